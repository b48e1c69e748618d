/** Tables of this device as cards. */

import { describe, expect, it } from "vitest";
import type { Outcome, SeatInfo, Summary } from "../lib/generated/types.ts";
import { cardsOf, type KnownTable } from "./cards.ts";

const seat = (at: number, name: string, kind: SeatInfo["kind"] = "bot"): SeatInfo => ({
  seat: at,
  kind,
  name,
  bot: null,
  connected: true,
  stand_in: false,
  substituted: 0,
  program: false,
});
function table(
  id: string,
  status: Summary["status"],
  waiting: number[] = [],
  outcome: Outcome | null = null,
  seats = [seat(0, "Ada", "person"), seat(1, "Vega")],
): KnownTable {
  const summary: Summary = {
    table: id,
    game: "memoracers",
    rules_version: "1",
    options: {},
    pace_ms: 0,
    beat_ms: 0,
    created: 0,
    status,
    seats,
    entry: 1,
    outcome,
    terms: {},
    commitment: "",
    next: null,
  };
  return { summary, situation: status === "running" ? { decision: "x", number: 1, waiting } : null, mine: [0] };
}
const won = (...winners: number[]): Outcome => ({ scores: [], ranks: [], winners, breakdown: [] });
const cards = (...tables: KnownTable[]) => cardsOf(tables, () => "Race");

describe("cards", () => {
  it("put the table that waits for this person first, in lime; the finished last", () => {
    const found = cards(table("a", "over", [], won(1)), table("b", "running", [1]), table("c", "running", [0, 1]));
    expect(found.map(({ id, lime }) => [id, lime])).toEqual([
      ["c", true],
      ["b", false],
      ["a", false],
    ]);
  });
  it("put the one with the least time left first", () => {
    const left = (known: KnownTable, left_ms: number): KnownTable => ({
      ...known,
      times: [
        { seat: 0, left_ms, runs: known.situation?.waiting.includes(0) ?? false },
        { seat: 1, left_ms: 9 * 3_600_000, runs: known.situation?.waiting.includes(1) ?? false },
      ],
    });
    const found = cards(
      table("free", "running", [0]),
      left(table("day", "running", [0]), 19 * 3_600_000),
      left(table("theirs", "running", [1]), 60_000),
      left(table("soon", "running", [0, 1]), 60_000),
    );
    expect(found.map(({ id, left, action }) => [id, left, action])).toEqual([
      ["soon", 60_000, "Continue"],
      ["day", 19 * 3_600_000, "Open"],
      ["free", null, "Open"],
      ["theirs", 9 * 3_600_000, "Look in"],
    ]);
  });
  it("offer a rematch until its seat is taken", () => {
    const over = table("a", "over", [], won(1));
    const again = { ...over, summary: { ...over.summary, next: "b" } };
    expect(cards(again)[0]).toMatchObject({ title: "A memoracers rematch?", action: "Sit down", rematch: true });
    expect(cards({ ...again, follows: true })[0]).toMatchObject({ action: "Result", rematch: false });
    expect(cards({ ...again, mine: [] })[0]).toMatchObject({ rematch: false });
  });
  it("have one lime at most", () =>
    expect(cards(table("a", "running", [0]), table("b", "running", [0])).filter(({ lime }) => lime)).toHaveLength(1));
  it.each([
    [table("a", "running", [0]), "Your turn: Race", "With Vega"],
    [table("a", "running", [1]), "Race", "Waiting for Vega"],
    [table("a", "over", [], won(0)), "Race", "You won"],
    [table("a", "over", [], won(0, 1)), "Race", "You share the win"],
    [table("a", "over", [], won(1)), "Race", "Won by Vega"],
    [table("a", "over", [], won()), "Race", "Lost"],
    [table("a", "waiting", [], null, [seat(0, "Ada", "person"), seat(1, "", "open")]), "Race", "1 seat is still open"],
    [table("a", "stopped"), "Race", "This table has stopped"],
  ])("say how it stands", (known, title, text) =>
    expect(cards(known).map((card) => [card.title, card.text])).toEqual([[title, text]]),
  );
});
