/** Puzzles as the server hands them out. */

/** An answer to a puzzle and what it brings. */
export interface PuzzleOption {
  readonly action: { readonly do: string };
  /** Expected share of the win, in millionths. */
  readonly worth: number;
  /** What the seat then has, in hundredths of the unit of the game. */
  readonly gain: number | null;
  /** What the answer surely costs or brings, by its name. */
  readonly note?: readonly [string, number] | null;
}
export interface Puzzle {
  readonly id: string;
  readonly theme: string;
  readonly seat: number;
  readonly decision: string;
  readonly position: string;
  /** The best first. */
  readonly options: readonly PuzzleOption[];
  /** So many of them are right. */
  readonly right: number;
  readonly margin: number;
  readonly worlds: number;
  /** A figure of the position that speaks for an answer, by its name. */
  readonly fact?: readonly [string, number] | null;
}
