import { describe, expect, it, vi } from "vitest";
import { replayKeys } from "./keys.ts";
import { Player } from "./player.svelte.ts";

/** A key pressed on an element that has keys of its own, or on none; whether it was taken. */
function press(
  player: Player,
  key: string,
  { own = false, ...chord }: { own?: boolean; ctrlKey?: boolean } = {},
): boolean {
  const preventDefault = vi.fn();
  const target = { closest: () => (own ? {} : null) };
  replayKeys(player)({ key, target, preventDefault, ...chord } as unknown as KeyboardEvent);
  return preventDefault.mock.calls.length > 0;
}

describe("the keys of a replay", () => {
  it("step, jump and play", () => {
    const player = new Player(5, () => 1000);
    press(player, "ArrowRight");
    expect(player.at).toBe(1);
    press(player, "End");
    expect(player.at).toBe(5);
    press(player, "ArrowLeft");
    expect(player.at).toBe(4);
    press(player, "Home");
    expect(player.at).toBe(0);
    expect(press(player, " ")).toBe(true);
    expect(player.playing).toBe(true);
    press(player, " ");
    expect(player.playing).toBe(false);
  });

  it("leave alone other keys, chords, and what has keys of its own", () => {
    const player = new Player(5, () => 1000);
    expect(press(player, "x")).toBe(false);
    expect(press(player, "ArrowRight", { ctrlKey: true })).toBe(false);
    expect(press(player, "ArrowRight", { own: true })).toBe(false);
    expect(player.at).toBe(0);
  });
});
