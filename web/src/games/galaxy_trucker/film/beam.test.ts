/** Whose ship is struck that is not the one shown large. */

import { describe, expect, it } from "vitest";
import type { PublicView } from "../model/wire.ts";
import type { Roll } from "./aiming.ts";
import { befalls } from "./beam.ts";
import { stillOf, type Hit, type Picture } from "./picture.ts";

const SHOWN = 1;
const OTHER = 2;
const ROLL: Roll = {
  dice: [3, 4],
  total: 7,
  side: "front",
  across: true,
  kind: "large",
  rolling: false,
  targets: null,
  junk: false,
};
const hit = (seat: number, outcome: Hit["outcome"] = "hit"): Hit => ({ seat, square: 3, outcome });
const picture = (change: Partial<Picture>): Picture => ({ ...stillOf({} as PublicView), ...change });
const rolled = (change: Partial<Roll>): Picture => picture({ roll: { ...ROLL, ...change } });

describe("what befalls a ship", () => {
  it.each(["hit", "shielded", "shot"] as const)("is told of another that is %s", (outcome) => {
    expect(befalls(picture({ hit: hit(OTHER, outcome) }), SHOWN)).toBe(OTHER);
  });
  it.each(["bounced", "held", "missed"] as const)("is nobody's where a missile %s", (outcome) => {
    expect(befalls(picture({ hit: hit(OTHER, outcome) }), SHOWN)).toBeNull();
  });
  it("is seen on the ship that is shown", () => expect(befalls(picture({ hit: hit(SHOWN) }), SHOWN)).toBeNull());
  it("is that of the hit, not of the roll before it", () => {
    const both = picture({ hit: hit(SHOWN), roll: { ...ROLL, targets: [OTHER] } });
    expect(befalls(both, SHOWN)).toBeNull();
    expect(befalls({ ...both, hit: hit(0) }, SHOWN)).toBe(0);
  });
  it("is to be seen on the first of those that a roll aims at", () => {
    expect(befalls(rolled({ targets: [OTHER, 0] }), SHOWN)).toBe(OTHER);
    expect(befalls(rolled({ targets: [0, OTHER] }), SHOWN)).toBe(0);
  });
  it("is nobody else's where a roll aims at the shown one too, or at all", () => {
    expect(befalls(rolled({ targets: [OTHER, SHOWN] }), SHOWN)).toBeNull();
    expect(befalls(rolled({ targets: null }), SHOWN)).toBeNull();
    expect(befalls(rolled({ targets: [] }), SHOWN)).toBeNull();
  });
  it("is not known while the dice roll, and is nothing where nothing flies", () => {
    expect(befalls(rolled({ targets: [OTHER], rolling: true }), SHOWN)).toBeNull();
    expect(befalls(rolled({ targets: [OTHER], kind: null }), SHOWN)).toBeNull();
    expect(befalls(picture({}), SHOWN)).toBeNull();
  });
});
