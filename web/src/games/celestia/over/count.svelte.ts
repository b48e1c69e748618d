/** The final count: one piece after another is turned up and added, the lowest row first; then everything is shown. */

import { motion } from "$lib/theme/motion.svelte.ts";
import type { Row } from "./rows.ts";

const LONGEST_MS = 9000;
const SHORTEST_MS = 140;

export class Count {
  /** Pieces that are turned up, counted over all rows from the last to the first. */
  turned = $state(0);
  private readonly starts: ReadonlyMap<number, number>;
  private readonly all: number;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(rows: readonly Row[]) {
    let sum = 0;
    const starts = new Map<number, number>();
    for (const row of [...rows].reverse()) {
      starts.set(row.seat, sum);
      sum += pieces(row).length;
    }
    this.starts = starts;
    this.all = sum;
    const beat = motion.reduced ? 0 : motion.ms("move");
    if (beat && sum)
      this.timer = setInterval(() => this.next(), Math.max(SHORTEST_MS, Math.min(beat, LONGEST_MS / sum)));
    else this.turned = sum;
  }

  get done(): boolean {
    return this.turned >= this.all;
  }

  /** How many pieces of a row are turned up. */
  of(row: Row): number {
    return Math.max(0, Math.min(pieces(row).length, this.turned - (this.starts.get(row.seat) ?? 0)));
  }

  /** What a row is worth so far. */
  score(row: Row): number {
    if (this.done) return row.score;
    return pieces(row)
      .slice(0, this.of(row))
      .reduce((sum, points) => sum + points, 0);
  }

  /** Show everything at once. */
  finish(): void {
    this.turned = this.all;
    this.stop();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private next(): void {
    this.turned += 1;
    if (this.done) this.stop();
  }
}

/** What each piece of a row is worth, in the order in which they lie: treasures, token, gift, Help cards left. */
export function pieces(row: Row): number[] {
  const line = (key: string): number => row.lines.find((one) => one.key === key)?.value ?? 0;
  const token = row.token ? [line("score-boscalumia")] : [];
  const gift = row.gift ? [row.gift.points] : [];
  const penalty = row.help.length ? line("score-help") / row.help.length : 0;
  return [...row.treasures.map(({ points }) => points), ...token, ...gift, ...row.help.map(() => penalty)];
}
