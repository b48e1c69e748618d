/** The answer to the open question of a seat, in the making. Everything allowed comes from the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { Question } from "$lib/table/table.svelte.ts";
import { CARDS, type Action, type Card, type ReactionOffer, type RerollOffer, type Voyage } from "../model/wire.ts";
import { reactionOf } from "../model/windows.ts";

/** What a draft needs of its table. */
export interface Sends {
  send(action: Action): void;
  /** The hand in the order in which it is shown. */
  hand(): readonly Card[];
  /** How long a word of the captain waits at least, in milliseconds, so that its time tells nothing. */
  beat(): number;
}

export class VoyageDraft {
  /** Cards of the hand that are picked, by their place in it. */
  picked = $state.raw<readonly number[]>([]);
  /** Dice that are picked, by their place. */
  dice = $state.raw<readonly number[]>([]);
  /** A card that is looked at. */
  looked = $state<Card | null>(null);
  /** A word that is said at the beat. */
  pending = $state(false);
  private readonly askedAt = performance.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Without a question the hand can still be read. */
  constructor(
    private readonly asked: () => Question<Voyage> | null,
    private readonly table: Sends,
  ) {}

  get question(): Question<Voyage> | null {
    return this.asked();
  }

  get reaction(): ReactionOffer | null {
    return reactionOf(this.question);
  }

  /** Cards of the hand that may be picked together for one answer: Help, or an exchange. */
  pickable(card: Card): boolean {
    const { reaction } = this;
    if (reaction) return !reaction.help_refusal && card.startsWith("help-") && reaction.help.includes(card);
    return this.question?.decision === "PlayersChooseBonus" && this.question.offer.cards.includes(card);
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
    const hand = this.table.hand();
    const cards = this.picked.flatMap((at) => hand[at] ?? []);
    return cards.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
  }

  get reroll(): RerollOffer | null {
    return this.question?.decision === "CaptainChoosesDice" ? this.question.offer : null;
  }

  touchDie(at: number): void {
    if (!this.reroll || this.reroll.dice[at]?.refusal) return;
    this.dice = this.dice.includes(at)
      ? this.dice.filter((one) => one !== at)
      : [...this.dice, at].sort((a, b) => a - b);
  }

  send(action: Action): void {
    if (this.question) this.table.send(action);
  }

  /** Say a word no sooner than the table's beat, forced or free alike. */
  sendAtBeat(action: Action): void {
    if (this.pending) return;
    this.pending = true;
    this.timer = setTimeout(
      () => {
        this.pending = false;
        this.send(action);
      },
      Math.max(0, this.askedAt + this.table.beat() - performance.now()),
    );
  }

  /** Another question is open. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
