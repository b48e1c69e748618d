/** Whether vehicles would score as they stand: the Starbot behind its Pilot, and the conditions of the expert rule. */

import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";
import type { FranchiseView, PublicView, Zone } from "./wire.ts";

const ZONES: readonly Zone[] = Array.from({ length: 25 }, (_, i) => (i < 14 ? "grey" : i < 18 ? "blue" : "pink"));
const view = (...modules: PublicView["modules"]): PublicView =>
  ({ modules, track: { first: 4, zones: ZONES } }) as unknown as PublicView;
const one = (pilot: number | null, starbot: number | null, level = 1): FranchiseView =>
  ({ level, pilot: { square: pilot }, starbot: { square: starbot } }) as unknown as FranchiseView;

describe("standing", () => {
  it("is nothing before vehicles are placed", () => expect(standingOf(view(), one(null, null))).toBeNull());
  it.each([
    [12, 11, true],
    [12, 12, false],
    [12, 13, false],
  ])("of a Pilot on %i and a Starbot on %i: behind is %s", (pilot, starbot, behind) =>
    expect(standingOf(view(), one(pilot, starbot))).toMatchObject({ behind, zone: null, expert: false }),
  );
  it("follows the move in hand", () =>
    expect(standingOf(view(), one(12, 11), { starbot: 14 })).toMatchObject({ behind: false, missed: 1 }));
  it.each([
    [1, 12, 11, 0],
    [2, 17, 11, 1],
    [2, 18, 11, 0],
    [2, 22, 11, 0],
    [3, 21, 11, 1],
    [3, 21, 23, 2],
    [3, 22, 11, 0],
  ] as const)("of an expert of level %i on %i and %i misses", (level, pilot, starbot, missed) =>
    expect(standingOf(view("expert"), one(pilot, starbot, level))).toMatchObject({ missed, expert: true }),
  );
});
