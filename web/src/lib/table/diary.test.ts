/** The log in words: what happens several times in a row is one line. */

import { describe, expect, it } from "vitest";
import type * as wire from "../generated/types.ts";
import { Diary, folded } from "./diary.svelte.ts";
import type { Session } from "./session.svelte.ts";

describe("the log", () => {
  const line = (id: number, text: string, group = "Round 1") => ({
    id,
    look: null,
    runs: [{ text }],
    rule: "GB-130",
    group,
  });

  it("says how often the same thing happened in a row, under the key of the first time", () => {
    const lines = folded([
      line(4, "Brice loses a human"),
      line(3, "Brice loses a human"),
      line(2, "Brice loses a human"),
      line(1, "Ada passes"),
    ]);
    expect(lines.map(({ id, times }: { id: number; times?: number }) => [id, times])).toEqual([
      [2, 3],
      [1, undefined],
    ]);
  });

  it("keeps apart what another thing came between, and what belongs to another group", () => {
    const apart = [
      line(5, "Ada passes"),
      line(4, "Brice passes"),
      line(3, "Ada passes"),
      line(2, "Ada passes", "Round 0"),
    ];
    expect(folded(apart)).toEqual(apart);
  });
});

describe("what has just happened", () => {
  const event = (name: string): wire.GameEvent => ({ event: name, seat: 0 }) as unknown as wire.GameEvent;
  const begun = (): Diary => {
    const session = { game: "memoracers", names: ["Ada"], latest: null } as unknown as Session;
    return new Diary(
      session,
      { silent: ["ShipMoved", "TileTurnedUp"], glimpsed: ["ShipMoved"], headings: ["RoundBegan"] },
      () => ({}),
    );
  };
  const told = (diary: Diary): string | undefined => diary.newest?.runs.map(({ text }) => text).join("");
  const play = (diary: Diary, name: string): void => {
    const one = event(name);
    diary.show(one);
    diary.note(one);
  };

  it("is the ship that moves on, not what came before it, and is never written down", () => {
    const diary = begun();
    play(diary, "TrapHit");
    expect(told(diary)).toContain("TrapHit");
    play(diary, "ShipMoved");
    play(diary, "TileTurnedUp");
    expect(told(diary)).toContain("ShipMoved");
    play(diary, "RoundBegan");
    expect(told(diary)).toContain("ShipMoved");
    play(diary, "LapTicked");
    expect(told(diary)).toContain("LapTicked");
    expect(diary.lines.map(({ runs }) => runs[0]?.text)).toEqual(["LapTicked", "TrapHit"]);
  });
});
