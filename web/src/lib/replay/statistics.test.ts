/** Figures of a finished game: what was taken back does not count, and all who are asked wait alike. */

import { describe, expect, it } from "vitest";
import type { Replay } from "../table/types.ts";
import { againstChance, bySeat, eventsOf, timeStat, waitedFor } from "./statistics.ts";

const step = (entry: number, time: number | null, waiting: number[], event: string, undo: number | null = null) => ({
  entry,
  time,
  undo,
  situation: { decision: "Any", number: entry, waiting },
  events: undo === null ? [{ event }] : [],
});
const steps = [
  step(0, null, [0], "began"),
  step(1, 1_000, [0, 1], "first"),
  step(2, 4_000, [1], "second"),
  step(3, 4_500, [0], "", 1),
  step(4, 6_000, [0], "third"),
];
const replay = { steps } as unknown as Replay;

describe("figures of a finished game", () => {
  it("leave out what was taken back", () => {
    expect(eventsOf(replay).map(({ event }) => event)).toEqual(["began", "first", "third"]);
  });

  it("count for each seat how long the table waited for it, for all who were asked at once alike", () => {
    expect(waitedFor(replay.steps, 2)).toEqual([4_500, 3_500]);
    const [time] = timeStat(replay, ["Ada", "Brice"]);
    expect(time?.title).toContain("Ada");
    expect(time?.rows.map(({ text }) => text)).toEqual(["0:05", "0:04"]);
    expect(timeStat({ steps: [] }, ["Ada"])).toEqual([]);
  });

  it("set dice against chance, and name whoever has most", () => {
    const chances = [
      { key: "a", label: "A", chance: 0.75 },
      { key: "b", label: "B", chance: 0.25 },
    ];
    const [dice] = againstChance("dice", ["a", "b", "b", "a"], chances, "");
    expect(dice?.rows.map(({ value, expected }) => [value, expected])).toEqual([
      [2, 3],
      [2, 1],
    ]);
    expect(againstChance("dice", [], chances, "")).toEqual([]);
    const [cards] = bySeat("cards", [1, 4], ["Ada", "Brice"], (name, most) => `${name} ${most}`);
    expect(cards?.title).toBe("Brice 4");
    expect(bySeat("cards", [0, 0], ["Ada", "Brice"], () => "")).toEqual([]);
  });
});
