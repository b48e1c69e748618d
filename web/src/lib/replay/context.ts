/** A replay as the tools around it know it: where it begins, and its player. */

import { getContext, setContext } from "svelte";
import type * as wire from "../generated/types.ts";
import type { Replay } from "../table/types.ts";
import type { Player } from "./player.svelte.ts";

const KEY = Symbol("replay");

export interface Looking {
  readonly replay: wire.Replay;
  /** The move that the address names. */
  readonly start: number | null;
  /** The entry of the log whose first move is shown, where the address names no move. */
  readonly entry?: number | null;
  /** The one that shows it, once it is there. */
  player: Player | null;
}

export const lookAt = (looking: Looking): Looking => setContext(KEY, looking);
/** The replay at hand; undefined in tests and galleries. */
export function looking(): Looking | undefined {
  try {
    return getContext<Looking | undefined>(KEY);
  } catch {
    return undefined; // made outside a component
  }
}

/** The entry of the log that each frame shows, found by the event it tells. */
export function entriesOf(replay: Pick<Replay, "steps">, frames: readonly { readonly event: unknown }[]): number[] {
  const entry = new Map<unknown, number>();
  for (const step of replay.steps) for (const event of step.events) entry.set(event, step.entry);
  let last = 0;
  return frames.map(({ event }) => (last = entry.get(event) ?? last));
}
