/** Addresses and their meaning. */

import { describe, expect, it } from "vitest";
import { href, match, ruleHref, type Route } from "./routes.ts";

const ROUTES: readonly Route[] = [
  { page: "home" },
  { page: "new", game: "memoracers" },
  { page: "table", table: "KRMX" },
  { page: "replay", table: "KRMX", at: null },
  { page: "replay", table: "KRMX", at: 17 },
  { page: "screen", table: "KRMX" },
  { page: "lobby" },
  { page: "settings" },
  { page: "glossary" },
  { page: "continue", code: "a-b_c" },
  { page: "again", table: "KRMX" },
  { page: "shelf" },
  { page: "rules", game: "memoracers", rule: null },
  { page: "rules", game: "memoracers", rule: "MR-040" },
  { page: "table", table: "a/b ü" },
];

describe("routes", () => {
  it.each(ROUTES.map((route) => [href(route), route] as const))("%s leads there and back", (address, route) => {
    const url = new URL(address, "http://table.example");
    expect(match(url.pathname, url.hash)).toEqual(route);
  });
  it.each(["/nowhere", "/t", "/t/x/y", "/new", "/rules/x/y", "/t/x/replay/y"])("%s is nowhere", (path) => {
    expect(match(path)).toEqual({ page: "missing", path });
  });
  it("survives a broken escape", () => expect(match("/t/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A" }));
  it("finds the catalogue of a rule id", () => {
    expect(ruleHref("MR-040")).toBe("/rules/memoracers#MR-040");
    expect(ruleHref("AD-002")).toBe("/rules/table#AD-002");
  });
});
