/** A guided game: the hint whose moment it is, and a good answer to the open question that can be given for one. */

import { untrack } from "svelte";
import { words } from "../net/words.svelte.ts";
import type { Session } from "../table/session.svelte.ts";
import type { Question } from "../table/table.svelte.ts";
import type { GameTypes } from "../table/types.ts";
import { TurningHints } from "./turning.svelte.ts";

/** A hint as it is shown. */
export interface HintFace {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  /** What the ring goes round, as a selector; null: nothing on the board. */
  readonly ring: string | null;
}

/** What the table shows at this moment. */
export interface Shown<G extends GameTypes, Id extends string> {
  /** The seat that hints are for; null: nobody is guided here. */
  readonly me: number | null;
  readonly question: Question<G> | null;
  readonly playing: boolean;
  /** The hints whose moment is now. */
  readonly due: readonly Id[];
}

/** What a game says to its guided table. */
export interface Guidance<G extends GameTypes, Id extends string, Hint extends { readonly id: Id }> {
  readonly game: string;
  /** All hints of this guide, in the order in which they are counted. */
  all(): readonly Id[];
  choose(now: readonly Id[], read: readonly string[], shown: Id | null): Hint | null;
  face(hint: Hint): HintFace;
  shown(): Shown<G, Id>;
  /** What an answer is called, where the engine's word says too little; undefined: the engine's. */
  name?(question: Question<G>, action: G["action"]): string | undefined;
  /** Why an answer is good, in one sentence; null: the answer speaks for itself. */
  why(question: Question<G>, action: G["action"]): string | null;
  /** Where an answer is given, as a selector, where others look like it; null: its name says it. */
  at?(action: G["action"]): string | null;
  send(action: G["action"]): void;
}

/** An answer as it is offered. */
export interface Choice {
  readonly title: string;
  readonly why: string | null;
}

/** What is on screen settles first: a question may come a breath before its draft. */
const SETTLE_MS = 80;

export class GuidedGame<G extends GameTypes, Id extends string, Hint extends { readonly id: Id }> {
  private readonly hints: TurningHints<Id, Hint>;
  private advised = $state.raw<{ readonly key: string; readonly action: G["action"] } | null>(null);
  private asked: string | null = null;
  /** The hint on screen and the question it came with: once that is answered, it has been read. */
  private seen: { readonly id: Id; readonly key: string } | null = null;

  constructor(
    private readonly session: Session<G>,
    private readonly guidance: Guidance<G, Id, Hint>,
  ) {
    this.hints = new TurningHints<Id, Hint>(session.table, guidance.choose, (hint) => {
      const { title, text } = guidance.face(hint);
      return `${title}. ${text}`;
    });
  }

  /** Turn to the hint of the moment, and ask for a good answer; to be called in an effect. */
  follow(): () => void {
    const { me, due, question, playing } = this.guidance.shown();
    void this.hints.read;
    const pass = (): void => {
      if (question && !playing) untrack(() => this.pass(question.key));
    };
    pass();
    if (this.hints.read && me !== null && question && !playing) void this.ask(me, question);
    const timer = setTimeout(() => {
      this.hints.turn(me === null ? [] : due);
      pass(); // the hint belongs to this question, though nothing else may be heard before its answer
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }

  get hint(): HintFace | null {
    const { shown } = this.hints;
    return this.hints.read && this.guidance.shown().me !== null && shown ? this.guidance.face(shown) : null;
  }

  /** The hint on screen, by its name. */
  get id(): Id | null {
    return this.hint ? (this.hints.shown?.id ?? null) : null;
  }

  /** The hint's place among all. */
  get step(): number {
    return Math.min(this.of, (this.hints.read ?? []).filter((id) => id !== this.hints.shown?.id).length + 1);
  }

  get of(): number {
    return this.guidance.all().length;
  }

  /** Another hint has its moment too: it comes once this one has been read. */
  get more(): boolean {
    const { shown, read } = this.hints;
    return Boolean(shown && this.guidance.shown().due.some((id) => id !== shown.id && !read?.includes(id)));
  }

  /** A good answer to the open question, and why; null while nobody has said. */
  get choice(): Choice | null {
    const { question, playing } = this.guidance.shown();
    const { advised } = this;
    if (!this.hints.read || !question || playing || advised?.key !== question.key) return null;
    const { do: verb, ...args } = advised.action;
    const title =
      this.guidance.name?.(question, advised.action) ??
      words.say(this.guidance.game, "action", verb, args as never, this.session.names);
    return { title, why: this.guidance.why(question, advised.action) };
  }

  /** Where the good answer is given, where its name could mean others too. */
  get at(): string | null {
    return this.choice && this.advised ? (this.guidance.at?.(this.advised.action) ?? null) : null;
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

  /** Hints were put away, and can be asked for again. */
  get away(): boolean {
    return this.hints.away !== null && this.guidance.shown().me !== null;
  }

  resume(): void {
    this.hints.resume();
  }

  take(): void {
    const { question } = this.guidance.shown();
    if (question && this.advised?.key === question.key) this.guidance.send(this.advised.action);
  }

  /** A hint goes with the question it was shown at; the next one may have its own. */
  private pass(key: string): void {
    const { shown } = this.hints;
    if (!shown) return;
    if (this.seen?.id === shown.id && this.seen.key !== key) this.hints.next();
    else this.seen = { id: shown.id, key };
  }

  private async ask(seat: number, { key, number }: Question<G>): Promise<void> {
    if (this.asked === key) return;
    this.asked = key;
    const action = await this.session.room.advise(seat, number);
    if (action && this.asked === key) this.advised = { key, action: action as G["action"] };
  }
}
