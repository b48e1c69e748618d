/** What ears are told beside the log, where eyes find it on the board; and nothing that lies face down. */

import { describe, expect, it } from "vitest";
import samples from "../../../tests/vectors/views.json";
import { aloud as rally } from "./celerium/film/aloud.ts";
import { aloud as voyage } from "./celestia/film/aloud.ts";
import { aloud as flight } from "./galaxy_trucker/table/aloud.ts";
import { linesOf } from "./galaxy_trucker/flight/card/card.ts";
import { Box } from "./galaxy_trucker/model/box.ts";
import { aloud as race } from "./memoracers/film/aloud.ts";

/** Known to be what each game sends. */
const as = <T>(value: unknown): T => value as T;

describe("MemoRacers", () => {
  it("says which places are others now, and no face", () => {
    expect(race({ event: "TileLooped", to: 9, turned: false, exchanged: false })).toBe(
      "The rear tile now lies at place 10, face down: each tile before it moves down one place.",
    );
    expect(race({ event: "TilesSwapped", seat: 0, place: 2 })).toBe("They lay at places 3 and 4.");
    expect(race({ event: "RoundBegan", round: 2 })).toBe("");
  });
});

describe("Celestia", () => {
  it("names the dice that were rolled again, and tells others' cards by their number", () => {
    const again = as<Parameters<typeof voyage>[0]>({
      event: "DiceRerolled",
      seat: 0,
      which: [1, 3],
      dice: [],
      count: 2,
    });
    expect(voyage(again, ["Ada"], 0)).toBe("Rolled again: dice 2, 4.");
    expect(voyage({ event: "CardsDrawn", seat: 0, count: 2 }, ["Ada"], 0)).toBe("");
    expect(voyage({ event: "CardsSeen", to: [0], cards: ["compass"] }, ["Ada"], 0)).toContain("Your new cards: ");
  });
});

describe("Celerium", () => {
  it("says what a planet asks and what a control checks, and names cards that are bought", () => {
    const planet = { name: "Virid-7", type: "desert", blue: 2, green: -3, yellow: "px2" };
    const revealed = as<Parameters<typeof rally>[0]>({ event: "PlanetRevealed", name: "Virid-7", planet });
    expect(rally(revealed)).toContain("A desert planet");
    expect(rally(revealed)).toContain("Underwater +2, Land −3, Aerial Pilot ×2");
    const control = { name: "C-07", places: "first", boosts: ["shield", "line"] };
    expect(rally(as({ event: "ControlTurned", name: "C-07", places: "first", control, seats: [0] }))).toContain(
      "Shield",
    );
    expect(rally({ event: "CardsSeen", to: [0], cards: ["1-11"] })).toBe("Your new cards: 1-11");
  });
});

describe("Galaxy Trucker", () => {
  it("reads the lines of every card that is turned up", () => {
    const { preview } = samples["galaxy-trucker"];
    const box = new Box(as(preview));
    for (const { name, family } of preview.content.cards) {
      const lines = linesOf(box.card(name));
      const said = flight(as({ event: "CardRevealed", card: name, family, left: 3 }), as({ roads: [] }), box, 0);
      expect(lines.filter(({ text }) => !said.includes(text))).toEqual([]);
    }
  });
});
