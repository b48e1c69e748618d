/** A replay that runs, stops and jumps. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "./player.svelte.ts";

describe("a replay", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("runs move by move to its end, then begins again", () => {
    const player = new Player(2, () => 100);
    player.toggle();
    vi.advanceTimersByTime(99);
    expect(player.at).toBe(0);
    vi.advanceTimersByTime(101);
    expect([player.at, player.playing]).toEqual([2, false]);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]);
  });
  it("runs faster when told so", () => {
    const player = new Player(9, () => 100);
    player.speed = 4;
    player.toggle();
    vi.advanceTimersByTime(100);
    expect(player.at).toBe(4);
  });
  it("stops when the handle is taken, and stays within the game", () => {
    const player = new Player(5, () => 100);
    player.toggle();
    player.go(40);
    expect([player.at, player.playing]).toEqual([5, false]);
    player.go(-3);
    vi.advanceTimersByTime(1000);
    expect(player.at).toBe(0);
  });
  it("glides one move on, and jumps otherwise", () => {
    const player = new Player(5, () => 100);
    player.step(1);
    expect(player.glides).toBe(true);
    player.step(-1);
    expect(player.glides).toBe(false);
    player.go(3);
    expect(player.glides).toBe(false);
  });
});
