/** What the games say of answers in reviews, puzzles and the coach's advice. */

import { describe, expect, it } from "vitest";
import { answersInWords } from "$lib/review/answers.ts";
import { STUDY as rally } from "./celerium/study.ts";
import { STUDY as voyage } from "./celestia/study.ts";
import { STUDY as flight } from "./galaxy_trucker/study.ts";
import { STUDY as race } from "./memoracers/study.ts";

// Without the engine's texts its keys stand for them.
describe("answers of Celerium say what the card beside a button says", () => {
  const said = (...actions: object[]): string[] => answersInWords("celerium", rally, actions, []);
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

it("says a program of MemoRacers by its lanes", () =>
  expect(
    answersInWords(
      "memoracers",
      race,
      [{ do: "Program", lanes: [1, 2], force: true }, { do: "Program", lanes: [3], force: false }, { do: "PlaceShip" }],
      [],
    ),
  ).toEqual(["1 · 2 (forced)", "3", "PlaceShip"]));

it("says dice and Help cards of Celestia by number and name", () =>
  expect(
    answersInWords(
      "celestia",
      voyage,
      [
        { do: "Reroll", dice: [] },
        { do: "Reroll", dice: [0] },
        { do: "Reroll", dice: [0, 2] },
        { do: "PlaceHelp", cards: ["help-cannon"] },
        { do: "Stay" },
      ],
      [],
    ),
  ).toEqual(["Reroll (no die)", "Reroll (die 1)", "Reroll (dice 1, 3)", "PlaceHelp (help-cannon)", "Stay"]));

it("says doubles, planets, parts and squares of Galaxy Trucker as they are printed", () =>
  expect(
    answersInWords(
      "galaxy-trucker",
      flight,
      [
        { do: "Power", doubles: [0] },
        { do: "Power", doubles: [1] },
        { do: "Power", doubles: [1, 0] },
        { do: "Land", planet: 0 },
        { do: "KeepPart", part: 1 },
        { do: "BoardAlien", square: 60 },
        { do: "FlyOn" },
      ],
      [],
    ),
  ).toEqual([
    "Power (0 doubles)",
    "Power (1 double)",
    "Power (doubles: 1 pointing forward, 0 other)",
    "Land (planet 1)",
    "KeepPart (part 2)",
    "BoardAlien (column 7, row 7)",
    "FlyOn",
  ]));

it("says the captain’s chance in Celestia as it is and as it was", () =>
  expect([voyage.fact?.("captain", 64, true), voyage.fact?.("captain", 64, false)]).toEqual([
    expect.stringContaining("can see"),
    expect.stringContaining("could see"),
  ]));

it("has the cards of a single flight as its sections, and no number before the first", () => {
  const [single, both] = [["I"], ["I", "II"]].map((flights) => flight.sections?.({ flights }));
  expect([single?.name, both?.name]).toEqual(["card", "flight"]);
  expect([single?.at({ revealed: [] }), single?.at({ revealed: ["I-01", "I-02"] })]).toEqual([null, 2]);
  expect([both?.at({ flight: 1 }), both?.at({ flight: 0 })]).toEqual([1, null]);
});
