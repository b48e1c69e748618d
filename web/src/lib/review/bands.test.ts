import { describe, expect, it } from "vitest";
import type * as wire from "../generated/types.ts";
import { band, finding, marksOf, placed, sections, shares, spaced, stacked } from "./bands.ts";
import { rounds } from "./study.ts";

const moment = (before: number[], luck: number[] = [0, 0], revealed: number[] = [0, 0]): wire.ReviewMoment => ({
  entry: 0,
  at: 0,
  seats: [0],
  decision: "",
  before,
  decided: [0, 0],
  luck,
  revealed,
  verdict: null,
});

const costing = (value: number): wire.ReviewVerdict => ({ answers: [], done: 0, cost: { value, low: 0, high: 0 } });

describe("bands", () => {
  it("fill 100 at every moment, in the order of the seats", () => {
    const rows = shares([moment([200_000, 600_000]), moment([0, 0])], [0, 1_000_000], [1, 0]);
    expect(rows).toEqual([
      [0.75, 0.25],
      [0.5, 0.5],
      [1, 0],
    ]);
  });
  it("of a game alone are its chance", () => expect(shares([moment([250_000])], null, [0])).toEqual([[0.25]]));
  it("have the seat that is looked at as their floor and the winner on top", () =>
    expect(stacked(4, 2, [0])).toEqual([2, 1, 3, 0]));
  it("are drawn in steps", () => expect(band([0, 0], [0.5, 1], 100, 10)).toBe("M0 5H50V0H100V10H50V10H0Z"));
});

it("marks what mattered, seven at most, small changes left out", () => {
  const review: wire.ReviewShown = {
    depth: 8,
    moments: [
      moment([0, 0], [20_000, 0]),
      moment([0, 0], [-120_000, 0]),
      { ...moment([0, 0], [0, 0], [60_000, 0]), verdict: costing(70_000) },
      { ...moment([0, 0]), verdict: costing(3_000) },
    ],
    costliest: [[2, 3], []],
  };
  expect(marksOf(review, 0).map(({ at, kind, change }) => [at, kind, change])).toEqual([
    [1, "luck", -12],
    [2, "decision", -7],
    [2, "revealed", 6],
  ]);
});

it("begins a section where its number changes", () =>
  expect(sections([1, 1, null, 2, 2, 3])).toEqual([
    { number: 1, at: 0 },
    { number: 2, at: 3 },
    { number: 3, at: 5 },
  ]));

it("has rounds as the sections of a game that names no others, and no number before the first", () => {
  expect([rounds().at({ round: 2 }), rounds().at({ round: 0 }), rounds().at({}), rounds().at(undefined)]).toEqual([
    2,
    null,
    null,
    null,
  ]);
});

it("finds the part of an account that says most", () =>
  expect(finding({ start: 250_000, luck: 30_000, revealed: 0, own: -270_000, others: -10_000, result: 0 })).toEqual({
    key: "own-",
    points: 27,
  }));

describe("what there is room for", () => {
  const luck = (at: number, change: number) => ({ at, kind: "luck" as const, change });
  it("are all decisions, and the greatest of the changes that lie too close", () => {
    const slip = { at: 2, kind: "decision" as const, slip: 1, change: -9 };
    const found = placed([slip, luck(2, 40), luck(20, 5), luck(21, -8), luck(60, 3)], 10, 1000);
    expect(found.map(({ at, change }) => [at, change])).toEqual([
      [2, -9],
      [21, -8],
      [60, 3],
    ]);
  });
  it("are figures on a side that is free, or none", () => {
    const labels = placed([luck(3, 9), luck(8, 9), luck(12, 9), luck(98, 9)], 10, 1000).map(({ label }) => label);
    expect(labels).toEqual(["none", "none", "right", "left"]);
  });
  it("are numbers that do not run into each other", () =>
    expect(spaced([{ at: 0 }, { at: 1 }, { at: 4 }, { at: 5 }], 10, 24)).toEqual([{ at: 0 }, { at: 4 }]));
});
