/** The Big Expansion on the page: new components, turned boards, goods in mixed holds, arrangements, roads, set-up. */

import { describe, expect, it } from "vitest";
import { Board } from "./model/board.ts";
import { layOut, spacesOf } from "./draw/pieces.ts";
import { tileMarkup } from "./draw/tile.ts";
import { Arrangement } from "./drafts/arrange.svelte.ts";
import { MountDraft } from "./drafts/mount.svelte.ts";
import { bites, deadOn } from "./roads/bites.ts";
import { Box } from "./model/box.ts";
import { mounted } from "./model/contents.ts";
import { DRAWINGS } from "./rules/drawings.ts";
import { boundBy, RULES } from "./setup/choices.ts";
import { hardOf, throwDie, withDice } from "./model/dice.ts";
import { stillOf } from "./film/picture.ts";
import { en } from "./text/en.ts";
import { fr } from "./text/fr.ts";
import type { ComponentView, Preview, PublicView } from "./model/wire.ts";

const LINES = [
  [2, 3],
  [4, 5],
  [6, 7, 8],
  [9, 10],
  [11, 12],
];
const IA = {
  name: "IA",
  level: 1,
  insurance: null,
  squares: [37, 48, 60],
  start: 60,
  left: 3,
  top: 3,
  columns: LINES,
  rows: LINES,
  any_front: true,
};
const part = (square: number, more: Partial<ComponentView> = {}): ComponentView => ({
  ...mounted(square, "H"),
  ...more,
});

