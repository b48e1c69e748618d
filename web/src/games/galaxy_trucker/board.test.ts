/** Components, boards and cards drawn from their rows; goods arranged; arrows on a grid. */

import { describe, expect, it } from "vitest";
import { toward } from "./board/arrows.ts";
import { Board } from "./model/box.ts";
import { GOOD_LOOK } from "./draw/pieces.ts";
import { tileMarkup } from "./draw/tile.ts";
import { charged, choiceOf, toggled } from "./drafts/doubles.ts";
import { StowDraft } from "./drafts/stow.svelte.ts";
import type { BuildOffer, PowerChoice } from "./model/offers.ts";
import { DRAWINGS } from "./rules/drawings.ts";
import { SAMPLE, sampleAt } from "./model/samples.ts";
import { beamOf } from "./film/beam.ts";
import { TruckerDirector } from "./film/director.ts";
import { pictureOf, type Emphasis, type Picture } from "./film/picture.ts";
import { opening, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import type { Event } from "./model/events.ts";
import type { Trucking } from "./model/trucking.ts";
import type { Good, PublicView } from "./model/wire.ts";
import { YardDraft } from "./drafts/yard.svelte.ts";

const ROW = {
  name: "I",
  level: 1,
  insurance: 5,
  squares: [38, 48, 49, 50],
  start: 49,
  left: 3,
  top: 3,
  columns: [[5], [6], [7], [8], [9]],
  rows: [[5], [6], [7], [8], [9]],
};

describe("the tile renderer", () => {
  it("draws as many flames as an engine has bells", () => {
    expect(tileMarkup(sampleAt(5, 9).part).match(/#FF7A2F/g)).toHaveLength(1);
    expect(tileMarkup(sampleAt(6, 9).part).match(/#FF7A2F/g)).toHaveLength(2);
  });
  it("shows the cells that are left and no others", () => {
    const battery = sampleAt(8, 6).part;
    const full = (cells: number): number => (tileMarkup(battery, 0, { cells }).match(/fill="#2E8B4B"/g) ?? []).length;
    expect([full(2), full(1), full(0)]).toEqual([2, 1, 0]);
  });
  it("turns the plate and keeps what is read upright", () => {
    const turned = tileMarkup(sampleAt(7, 7).part, 1, { humans: 2 });
    expect(turned.startsWith('<g transform="rotate(90 50 50)">')).toBe(true);
    const upright = turned.slice(turned.lastIndexOf('<circle cx="50" cy="50" r="25.500"'));
    expect(upright).not.toContain("rotate(");
  });
  it("draws every side of every component of the sample ship", () => {
    for (const { part } of SAMPLE)
      expect(tileMarkup(part).match(/<g transform="rotate\(\d+ 50 50\)">/g)?.length).toBeGreaterThanOrEqual(5);
  });
});

describe("a board", () => {
  const board = new Board(ROW, 11);
  it("places squares from its corner and names them by dice numbers", () => {
    expect(board.cell(38)).toMatchObject({ x: 2, y: 0, column: "7", row: "5" });
    expect(board.cell(49)).toMatchObject({ x: 2, y: 1, column: "7", row: "6" });
  });
  it("finds the line of a dice total, or that it misses", () => {
    expect([board.line(true, 7), board.line(false, 5), board.line(true, 11)]).toEqual([2, 0, null]);
  });
});

describe("arrows", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 2 },
    { x: 0, y: 1 },
  ];
  it("go to the nearest place that way and stay where there is none", () => {
    expect([
      toward(places, 0, "ArrowRight"),
      toward(places, 0, "ArrowDown"),
      toward(places, 1, "ArrowDown"),
      toward(places, 0, "ArrowUp"),
    ]).toEqual([1, 3, 2, 0]);
  });
});

describe("goods", () => {
  const worth = (goods: readonly Good[]): number => goods.reduce((sum, good) => sum + GOOD_LOOK[good].pips, 0);
  const offer = {
    goods: [
      { good: "red", count: 1, gained: 1, holds: [9] },
      { good: "blue", count: 2, gained: 1, holds: [8, 9] },
    ],
    holds: [
      { square: 8, ordinary: 2, special: 0, goods: ["blue"] },
      { square: 9, ordinary: 0, special: 1, goods: [] },
    ],
    best: [],
  } as const;
  it("go only where the offer says and a space is free; the rest stays on the dock", () => {
    const draft = new StowDraft(offer, worth);
    expect([draft.good, draft.takes(8), draft.takes(9)]).toEqual(["red", false, true]);
    draft.put(9);
    expect([draft.good, draft.takes(9), draft.takes(8)]).toEqual(["blue", false, true]);
    expect(draft.action).toEqual({
      do: "StowGoods",
      holds: [
        { square: 8, goods: ["blue"] },
        { square: 9, goods: ["red"] },
      ],
    });
    expect([draft.total, draft.dock]).toEqual([5, ["blue"]]);
    draft.undo();
    expect([draft.total, draft.dock]).toEqual([1, ["red", "blue"]]);
  });
  it("move from hold to hold and back to the dock", () => {
    const draft = new StowDraft(offer, worth);
    draft.choose({ square: 8, index: 0 });
    draft.put(9);
    expect(draft.holds.get(9)).toEqual(["blue"]);
    draft.choose({ square: 9, index: 0 });
    draft.put(null);
    expect([draft.holds.get(9), draft.dock]).toEqual([[], ["red", "blue", "blue"]]);
  });
});

describe("goods that are carried", () => {
  const offer = {
    goods: [
      { good: "red", count: 1, gained: 1, holds: [9] },
      { good: "blue", count: 2, gained: 0, holds: [8, 9] },
    ],
    holds: [
      { square: 8, ordinary: 1, special: 0, goods: ["blue"] },
      { square: 9, ordinary: 0, special: 1, goods: ["blue"] },
    ],
    best: [
      { square: 8, goods: ["blue"] },
      { square: 9, goods: ["red"] },
    ],
  } as const;
  const draft = (): StowDraft => new StowDraft(offer, (goods) => goods.length);
  it("change places where both fit, and only there", () => {
    const goods = draft();
    goods.drop({ square: 8, index: 0 });
    expect(goods.holds.get(8)).toEqual(["blue"]);
    goods.drop({ square: 9, index: 0 });
    expect([goods.holds.get(9), goods.dock]).toEqual([["red"], ["blue"]]);
    goods.choose({ square: 8, index: 0 });
    goods.drop({ square: 9, index: 0 });
    expect([goods.holds.get(8), goods.holds.get(9)]).toEqual([["blue"], ["red"]]);
  });
  it("go to the dock, all at once where that is wanted, and back by the best load", () => {
    const goods = draft();
    goods.choose({ square: 8, index: 0 });
    goods.drop(null);
    expect(goods.dock).toEqual(["red", "blue"]);
    goods.unload();
    expect([goods.dock.length, goods.total]).toEqual([3, 0]);
    goods.propose(offer.best);
    expect([goods.action.holds, goods.dock]).toEqual([offer.best, ["blue"]]);
  });
});

describe("doubles", () => {
  const choice = (doubles: number[], price: number, poor = false): PowerChoice => ({
    doubles,
    price,
    strength: 2 + price * 2,
    refusal: poor ? { rule: "GB-088", key: "few", args: {} } : null,
  });
  const offer = {
    value: "cannons",
    unit: 2,
    choices: [choice([0, 0], 0), choice([1, 0], 1), choice([0, 1], 1), choice([1, 1], 2, true)],
  } as const;
  const squares = [[4], [7]];
  it("are switched on the ship as far as cells last", () => {
    expect(toggled(offer, squares, [0, 0], 7)).toEqual([0, 1]);
    expect(toggled(offer, squares, [0, 1], 4)).toEqual([0, 1]);
    expect(toggled(offer, squares, [0, 1], 7)).toEqual([0, 0]);
    expect([charged(squares, [1, 0]), choiceOf(offer, [0, 1])?.price]).toEqual([[4], 1]);
  });
});

describe("the component in hand", () => {
  const none = { mistakes: [], refusal: null, sides: [] };
  const misfit = { rule: "GB-049", key: "misfit", args: {} };
  const turns = [
    { turns: 0, ...none },
    { turns: 1, mistakes: [misfit], refusal: misfit, sides: ["left" as const] },
    { turns: 2, ...none },
    { turns: 3, ...none },
  ];
  const offer = {
    component: "B001",
    loose: null,
    face_down: null,
    face_up: [],
    reserve: [],
    squares: [{ square: 48, turns }],
    return_component: null,
    set_aside: null,
    piles: [],
    put_back: null,
    hourglass: misfit,
    numbers: [],
    leave: null,
  };
  it("is welded where it is held, unless the offer refuses it", () => {
    const draft = new YardDraft(() => offer, "B001");
    expect(draft.action).toBe(null);
    draft.target = 48;
    expect(draft.action).toEqual({ do: "Place", square: 48, turns: 0 });
    draft.turn();
    expect([draft.action, draft.faults, draft.sides]).toEqual([null, [misfit], ["left"]]);
  });
  it("says whether it fits as it is held, once turned, or nowhere", () => {
    let now: BuildOffer = offer;
    const draft = new YardDraft(() => now, "B001");
    expect(draft.room).toBe("here");
    draft.turn();
    expect(draft.room).toBe("turned");
    const nowhere = turns.map(({ turns }) => ({ turns, mistakes: [misfit], refusal: null, sides: [] }));
    now = { ...offer, squares: [{ square: 48, turns: nowhere }] };
    expect(draft.room).toBe("nowhere");
  });
  it("keeps its turn while others build and what fits changes", () => {
    let now: BuildOffer = offer;
    const draft = new YardDraft(() => now, "B001");
    draft.turn();
    draft.target = 48;
    now = { ...offer, squares: [] };
    expect([draft.turns, draft.target, draft.action]).toEqual([1, 48, null]);
    now = { ...offer };
    expect([draft.turns, draft.shown]).toEqual([1, 48]);
  });
});

describe("the film", () => {
  const part = { square: 49, component: "B031", turns: 0, humans: 2, alien: null, cells: 0, goods: [] };
  const ship = { components: [part], lost: [], place: 3, flying: true };
  const view = {
    ships: [ship],
    order: [0],
    roads: [],
    card: "I-09",
    deck: 5,
    phase: "flight",
  } as unknown as PublicView;
  const director = new TruckerDirector(() => 0);
  /** The pictures of an event. */
  const shots = (from: Scene<Trucking, Emphasis>, event: Event): Picture[] =>
    shotsOf(director, from, event).map(({ scene }) => pictureOf(scene));
  const rolled = (): Scene<Trucking, Emphasis> => shotsOf(director, opening(director, view), ROLL).at(-1)!.scene;
  const ROLL = {
    event: "DiceRolled",
    seat: 0,
    aim: "large",
    side: "left",
    dice: [2, 4],
    total: 6,
    targets: [] as number[],
  } as const;
  it("ends with everybody's credits, the richest first", () => {
    const titles = [0, 1].map((me) => {
      const live = new TruckerDirector(
        () => 0,
        () => me,
      );
      const over = { event: "GameEnded", credits: [4, 11], winners: [1], little: [0] } as Event;
      const slip = shotsOf(live, opening(live, view), over).at(-1)?.effects.slip;
      expect(slip?.rows.map(({ seat, figure }) => [seat, figure])).toEqual([
        [1, "11 credits"],
        [0, "4 credits"],
      ]);
      return slip?.title;
    });
    expect(titles).toEqual(["Accounts", "You win!"]);
  });
  it("aims, strikes and takes the component off", () => {
    const board = new Board(ROW, 11);
    const [rolling, roll] = shots(opening(director, view), ROLL);
    expect(beamOf(board, rolling!, 0)).toBe(null);
    expect(beamOf(board, roll!, 0)).toMatchObject({ across: false, line: 1, near: false, struck: null });
    const lost = shots(rolled(), {
      event: "ComponentLost",
      seat: 0,
      component: "B031",
      kind: "starting_cabin",
      square: 49,
      column: 7,
      row: 6,
      cause: "destroyed",
    });
    expect(beamOf(board, lost[0]!, 0)).toMatchObject({ near: true, struck: 49, outcome: "none" });
    expect(beamOf(board, lost[1]!, 0)).toMatchObject({ near: true, struck: 49, outcome: "hit" });
    expect(lost.at(-1)?.view.ships[0]).toMatchObject({ components: [], lost: ["B031"] });
    expect(lost.at(-1)?.lost[0]).toEqual([49]);
    expect(lost.at(-1)?.falling[0]).toEqual([part]);
  });
  it("sums up what was lost since the roll, and draws the break before what hangs on nothing falls", () => {
    const lost = (square: number, cause: "destroyed" | "fallen"): Event => ({
      event: "ComponentLost",
      seat: 0,
      component: "B031",
      kind: "starting_cabin",
      square,
      column: 7,
      row: 6,
      cause,
    });
    const hit = shotsOf(director, rolled(), lost(49, "destroyed")).at(-1)!;
    const after = shotsOf(director, hit.scene, lost(50, "fallen"));
    expect(after.map(({ scene }) => scene.emphasis.cracked?.square ?? null)).toEqual([50, null]);
    expect(after.at(-1)?.effects.slip?.rows).toHaveLength(2);
    // The next roll takes the slip away.
    expect(shotsOf(director, after.at(-1)!.scene, ROLL)[0]?.effects.slip).toBeNull();
  });
  it("says by how much a ship is weaker once its figures are known", () => {
    const figures = { engines: 2, engines_powered: 4, cannon_halves: 3, cannon_halves_powered: 3 };
    const armed = { ...view, ships: [{ ...view.ships[0], figures }] } as unknown as PublicView;
    const hit = shotsOf(
      director,
      { ...rolled(), view: armed },
      {
        event: "ComponentLost",
        seat: 0,
        component: "B031",
        kind: "starting_cabin",
        square: 49,
        column: 7,
        row: 6,
        cause: "destroyed",
      },
    ).at(-1)!;
    const weaker = { ...figures, engines: 1, engines_powered: 1 };
    const after = { ...armed, ships: [{ ...armed.ships[0], figures: weaker }] } as unknown as PublicView;
    const rows = director.settles(hit.scene, after)?.slip?.rows ?? [];
    expect(rows.map(({ figure }) => figure).slice(1)).toEqual(["2+2 → 1"]);
    expect(director.settles(hit.scene, armed)).toBeNull();
  });
  it("checks the own ship with a line, and lights the engines before the first card", () => {
    const built = { ...view, phase: "building", revealed: [] } as unknown as PublicView;
    const check = shotsOf(director, opening(director, built), { event: "ShipChecked", seat: 0, faultless: true });
    expect(check.map(({ scene }) => [scene.emphasis.check?.seat ?? null, scene.view.phase])).toEqual([
      [0, "check"],
      [null, "check"],
    ]);
    const card = { event: "CardRevealed", card: "I-09", family: "meteor_swarm", left: 5 } as const;
    const launch = shotsOf(director, opening(director, built), card);
    expect(launch.map(({ scene }) => scene.emphasis.launch)).toEqual([true, false]);
    expect(launch.map(({ effects }) => effects.untold ?? false)).toEqual([true, false]); // the card is not named yet
  });
  it("says why it came so", () => {
    const events = [
      { event: "MeteorShot", seat: 0 },
      { event: "ProjectileMissed", seat: 0, kind: "large" },
    ] as const;
    const said = events.map((event) => beamOf(new Board(ROW, 11), shots(rolled(), event).at(-1)!, 0)?.why);
    expect(said).toEqual(["Shot down", "Nothing on its line"]);
  });
  it("goes on where a card stood when somebody comes back", () => {
    const back = new TruckerDirector(() => 0);
    back.recall([{ event: "CardRevealed", card: "I-09", family: "meteor_swarm", left: 5 }, ROLL, ROLL]);
    expect(back.rest(view, null)).toMatchObject({ rolls: 2, roll: { total: 6, side: "left", rolling: false } });
    expect(back.rest({ ...view, card: null }, null)).toMatchObject({ rolls: 0, roll: null });
  });
  it("moves a rocket and lets a human go", () => {
    const [moved] = shots(opening(director, view), { event: "DaysLost", seat: 0, days: 2, place: 1 });
    expect(moved?.view.ships[0]?.place).toBe(1);
    const [left] = shots(opening(director, view), {
      event: "CrewLost",
      seat: 0,
      member: "human",
      square: 49,
      cause: "card",
    });
    expect(left?.view.ships[0]?.components[0]?.humans).toBe(1);
  });
});

describe("the drawings of the rules", () => {
  it.each(Object.keys(DRAWINGS))("%s has pieces inside its sheet", (name) => {
    const pieces = DRAWINGS[name]!.pieces();
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces)
      if ("at" in piece)
        expect(piece.at[0] >= 0 && piece.at[0] < 480 && piece.at[1] >= 0 && piece.at[1] < 200).toBe(true);
  });
});
