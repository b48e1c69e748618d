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

/** Whether there is a way back from the open question, said before it is answered. */
export function wayBack(table: AtTable | undefined): string {
  const back = table ? table.session.room.back(table.me, table.session.prompt(table.me)?.number) : null;
  return back === "never" ? t("room.undoNever") : back === "sometimes" ? t("room.undoSome") : "";
}
