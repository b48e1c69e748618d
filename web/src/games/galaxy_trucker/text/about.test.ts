/** What slips say of pieces: in an introductory flight nobody leaves it, and no alien boards. */

import { expect, it } from "vitest";
import type { PublicView } from "../model/wire.ts";
import { about } from "./about.ts";

const slip = (key: string, flight: string): { readonly effect?: string; readonly rule?: string | undefined } =>
  about(key, { view: { flights: [flight], flight: 1 } as unknown as PublicView, names: [], worth: () => 0 }) ?? {};

it.each(["kind:engine_single", "kind:cabin", "kind:starting_cabin", "family:open_space"])(
  "%s says of the end of a flight what is true in this one",
  (key) => {
    expect(slip(key, "intro").effect).toContain("in later flights");
    expect(slip(key, "intro").rule).toBe("GB-183");
    expect(slip(key, "I").effect).toMatch(/leaves the flight|drifts out of the flight|the flight is over/);
    expect(slip(key, "I").rule).not.toBe("GB-183");
  },
);

it("promises no alien in an introductory flight", () => {
  expect(slip("kind:life_support_brown", "intro").effect).toContain("No aliens");
  expect(slip("kind:life_support_brown", "I").effect).toContain("An alien of its colour");
});

it("says the same of other pieces in every flight", () => {
  for (const key of ["kind:battery_double", "kind:engine_double", "family:planets"])
    expect(slip(key, "intro")).toEqual(slip(key, "I"));
});
