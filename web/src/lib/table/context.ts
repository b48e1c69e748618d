/** How pieces of the frame find the table they stand at, without every game passing it on. */

import { getContext, setContext, type Snippet } from "svelte";
import type { Study } from "../review/study.ts";
import type { RulesBeside } from "./beside.svelte.ts";
import type { Diary } from "./diary.svelte.ts";
import type { Session } from "./session.svelte.ts";

const KEY = Symbol("table");

/** The table at which a page stands, and the seat in front of the screen. */
export interface AtTable {
  readonly session: Session;
  readonly me: number | null;
  /** What happened here; undefined until the game is known. */
  readonly diary?: Diary | undefined;
  /** How its game speaks of answers; undefined until the game is known. */
  readonly study?: Study | undefined;
  /** The game is over and its table is looked at once more: the way back to the result. */
  readonly result?: (() => void) | undefined;
  /** The rules beside the table. */
  readonly rules: RulesBeside;
  /** What is read of them, for the frame that makes room for it. */
  readonly rulesPanel: Snippet;
}

export const standAt = (table: AtTable): AtTable => setContext(KEY, table);
/** The table, or undefined on pages that stand at none. */
export const atTable = (): AtTable | undefined => getContext<AtTable | undefined>(KEY);
