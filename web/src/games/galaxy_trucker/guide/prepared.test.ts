/** Prepared choices come from the offer alone. */

import { describe, expect, it } from "vitest";
import type { Action, Question } from "../model/trucking.ts";
import { prepared } from "./prepared.ts";

const no = { rule: "GB-049", key: "misfit", args: {} };
const answer = (decision: string, offer: object, parts: number, hand: string | null = null): Action | null =>
  prepared({ decision, offer } as Question, hand, parts);
const yard = {
  face_down: null,
  return_component: null,
  numbers: [
    { number: 1, refusal: no },
    { number: 2, refusal: null },
  ],
};
const turns = (...open: boolean[]): object[] =>
  open.map((fits, n) => ({ turns: n, refusal: null, mistakes: fits ? [] : [no] }));

describe("a prepared choice", () => {
  it("takes, welds where it fits, returns what does not, and finishes a ship that is large enough", () => {
    const fits = {
      ...yard,
      squares: [
        { square: 4, turns: turns(false, false) },
        { square: 5, turns: turns(false, true) },
      ],
    };
    expect(answer("TruckerBuilds", { ...yard, squares: [] }, 3)).toEqual({ do: "TakeFaceDown" });
    expect(answer("TruckerBuilds", fits, 3, "B001")).toEqual({ do: "Place", square: 5, turns: 1 });
    expect(answer("TruckerBuilds", { ...fits, squares: [] }, 3, "B001")).toEqual({ do: "ReturnComponent" });
    expect(answer("TruckerBuilds", fits, 20)).toEqual({ do: "Finish", number: 2 });
  });
  it("declares what can be paid, lands where it is free, loads what is worth most", () => {
    const choices = [
      { doubles: [0], strength: 2, price: 0, refusal: null },
      { doubles: [1], strength: 6, price: 1, refusal: null },
      { doubles: [2], strength: 10, price: 2, refusal: no },
    ];
    expect(answer("TruckerDeclares", { choices }, 9)).toEqual({ do: "Power", doubles: [1] });
    expect(
      answer(
        "TruckerLands",
        {
          planets: [
            { planet: 0, refusal: no },
            { planet: 1, refusal: null },
          ],
        },
        9,
      ),
    ).toEqual({ do: "Land", planet: 1 });
    expect(answer("TruckerLands", { planets: [] }, 9)).toEqual({ do: "Pass" });
    expect(answer("TruckerStows", { best: [{ square: 4, goods: ["red"] }] }, 9)).toEqual({
      do: "StowGoods",
      holds: [{ square: 4, goods: ["red"] }],
    });
    expect(answer("TruckerDefends", { shield: null, shot: no }, 9)).toEqual({ do: "UseShield" });
    expect(answer("TruckerDefends", { shield: no, shot: no }, 9)).toEqual({ do: "TakeHit" });
    expect(answer("Another", {}, 9)).toBeNull();
  });
});
