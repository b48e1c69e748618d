/** Arrows on a grid: the nearest place in a direction, straight ones before slanted ones. */

export interface At {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The index to go to; the same where nothing lies that way. */
export function toward(places: readonly At[], from: number, key: string): number {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const here = places[from];
  if (!here) return from;
  let best = from;
  let least = Infinity;
  places.forEach(({ x, y }, i) => {
    const ahead = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    if (ahead <= 0) return;
    const far = ahead + aside * 2.5;
    if (far < least) [least, best] = [far, i];
  });
  return best;
}
