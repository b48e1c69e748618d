/** The component that is free to be put somewhere: its turn and the square it is held over. No rule is here. */

import type { BuildOffer, Refusal, TurnChoice } from "../model/offers.ts";

export class YardDraft {
  turns = $state(0);
  /** The square it is held over, chosen. */
  target = $state<number | null>(null);
  /** The square under the pointer or the keyboard. */
  over = $state<number | null>(null);
  /** The component placed last is being moved. */
  moving = $state(false);
  /** Building is about to end: with this number, or with one that is still to be chosen. */
  finishing = $state<number | "choose" | null>(null);

  /** What is offered changes while others build; the component in hand does not. */
  constructor(
    private readonly offered: () => BuildOffer,
    readonly hand: string | null,
  ) {}

  get offer(): BuildOffer {
    return this.offered();
  }

  drop(): void {
    this.target = null;
    this.over = null;
    this.moving = false;
    this.turns = 0;
  }

  /** The component that follows the choices, or null where the hand is empty. */
  get active(): string | null {
    return this.hand ?? (this.moving ? this.offer.component : null);
  }

  /** Take up the component placed last; it keeps its turn. */
  move(turns: number): void {
    this.moving = true;
    this.turns = turns;
    this.target = null;
  }

  /** A quarter clockwise, or back. */
  turn(by: 1 | -1 = 1): void {
    this.turns = (this.turns + by + 4) % 4;
  }

  /** An introductory flight has no places to set components aside (GB-183). */
  get reserve(): boolean {
    return this.offer.set_aside?.key !== "intro-no-reserve";
  }

  choice(square: number | null): TurnChoice | null {
    if (square === null) return null;
    return this.offer.squares.find((one) => one.square === square)?.turns[this.turns] ?? null;
  }

  /** Where it fits: on a square as it is held, only once it is turned, or nowhere on this ship. */
  get room(): "here" | "turned" | "nowhere" {
    const squares = this.offer.squares;
    const fits = (choice: TurnChoice | undefined): boolean =>
      Boolean(choice && !choice.refusal && !choice.mistakes.length);
    if (squares.some(({ turns }) => fits(turns[this.turns]))) return "here";
    return squares.some(({ turns }) => turns.some(fits)) ? "turned" : "nowhere";
  }

  /** The square that shows the component: the chosen one, else the one looked at. */
  get shown(): number | null {
    const square = this.over !== null && this.target === null ? this.over : this.target;
    return this.choice(square) ? square : null;
  }

  /** What is wrong with the place that is shown: why it cannot be, or what would be a mistake. */
  get faults(): readonly Refusal[] {
    const choice = this.choice(this.shown);
    if (!choice) return [];
    return choice.refusal && !choice.mistakes.length ? [choice.refusal] : choice.mistakes;
  }

  /** The sides at which the place that is shown makes a mistake. */
  get sides(): TurnChoice["sides"] {
    return this.choice(this.shown)?.sides ?? [];
  }

  /** The action that welds it where it is held, or null where it is not held or may not be. */
  get action(): { do: "Place"; square: number; turns: number } | null {
    const choice = this.choice(this.target);
    return choice && !choice.refusal && this.target !== null
      ? { do: "Place", square: this.target, turns: this.turns }
      : null;
  }
}
