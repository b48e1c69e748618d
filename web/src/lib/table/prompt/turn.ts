/** Whose turn it is, as the chip at the head of the prompt says it. */

import type { AtTable } from "../context.ts";
import type { Turn } from "./TurnLine.svelte";

/** What the prompt knows of the moment. */
export interface Moment {
  /** This screen is asked. */
  readonly asks: boolean;
  /** Something is being shown: who acts; null where it is the table itself. */
  readonly acts?: number | null | undefined;
  /** Nothing is asked, but the page waits until this has been read. */
  readonly reads?: boolean | undefined;
  /** Whom the table waits for; "all" where nobody may know who has answered. By default those who are asked. */
  readonly waits?: readonly number[] | "all" | undefined;
  /** All answer at once, or nobody else does: what is said in place of "Your turn". */
  readonly together?: string | undefined;
}

/** Null where nobody's turn can be named: no table, or no diary of it yet. */
export function turnOf(table: AtTable | undefined, { asks, acts, reads, waits, together }: Moment): Turn | null {
  const diary = table?.diary;
  if (!table || !diary) return null;
  if (asks) {
    const who = table.me === null ? null : diary.someone(table.me);
    return { kind: "you", who, ...(together ? { says: together } : {}) };
  }
  if (reads) return { kind: "reads" };
  if (acts !== undefined) return { kind: "acts", who: acts === null ? null : diary.someone(acts) };
  if (table.session.latest?.status === "over") return { kind: "over" };
  if (waits === "all") return { kind: "all" };
  const seats = waits ?? table.session.latest?.situation?.waiting ?? [];
  return seats.length ? { kind: "waits", who: seats.map((seat) => diary.someone(seat)) } : { kind: "acts", who: null };
}
