/** What the ship as board is told to show: squares to choose, a component held over it, what struck it. */

import type { ComponentRow, Good, Missile, Side } from "./wire.ts";

/** A square that may be chosen. `fit` is lime; `open` may be chosen too, with what it costs said elsewhere. */
export interface Pick {
  readonly square: number;
  readonly label: string;
  readonly tone: "fit" | "open";
  /** A switch, and whether it is on. */
  readonly pressed?: boolean;
}

/** A component held over a square. */
export interface Ghost {
  readonly square: number;
  readonly row: ComponentRow;
  readonly turns: number;
  readonly fits: boolean;
  /** Sides at which it is a mistake. */
  readonly faulty?: readonly Side[];
}

/** A fault of the check: one square, or the border of two. */
export interface Fault {
  readonly squares: readonly number[];
}

/** A line of the dice: the column or row that something flies along, and what it met there. */
export interface Beam {
  readonly side: Side | null;
  /** Column, else row, of the board; null misses it. */
  readonly across: boolean;
  readonly line: number | null;
  readonly total: number;
  readonly kind: Missile | null;
  /** How far it has come: 0 outside, 1 at what it meets. */
  readonly near: boolean;
  readonly struck: number | null;
  /** The square at whose edge it ends; null: it flies through. */
  readonly stop: number | null;
  readonly outcome: "none" | "hit" | "bounced" | "held" | "shielded" | "shot" | "missed";
  /** Why it came so, in a few words. */
  readonly why: string | null;
}

/** A space of a hold that may take the chosen good. */
export interface SpacePick {
  readonly square: number;
  readonly index: number;
  readonly label: string;
  readonly good: Good | null;
  /** It takes the good in hand: lime. Otherwise it holds a good that may be picked up. */
  readonly takes: boolean;
}
