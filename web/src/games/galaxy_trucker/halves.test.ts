/**
 * Class IIA on the page: a board in two halves, doubles half by half, halves that jump, return and give up, the track.
 */

import { describe, expect, it } from "vitest";
import { Board } from "./model/board.ts";
import { lettersOf, roomFor } from "./board/letters.ts";
import { hullsOf, labelOf, youAt } from "./board/track.ts";
import { Box } from "./model/box.ts";
import { mounted } from "./model/contents.ts";
import { where } from "./text/describe.ts";
import { charged, doublesOf, toggled } from "./drafts/doubles.ts";
import type { PowerOffer } from "./model/offers.ts";
import { FLIGHTS, RULES } from "./setup/choices.ts";
import { opening, shotsOf } from "$lib/table/film.svelte.ts";
import { TruckerDirector } from "./film/director.ts";
import { halvesSaid } from "./table/status.ts";
import type { Event } from "./model/events.ts";
import type { ComponentView, Half, HalfView, Preview, PublicView, ShipView } from "./model/wire.ts";

const totals = (from: number, count: number): number[][] => Array.from({ length: count }, (_, i) => [from + i]);
const [LEFT, RIGHT] = [
  [36, 37, 47],
  [40, 41, 51],
];
const IIA = {
  name: "IIA",
  level: 2,
  insurance: null,
  squares: [...LEFT, ...RIGHT],
  start: null,
  left: 1,
  top: 3,
  columns: totals(3, 9),
  rows: totals(5, 5),
  halves: [LEFT, RIGHT],
};
const board = new Board(IIA, 11);
const part = (square: number, component: string, more: Partial<ComponentView> = {}): ComponentView => ({
  ...mounted(square, component),
  ...more,
});
const half = (name: Half, more: Partial<HalfView> = {}): HalfView => ({
  half: name,
  hyper: 0,
  exposed: 0,
  crew: 0,
  humans: 0,
  cells: 0,
  goods: 0,
  engines: 0,
  engines_powered: 0,
  cannon_halves: 0,
  cannon_halves_powered: 0,
  away: [],
  ...more,
});

describe("a board in two halves", () => {
  it("knows whose square each one is, and says it", () => {
    expect([board.halfOf(47), board.halfOf(40), board.halfOf(60)]).toEqual(["left", "right", null]);
    expect(board.halves.map(({ half: name, left, right }) => [name, left, right])).toEqual([
      ["left", 2, 4],
      ["right", 6, 8],
    ]);
    expect([where(board, 36), where(board, 51)]).toEqual(["column 5, row 5, left half", "column 9, row 6, right half"]);
  });
  it("has its right half at the left when the ship has turned round", () => {
    expect(board.turned(0, 2).halves.map(({ half: name }) => name)).toEqual(["right", "left"]);
  });
  it("is read in any room, and drawn larger letters where it is small", () => {
    expect(lettersOf(board, false, 0, 0)).toBe(23);
    expect(lettersOf(board, false, 2000, 2000)).toBe(23);
    for (const [wide, high] of [
      [300, 2000],
      [700, 500],
      [560, 380],
      [378, 190],
      [378, 170],
    ] as const) {
      const letters = lettersOf(board, wide < 400, wide, high);
      const { margin, head } = roomFor(board, letters);
      const scale = Math.min(wide / (board.width * 100 + margin * 2), high / (board.height * 100 + margin * 2 + head));
      expect(letters * scale).toBeGreaterThanOrEqual(13.99);
    }
  });
});

