/** The log in words: what happens several times in a row is one line; what of it is read out. */

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type * as wire from "../generated/types.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";
import { Diary, folded } from "./diary.svelte.ts";
import type { Session } from "./session.svelte.ts";

// Lines are spoken a moment after they are noted.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

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
    const session = { game: "memoracers", names: ["Ada"], mine: [], latest: null } as unknown as Session;
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

describe("what is read out", () => {
  beforeEach(() => {
    vi.runAllTimers();
    announcer.polite = [];
  });
  const event = (name: string, more: object = {}): wire.GameEvent =>
    ({ event: name, ...more }) as unknown as wire.GameEvent;
  const session = { game: "celerium", names: ["Ada"], mine: [0], latest: null } as unknown as Session;
  const style = { silent: ["CardsSeen"], headings: [], landmarks: ["PlanetRevealed"] };

  it("has what an event shows after its sentence, also where the log leaves it out", () => {
    const diary = new Diary(session, style, () => ({}));
    diary.note(event("CardsSeen"), "Your new cards: 1-11");
    diary.note(event("PlanetRevealed"), "A desert planet.");
    vi.runAllTimers();
    const said = announcer.polite.map(({ text }) => text);
    expect(said[0]).toBe("Your new cards: 1-11");
    expect(said[1]?.endsWith(". A desert planet.")).toBe(true);
    expect(diary.lines).toHaveLength(1);
  });
  it("keeps what says where the game is, and what only this seat sees, however much happens at once", () => {
    const diary = new Diary(session, style, () => ({}));
    diary.note(event("PlanetRevealed"), "Where we are.");
    diary.note(event("CardsSeen", { to: [0] }), "Mine.");
    for (let n = 0; n < 20; n++) diary.note(event(`Step${n}`, { seat: 1 }));
    vi.runAllTimers();
    const said = announcer.polite.map(({ text }) => text);
    expect(said.some((text) => text.endsWith("Where we are."))).toBe(true);
    expect(said).toContain("Mine.");
  });
});
