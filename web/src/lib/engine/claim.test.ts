/** Tabs without locks: one leads, the next follows when it closes or falls silent, and never two. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Claim, type SharedNames } from "./claim.ts";

const NAMES = (): SharedNames => {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
};

describe("tabs without locks", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function tabs(...ids: string[]) {
    const names = NAMES();
    const said: string[] = [];
    const made = ids.map(
      (id) =>
        new Claim(
          id,
          () => said.push(`${id} leads`),
          () => said.push(`${id} lost`),
          names,
        ),
    );
    return { made, said };
  }

  it("one of two that come at once leads, and the other when it closes", () => {
    const { made, said } = tabs("a", "b");
    for (const one of made) one.make();
    vi.runAllTimers();
    expect(said).toEqual(["a leads"]);
    made[0]?.release();
    made[1]?.changed();
    vi.runAllTimers();
    expect(said).toEqual(["a leads", "b leads"]);
  });
  it("a silent leader is replaced, and steps back when it wakes", () => {
    const { made, said } = tabs("a", "b");
    made[0]?.make();
    vi.runAllTimers();
    made[1]?.make(true);
    vi.runAllTimers();
    made[0]?.changed();
    made[0]?.release();
    expect(said).toEqual(["a leads", "b leads", "a lost"]);
    made[1]?.changed();
    expect(said).toHaveLength(3);
  });
  it("two that write at the same time settle on the last", () => {
    const { made, said } = tabs("a", "b");
    made[0]?.make(true);
    made[1]?.make(true);
    vi.runAllTimers();
    expect(said).toEqual(["b leads"]);
  });
  it("where nothing can be kept each tab plays", () => {
    const said: string[] = [];
    const closed: SharedNames = {
      getItem: () => null,
      setItem: () => {
        throw new Error("closed");
      },
      removeItem: () => undefined,
    };
    new Claim(
      "a",
      () => said.push("leads"),
      () => undefined,
      closed,
    ).make();
    expect(said).toEqual(["leads"]);
  });
});
