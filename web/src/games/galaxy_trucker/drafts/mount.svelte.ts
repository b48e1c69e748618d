/** A component of the Star Depot being mounted: its turn, and the square it is held over. */

import type { MountOffer } from "../model/offers.ts";

export class MountDraft {
  turns = $state(0);
  target = $state<number | null>(null);
  /** The square under the pointer or the keyboard. */
  over = $state<number | null>(null);

  constructor(readonly offer: MountOffer) {
    // It is first held in a turn in which it fits somewhere.
    if (!offer.squares.some(({ turns }) => turns.includes(0))) this.turns = offer.squares[0]?.turns[0] ?? 0;
  }

  private choice(square: number | null): MountOffer["squares"][number] | null {
    return this.offer.squares.find((one) => one.square === square) ?? null;
  }

  fits(square: number | null): boolean {
    return this.choice(square)?.turns.includes(this.turns) ?? false;
  }

  /** The square that shows the component. */
  get shown(): number | null {
    return this.target ?? (this.choice(this.over) ? this.over : null);
  }

  /** It takes the place of another component. */
  get replaces(): boolean {
    return this.choice(this.target)?.replaces ?? false;
  }

  turn(): void {
    this.turns = (this.turns + 1) % 4;
  }

  /** Hold it over a square, turned so that it fits there. */
  hold(square: number): void {
    const choice = this.choice(square);
    if (!choice) return;
    this.target = square;
    if (!choice.turns.includes(this.turns)) this.turns = choice.turns[0] ?? this.turns;
  }

  get action(): { do: "Place"; square: number; turns: number } | null {
    return this.target !== null && this.fits(this.target)
      ? { do: "Place", square: this.target, turns: this.turns }
      : null;
  }
}
