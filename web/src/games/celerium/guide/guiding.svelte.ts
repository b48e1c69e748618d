/** A guided first race: the hint whose moment it is. One that has had its moment counts as read. */

import { TurningHints } from "$lib/guide/turning.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { rt } from "../text/words.ts";
import { dueHints, hintText, hintTitle, HINT_IDS, nextHint, type Hint, type HintId, type Moment } from "./hints.ts";

export class GuidedRace {
  private readonly hints: TurningHints<HintId, Hint>;

  /** `moment` is null where nobody is guided. */
  constructor(
    session: Session,
    private readonly moment: () => Moment | null,
  ) {
    this.hints = new TurningHints<HintId, Hint>(
      session.table,
      nextHint,
      ({ id }) => `${rt(hintTitle(id))}. ${rt(hintText(id))}`,
    );
  }

  /** Turn to the hint of the moment; to be called in an effect. */
  follow(): void {
    const moment = this.moment();
    void this.hints.read;
    // What is being shown is no moment of its own: a hint stays for what comes after it.
    if (!moment?.playing) this.hints.turn(moment ? dueHints(moment) : []);
  }

  get hint(): HintId | null {
    const moment = this.moment();
    return this.hints.read && moment && !moment.playing ? (this.hints.shown?.id ?? null) : null;
  }

  /** The hint's place among all. */
  get step(): number {
    return Math.min(HINT_IDS.length, (this.hints.read ?? []).filter((id) => id !== this.hints.shown?.id).length + 1);
  }

  next(): void {
    this.hints.next();
  }

  skip(): void {
    this.hints.skip();
  }
}
