/** A race in words: every place of the row, and nothing of what lies face down. */

import { describe, expect, it } from "vitest";
import type { Picture } from "../film/picture.ts";
import type { Face, Ship } from "../model/pieces.ts";
import { situationOf } from "./situation.ts";

const FACE: Face = { name: "5-C", series: "C", lanes: ["mechanism", "trap", null, "trap", "repairer"], specials: [] };
const racing = {
  place: 3,
  lane: 3,
  wraps: 0,
  rounds: 0,
  speed: 2,
  laps: 1,
  ticked: 4,
  racing: true,
  ready: false,
  crashRound: null,
  program: [2, 3],
};
const picture: Picture = {
  places: Array.from({ length: 10 }, (_, key) => ({ key, face: key === 3 ? FACE : null })),
  ships: [racing, { ...racing, racing: false, crashRound: 2, place: null }],
  order: [0, 1],
  round: 3,
  race: 0,
  marker: null,
  marks: [],
  recon: null,
  acting: false,
  actor: null,
  stage: null,
  tidying: false,
};
const ships: Ship[] = [{ seat: 0, look: "blue", name: "Ada", place: 3, lane: 3, wraps: 0 }];
const told = situationOf(picture, ships, {
  names: ["Ada", "Brice"],
  me: 0,
  shields: 12,
  mine: { program: [4, 5], force: false },
});

describe("a race in words", () => {
  it("tells the row, and nothing of what lies face down", () => {
    const row = told[0]?.lines ?? [];
    expect(row[3]).toBe(
      "Place 4: 5-C, lane 1 mechanism, lane 2 trap, lane 3 safe, lane 4 trap, lane 5 repairer. Ada in lane 3.",
    );
    expect(row.filter((line) => line.includes("tile face down"))).toHaveLength(9);
  });
  it("tells every pilot in race order, with figures and opened programs", () => {
    expect(told[1]?.lines).toEqual([
      "Ada, you: Speed 2, 8 of 12 shields free, 1 lap of 3, place 4, lane 3, program: lanes 2, 3",
      "Brice: Crashed, round 2",
    ]);
  });
  it("tells what only this seat sees last", () => expect(told.at(-1)?.lines).toEqual(["program: lanes 4, 5"]));
});
