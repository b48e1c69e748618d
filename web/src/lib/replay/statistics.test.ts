/** Plots of a finished game: its counts by seat and together, and the time. */

import { describe, expect, it } from "vitest";
import type * as wire from "../generated/types.ts";
import { bySeat, countOf, sumOf, timeStat } from "./statistics.ts";

const dice = (seat: number, fog: number, blank: number): wire.Tally => ({
  name: "dice",
  seat,
  words: "face",
  counts: [
    { name: "fog", count: fog, expected: 150 },
    { name: "blank", count: blank, expected: 300 },
  ],
});
const found: wire.Statistics = {
  game: "celestia",
  scores: [7, 9],
  winners: [1],
  time_ms: [4_000, 3_500],
  answers: [4, 4],
  tallies: [dice(0, 1, 2), dice(1, 3, 0), { name: "cards", seat: 1, words: "terms.card", counts: [] }],
};
const seats = { names: ["Ada", "Brice"] };

describe("figures of a finished game", () => {
  it("are added up over all seats, or of one", () => {
    expect(sumOf(found, "dice")?.counts).toEqual([
      { name: "fog", count: 4, expected: 300 },
      { name: "blank", count: 2, expected: 600 },
    ]);
    expect(sumOf(found, "dice", 1)?.total).toBe(3);
    expect([countOf(found, "dice", 0), countOf(found, "dice", 1, "fog"), countOf(found, "none", 0)]).toEqual([3, 3, 0]);
    expect(sumOf(found, "none")).toBeNull();
  });

  it("name who has most, all of them at a tie, where somebody has anything", () => {
    const [fog] = bySeat(
      "fog",
      (seat) => countOf(found, "dice", seat, "fog"),
      seats,
      (name) => `most: ${name}`,
    );
    expect([fog?.title, fog?.rows.map(({ value }) => value)]).toEqual(["most: Brice", [1, 3]]);
    const even = bySeat(
      "fog",
      () => 2,
      seats,
      (name) => `most: ${name}`,
    );
    expect(even.map(({ title }) => title)).toEqual(["most: Ada and Brice"]);
    expect(
      bySeat(
        "cards",
        (seat) => countOf(found, "cards", seat),
        seats,
        (name) => name,
      ),
    ).toEqual([]);
  });

  it("say how long each seat thought, where the log has times and somebody took any", () => {
    const [time] = timeStat(found, seats);
    expect(time?.title).toBe("Ada and Brice took the most time");
    expect(time?.rows.map(({ text }) => text)).toEqual(["0:04", "0:04"]);
    expect(timeStat({ ...found, time_ms: [4_000, 9_000] }, seats)[0]?.title).toBe("Brice took the most time");
    expect(timeStat({ ...found, time_ms: [null, null] }, seats)).toEqual([]);
    expect(timeStat({ ...found, time_ms: [900, null] }, seats)).toEqual([]);
  });
});
