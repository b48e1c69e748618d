/** The film of a table, with a director that knows one number. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film, type Director } from "./film.svelte.ts";
import type { GameTypes } from "./types.ts";

interface Counting extends GameTypes {
  view: { readonly n: number };
  event: { readonly event: string; readonly by: number; readonly fixed?: boolean };
}

/** An addition is seen for 100 ms on the old number and for 100 ms on the new one; one by nothing is not seen. */
const director: Director<Counting, string> = {
  rest: (view, was) => (was ? `rests on ${view.n}` : "starts"),
  apply: (view, { by }) => ({ n: view.n + by }),
  beats: ({ by, fixed = false }, before) =>
    by
      ? [
          { ms: 100, emphasis: "comes", view: before.view, fixed },
          { ms: 100, emphasis: "is there", fixed },
        ]
      : [],
};
const add = (by: number, fixed = false): Counting["event"] => ({ event: "Added", by, fixed });

describe("a film", () => {
  let told: string[] = [];
  let film: Film<Counting, string>;
  const now = (): unknown[] => [film.scene.view.n, film.scene.emphasis, film.playing];
  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    film = new Film<Counting, string>(
      director,
      { n: 1 },
      (event) => told.push(`shows ${event.by}`),
      (event) => told.push(`has shown ${event.by}`),
    );
  });
  afterEach(() => void vi.useRealTimers());

  it("shows events one after another and ends on the view", async () => {
    film.add([add(2), add(3)], { n: 7 });
    expect(now()).toEqual([1, "comes", true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(now()).toEqual([3, "is there", true]);
    await vi.advanceTimersByTimeAsync(100);
    expect(now()).toEqual([3, "comes", true]);
    await vi.advanceTimersByTimeAsync(200);
    expect(now()).toEqual([7, "rests on 7", false]);
    expect(film.scene.event).toBeNull();
    expect(told).toEqual(["shows 2", "has shown 2", "shows 3", "has shown 3"]);
  });

  it("says what comes of an event when it is seen, or when it is passed over", async () => {
    const said: string[] = [];
    const secret: Director<Counting, string> = {
      ...director,
      beats: (event, before, after) =>
        director.beats(event, before, after).map((beat, at) => ({ ...beat, untold: at === 0 })),
    };
    const none = (): void => undefined;
    const film = new Film<Counting, string>(secret, { n: 1 }, none, none, none, ({ by }) => said.push(`told ${by}`));
    film.add([add(2), add(3)], { n: 6 });
    await vi.advanceTimersByTimeAsync(99);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(["told 2"]);
    film.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(["told 2", "told 3"]);
  });

  it("is not playing for what is not seen", async () => {
    film.add([add(0)], { n: 1 });
    expect(film.playing).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toEqual([1, "rests on 1", false]);
  });

  it("goes to its end when it is skipped", async () => {
    film.add([add(2), add(3)], { n: 6 });
    film.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toEqual([6, "rests on 6", false]);
  });

  it("cannot be skipped where everybody sees it at one pace", async () => {
    film.add([add(2, true)], { n: 3 });
    film.skip();
    await vi.advanceTimersByTimeAsync(150);
    expect(now()).toEqual([3, "is there", true]);
    expect(film.fixed).toBe(true);
    await vi.advanceTimersByTimeAsync(50);
    expect(film.playing).toBe(false);
  });

  it("shows a view at once when it is cut, and only notes what was still to be shown", async () => {
    film.add([add(2), add(3)], { n: 6 });
    film.cut({ n: 9 });
    await vi.advanceTimersByTimeAsync(0);
    expect(now()).toEqual([9, "starts", false]);
    expect(told).toEqual(["shows 2", "has shown 2", "has shown 3"]);
  });
});

describe("a film that is rushed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it("shows only where things come to, whatever arrives, until it is watched again", async () => {
    const none = (): void => undefined;
    const film = new Film<Counting, string>(director, { n: 1 }, none, none);
    film.rush(true);
    for (const n of [2, 3]) {
      film.add([add(1)], { n });
      await vi.advanceTimersByTimeAsync(0);
      expect([film.scene.view.n, film.playing]).toEqual([n, false]);
    }
    film.rush(false);
    film.add([add(1)], { n: 4 });
    expect(film.playing).toBe(true);
  });
});

describe("what comes with a moment", () => {
  const cost = { title: "Lost", rows: [] };
  const loud: Director<Counting, string> = {
    ...director,
    beats: () => [
      { ms: 100, emphasis: "strikes", sound: "crack" },
      { ms: 100, emphasis: "is gone", slip: cost },
    ],
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is told as the moment begins, and that it is hurried when it is skipped", async () => {
    const staged: unknown[] = [];
    const none = (): void => undefined;
    const film = new Film<Counting, string>(loud, { n: 1 }, none, none, (effects, hurried) =>
      staged.push([effects, hurried]),
    );
    film.add([add(1)], { n: 2 });
    expect(staged).toEqual([[{ sound: "crack" }, false]]);
    film.skip();
    await vi.advanceTimersByTimeAsync(0);
    // The last picture and its slip are never skipped past.
    expect(staged).toEqual([
      [{ sound: "crack" }, false],
      [{ slip: cost }, true],
    ]);
    expect(film.scene.view.n).toBe(2);
  });

  it("comes with the end of an entry too, where only its view tells what it came to", async () => {
    const staged: unknown[] = [];
    const none = (): void => undefined;
    const sums: Director<Counting, string> = {
      ...director,
      settles: (was, { n }) => ({ sound: `${was.view.n} ${n}` }),
    };
    const film = new Film<Counting, string>(sums, { n: 1 }, none, none, ({ sound }) => sound && staged.push(sound));
    film.add([add(2)], { n: 7 });
    await vi.advanceTimersByTimeAsync(200);
    expect(staged).toEqual(["3 7"]);
  });
});
