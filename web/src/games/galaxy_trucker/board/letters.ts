/** How large the numbers of a board are drawn: as large as they look good, and never too small to be read. */

import type { Board } from "./board.ts";

/** Boards wider than this are drawn small on a phone: their numbers are drawn larger. */
const WIDE = 7;
/** Least height of letters, in pixels, with a little to spare for the room that larger ones take. */
const LEAST = 15;
const MARGIN = 44;
/** More would not fit beside the squares. */
const MOST = 56;

/** Height of the letters in units of the drawing (a square is 100), in a room of so many pixels. */
export function lettersOf(board: Board, phone: boolean, wide: number, high: number): number {
  const usual = phone ? (board.width > WIDE ? 38 : 30) : 23;
  if (!wide || !high) return usual;
  const names = board.halves.length ? usual * 2.1 : 0;
  const scale = Math.min(wide / (board.width * 100 + MARGIN * 2), high / (board.height * 100 + MARGIN * 2 + names));
  return Math.min(MOST, Math.max(usual, LEAST / scale));
}
