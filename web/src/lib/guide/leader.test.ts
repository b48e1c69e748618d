/** Leaders leave the hint on the side of the ring, and end at its edge. */

import { describe, expect, it } from "vitest";
import { leaderTo } from "./leader.ts";

const hint = { x: 1000, y: 300, width: 300, height: 200 };

describe("a leader", () => {
  it("goes straight to a ring beside the hint", () =>
    expect(leaderTo({ x: 500, y: 350, width: 200, height: 100 }, hint)).toBe("M1000 400H982V400H700"));
  it("bends in the gap where the ring lies lower", () =>
    expect(leaderTo({ x: 500, y: 600, width: 200, height: 100 }, hint)).toBe("M1000 476H982V624H700"));
  it("goes up from a hint under the scene", () =>
    expect(leaderTo({ x: 1100, y: 100, width: 80, height: 80 }, hint)).toBe("M1140 300V240H1140V180"));
  it("goes down to what lies below the hint", () =>
    expect(leaderTo({ x: 1100, y: 600, width: 80, height: 80 }, hint)).toBe("M1140 500V550H1140V600"));
  it("is left out where the ring touches the hint", () =>
    expect(leaderTo({ x: 900, y: 300, width: 300, height: 100 }, hint)).toBeNull());
});
