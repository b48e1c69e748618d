import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as wire from "../generated/types.ts";
import { holdSeats, markOver } from "../net/seats.ts";
import { keptGames, ownPart } from "./kept.svelte.ts";

const shown = (table: string): wire.StatisticsShown => ({
  table,
  seats: [],
  ended: 1,
  found: { game: "celestia", winners: [0], scores: [7], time_ms: [1500], tallies: [] } as never,
  coach: table === "practice",
});

describe("the games of this device", () => {
  const answers = vi.fn<(path: string) => Response>();
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("fetch", async (path: string) => Promise.resolve(answers(path)));
    vi.useFakeTimers();
    answers.mockReset();
    keptGames.games = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const busy = (): Response => Response.json({ code: "rate" }, { status: 429, headers: { "retry-after": "10" } });
  const told = (path: string): Response => Response.json(shown(path.split("/").at(-2) ?? ""));

  function over(...tables: string[]): void {
    for (const table of tables) {
      holdSeats(table, "celestia", { "0": "token" });
      markOver(table, true);
    }
  }

  it("are counted when the server has time again, none left out", async () => {
    over("a", "b");
    answers.mockImplementation(told).mockImplementationOnce(busy);
    const counted = keptGames.refresh();
    void keptGames.refresh();
    await vi.advanceTimersByTimeAsync(9_999);
    expect([keptGames.left, answers.mock.calls.length], "one at a time, not before it said").toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await counted;
    expect(keptGames.left).toBe(0);
    expect(keptGames.games.map(({ table }) => table).sort()).toEqual(["a", "b"]);
  });
  it("are still to be counted where it never has time, and left out where they are gone", async () => {
    over("c");
    answers.mockImplementation(() => Response.json({ code: "no-table" }, { status: 404 }));
    await keptGames.refresh();
    expect([keptGames.left, answers.mock.calls.length]).toEqual([0, 1]);
    over("d");
    answers.mockImplementation(busy);
    const counted = keptGames.refresh();
    await vi.advanceTimersByTimeAsync(600_000);
    await counted;
    expect(keptGames.left).toBe(1);
    expect(answers.mock.calls.length).toBeLessThan(10);
    answers.mockImplementation(told);
    await keptGames.refresh();
    expect(keptGames.games.map(({ table }) => table)).toEqual(["d"]);
  });
  it("are counted when the line is back", async () => {
    over("e");
    answers.mockImplementation(() => {
      throw new TypeError("no network");
    });
    await keptGames.refresh();
    expect(keptGames.left).toBe(1);
    answers.mockImplementation(told);
    await keptGames.refresh();
    expect([keptGames.left, keptGames.games.map(({ table }) => table)]).toEqual([0, ["e"]]);
  });
  it("are marked where a coach was there", () => {
    expect([ownPart(shown("a"), 0).coach, ownPart(shown("practice"), 0).coach]).toEqual([false, true]);
  });
});
