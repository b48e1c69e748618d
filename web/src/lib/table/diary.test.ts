/** The log in words: what happens several times in a row is one line. */

import { describe, expect, it } from "vitest";
import { folded } from "./diary.svelte.ts";

describe("the log", () => {
  const line = (id: number, text: string, group = "Round 1") => ({ id, look: null, runs: [{ text }], rule: "GB-130", group });

  it("says how often the same thing happened in a row, under the key of the first time", () => {
    const lines = folded([line(4, "Brice loses a human"), line(3, "Brice loses a human"), line(2, "Brice loses a human"), line(1, "Ada passes")]);
    expect(lines.map(({ id, times }: { id: number; times?: number }) => [id, times])).toEqual([[2, 3], [1, undefined]]);
  });

  it("keeps apart what another thing came between, and what belongs to another group", () => {
    const apart = [line(5, "Ada passes"), line(4, "Brice passes"), line(3, "Ada passes"), line(2, "Ada passes", "Round 0")];
    expect(folded(apart)).toEqual(apart);
  });
});
