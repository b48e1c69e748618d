/** A guided first flight: the hint whose moment it is, and a sensible answer that can be given for the player. */

import { TurningHints } from "$lib/guide/turning.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { TruckerDraft } from "../drafts/trucker.svelte.ts";
import type { Picture } from "../film/picture.ts";
import type { Action } from "../model/trucking.ts";
import { gt } from "../text/index.ts";
import { due, HINTS, nextHint, type Hint, type HintId } from "./hints.ts";
import { prepared } from "./prepared.ts";

/** What the table shows at this moment. */
export interface Shown {
  readonly picture: Picture;
  /** The seat that hints are for; null: nobody is guided here. */
  readonly me: number | null;
  /** The answer to the open question; null where nothing is asked. */
  readonly draft: TruckerDraft | null;
  readonly playing: boolean;
}

/** What is on screen settles first: a question may come a breath before its draft. */
const SETTLE_MS = 80;

export class GuidedFlight {
  private readonly hints: TurningHints<HintId, Hint>;

  constructor(
    session: Session,
    private readonly shown: () => Shown,
  ) {
    this.hints = new TurningHints<HintId, Hint>(
      session.table,
      nextHint,
      (hint) => `${gt(hint.title)}. ${gt(hint.text)}`,
    );
  }

  /** Turn to the hint of the moment; to be called in an effect. */
  follow(): () => void {
    const { picture, me, draft, playing } = this.shown();
    const moment =
      me === null ? [] : due({ picture, me, decision: draft?.question.decision ?? null, hand: handOf(draft), playing });
    void this.hints.read;
    const timer = setTimeout(() => this.hints.turn(moment), SETTLE_MS);
    return () => clearTimeout(timer);
  }

  get hint(): Hint | null {
    return this.hints.read && this.shown().me !== null ? this.hints.shown : null;
  }

  /** The hint's place among all. */
  get step(): number {
    return Math.min(HINTS.length, (this.hints.read ?? []).filter((id) => id !== this.hints.shown?.id).length + 1);
  }

  /** A sensible answer to the open question. */
  get choice(): Action | null {
    const { picture, me, draft, playing } = this.shown();
    return this.hints.read && draft && me !== null && !playing
      ? prepared(draft.question, draft.yard?.hand ?? null, picture.view.ships[me]?.components.length ?? 0)
      : null;
  }

  /** There is something to say or to offer. */
  get open(): boolean {
    return this.hint !== null || this.choice !== null;
  }

  next(): void {
    this.hints.next();
  }

  skip(): void {
    this.hints.skip();
  }

  take(): void {
    const { choice } = this;
    if (choice) this.shown().draft?.send(choice);
  }
}

/** Whether there is a component in hand, and whether it fits somewhere. */
function handOf(draft: TruckerDraft | null): "empty" | "fits" | "misfits" {
  const yard = draft?.yard;
  if (!yard?.active) return "empty";
  const fits = yard.offer.squares.some(({ turns }) =>
    turns.some(({ refusal, mistakes }) => !refusal && !mistakes.length),
  );
  return fits ? "fits" : "misfits";
}
