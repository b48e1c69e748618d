/** The way back from an answer, as the prompt offers it. */

import { t } from "../../i18n/index.ts";
import type { AtTable } from "../context.ts";

/** Alone with bots nobody else is asked: what is not free is agreed to at once. */
function alone({ session }: AtTable): boolean {
  return session.line.seats.every(({ kind, seat }) => kind === "bot" || session.mine.includes(seat));
}

/** The seat here that may take its last answer back now, without asking anybody. */
export function undoingSeat(table: AtTable | undefined): number | null {
  if (!table || table.me === null || table.session.latest?.status !== "running") return null;
  const { undo: free, undo_ask: asking } = table.session.room.state;
  return free.includes(table.me) || (alone(table) && asking.includes(table.me)) ? table.me : null;
}

export function takeBack(table: AtTable, seat: number): void {
  const { room } = table.session;
  void (alone(table) ? room.propose(seat, "undo") : room.undo(seat));
}

/** There is no way back from an answer to the open question. Alone with bots there always is one. */
export function isFinal(table: AtTable): boolean {
  const { session, me } = table;
  return !alone(table) && session.room.back(me, session.prompt(me)?.number) === "never";
}

/** Said before the open question is answered: that there is no way back. */
export function wayBack(table: AtTable | undefined): string {
  return table && isFinal(table) ? t("room.undoNever") : "";
}
