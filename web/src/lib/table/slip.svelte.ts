/** The slip beside the board that sums up what a climax cost: it goes by a click, after a while, or with the next. */

/** One line of a slip: a seat or a piece, words, and what it came to. */
export interface SlipRow {
  /** The seat it is about: its token and name come before the words. */
  readonly seat?: number;
  /** The piece it is about, as the game draws it. */
  readonly piece?: string;
  readonly text?: string;
  readonly figure: string;
  readonly tone?: "good" | "bad";
}

export interface Slip {
  readonly title: string;
  readonly rows: readonly SlipRow[];
}

const READ_MS = 4000;

export class SlipOnTable {
  lying = $state.raw<Slip | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Lay a slip in place of the one before; null takes it away. */
  lay(slip: Slip | null): void {
    clearTimeout(this.timer);
    this.lying = slip;
    if (slip) this.timer = setTimeout(() => (this.lying = null), READ_MS);
  }
}
