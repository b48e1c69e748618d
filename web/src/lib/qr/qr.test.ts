/** QR codes, read back bit by bit the way a reader does, and held to published figures. */

import { describe, expect, it } from "vitest";
import { repair, times } from "./field.ts";
import { blank, formatBits, masked, versionBits, way, type Grid } from "./grid.ts";
import { qr } from "./qr.ts";

const SHAPES: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [26, 10, 1],
  2: [44, 16, 1],
  3: [70, 26, 1],
  4: [100, 18, 2],
  5: [134, 24, 2],
  6: [172, 16, 4],
  7: [196, 18, 4],
  8: [242, 22, 4],
  9: [292, 22, 5],
  10: [346, 26, 5],
};

/** The text of a code; every block must be whole. */
function read(grid: Grid): string {
  const version = (grid.length - 17) / 4;
  const [all, each, blocks] = SHAPES[version]!;
  const bits = Array.from({ length: 15 }, (_, i) =>
    grid[i < 6 ? i : i < 8 ? i + 1 : 8]![i < 8 ? 8 : i === 8 ? 7 : 14 - i] ? 1 << i : 0,
  ).reduce((a, b) => a | b);
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === bits)!;
  const stream = way(blank(version)).map(([row, column]) => grid[row]![column] !== masked(mask, row, column));
  const words = Array.from({ length: all }, (_, at) =>
    stream.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + Number(bit), 0),
  );
  const data = all - each * blocks;
  const short = Math.floor(data / blocks);
  const lengths = Array.from({ length: blocks }, (_, at) => short + (at >= blocks - (data % blocks) ? 1 : 0));
  const parts: number[][] = lengths.map(() => []);
  let at = 0;
  for (let i = 0; i <= short; i++) lengths.forEach((length, block) => i < length && parts[block]!.push(words[at++]!));
  const fixes: number[][] = lengths.map(() => []);
  for (let i = 0; i < each; i++) fixes.forEach((fix) => fix.push(words[at++]!));
  parts.forEach((part, block) => {
    for (let i = 0, power = 1; i < each; i++, power = times(power, 2)) {
      expect([...part, ...fixes[block]!].reduce((sum, word) => times(sum, power) ^ word, 0)).toBe(0);
    }
  });
  const text = parts.flat().flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1));
  const number = (from: number, count: number): number =>
    text.slice(from, from + count).reduce((sum, bit) => sum * 2 + bit, 0);
  expect(number(0, 4)).toBe(4);
  const wide = version > 9 ? 16 : 8;
  const bytes = Array.from({ length: number(4, wide) }, (_, i) => number(4 + wide + i * 8, 8));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("a QR code", () => {
  it("repairs as published", () =>
    expect(repair([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10)).toEqual([
      196, 35, 39, 119, 235, 215, 231, 226, 93, 23,
    ]));
  it("names level and mask as published", () => expect(formatBits(0).toString(2)).toBe("101010000010010"));
  it("names its version as published", () =>
    expect(versionBits(7).toString(2).padStart(18, "0")).toBe("000111110010010100"));
  it.each([1, 14, 26, 42, 60, 84, 100, 122, 150, 180, 213])("of %i letters reads back", (length) => {
    const text = "https://table.example/t/é".repeat(20).slice(0, length - 1) + "x";
    const grid = qr(text);
    if (grid) expect(read(grid)).toBe(text);
    else expect(new TextEncoder().encode(text).length).toBeGreaterThan(213);
  });
  it("has its three eyes", () => {
    const grid = qr("eyes")!;
    const eye = (row: number, column: number): string =>
      grid
        .slice(row, row + 7)
        .map((line) =>
          line
            .slice(column, column + 7)
            .map(Number)
            .join(""),
        )
        .join(" ");
    const drawn = "1111111 1000001 1011101 1011101 1011101 1000001 1111111";
    expect([eye(0, 0), eye(0, grid.length - 7), eye(grid.length - 7, 0)]).toEqual([drawn, drawn, drawn]);
  });
  it("is none of a text that is too long", () => expect(qr("x".repeat(214))).toBeNull());
});
