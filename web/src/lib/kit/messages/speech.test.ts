/** What is told at which wish, which key asks for what; bursts, repetitions, and what must be forgotten. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "./announce.svelte.ts";
import { numbered, pageOf, type Answer, type Page } from "./answers.ts";
import { speech, type Verbosity, type Weight } from "./speech.svelte.ts";

const mine: Weight = { own: true, minor: true, table: false };
const other: Weight = { own: false, minor: false, table: false };
const small: Weight = { own: false, minor: true, table: false };
const table: Weight = { own: false, minor: false, table: true };

describe("what is told", () => {
  it.each<[Verbosity, boolean[]]>([
    ["all", [true, true, true, true]],
    ["important", [true, true, false, true]],
    ["own", [true, false, false, true]],
  ])("%s", (verbosity, told) => {
    speech.hear(verbosity);
    expect([mine, other, small, table].map((weight) => speech.tells(weight))).toEqual(told);
    speech.hear("all");
  });
});

describe("keys", () => {
  afterEach(() => {
    speech.useSingle(false);
    speech.remap("repeat", "w");
    speech.remap("answers", "a");
  });
  it("of functions always ask, letters only where they are wanted and nobody types", () => {
    expect(speech.asked("F4", true)).toBe("situation");
    expect(speech.asked("s", false)).toBe(null);
    speech.useSingle(true);
    expect(speech.asked("S", false)).toBe("situation");
    expect(speech.asked("s", true)).toBe(null);
  });
  it("can be given other letters, and nothing but letters; a letter that was taken changes places", () => {
    speech.useSingle(true);
    expect(speech.remap("repeat", "a")).toBe(true);
    expect([speech.asked("a", false), speech.asked("w", false)]).toEqual(["repeat", "answers"]);
    expect(speech.remap("repeat", "1")).toBe(false);
    expect(speech.remap("repeat", "Enter")).toBe(false);
  });
});

describe("answers", () => {
  const answer = (name: string, off = false, back = false): Answer => ({
    element: {} as HTMLElement,
    name,
    off,
    back,
    chosen: false,
  });
  const names = ({ told }: Page): string[] => told.map(({ name }) => name);
  const pass = answer("Pass");
  const never = answer("Never", true);

  it("that can be given come first, ways back after them; those that cannot are counted, then told", () => {
    const all = [never, answer("Undo", false, true), pass];
    const first = pageOf(all, null);
    expect([names(first), first.more, first.off]).toEqual([["Pass", "Undo"], 0, 1]);
    const second = pageOf(all, first.next);
    expect([names(second), second.off, second.next]).toEqual([["Never"], 0, null]);
  });
  it("come nine at a time", () => {
    const all = [...Array.from({ length: 11 }, (_, n) => answer(`${n}`)), never];
    const first = pageOf(all, null);
    expect([first.told.length, first.more, first.off]).toEqual([9, 2, 1]);
    const second = pageOf(all, first.next);
    expect([names(second), second.more, second.off]).toEqual([["9", "10"], 0, 1]);
    expect(names(pageOf(all, second.next))).toEqual(["Never"]);
  });
  it("keep their numbers while a question is open, whatever a choice brings or takes away", () => {
    const [aerial, land, race] = [answer("Aerial"), answer("Land"), answer("Race")];
    const first = numbered([aerial, land], []);
    expect(numbered([race, aerial, land], first)).toEqual([aerial, land, race]);
    const renamed = { ...aerial, name: "Aerial, on" };
    expect(numbered([renamed, race], [aerial, land, race])).toEqual([renamed, null, race]);
    expect(numbered([pass, renamed, race], [renamed, null, race])).toEqual([renamed, pass, race]);
  });
  it("are none where nothing can be given, until what cannot is asked for", () => {
    const first = pageOf([never], null);
    expect([names(first), first.off, first.next]).toEqual([[], 1, 0]);
    expect(names(pageOf([never], first.next))).toEqual(["Never"]);
    expect(pageOf([], null)).toEqual({ told: [], next: null, more: 0, off: 0 });
  });
});

describe("what is said", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    announcer.polite = [];
  });
  afterEach(() => vi.useRealTimers());
  const said = (): string[] => announcer.polite.map(({ text }) => text);

  it("comes in order, once, the same line several times as one", () => {
    for (const text of ["a", "b", "b", "c"]) announcer.say(text);
    vi.runAllTimers();
    expect(said()).toEqual(["a", "b × 2", "c"]);
  });
  it("of a flood is its end, and how much was left out", () => {
    for (let n = 0; n < 20; n++) announcer.say(`line ${n}`);
    vi.runAllTimers();
    expect(said()).toHaveLength(9);
    expect([said()[0], said()[1], said().at(-1)]).toEqual(["12 more lines in the log", "line 12", "line 19"]);
  });
  it("of a flood is first of all what concerns the person here, in its order", () => {
    for (let n = 0; n < 30; n++) announcer.say(`line ${n}`, null, n === 3 || n === 5);
    vi.runAllTimers();
    expect(said().slice(0, 4)).toEqual(["22 more lines in the log", "line 3", "line 5", "line 24"]);
    expect(said().at(-1)).toBe("line 29");
    for (let n = 0; n < 20; n++) announcer.say(`mine ${n}`, null, true);
    vi.runAllTimers();
    expect(said().filter((text) => text.startsWith("mine"))).toHaveLength(20);
  });
  it("ends with what can be answered, which takes the place of an older list and is not repeated", () => {
    announcer.say("Slavers");
    announcer.offer("Fly on? 1: Fly on.");
    expect(said()).toEqual(["Slavers", "Fly on? 1: Fly on."]);
    announcer.say("Stardust");
    vi.runAllTimers();
    expect(said()).toEqual(["Slavers", "Fly on? 1: Fly on.", "Stardust"]);
    announcer.offer("Fly on? 1: Give up.");
    expect(said()).toEqual(["Slavers", "Stardust", "Fly on? 1: Give up."]);
    announcer.repeat();
    expect(announcer.assertive.trim()).toBe("Stardust");
  });
  it("leaves the other region too when it may not stay, and only then", () => {
    announcer.say("Place 3: trap", "face");
    vi.runAllTimers();
    announcer.repeat();
    announcer.forget("passing");
    expect(announcer.assertive.trim()).toBe("Place 3: trap");
    announcer.forget("face");
    expect(announcer.assertive).toBe("");
    announcer.interrupt("Your turn");
    announcer.forget("face");
    expect(announcer.assertive).toBe("Your turn");
  });
  it("to one person is gone when somebody else takes the screen", () => {
    announcer.say("Your new cards: Compass");
    vi.runAllTimers();
    announcer.say("Your new cards: Jetpack");
    announcer.interrupt("Your program: 1, 2");
    announcer.hush();
    vi.runAllTimers();
    expect(said()).toEqual([]);
    expect(announcer.assertive).toBe("");
  });
  it("can be repeated, from the newest back", () => {
    announcer.say("first");
    announcer.say("second");
    vi.runAllTimers();
    announcer.repeat();
    expect(announcer.assertive).toBe("second");
    announcer.repeat();
    expect(announcer.assertive).toBe("first");
  });
  it("of a face that lies hidden again is gone, whether it was spoken or not, and is not repeated", () => {
    announcer.say("lasting");
    announcer.say("Tile 3: lane 2 trap", "face");
    vi.runAllTimers();
    announcer.say("Tile 4: lane 1 trap", "face");
    announcer.forget("face");
    vi.runAllTimers();
    expect(said()).toEqual(["lasting"]);
    announcer.repeat();
    expect(announcer.assertive.trim()).toBe("lasting");
  });
});
