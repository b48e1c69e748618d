/** The table beside its game: what may be taken back is offered where it can succeed, and notes leave by themselves. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as wire from "../generated/types.ts";
import type { Reply } from "../net/line.svelte.ts";
import { NOTE_MS, TableRoom } from "./room.svelte.ts";
import type { Session } from "./session.svelte.ts";

const STATE: wire.RoomState = {
  type: "room",
  ready: [],
  paused: false,
  proposal: null,
  request: null,
  settled: null,
  times: [],
  undo: [],
  undo_ask: [],
  watchers: 0,
  next: null,
  draw: null,
};
const REFUSED: Reply = {
  kind: "refused",
  refusal: {
    type: "refused",
    id: 1,
    rule: "AD-014",
    key: "table-no-way-back",
    args: {},
    message: "No.",
  },
};

function room(reply: Reply): TableRoom {
  return new TableRoom({
    mine: [0],
    line: { welcome: null, request: () => Promise.resolve(reply) },
  } as unknown as Session);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("taking back", () => {
  it("is offered after an own answer, until somebody else answers", () => {
    const table = room(REFUSED);
    table.hear(STATE);
    table.answered(0, 7);
    expect([table.state.undo, table.state.undo_ask]).toEqual([[0], [0]]);
    table.moved(0);
    expect(table.state.undo).toEqual([0]);
    table.moved(1);
    expect([table.state.undo, table.state.undo_ask]).toEqual([[], [0]]);
  });
  it("is not offered where it was foreseen that it can only be refused", () => {
    const table = room(REFUSED);
    table.hear({ ...STATE, undo: [0] });
    table.hear({ type: "foreseen", id: 1, seat: 0, number: 7, back: "never" });
    table.answered(0, 7);
    expect([table.state.undo, table.state.undo_ask]).toEqual([[], [0]]);
  });
  it("that is refused says why, and the sentence leaves by itself", async () => {
    const table = room(REFUSED);
    expect(await table.undo(0)).toBe(false);
    expect(table.trouble?.rule).toBe("AD-014");
    vi.advanceTimersByTime(NOTE_MS);
    expect(table.trouble).toBeNull();
  });
});

describe("a request to go back", () => {
  const settled = { number: 1, by: 0, wish: "undo", agreed: false } as const;
  it("that met a no is told, and the note leaves by itself", () => {
    const table = room(REFUSED);
    table.hear({ ...STATE, settled: { ...settled, against: 1 } });
    expect(table.settled?.against).toBe(1);
    vi.advanceTimersByTime(NOTE_MS);
    expect(table.settled).toBeNull();
  });
  it("that ended because the table moved on needs no note", () => {
    const table = room(REFUSED);
    table.hear({ ...STATE, settled: { ...settled, against: null } });
    expect(table.settled).toBeNull();
  });
});

describe("the coach", () => {
  it("says at the table that it has no time, and nothing of a line that is lost", async () => {
    for (const [code, text] of [
      ["busy", "Ask again."],
      ["no-line", null],
    ] as const) {
      const table = room({ kind: "error", code, message: "Ask again." });
      expect(await table.judged(0, 7, null)).toBeNull();
      expect(table.trouble?.text ?? null).toBe(text);
    }
  });
});
