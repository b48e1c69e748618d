/** The grid of a QR code: the patterns that are always there, the way the bits go, the masks. */

/** Rows of modules; null: not yet filled. */
export type Grid = (boolean | null)[][];

const ALIGNED: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** The remainder of a check code, appended to its value. */
export function checked(value: number, bits: number, poly: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(poly);
  for (let at = 31 - Math.clz32(rest); rest && at >= top; at = 31 - Math.clz32(rest)) rest ^= poly << (at - top);
  return (value << bits) | rest;
}

/** The fifteen bits that name the level (M) and the mask. */
export const formatBits = (mask: number): number => checked(mask, 10, 0x537) ^ 0x5412;
/** The eighteen bits that name the version, from 7 on. */
export const versionBits = (version: number): number => checked(version, 12, 0x1f25);

function square(grid: Grid, row: number, column: number, reach: number, dark: (ring: number) => boolean): void {
  for (let r = -reach; r <= reach; r++) {
    for (let c = -reach; c <= reach; c++) {
      const line = grid[row + r];
      if (line && column + c >= 0 && column + c < grid.length)
        line[column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
    }
  }
}

/** A grid with its fixed patterns; where format and version go is taken. */
export function blank(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  for (let at = 0; at < size; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  const places = ALIGNED[version] ?? [];
  for (const row of places) {
    for (const column of places) {
      const corner =
        (row === 6 && column === 6) || (row === 6 && column === size - 7) || (row === size - 7 && column === 6);
      if (!corner) square(grid, row, column, 2, (ring) => ring !== 1);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(grid, row, column, 4, (ring) => ring !== 2 && ring !== 4);
  signed(grid, version, 0);
  return grid;
}

/** Write the mask's name, and the version's, into the grid. */
export function signed(grid: Grid, version: number, mask: number): void {
  const size = grid.length;
  const bits = formatBits(mask);
  for (let i = 0; i < 15; i++) {
    const dark = Boolean((bits >> i) & 1);
    if (i < 6) grid[i]![8] = dark;
    else if (i < 8) grid[i + 1]![8] = dark;
    else if (i === 8) grid[8]![7] = dark;
    else grid[8]![14 - i] = dark;
    if (i < 8) grid[8]![size - 1 - i] = dark;
    else grid[size - 15 + i]![8] = dark;
  }
  grid[size - 8]![8] = true;
  if (version < 7) return;
  const name = versionBits(version);
  for (let i = 0; i < 18; i++) {
    const dark = Boolean((name >> i) & 1);
    const [a, b] = [Math.floor(i / 3), size - 11 + (i % 3)];
    grid[a]![b] = grid[b]![a] = dark;
  }
}

/** The free places in the order in which bits fill them: two columns at a time, up and down. */
export function way(grid: Grid): [number, number][] {
  const size = grid.length;
  const places: [number, number][] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const row = up ? size - 1 - i : i;
      for (const column of [right, right - 1]) if (grid[row]![column] === null) places.push([row, column]);
    }
    up = !up;
  }
  return places;
}

export const masked = (mask: number, row: number, column: number): boolean => MASKS[mask]!(row, column);

/** How hard a grid is to read: long runs, blocks of one colour, an unequal mixture. */
export function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((row) => row[column] ?? null))];
  let sum = 0;
  for (const line of lines) {
    let run = 1;
    for (let at = 1; at <= size; at++) {
      if (at < size && line[at] === line[at - 1]) run += 1;
      else {
        if (run >= 5) sum += run - 2;
        run = 1;
      }
    }
  }
  for (let r = 1; r < size; r++) {
    for (let c = 1; c < size; c++)
      if (new Set([grid[r]![c], grid[r - 1]![c], grid[r]![c - 1], grid[r - 1]![c - 1]]).size === 1) sum += 3;
  }
  const dark = grid.flat().filter(Boolean).length;
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
}
