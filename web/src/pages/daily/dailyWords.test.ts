import { expect, it } from "vitest";
import type { GameSign } from "$games/index.ts";
import { scoreText } from "./dailyWords.ts";

it("says a score in points, where a game has no other unit", () => {
  const plain = {} as GameSign;
  const credits = { score: (n: number) => `${n} credits` } as GameSign;
  expect([scoreText(plain, 7, true), scoreText(credits, 7, true)]).toEqual(["7 points", "7 credits"]);
  expect(scoreText(credits, null, true)).toBe(scoreText(plain, undefined, true));
});
