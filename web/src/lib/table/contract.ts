/** What a game's table component is given. */

import type { Diary } from "./diary.svelte.ts";
import type { Session } from "./session.svelte.ts";
import type { AnyGame, GameTypes } from "./types.ts";

export interface TableProps<G extends GameTypes = AnyGame> {
  readonly session: Session<G>;
  /** The seat that answers at this screen now; null for a spectator, and while the screen is handed over. */
  readonly me: number | null;
  /** What happened, in words. */
  readonly diary: Diary<G>;
}
