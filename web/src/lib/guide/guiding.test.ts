import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "../table/session.svelte.ts";
import type { Question } from "../table/table.svelte.ts";
import { guideTable } from "../table/guided.ts";
import type { GameTypes } from "../table/types.ts";
import { GuidedGame, type Shown } from "./guiding.svelte.ts";

type Id = "first" | "second";
const TABLE = "a-table";

const asking = (key: string): Question<GameTypes> => ({ key, number: 0 }) as Question<GameTypes>;

let shown: Shown<GameTypes, Id>;

function guided(): GuidedGame<GameTypes, Id, { id: Id }> {
  const session = { table: TABLE, names: [], room: { advise: async () => Promise.resolve(null) } };
  return new GuidedGame<GameTypes, Id, { id: Id }>(session as unknown as Session<GameTypes>, {
    game: "a-game",
    all: () => ["first", "second"],
    choose: (now, read, before) => {
      const open = now.filter((id) => !read.includes(id));
      const id = open.find((one) => one === before) ?? open[0];
      return id ? { id } : null;
    },
    face: ({ id }) => ({ title: id, text: "", rule: "", ring: null }),
    shown: () => shown,
    why: () => null,
    send: () => undefined,
  });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.useFakeTimers();
  guideTable(TABLE);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a hint goes with the question it came with, though nothing was heard between the two", () => {
  const guide = guided();
  shown = { me: 0, question: asking("one"), playing: false, due: ["first"] };
  guide.follow();
  vi.runAllTimers();
  expect(guide.id).toBe("first");
  shown = { ...shown, question: asking("two") };
  guide.follow();
  vi.runAllTimers();
  expect(guide.id).toBeNull();
});

test("a hint stays while its question is open, whatever is heard meanwhile", () => {
  const guide = guided();
  shown = { me: 0, question: asking("one"), playing: false, due: ["first"] };
  for (let heard = 0; heard < 3; heard += 1) {
    guide.follow();
    vi.runAllTimers();
    expect(guide.id).toBe("first");
  }
});
