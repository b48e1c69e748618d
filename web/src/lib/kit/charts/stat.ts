/** A small plot: its title, and its rows. */

import type { SeatLook } from "../../draw/seats.ts";

export interface StatRow {
  readonly label: string;
  readonly value: number;
  /** The figure as people read it: "2:07". */
  readonly text?: string;
  /** What was to be expected. */
  readonly expected?: number;
  /** What stands on top of it, hatched. */
  readonly hatched?: number;
  /** Whose row it is. */
  readonly look?: SeatLook;
  /** The colour of its bar, where it stands for something. */
  readonly tint?: string;
}
export interface Stat {
  readonly id: string;
  /** The finding, in a sentence without a full stop. */
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly StatRow[];
  /** Many values in an order: bars stand beside each other. */
  readonly upright?: boolean;
  /** The first plot of a page: twice as wide and high. */
  readonly wide?: boolean;
  /** What the bars are, and what is hatched on top of them. */
  readonly key?: readonly [string, string];
}
