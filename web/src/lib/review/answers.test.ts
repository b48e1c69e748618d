import { describe, expect, it } from "vitest";
import { answersInWords } from "./answers.ts";

// Without the engine's texts its keys stand for them.
const said = (...actions: object[]): string[] => answersInWords("celerium", actions, []);

describe("answers of Celerium say what the card beside a button says", () => {
  it("the Boosts that are activated", () =>
    expect(
      said(
        { do: "ActivateBoosts", shield: true, line: false, planet: true },
        { do: "ActivateBoosts", shield: false, line: false, planet: false },
      ),
    ).toEqual(["ActivateBoosts (shield, planet)", "ActivateBoosts (no Boost)"]));
  it("the Upgrade with its lines, and never its code", () =>
    expect(
      said({ do: "BuyUpgrade", upgrade: "twin-blue-green" }, { do: "BuyUpgrade", upgrade: "all-terrain" }),
    ).toEqual(["BuyUpgrade (twin, blue, green)", "BuyUpgrade (all-terrain)"]));
  it("the card and how many are bought", () =>
    expect(
      said({ do: "Play", card: "1-17", part: "move" }, { do: "BuyCards", level_1: 2, level_2: 0, level_3: 1 }),
    ).toEqual(["Play (1-17)", "BuyCards (2 of level 1, 0 of level 2, 1 of level 3)"]));
});
