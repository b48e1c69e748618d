/** The log of a rally: what it adds to the engine's sentences. */

import { describe, expect, it } from "vitest";
import type { Event } from "../model/wire.ts";
import { DIARY } from "./diary.ts";

const bought = (...counts: readonly [number, number, number]): string | undefined =>
  DIARY.more?.({ event: "CardsBought", seat: 0, counts, total: counts[0] + counts[1] + counts[2] } as unknown as Event);

describe("cards that were bought", () => {
  it("says their levels where there are several", () => {
    expect(bought(1, 2, 0)).toBe(" (1 card of level 1, 2 cards of level 2)");
    expect(bought(0, 0, 1)).toBe(" (1 card of level 3)");
  });
  it("says no more where all are of level 1, or where there are none", () => {
    expect(bought(3, 0, 0)).toBe("");
    expect(bought(0, 0, 0)).toBe("");
  });
});
