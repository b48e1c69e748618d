/** Leaders leave the hint on the side of the ring, and end at its edge. */

import { describe, expect, it } from "vitest";
import { leaderTo } from "./leader.ts";

const hint = { x: 1000, y: 300, width: 300, height: 200 };

describe("a leader", () => {
  it("goes straight to a ring beside the hint", () =>
    expect(leaderTo({ x: 500, y: 350, width: 200, height: 100 }, hint)).toBe("M1000 400H982V400H700"));
  it("bends in the gap where the ring lies lower", () =>
    expect(leaderTo({ x: 500, y: 600, width: 200, height: 100 }, hint)).toBe("M1000 476H982V624H700"));
  it("is left out where it would cross the board to a ring far away", () =>
    expect(leaderTo({ x: 20, y: 300, width: 200, height: 100 }, hint)).toBeNull());
  it("is left out where the ring touches the hint", () =>
    expect(leaderTo({ x: 900, y: 300, width: 300, height: 100 }, hint)).toBeNull());
});
