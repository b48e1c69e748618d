/** Who leads, and at the end who has won, in a sentence. */

import { describe, expect, it } from "vitest";
import { endTitle, leading } from "./leads.ts";
import type { Session } from "./session.svelte.ts";

describe("who leads and who has won", () => {
  const ended = (names: readonly string[], winners: readonly number[]): Session =>
    ({ names, latest: { outcome: { winners } } }) as unknown as Session;

  it("is nobody where all have the same", () => {
    expect(leading([3, 3])).toEqual([]);
    expect(leading([3, 5, 5])).toEqual([1, 2]);
  });
  it("is said to the winner, and named to everybody else", () => {
    expect(endTitle(ended(["Ada", "Brice"], [0]), 0)).toBe("You win!");
    expect(endTitle(ended(["Ada", "Brice"], [0]), 1)).toBe("Ada wins");
    expect(endTitle(ended(["Ada", "Brice"], [0]), null)).toBe("Ada wins");
    expect(endTitle(ended(["Ada", "Brice"], [0, 1]), 0)).toBe("Ada and Brice win");
  });
  it("is that the game is over, alone at a table or where nobody has won", () => {
    expect(endTitle(ended(["Ada"], [0]), 0)).toBe("The game is over");
    expect(endTitle(ended(["Ada", "Brice"], []), 0)).toBe("The game is over");
  });
});
