/** Figures of finished races. */

import { describe, expect, it } from "vitest";
import type { MemoracersEvent, MemoracersPublicView, MemoracersShipView } from "../../../lib/generated/types.ts";
import { circuitName, listed } from "./rows.ts";
import { decidedBy, tallyOf } from "./tally.ts";

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

describe("the rule that decided", () => {
  const ship = (place: number, laps: number, speed = 3): MemoracersShipView => ({
    place,
    lane: 3,
    speed,
    laps,
    ticked: 0,
    racing: true,
    crash_round: null,
    ready: false,
    program: [],
  });
  const end = (reason: string, winners: number[], ...ships: MemoracersShipView[]): string =>
    decidedBy({ reason, winners, ships } as unknown as MemoracersPublicView);
  it.each([
    ["MR-126", end("laps", [0], ship(3, 3), ship(5, 2))],
    ["MR-127", end("laps", [0], ship(5, 3), ship(3, 3))],
    ["MR-128", end("laps", [0], ship(5, 3, 4), ship(5, 3))],
    ["MR-129", end("laps", [0, 1], ship(5, 3), ship(5, 3))],
    ["MR-122", end("last-ship", [1], ship(5, 1), ship(5, 0))],
    ["MR-152", end("solo-time", [], ship(5, 1))],
  ])("is %s", (rule, found) => expect(found).toBe(rule));
});

describe("words", () => {
  it("name a circuit by its series", () => {
    expect(circuitName(["1-A", "2-A"])).toBe("all A");
    expect(circuitName(["1-D", "2-A", "3-A"])).toBe("2\u00a0A, 1\u00a0D");
    expect(circuitName([])).toBe("");
  });
  it("list names", () =>
    expect([listed([]), listed(["Ada"]), listed(["Ada", "Vega", "Lyra"])]).toEqual(["", "Ada", "Ada, Vega and Lyra"]));
});
