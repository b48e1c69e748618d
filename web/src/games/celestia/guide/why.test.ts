/** Good choices of a guided voyage that their verb alone does not tell. */

import { describe, expect, it } from "vitest";
import type { Question } from "$lib/table/table.svelte.ts";
import type { Action, Card, Voyage } from "../model/wire.ts";
import { named, why, type Position } from "./why.ts";

const AT = {
  view: { target: { spot: "city", city: 4 }, needs: [], dice: [] },
  hand: [],
  names: [],
} as unknown as Position;
const reason = (action: Action): string | null => why({} as Question<Voyage>, action, AT);

describe("a good choice", () => {
  it("to re-roll nothing is to keep the dice", () => {
    const none: Action = { do: "Reroll", dice: [] };
    expect(named(none)).toBe("keep the dice as they are");
    expect(reason(none)).toContain("good enough");
    expect(named({ do: "Reroll", dice: [1] })).toBeUndefined();
    expect(reason({ do: "Reroll", dice: [1] })).toContain("One die");
  });
  it("of a bonus names the cards that go, and says why", () => {
    const bonus: Action = { do: "ExchangeCards", cards: ["cannon", "turbo"] };
    expect(named(bonus)).toMatch(/^exchange cannon, turbo$/i);
    expect(reason(bonus)).toContain("New cards");
    expect(reason({ do: "DrawCard" })).toContain("One more card");
  });
  it("to play New Gear counts the cards that go, not New Gear itself", () => {
    const gear = (...rest: readonly Card[]) =>
      why({} as Question<Voyage>, { do: "Play", card: "new-gear" } as Action, { ...AT, hand: ["new-gear", ...rest] });
    expect(gear("cannon")).toBe("Your only other card is no match for what comes: draw a new one.");
    expect(gear("cannon", "turbo")).toContain("Your 2 other cards are no match");
  });
});
