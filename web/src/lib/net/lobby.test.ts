/** Finding people: which tables fit a wish, and at which one somebody sits down. */

import { describe, expect, it } from "vitest";
import type { LobbyTable, SeatInfo, Terms } from "../generated/types.ts";
import { bestTable, fits, type Wish } from "./lobby.ts";

const ANY: Wish = { games: ["celestia", "memoracers"], clock: "", language: "", modules: "" };
const DAYS: Terms = { thinking: { base_s: 86_400, each: "question" } };

function seat(kind: SeatInfo["kind"], connected = true): SeatInfo {
  return { seat: 0, kind, name: "", bot: null, connected, stand_in: false, substituted: 0, program: false };
}
function table(id: string, change: Partial<LobbyTable> = {}): LobbyTable {
  return {
    table: id,
    game: "celestia",
    options: { modules: [] },
    created: 5,
    status: "waiting",
    seats: [seat("person"), seat("open", false)],
    terms: {},
    watchers: 0,
    ...change,
  };
}

describe("a table fits", () => {
  it.each<[string, Partial<LobbyTable>, Partial<Wish>, boolean]>([
    ["any wish", {}, {}, true],
    ["by its game", { game: "celerium" }, {}, false],
    ["a live game without a clock", {}, { clock: "live" }, true],
    ["days", { terms: DAYS }, { clock: "days" }, true],
    ["not days, for a live game", { terms: DAYS }, { clock: "live" }, false],
    ["its language", { terms: { language: "fr" } }, { language: "fr" }, true],
    ["no other language", { terms: { language: "fr" } }, { language: "en" }, false],
    ["every language where it has none", {}, { language: "en" }, true],
    ["the base game", { options: { modules: ["ext1"] } }, { modules: "base" }, false],
    ["modules", { options: { modules: ["ext1"] } }, { modules: "more" }, true],
  ])("%s", (_what, change, wish, good) => expect(fits(table("a", change), { ...ANY, ...wish })).toBe(good));
});

describe("the table to sit down at", () => {
  it("has waited longest", () =>
    expect(bestTable([table("a"), table("b", { created: 3 }), table("c", { created: 4 })], ANY)?.table).toBe("b"));
  it("is not one's own", () => expect(bestTable([table("a")], ANY, "a")).toBeNull());
  it.each<[string, Partial<LobbyTable>]>([
    ["runs", { status: "running" }],
    ["is full", { seats: [seat("person"), seat("bot")] }],
    ["nobody is at", { seats: [seat("person", false), seat("open", false)] }],
  ])("is none that %s", (_what, change) => expect(bestTable([table("a", change)], ANY)).toBeNull());
});
