import { describe, expect, it } from "vitest";
import type { KeptGame } from "./kept.svelte.ts";
import { asCsv, chosen, summed } from "./summing.ts";

const game = (table: string, more: Partial<KeptGame> = {}): KeptGame => ({
  table,
  game: "celestia",
  ended: 0,
  seat: 0,
  seats: 2,
  people: 1,
  won: false,
  score: 7,
  time: 1500,
  coach: false,
  tallies: [
    {
      name: "dice",
      seat: 0,
      words: "face",
      counts: [
        { name: "fog", count: 2, expected: 150 },
        { name: "blank", count: 1, expected: 300 },
      ],
    },
  ],
  ...more,
});

describe("statistics of several games", () => {
  it("add up by kind and name, with what could be expected", () => {
    const cards = { name: "cards", seat: 0, words: "terms.card", counts: [{ name: "turbo", count: 3 }] };
    const [dice, other] = summed([game("a"), game("b", { tallies: [...game("b").tallies, cards] })]);
    expect(dice?.counts).toEqual([
      { name: "fog", count: 4, expected: 300 },
      { name: "blank", count: 2, expected: 600 },
    ]);
    expect(dice?.total).toBe(6);
    expect(other?.counts).toEqual([{ name: "turbo", count: 3, expected: null }]);
  });
  it("are of all games, of the last twenty, or of those with people", () => {
    const games = Array.from({ length: 25 }, (_, n) => game(String(n), { people: n === 3 ? 2 : 1 }));
    expect(chosen(games, "all")).toHaveLength(25);
    expect(chosen(games, "last").map(({ table }) => table)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 5}`));
    expect(chosen(games, "people").map(({ table }) => table)).toEqual(["3"]);
  });
  it("are lines of CSV, a line for each count", () => {
    const csv = asCsv([game('a,"b"')]).split("\n");
    expect(csv[0]).toBe("table,game,ended,seat,won,score,coach,time_s,tally,name,count,expected");
    expect(csv[1]).toBe('"a,""b""",celestia,1970-01-01T00:00:00.000Z,0,0,7,0,1.5,dice,fog,2,1.5');
    expect(asCsv([game("a", { coach: true })]), "practice is marked").toContain(",0,0,7,1,1.5,");
    expect(csv).toHaveLength(4);
  });
});
