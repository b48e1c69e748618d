/** Plots of a finished race. */

import { expect, it } from "vitest";
import type { Statistics, Tally } from "../../../lib/generated/types.ts";
import { statsOf } from "./stats.ts";

const tally = (name: string, seat: number, counts: Record<string, number>): Tally => ({
  name,
  seat,
  words: "",
  counts: Object.entries(counts).map(([what, count]) => ({ name: what, count })),
});

it("shows the average Speed of all rounds, and what traps cost without the engine", () => {
  const tallies = [
    tally("speed", 0, { 1: 2, 4: 1 }),
    tally("speed", 1, { 3: 3 }),
    tally("losses", 1, { traps: 2, engine: 5 }),
  ];
  const found: Statistics = {
    game: "memoracers",
    scores: [1, 2],
    winners: [1],
    time_ms: [null, null],
    answers: [3, 3],
    tallies,
  };
  const plots = statsOf(found, ["Ada", "Brice"]);
  expect(plots.map(({ id, rows }) => [id, rows.map(({ value }) => value)])).toEqual([
    ["speed", [2, 3]],
    ["traps", [0, 2]],
  ]);
});
