/** Plots of a finished game. */

import { expect, it } from "vitest";
import type { Statistics } from "../../../lib/generated/types.ts";
import { statsOf } from "./stats.ts";

const dice = (seat: number, count: number) => ({
  name: "dice",
  seat,
  words: "",
  counts: [{ name: "7", count, expected: 17 }],
});
const losses = (seat: number, meteors: number) => ({
  name: "losses",
  seat,
  words: "",
  counts: [
    { name: "meteors", count: meteors },
    { name: "shots", count: 0 },
  ],
});

it("adds up what all ships lost, and shows the rolls that aimed at one of them", () => {
  const found: Statistics = {
    game: "galaxy-trucker",
    scores: [1, 2],
    winners: [1],
    time_ms: [null, null],
    answers: [3, 3],
    tallies: [dice(0, 1), dice(1, 4), losses(0, 2), losses(1, 3)],
  };
  const [lost, rolled] = statsOf(found, ["Ada", "Brice"], 1, 0);
  expect(lost?.rows.map(({ label, value }) => [label, value])).toEqual([["meteors", 5]]);
  expect(rolled?.rows.map(({ value, expected }) => [value, expected])).toEqual([[4, 0.17]]);
  expect(rolled?.title).toContain("Brice");
  expect(statsOf(found, ["Ada", "Brice"], 0, 0)[1]?.title).toContain("you");
});
