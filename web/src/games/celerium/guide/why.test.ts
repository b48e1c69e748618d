/** Good choices of a guided rally: which Upgrade and which Boosts are meant, and what a free move costs. */

import { describe, expect, it } from "vitest";
import type { Question } from "$lib/table/table.svelte.ts";
import type { Action, Rally } from "../model/wire.ts";
import { goodName, whyGood, type Position } from "./why.ts";

const GENERATOR = { name: "G1", family: "generator" };
const at = (...market: object[]): Position =>
  ({ view: { market, franchises: [{ pilot: {}, starbot: {} }] }, mine: null, me: 0 }) as unknown as Position;
const asked = (decision: string, offer: object = {}): Question<Rally> =>
  ({ decision, offer }) as unknown as Question<Rally>;

describe("a good choice", () => {
  it("tells an Upgrade by its place only among others of its family", () => {
    const buy: Action = { do: "BuyUpgrade", upgrade: "G1" };
    const name = (...market: object[]): string | undefined => goodName(asked("FranchiseShops"), buy, at(...market));
    expect(name({ name: "T1", family: "twin" }, GENERATOR)).toBe("buy Generator");
    expect(name({ name: "G2", family: "generator" }, GENERATOR)).toBe("buy Generator, number 2 from the left");
  });
  it("says which Upgrade goes on a vehicle, and which is discarded", () => {
    const equips = asked("FranchiseEquips", { installs: [{ upgrade: GENERATOR, vehicle: "starbot" }] });
    const install: Action = { do: "Install", upgrade: "G1", vehicle: "starbot" };
    expect(goodName(equips, install, at())).toBe("install Generator on the Starbot");
    const discards = asked("FranchiseDiscards", { hangar: [GENERATOR], workshop: [], surplus: 1 });
    const discard: Action = { do: "DiscardUpgrade", upgrade: "G1", store: "hangar" };
    expect(goodName(discards, discard, at())).toBe("discard Generator");
    expect(whyGood(discards, discard, at())).toContain("helps you least");
  });
  it("names the Boosts in a sentence", () => {
    const both: Action = { do: "ActivateBoosts", shield: false, line: true, planet: true };
    expect(goodName(asked("FranchisesBoost"), both, at())).toBe("lay down the Line Boost and the Planet Boost");
    expect(goodName(asked("FranchisesBoost"), { ...both, shield: true }, at())).toBe("lay down all three Boosts");
  });
  it("does not count actions for a move that costs none", () => {
    const races = (price: number): Question<Rally> =>
      asked("FranchiseRaces", { actions: 4, energy: 1, cards: [{ card: "3-15", parts: [{ part: "move", price }] }] });
    const move: Action = { do: "Play", card: "3-15", part: "move" };
    expect(whyGood(races(0), move, at())).toContain("no action");
    expect(whyGood(races(1), move, at())).toContain("1 of 4 actions");
  });
});
