/** The seats this device holds: what is forgotten first when there are many. */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { heldTable, heldTables, holdSeats, markOver } from "./seats.ts";

describe("the seats of this device", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.useFakeTimers({ now: 1000 });
  });

  function sit(count: number, name: string): void {
    for (let i = 0; i < count; i++) {
      vi.advanceTimersByTime(1);
      holdSeats(`${name}${i}`, "celestia", { "0": `token ${name}${i}` });
    }
  }

  it("of running games are kept, however many tables follow", () => {
    sit(1, "first");
    sit(60, "later");
    expect(heldTable("first0")?.tokens).toEqual({ "0": "token first0" });
    expect(heldTables()).toHaveLength(61);
  });
  it("of games that are over are kept for the latest forty, and never before those of a running game", () => {
    sit(50, "old");
    for (let i = 0; i < 50; i++) markOver(`old${i}`, true);
    sit(3, "new");
    expect(heldTables().filter(({ over }) => over)).toHaveLength(40);
    expect(heldTable("old0")).toBeNull();
    expect(heldTable("old49")?.over).toBe(true);
    expect(
      heldTables()
        .filter(({ over }) => !over)
        .map(({ table }) => table),
    ).toEqual(["new2", "new1", "new0"]);
  });
  it("are wanted again where a table went back from its end", () => {
    sit(1, "table");
    markOver("table0", true);
    markOver("table0", false);
    expect(heldTable("table0")?.over).toBe(false);
  });
  it("keep what is known when a table is opened again", () => {
    sit(1, "table");
    markOver("table0", true);
    holdSeats("table0", "celestia", { "1": "another" });
    expect(heldTable("table0")).toMatchObject({ over: true, tokens: { "0": "token table0", "1": "another" } });
  });
});
