/** Who holds the screen: with one seat here it is always that one; with several, the screen is handed over. */

import type { Session } from "./session.svelte.ts";

/** The seat in front of the screen. */
export class Hold {
  seat = $state<number | null>(null);
  /** The table is looked at without any seat's secrets while somebody is asked. */
  boardOnly = $state<number | null>(null);

  private readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** Seats here that are asked and do not hold the screen: the first of them takes it. */
  get next(): number | null {
    const { session } = this;
    if (session.mine.length < 2 || session.showing || session.asked === null) return null;
    const asks = this.seat !== null && session.prompt(this.seat) !== null;
    return asks || this.boardOnly === session.latest?.situation?.number ? null : session.asked;
  }

  /** The seat whose view is shown now. */
  get me(): number | null {
    const { session } = this;
    if (session.mine.length < 2) return session.mine[0] ?? null;
    return this.next === null && this.boardOnly !== session.latest?.situation?.number ? this.seat : null;
  }

  take(seat: number): void {
    this.boardOnly = null;
    this.seat = seat;
  }
}
