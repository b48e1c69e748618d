/** A text as a QR code: bytes, level M, versions 1 to 10. Ours, so that no invitation leaves the page. */

import { repair } from "./field.ts";
import { blank, masked, penalty, signed, way, type Grid } from "./grid.ts";

/** By version: all codewords, those that repair one block, and the number of blocks. */
const SHAPES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const PADS = [0xec, 0x11] as const;

/** The data codewords of a text in a version, or null where it does not fit. */
function codewords(bytes: Uint8Array, version: number): number[] | null {
  const [all, each, blocks] = SHAPES[version]!;
  const room = all - each * blocks;
  const long = version > 9;
  const bits: number[] = [];
  const push = (value: number, count: number): void => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  push(4, 4);
  push(bytes.length, long ? 16 : 8);
  bytes.forEach((byte) => push(byte, 8));
  if (bits.length > room * 8) return null;
  push(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let at = 0; words.length < room; at++) words.push(PADS[at % 2]!);
  return words;
}

/** Data and repair in the order in which they are drawn: the first of every block, the second of every block. */
export function interleaved(data: readonly number[], version: number): number[] {
  const [all, each, blocks] = SHAPES[version]!;
  const short = Math.floor((all - each * blocks) / blocks);
  const longer = (all - each * blocks) % blocks;
  const parts: (readonly number[])[] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const woven = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]!] : [])),
    ).flat();
  return [...woven(parts), ...woven(parts.map((part) => repair(part, each)))];
}

/** The modules of a code, row by row; null where the text is too long. */
export function qr(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version < SHAPES.length; version++) {
    const data = codewords(bytes, version);
    if (!data) continue;
    const words = interleaved(data, version);
    const empty = blank(version);
    const places = way(empty);
    const grids = Array.from({ length: 8 }, (_, mask) => {
      const grid = empty.map((row) => [...row]);
      places.forEach(([row, column], at) => {
        const bit = Boolean(((words[at >> 3] ?? 0) >> (7 - (at % 8))) & 1);
        grid[row]![column] = bit !== masked(mask, row, column);
      });
      signed(grid, version, mask);
      return grid;
    });
    return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
  }
  return null;
}