describe("doubles of two halves", () => {
  const row = (name: string, kind: string): object => ({ name, kind, sides: [0, 3, 3, 3] });
  const box = new Box({
    figures: { grid: 11, track: 40, reserve: 2, goods: [] },
    flights: ["IIA"],
    boards: [IIA],
    content: { components: [row("G", "cannon_double"), row("E", "engine_double")], cards: [] },
  } as unknown as Preview);
  const parts = [part(36, "G"), part(47, "E"), part(40, "G"), part(41, "G", { turns: 1 }), part(51, "E")];
  const halfOf = (square: number): Half | null => board.halfOf(square);
  const choice = (doubles: number[], refused = false): object => ({
    doubles,
    price: 0,
    strength: 0,
    refusal: refused ? { rule: "GX-282", key: "cell-of-other-half", args: {} } : null,
  });
  const offer = (value: string, kinds: number[], choices: object[]): PowerOffer =>
    ({ value, unit: 1, kinds, choices }) as unknown as PowerOffer;
  it("are counted those of the left half first, each kind for itself", () => {
    const cannons = doublesOf(offer("cannons", [2, 2], [choice([0, 0, 0, 0])]), parts, box, [], halfOf);
    expect(cannons).toEqual([[36], [], [40], [41]]);
    expect(charged(cannons, [0, 0, 1, 0])).toEqual([40]);
    expect(doublesOf(offer("engines", [1, 1], [choice([0, 0])]), parts, box, [], halfOf)).toEqual([[47], [51]]);
  });
  it("of a half that is left alone are all there are", () => {
    const alone = parts.filter(({ square }) => RIGHT.includes(square));
    expect(doublesOf(offer("engines", [1], [choice([0])]), alone, box, [], halfOf)).toEqual([[51]]);
  });
  it("stay off where their half has no cell for them", () => {
    const engines = offer("engines", [1, 1], [choice([0, 0]), choice([0, 1]), choice([1, 0], true)]);
    expect([toggled(engines, [[47], [51]], [0, 0], 47), toggled(engines, [[47], [51]], [0, 0], 51)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
});

describe("halves that come and go", () => {
  const view = {
    card: null,
    ships: [
      {
        place: 3,
        hyper: 0,
        flying: true,
        components: [part(36, "G")],
        halves: [half("left"), half("right", { hyper: 2, away: [part(40, "G")] })],
      },
    ],
  } as unknown as PublicView;
  const director = new TruckerDirector(() => 0);
  const after = (event: object): ShipView =>
    shotsOf(director, opening(director, view), { seat: 0, ...event } as Event).at(-1)!.scene.view.ships[0]!;
  it("jump, return with what they hold, and give up", () => {
    expect(
      after({ event: "HalfJumped", half: "left", engine: 47, cards: 2 }).halves?.map(({ hyper }) => hyper),
    ).toEqual([2, 2]);
    const back = after({ event: "HalfReturned", half: "right" });
    expect([
      back.components.map(({ square }) => square),
      back.halves?.map(({ hyper, away }) => [hyper, away.length]),
    ]).toEqual([
      [36, 40],
      [
        [0, 0],
        [0, 0],
      ],
    ]);
    expect(
      after({ event: "HalfGaveUp", half: "left", reason: "own-will", credits: 0 }).halves?.map(
        ({ half: name }) => name,
      ),
    ).toEqual(["right"]);
  });
  it("are said of a ship that does not fly with both of them", () => {
    expect(halvesSaid({ flying: true, halves: [half("left"), half("right")] })).toEqual([]);
    expect(halvesSaid({ flying: true, halves: [half("right")] })).toEqual(["Right half alone"]);
    expect(halvesSaid({ flying: true, halves: [half("left"), half("right", { hyper: 1 })] })).toEqual([
      "Right half in hyperspace",
    ]);
    expect([halvesSaid({ flying: false, halves: [half("right")] }), halvesSaid({ flying: true, halves: [] })]).toEqual([
      [],
      [],
    ]);
  });
});

describe("the flight track", () => {
  it("has one rocket for both halves; what has jumped hangs in hyperspace", () => {
    const both = hullsOf({ hyper: 0, halves: [half("left"), half("right", { hyper: 2 })] });
    expect([both.here.map((one) => one.half), both.away.map((one) => one.half)]).toEqual([["left"], ["right"]]);
    expect(labelOf("Ada", 4, both)).toBe("Ada on space 4, the right half in hyperspace for 2 cards");
    expect(labelOf("Ada", 4, hullsOf({ hyper: 0, halves: [half("right")] }))).toBe(
      "Ada on space 4, only the right half",
    );
    expect(labelOf("Ada", 4, hullsOf({ hyper: 0 }))).toBe("Ada on space 4");
    expect(
      labelOf("Ada", 4, hullsOf({ hyper: 1, halves: [half("left", { hyper: 2 }), half("right", { hyper: 1 })] })),
    ).toBe("Ada in hyperspace for 1 card");
  });
  it.each([300, 378, 800, 1080])("has room for the plate over one's own rocket, %i pixels wide", (pixels) => {
    const width = 1120;
    const { size, reach, off, clamped } = youAt(width, pixels);
    expect((size * pixels) / width).toBeCloseTo(Math.max(14, (17 * pixels) / width), 5);
    expect(reach).toBeGreaterThan(off + size * 1.7);
    expect(clamped(0) - size * 1.25).toBeGreaterThan(0);
    expect(clamped(width) + size * 1.25).toBeLessThan(width);
    expect(clamped(width / 2)).toBe(width / 2);
  });
});

describe("the set-up", () => {
  it("offers class IIA", () => {
    expect(FLIGHTS).toContain("IIA");
    expect(RULES.read({ flights: ["IIA"] }).flights).toEqual(["IIA"]);
  });
});
