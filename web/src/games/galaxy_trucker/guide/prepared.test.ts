/** Prepared choices come from the offer alone. */

import { describe, expect, it } from "vitest";
import type { Asking } from "../table/asking.svelte.ts";
import { prepared } from "./prepared.ts";

const no = { rule: "GB-049", key: "misfit", args: {} };
const asks = (decision: string, offer: object, hand: string | null = null): Asking => ({ decision, mine: { hand, pile: null, cards: [] }, offer: () => offer }) as unknown as Asking;
const yard = { face_down: null, return_component: null, numbers: [{ number: 1, refusal: no }, { number: 2, refusal: null }] };
const turns = (...open: boolean[]): object[] => open.map((fits, n) => ({ turns: n, refusal: null, mistakes: fits ? [] : [no] }));

describe("a prepared choice", () => {
  it("takes, welds where it fits, returns what does not, and finishes a ship that is large enough", () => {
    const fits = { ...yard, squares: [{ square: 4, turns: turns(false, false) }, { square: 5, turns: turns(false, true) }] };
    expect(prepared(asks("TruckerBuilds", { ...yard, squares: [] }), 3)).toEqual({ do: "TakeFaceDown" });
    expect(prepared(asks("TruckerBuilds", fits, "B001"), 3)).toEqual({ do: "Place", square: 5, turns: 1 });
    expect(prepared(asks("TruckerBuilds", { ...fits, squares: [] }, "B001"), 3)).toEqual({ do: "ReturnComponent" });
    expect(prepared(asks("TruckerBuilds", fits), 20)).toEqual({ do: "Finish", number: 2 });
  });
  it("declares what can be paid, lands where it is free, loads what is worth most", () => {
    const choices = [{ doubles: [0], strength: 2, price: 0, refusal: null }, { doubles: [1], strength: 6, price: 1, refusal: null }, { doubles: [2], strength: 10, price: 2, refusal: no }];
    expect(prepared(asks("TruckerDeclares", { choices }), 9)).toEqual({ do: "Power", doubles: [1] });
    expect(prepared(asks("TruckerLands", { planets: [{ planet: 0, refusal: no }, { planet: 1, refusal: null }] }), 9)).toEqual({ do: "Land", planet: 1 });
    expect(prepared(asks("TruckerLands", { planets: [] }), 9)).toEqual({ do: "Pass" });
    expect(prepared(asks("TruckerStows", { best: [{ square: 4, goods: ["red"] }] }), 9)).toEqual({ do: "StowGoods", holds: [{ square: 4, goods: ["red"] }] });
    expect(prepared(asks("TruckerDefends", { shield: null, shot: no }), 9)).toEqual({ do: "UseShield" });
    expect(prepared(asks("TruckerDefends", { shield: no, shot: no }), 9)).toEqual({ do: "TakeHit" });
    expect(prepared(asks("Another", {}), 9)).toBeNull();
  });
});
