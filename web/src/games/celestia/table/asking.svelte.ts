/** The open question of a seat and what has been picked for its answer. Everything allowed comes from the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { CARDS, offerOf, type Action, type BonusOffer, type Card, type ReactionOffer, type RerollOffer } from "../wire.ts";
import type { Passes } from "./passes.svelte.ts";
import { reactionOf } from "./windows.ts";

const BEAT = 1200;

export class Asking {
  /** Cards of the hand that are picked, by their place in it. */
  picked = $state.raw<readonly number[]>([]);
  /** Dice that are picked, by their place. */
  dice = $state.raw<readonly number[]>([]);
  /** A card that is looked at. */
  looked = $state<Card | null>(null);
  /** A word that is said at the beat. */
  pending = $state(false);
  private number = -1;
  private askedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: Session,
    private readonly seat: () => number | null,
    private readonly passes: Passes,
    /** The hand in the order in which it is shown. */
    private readonly hand: () => readonly Card[],
  ) {}

  /** The question put to this screen, unless a standing pass answers it. */
  get prompt(): wire.Prompt | null {
    const prompt = this.session.prompt(this.seat());
    return this.passes.covers(prompt) ? null : prompt;
  }

  get decision(): string | null {
    return this.prompt?.decision ?? null;
  }

  get reaction(): ReactionOffer | null {
    return reactionOf(this.prompt);
  }

  /** Start over when another question is open. */
  follow(): void {
    const prompt = this.session.prompt(this.seat());
    const number = prompt ? prompt.number * 100 + (this.seat() ?? 0) : -1;
    if (number === this.number) return;
    this.number = number;
    this.askedAt = performance.now();
    this.picked = [];
    this.dice = [];
    this.looked = null;
    this.pending = false;
    clearTimeout(this.timer);
  }

  /** Cards of the hand that may be picked together for one answer: Help, or an exchange. */
  pickable(card: Card): boolean {
    const { reaction } = this;
    if (reaction) return !reaction.help_refusal && card.startsWith("help-") && reaction.help.includes(card);
    return this.decision === "PlayersChooseBonus" && offerOf<BonusOffer>(this.prompt).cards.includes(card);
  }

  /** Cards that have a button in the prompt now. */
  playable(card: Card): boolean {
    const { reaction } = this;
    if (reaction) return [...reaction.cards, ...reaction.lifeboats].some((one) => one.card === card && !one.refusal);
    return false;
  }

  /** Why a card of the hand cannot be played now; null where it can, or where cards are not asked for. */
  refusal(card: Card): wire.Refusal | null {
    const { reaction } = this;
    if (!reaction) return null;
    if (card.startsWith("help-")) return reaction.help_refusal;
    return [...reaction.cards, ...reaction.lifeboats].find((one) => one.card === card)?.refusal ?? null;
  }

  touch(at: number, card: Card): void {
    this.looked = this.looked === card && !this.pickable(card) ? null : card;
    if (!this.pickable(card)) return;
    this.picked = this.picked.includes(at) ? this.picked.filter((one) => one !== at) : [...this.picked, at];
  }

  /** The picked cards in the order of the card table, as actions name them. */
  get cards(): Card[] {
    const hand = this.hand();
    const cards = this.picked.flatMap((at) => hand[at] ?? []);
    return cards.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  }

  get reroll(): RerollOffer | null {
    return this.decision === "CaptainChoosesDice" ? offerOf<RerollOffer>(this.prompt) : null;
  }

  touchDie(at: number): void {
    if (!this.reroll || this.reroll.dice[at]?.refusal) return;
    this.dice = this.dice.includes(at) ? this.dice.filter((one) => one !== at) : [...this.dice, at].sort((a, b) => a - b);
  }

  send(action: Action): void {
    const seat = this.seat();
    if (seat !== null && this.prompt) void this.session.play(seat, action);
  }

  /** Say a word no sooner than the table's beat, forced or free alike. */
  sendAtBeat(action: Action): void {
    if (this.pending) return;
    const beat = this.session.line.welcome?.beat_ms ?? BEAT;
    this.pending = true;
    this.timer = setTimeout(() => {
      this.pending = false;
      this.send(action);
    }, Math.max(0, this.askedAt + beat - performance.now()));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
