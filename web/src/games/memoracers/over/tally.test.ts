/** Figures of finished races. */

import { describe, expect, it } from "vitest";
import type { MemoracersEvent } from "../../../lib/generated/types.ts";
import { circuitName } from "./rows.ts";
import { tallyOf } from "./tally.ts";

const moved = (seat: number): MemoracersEvent => ({ event: "ShipMoved", seat, place: 1, lane: 3 });
const EVENTS: MemoracersEvent[] = [
  { event: "CircuitBuilt", race: 1, circuit: ["1-A", "2-B"], builder: null },
  { event: "RoundBegan", round: 1 },
  moved(0),
  moved(1),
  moved(1),
  { event: "RoundBegan", round: 2 },
  moved(1),
  { event: "ShipCrashed", seat: 1, place: 4 },
  moved(0),
  { event: "RaceEnded", winners: [0], reason: "last-ship" },
  { event: "PointsScored", points: [1, 0], totals: [1, 0] },
  { event: "CircuitBuilt", race: 2, circuit: ["1-C"], builder: 1 },
  { event: "RoundBegan", round: 1 },
  moved(1),
];

describe("a tally", () => {
  const [first, second] = tallyOf(EVENTS, 2);
  it("counts tiles run after each round", () =>
    expect(first?.run).toEqual([
      [0, 1, 2],
      [0, 2, 3],
    ]));
  it("knows crashes by their round, the winners and the points", () =>
    expect([first?.crashed, first?.winners, first?.points]).toEqual([[null, 2], [0], [1, 0]]));
  it("starts over with each race", () =>
    expect([second?.run, second?.builder, second?.reason]).toEqual([
      [
        [0, 0],
        [0, 1],
      ],
      1,
      null,
    ]));
});

describe("words", () => {
  it("name a circuit by its series", () => {
    expect(circuitName(["1-A", "2-A"])).toBe("all A");
    expect(circuitName(["1-D", "2-A", "3-A"])).toBe("2\u00a0A, 1\u00a0D");
    expect(circuitName([])).toBe("");
  });
});
