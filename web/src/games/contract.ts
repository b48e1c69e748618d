/** What a game gives the pages around its table, and what they give to it. */

import type * as wire from "$lib/generated/types.ts";
import type { Session } from "$lib/table/session.svelte.ts";

/** The end of a game: the game draws it, the page gives the ways on. */
export interface OverProps {
  readonly session: Session;
  readonly outcome: wire.Outcome;
  /** Every entry of the finished game; null until it has arrived, or where it cannot be had. */
  readonly replay: wire.Replay | null;
  /** The seat in front of this screen; null for a spectator. */
  readonly me: number | null;
  /** Buttons: replay, the table, again, home. */
  readonly actions: import("svelte").Snippet;
}
