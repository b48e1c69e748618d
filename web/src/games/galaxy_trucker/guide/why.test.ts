/** Good choices of a guided flight: a component that must be turned first says so. */

import { expect, it } from "vitest";
import { goodName, whyGood, type Position } from "./why.ts";
import type { Action, Question } from "../model/trucking.ts";

const at = (turned: number): Position =>
  ({
    hand: "B001",
    turned,
    box: {
      component: () => ({ kind: "hold" }),
      board: () => ({ cell: () => ({ column: 7, row: 8 }), halfOf: () => null }),
    },
    picture: { view: { board: "I" } },
    me: 0,
  }) as unknown as Position;

it("names the turn only while the component is not yet turned so", () => {
  const place = { do: "Place", square: 3, turns: 2 } as unknown as Action;
  const name = (turned: number): string | undefined => goodName({} as Question, place, at(turned));
  expect(name(0)).toMatch(/^turn it 2×, then weld the hold/);
  expect(name(2)).toMatch(/^weld the hold/);
});

const holding = (kind: string, built: object): Position =>
  ({
    hand: "B001",
    turned: 0,
    box: { component: () => ({ kind }) },
    picture: { view: { ships: [{ built }] } },
    me: 0,
  }) as unknown as Position;
const BUILT = { engines_powered: 0, cannon_halves_powered: 2, cells: 0, crew: 4, holds: 1 };

it("does not call a cannon that points aside one that points ahead", () => {
  const why = (turns: number): string | null =>
    whyGood({} as Question, { do: "Place", square: 3, turns } as unknown as Action, holding("cannon_single", BUILT));
  expect(why(0)).toContain("Pointing ahead");
  expect(why(1)).not.toContain("Pointing ahead");
});

it("says why a double engine is returned by a ship that still needs an engine", () => {
  const back = { do: "ReturnComponent" } as unknown as Action;
  const asks = { decision: "TruckerBuilds", offer: { squares: [{ turns: [{ refusal: null, mistakes: [] }] }] } };
  const why = (kind: string): string | null => whyGood(asks as unknown as Question, back, holding(kind, BUILT));
  expect(why("engine_double")).toContain("with a cell");
  expect(why("hold")).toContain("still needs one");
  expect(why("engine_single")).toContain("behind an engine");
});
