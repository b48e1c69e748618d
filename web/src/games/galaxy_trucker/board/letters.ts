/** How large the numbers of a board are drawn: as large as they look good, and never too small to be read. */

import type { Board } from "../model/board.ts";

/** Boards wider than this are drawn small on a phone: their numbers are drawn larger. */
const WIDE = 7;
/** Least height of letters, in pixels. */
const LEAST = 14;
/** Around the squares, at least; and around the letters that stand there. */
const MARGIN = 44;
const BESIDE = 8;
/** Over a board in two halves stand their names: so many heights of letters. */
const NAMES = 2.1;
/** More would not fit beside the squares. */
const MOST = 90;

/** What is kept free above a board for names, and around it for numbers, by the height of letters. */
export function roomFor(board: Board, letters: number): { readonly margin: number; readonly head: number } {
  return { margin: Math.max(MARGIN, letters + BESIDE), head: board.halves.length ? letters * NAMES : 0 };
}

/** Height of the letters in units of the drawing (a square is 100), in a room of so many pixels. */
export function lettersOf(board: Board, phone: boolean, wide: number, high: number): number {
  const usual = phone ? (board.width > WIDE ? 38 : 30) : 23;
  if (!wide || !high) return usual;
  // The room of the letters shrinks the drawing, and so the letters: solved for their height, first with the usual
  // margin.
  const fit = (squares: number, pixels: number, own: number): number => {
    const [narrow, grown] = [pixels - LEAST * own, pixels - LEAST * (own + 2)];
    return grown > 0
      ? Math.max((LEAST * (squares * 100 + MARGIN * 2)) / narrow, (LEAST * (squares * 100 + BESIDE * 2)) / grown)
      : MOST;
  };
  const needed = Math.max(fit(board.width, wide, 0), fit(board.height, high, board.halves.length ? NAMES : 0));
  return Math.min(MOST, Math.max(usual, needed));
}
