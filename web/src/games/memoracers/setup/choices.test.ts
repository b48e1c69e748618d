/** Choices before a race become options, and options choices again. */

import { describe, expect, it } from "vitest";
import type { PlanSeat } from "../../../lib/setup/seats.ts";
import { RULES, type Choices } from "./choices.ts";
import { optionsOf } from "../model/wire.ts";

const seats = (...ids: number[]): PlanSeat[] => ids.map((id) => ({ id, kind: "bot", name: "", bot: "easy" }));
const choose = (change: Partial<Choices>): Choices => ({ ...RULES.fresh(), ...change });

const asOptions = (...given: Parameters<typeof RULES.options>) => optionsOf(RULES.options(...given));

describe("options", () => {
  it("of a first race are those of the rulebook's advice", () => {
    expect(asOptions(RULES.fresh(), seats(0, 1))).toEqual({
      modules: [],
      circuit: "A",
      grades: [],
      youngest: 0,
      shields: 12,
      solo_star_fix: false,
      content: null,
    });
  });
  it("follow seats by their id, not their number", () => {
    const options = asOptions(choose({ handicap: true, grades: { 5: "expert" }, youngest: 5 }), seats(2, 5));
    expect([options.grades, options.youngest]).toEqual([["beginner", "expert"], 1]);
    expect(asOptions(choose({ youngest: 9 }), seats(2, 5)).youngest).toBe(0);
  });
  it("leave the circuit of a championship to the pilots", () =>
    expect(asOptions(choose({ mode: "championship", circuit: "D" }), seats(0, 1)).circuit).toBe("A"));
  it("count stars in solo only", () => {
    expect(asOptions(choose({ starFix: true }), seats(0, 1)).solo_star_fix).toBe(false);
    expect(asOptions(choose({ mode: "solo", starFix: true }), seats(0)).solo_star_fix).toBe(true);
  });
  it("name the tiles chosen one by one", () => {
    const series = ["A", "B", "C", "D", "A", "B", "C", "D", "A"] as const;
    expect(asOptions(choose({ circuit: "tiles", series }), seats(0, 1)).circuit).toEqual([
      "1-A",
      "2-B",
      "3-C",
      "4-D",
      "5-A",
      "6-B",
      "7-C",
      "8-D",
      "9-A",
    ]);
  });
});

describe("choices", () => {
  it("come back from the options of a table that was played", () => {
    const made = choose({
      mode: "championship",
      madness: true,
      handicap: true,
      grades: { 0: "amateur", 1: "expert" },
      shields: 15,
      youngest: 1,
    });
    expect(RULES.again({ ...asOptions(made, seats(0, 1)) })).toEqual(made);
    const tiles = choose({ circuit: "tiles", series: ["D", "B", "C", "D", "A", "B", "C", "D", "A"] });
    expect(RULES.again(asOptions(tiles, seats(0, 1)))).toEqual(tiles);
    expect(RULES.again({ modules: ["solo"], solo_star_fix: true })).toEqual(choose({ mode: "solo", starFix: true }));
  });
  it("are read back from the device", () => {
    const made = choose({
      mode: "solo",
      circuit: "random",
      starFix: true,
      shields: 9,
      content: { name: "mine.json", data: { tiles: [] } },
    });
    expect(RULES.read(JSON.parse(JSON.stringify(made)))).toEqual(made);
  });
  it.each([
    null,
    7,
    "x",
    { mode: "duel", circuit: "E", series: ["A"], shields: "many", grades: { 0: "king" }, content: { name: 3 } },
  ])("take what cannot be read as fresh: %j", (data) => {
    expect(RULES.read(data)).toEqual({
      ...RULES.fresh(),
      grades: data && typeof data === "object" ? { 0: "beginner" } : {},
    });
  });
});
