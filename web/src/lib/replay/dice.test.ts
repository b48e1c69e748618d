/** The check of the dice. */

import { describe, expect, it } from "vitest";
import { promiseOf } from "../table/promise.ts";
import { checkDice } from "./dice.ts";

const seed = "0".repeat(31) + "7";
const commitment = promiseOf("abc", seed);

describe("dice", () => {
  it("are good when the seed is the promised one", () => expect(checkDice({ table: "abc", log: { seed }, commitment })).toBe("good"));
  it("are bad when it is another", () => expect(checkDice({ table: "abc", log: { seed: seed.replace("7", "8") }, commitment })).toBe("bad"));
  it("are bad at another table", () => expect(checkDice({ table: "abd", log: { seed }, commitment })).toBe("bad"));
  it("are not judged without a log", () => expect(checkDice({ table: "abc", log: null, commitment })).toBe("none"));
});
