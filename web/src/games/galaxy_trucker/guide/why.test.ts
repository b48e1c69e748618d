/** Good choices of a guided flight: a component that must be turned first says so. */

import { expect, it } from "vitest";
import { goodName, type Position } from "./why.ts";
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
  expect(name(0)).toMatch(/^turn it, then weld the hold/);
  expect(name(2)).toMatch(/^weld the hold/);
});
