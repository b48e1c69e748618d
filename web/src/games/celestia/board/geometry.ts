/** Where things are drawn: a wide sky with the whole route, and the piece of it that a phone shows. */

export type Point = readonly [x: number, y: number];
export interface Stop {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** In pixels. */
export const LEAST_LETTER = 12.3;
/** And of a sentence, such as what somebody says. */
export const LEAST_SENTENCE = 14.5;
export const WIDE = { width: 1120, height: 610 } as const;
export const NARROW = { width: 390, height: 340 } as const;

/** The rising route, low left to high right. */
const LINE: readonly Point[] = [
  [74, 486],
  [182, 446],
  [292, 408],
  [414, 364],
  [558, 300],
  [688, 240],
  [808, 184],
  [928, 130],
  [1044, 96],
];

/** A point of the route, `at` from 0 (start) to 1 (end). */
function along(at: number): Point {
  const whole = at * (LINE.length - 1);
  const i = Math.min(LINE.length - 2, Math.floor(whole));
  const [ax, ay] = LINE[i] ?? [0, 0];
  const [bx, by] = LINE[i + 1] ?? [ax, ay];
  const part = whole - i;
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** The places of a route of so many cities; where the vessel stands and where it heads they are larger. */
export function stopsOf(count: number, here: number, target: number): Stop[] {
  return Array.from({ length: count }, (_, i) => {
    const at = count > 1 ? i / (count - 1) : 0;
    const [x, y] = along(at);
    return { x, y, scale: (0.54 + at * 0.28) * (i === here || i === target ? 1.16 : 1) };
  });
}

/** A phone shows the city of the vessel, the next one, and on its side what comes after them. */
export function narrowStops(count: number, here: number, width: number): Stop[] {
  const [dx, dy] = width > NARROW.width * 1.3 ? [150, 46] : [214, 80];
  return Array.from({ length: count }, (_, i) => ({
    x: 92 + (i - here) * dx,
    y: 248 - (i - here) * dy,
    scale: i === here || i === here + 1 ? 0.78 : 0.6,
  }));
}

export function linePath(stops: readonly Stop[]): string {
  return stops.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y - 6}`).join("");
}

/** Boscalumia beside the route, and the empty space before it. */
export const FORGOTTEN: Point = [650, 466];
export const SPACE: Point = [704, 396];
/** The same on a phone, where the vessel stands beside it. */
export const NARROW_FORGOTTEN: Point = [202, 288];
export const NARROW_SPACE: Point = [152, 256];
export const KRISMASTRI: Point = [92, 142];
export const MATRYOSHBURG: Point = [304, 566];

/**
 * Where the aircraft hangs in the sky: it drifts right as it goes up, and stays clear of the route and of Krismastri.
 */
export function shipAt(at: number, crowded: boolean): Stop {
  return crowded
    ? { x: 388 + at * 36, y: 108, scale: 1.1 }
    : { x: 250 + at * 190, y: 134 - at * 12, scale: 1.36 - at * 0.2 };
}

/** The pawn of a seat that got off at a city, the k-th of all that did. */
export function ashoreAt({ x, y }: Stop, k: number): Point {
  return [x + 30 + (k % 3) * 14, y - 34 - (k % 3) * 10];
}

/** The rope from a vessel to where it stands. */
export function rope(from: Point, to: Point): string {
  const [ax, ay] = from;
  const [bx, by] = to;
  return `M${ax} ${ay}C${ax + 10} ${ay + 44} ${bx - 60} ${by + 12} ${bx} ${by}`;
}
