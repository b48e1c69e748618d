/** Seats in a file: what was saved comes back, and nothing of what was changed. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { readBackup, writeBackup } from "./backup.ts";
import { heldTable, heldTables, holdSeats, ownName } from "../net/seats.ts";

describe("a backup", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      clear: () => kept.clear(),
    });
  });
  const saved = (): unknown => {
    ownName.set("Zoé ☃");
    holdSeats("one", "celestia", { 0: "key" });
    holdSeats("two", "memoracers", { 1: "other", 2: "third" });
    return JSON.parse(writeBackup("play.example") ?? "null");
  };

  it("is nothing where there are no seats", () => expect(writeBackup("play.example")).toBeNull());
  it("brings every seat and the name to a device without any", () => {
    const file = saved();
    const before = heldTables();
    localStorage.clear();
    expect(readBackup(file, "play.example")).toEqual({ tables: 2 });
    expect(heldTables()).toEqual(before);
    expect(ownName.get()).toBe("Zoé ☃");
  });
  it("adds to the seats that are there, which stay", () => {
    const file = saved();
    localStorage.clear();
    holdSeats("two", "memoracers", { 0: "mine", 1: "newer" });
    readBackup(file, "play.example");
    expect(heldTable("two")?.tokens).toEqual({ 0: "mine", 1: "newer", 2: "third" });
  });
  it.each([
    ["an edited key", (text: string) => text.replace("third", "forged"), "changed"],
    ["an edited sum", (text: string) => text.replace(/"sum":"./, '"sum":"x'), "changed"],
    ["another file", () => '{"game": "celestia"}', "notOurs"],
    ["a list", () => "[]", "notOurs"],
    ["nothing", () => "null", "notOurs"],
  ])("of which %s takes nothing", (_what, change, trouble) => {
    const file: unknown = JSON.parse(change(JSON.stringify(saved())));
    localStorage.clear();
    expect(readBackup(file, "play.example")).toMatchObject({ trouble });
    expect(heldTables()).toEqual([]);
  });
  it("of another server is not taken, and says where it is from", () =>
    expect(readBackup(saved(), "other.example")).toEqual({ trouble: "elsewhere", host: "play.example" }));
});
