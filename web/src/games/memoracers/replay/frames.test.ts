/** A replay in frames: what was seen to happen, in order, with the secrets of then. */

import { describe, expect, it } from "vitest";
import type { MemoracersEvent, MemoracersPublicView } from "../../../lib/generated/types.ts";
import type { Replay, ReplayStep } from "../../../lib/table/types.ts";
import type { Race } from "../model/wire.ts";
import { framesOf, marksOf, pathOf, segmentsOf } from "./frames.ts";

const ship = {
  place: 0,
  lane: 3,
  speed: 2,
  laps: 0,
  ticked: 0,
  racing: true,
  crash_round: null,
  ready: false,
  program: [] as number[],
};
function view(change: Partial<MemoracersPublicView>, ...places: number[]): MemoracersPublicView {
  const ships = places.map((place) => ({ ...ship, place }));
  return {
    modules: [],
    grades: [],
    shields: 12,
    race: 1,
    round: 1,
    circuit: [],
    row: Array.from({ length: 10 }, () => null),
    ships,
    order: [0, 1],
    marker: null,
    stars: null,
    rank: null,
    points: [],
    totals: [],
    winners: [],
    reason: null,
    decided_by: null,
    ...change,
  };
}
function step(
  events: MemoracersEvent[],
  seen: MemoracersPublicView,
  mine: ReplayStep<Race>["mine"] = {},
): ReplayStep<Race> {
  return {
    entry: 0,
    seat: null,
    action: null,
    undo: null,
    time: null,
    events,
    public: seen,
    mine,
    situation: { decision: null, number: 0, waiting: [] },
  };
}
const REPLAY = {
  seats: [{ name: "Ada" }, { name: "Vega" }],
  steps: [
    step(
      [
        { event: "CircuitBuilt", race: 1, circuit: [], builder: null },
        { event: "RoundBegan", round: 1 },
      ],
      view({}, 0, 0),
    ),
    step([{ event: "PilotReady", seat: 0 }], view({}, 0, 0), { 0: { program: [3, 4], force: false } }),
    step(
      [
        { event: "ProgramOpened", seat: 0, lanes: [3, 4], speed: 2 },
        { event: "ShipMoved", seat: 0, place: 1, lane: 3 },
        { event: "ShipMoved", seat: 0, place: 2, lane: 4 },
        { event: "TrapHit", seat: 0, lines: 2, ticks: 2 },
        { event: "ShipCrashed", seat: 0, place: 2 },
        { event: "RaceEnded", winners: [1], reason: "last-ship" },
      ],
      view({}, 2, 0),
    ),
  ],
} as unknown as Replay<Race>;
const frames = framesOf(REPLAY);
const at = (name: string): number => frames.findIndex(({ event }) => event?.event === name);

describe("frames", () => {
  it("begin with ten backs and no ship", () => {
    expect(frames[0]?.picture.places.map(({ face }) => face)).toEqual(Array.from({ length: 10 }, () => null));
    expect(frames[0]?.picture.ships.every(({ place }) => place === null)).toBe(true);
  });
  it("follow the ships step by step", () =>
    expect(
      frames.filter(({ event }) => event?.event === "ShipMoved").map(({ picture }) => picture.ships[0]?.place),
    ).toEqual([1, 2]));
  it("mark what happened on its square", () =>
    expect(frames[at("TrapHit")]?.picture.marks.map(({ text, place }) => [text, place])).toEqual([["−2", 2]]));
  it("end on the view", () => expect(frames.at(-1)?.picture.ships[0]?.place).toBe(2));
  it("are looked at long enough", () => expect(Math.min(...frames.map(({ ms }) => ms))).toBeGreaterThan(100));
});

describe("a program", () => {
  it("is seen by viewers who look through its seat, as soon as it was given in", () => {
    const frame = frames[at("PilotReady")];
    expect(frame && pathOf(frame, 0)).toEqual([
      { place: 1, lane: 3 },
      { place: 2, lane: 4 },
    ]);
    expect(frame && pathOf(frame, 1)).toEqual([]);
  });
  it("grows shorter as it is flown", () => {
    const [first, second] = frames.filter(({ event }) => event?.event === "ShipMoved");
    expect(first && pathOf(first, 0)).toEqual([{ place: 2, lane: 4 }]);
    expect(second && pathOf(second, 0)).toEqual([]);
  });
});

describe("the timeline", () => {
  it("has a segment for the start and one a round", () => {
    const segments = segmentsOf(frames, (_race, round) => String(round));
    expect(segments.map(({ text, from }) => [text, from])).toEqual([
      ["0", 0],
      ["1", at("RoundBegan")],
    ]);
    expect(segments.at(-1)?.to).toBe(frames.length - 1);
  });
  it("marks a crash once and the end", () =>
    expect(marksOf(frames, ({ event }) => event).map(({ label }) => label)).toEqual(["ShipCrashed", "RaceEnded"]));
});