describe("new components", () => {
  it("show a barrel each way, slabs on armoured sides, and who sleeps", () => {
    const twin = tileMarkup({ name: "E08", kind: "cannon_bidirectional", sides: [0, 0, 3, 1], barrels: [0, 1] });
    expect(twin.match(/#2B2545/g)).toHaveLength(2);
    const plating = tileMarkup({ name: "E37", kind: "plating", sides: [0, 0, 3, 0], armoured: [0, 1, 3] });
    expect(plating.match(/#4B4A57/g)).toHaveLength(3);
    const asleep = (sleepers: number): number =>
      (
        tileMarkup({ name: "E06", kind: "stasis_chamber", sides: [1, 0, 0, 2] }, 0, { sleepers }).match(/#8FA6E8/g) ??
        []
      ).length;
    expect([asleep(4), asleep(1), asleep(0)]).toEqual([4, 1, 0]);
  });
  it("keep red goods in special spaces and cells beside the goods", () => {
    expect(layOut({ ordinary: 2, special: 1 }, ["red", "blue"])).toEqual([1, null, 0]);
    expect(layOut({ ordinary: 2, special: 1 }, ["blue", "green", "yellow"])).toEqual([0, 1, 2]);
    expect(layOut({ ordinary: 2, special: 1 }, ["red", "red"])).toEqual([null, null, 0]);
    expect(spacesOf({ ordinary: 2, cells: 2 }).at.every(([x]) => x < 50)).toBe(true);
  });
});

describe("a board that is turned", () => {
  const board = new Board(IA, 11);
  it("has the chosen front on top and reads its numbers from there", () => {
    const right = board.turned(1, 1);
    expect(board.cell(48)).toMatchObject({ x: 1, y: 1 });
    expect(right.cell(48)).toMatchObject({ x: 1, y: 3, column: "4·5", row: "9·10" });
    expect(right.lay([part(48, { turns: 1 })])[0]?.turns).toBe(0);
  });
  it("keeps the numbers on its squares when the ship turns round in flight", () => {
    const round = board.turned(0, 2);
    expect(round.cell(48)).toMatchObject({ x: 3, y: 3, column: "4·5", row: "4·5" });
    expect(round.line(true, 5)).toBe(3);
    expect([round.at(5, 4), round.at(2, 2)]).toEqual([48, null]);
  });
});

describe("what comes aboard", () => {
  const offer = {
    gained: 2,
    cabins: [1, 2],
    cabin_room: 2,
    chambers: [{ square: 9, sleepers: 1, cabins: [] }],
    chamber_room: 4,
    proposed: [
      { square: 1, humans: 2, alien: null },
      { square: 2, humans: 0, alien: "purple" as const },
      { square: 9, humans: 2, alien: null },
    ],
  };
  it("is settled as proposed, or moved where there is room", () => {
    const crew = Arrangement.settling(offer, 2);
    expect([crew.hand, crew.takes(2)]).toEqual([[], false]);
    crew.press(1);
    expect([crew.hand, crew.takes(9), crew.takes(2)]).toEqual([["human"], true, false]);
    crew.press(9);
    expect(crew.action).toEqual({
      do: "SettleCrew",
      berths: [
        { square: 1, humans: 1, alien: null },
        { square: 2, humans: 0, alien: "purple" },
        { square: 9, humans: 3, alien: null },
      ],
    });
    expect(crew.filled(part(9)).sleepers).toBe(3);
  });
  it("is stored in batteries with room", () => {
    const cells = Arrangement.charging({
      cells: 3,
      batteries: [
        { square: 4, cells: 2 },
        { square: 5, cells: 2 },
      ],
      proposed: [
        { square: 4, cells: 2 },
        { square: 5, cells: 1 },
      ],
    });
    cells.press(4);
    cells.press(5);
    expect(cells.action).toEqual({
      do: "ArrangeCells",
      charges: [
        { square: 4, cells: 1 },
        { square: 5, cells: 2 },
      ],
    });
  });
  it("is mounted in a turn that the offer allows", () => {
    const mount = new MountDraft({
      component: "E25",
      squares: [
        { square: 7, turns: [2], replaces: false },
        { square: 8, turns: [2, 3], replaces: true },
      ],
    });
    expect([mount.turns, mount.action]).toEqual([2, null]);
    mount.hold(8);
    mount.turn();
    expect([mount.action, mount.replaces]).toEqual([{ do: "Place", square: 8, turns: 3 }, true]);
    mount.hold(7);
    expect(mount.action).toEqual({ do: "Place", square: 7, turns: 2 });
  });
});

describe("Rough Roads", () => {
  const box = new Box({
    figures: { grid: 11, track: 40, reserve: 2, goods: [] },
    flights: ["IA"],
    boards: [IA],
    content: {
      components: [{ name: "H", kind: "hold", sides: [0, 0, 0, 0], ordinary: 2 }],
      cards: [{ name: "I-09", level: 1, family: "meteor_swarm" }],
    },
  } as unknown as Preview);
  const road = (name: string, bound: number[]): object => ({ card: "RR", road: name, bound });
  const view = {
    board: "IA",
    phase: "flight",
    card: "I-09",
    dead: 4,
    ships: [{ components: [part(48, { goods: ["red"] }), part(60)] }],
    roads: [road("dead-zone", [0]), road("explosive-goods", [0]), road("bad-luck", [])],
  } as unknown as PublicView;
  it("stand out where they bite", () => {
    const picture = stillOf(view);
    expect([
      bites("bad-luck", picture, null, box),
      bites("paranoid-locals", picture, null, box),
      bites("rotten-batteries", picture, "TruckerDeclares", box),
    ]).toEqual([true, false, true]);
  });
  it("mark what they change on the ship that they bind", () => {
    expect([deadOn(view, 0, box), deadOn(view, 1, box)]).toEqual([[37, 48], []]);
  });
});

describe("the set-up", () => {
  const fresh = RULES.fresh();
  it("has five seats with Fifth Wheel, and binds each seat by some cards", () => {
    expect(RULES.limits({ ...fresh, modules: ["fifth-wheel"] })).toEqual({ least: 5, most: 5 });
    const choices = { ...fresh, roads: 2, handicap: [[1, 3], []] };
    expect(boundBy(choices, 3)).toEqual([[1], [], [1, 2]]);
    expect(RULES.options(choices, [])).toMatchObject({ roads: [2], handicap: [] });
  });
  it("asks for nothing of the expansion while all of it is off", () => {
    expect(Object.keys(RULES.options(fresh, [])).sort()).toEqual([
      "building",
      "flights",
      "hourglass",
      "modules",
      "number_time",
      "turns",
    ]);
  });
});

describe("the rules of the Big Expansion", () => {
  it.each([
    "big-box",
    "new-technologies",
    "fifth-wheel",
    "new-classes",
    "machinations",
    "rough-roads",
    "bonus-cards",
    "combining",
    "house-cards",
  ])("have the drawing %s", (name) => expect(DRAWINGS[name]).toBeDefined());
});

describe("dice that choose", () => {
  const fresh = RULES.fresh();
  it("are thrown fairly, and those that lie there stay", () => {
    const bytes = [255, 252, 251, 0, 5];
    expect([
      throwDie(() => bytes.shift() ?? 0),
      throwDie(() => bytes.shift() ?? 0),
      throwDie(() => bytes.shift() ?? 0),
    ]).toEqual([6, 1, 6]);
    expect([withDice([3, 4], 3, () => 6), withDice([3, 4], 1, () => 6), withDice([3], 0)]).toEqual([
      [3, 4, 6],
      [3],
      [],
    ]);
  });
  it("start from the standard flights, without what they may choose", () => {
    const choices = {
      ...fresh,
      flights: ["IIA"] as const,
      modules: ["machinations", "technologies"] as const,
      roads: 2,
      handicap: [[1], []],
      throws: [2, 4],
    };
    expect(RULES.options(choices, [])).toMatchObject({
      flights: ["I", "II", "III"],
      modules: ["technologies"],
      throws: [2, 4],
    });
    expect(Object.keys(RULES.options(choices, []))).not.toContain("roads");
  });
  it("are kept from visit to visit as far as they are dice", () => {
    expect(RULES.read({ throws: [1, 7, "2", 6] }).throws).toEqual([1, 6]);
    expect(RULES.read({}).throws).toEqual([]);
  });
  it("are told by what makes the game difficult", () => {
    expect(hardOf({ difficulty: 4, flights: ["IA", "II", "IIIA"], modules: ["machinations"], roads: 1 })).toEqual({
      difficulty: 4,
      flights: ["IA", "IIIA"],
      machinations: true,
      roads: 1,
    });
  });
});

describe("a jump that may miss the arrival", () => {
  it("is not said to be giving up for certain: under Déjà Vu the card may come again", () => {
    expect(en["jump.last"]).toBe("This may be the last card: if no other comes, jumping means giving up.");
    expect(fr["jump.last"]).toBe(
      "C’est peut-être la dernière carte\u00a0: s’il n’en vient plus, sauter, c’est abandonner.",
    );
  });
});
