/** Arrow keys on a board: the nearest choice that lies that way on the screen. */

import type { Rect } from "./geometry.ts";

export type Way = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Readonly<Record<Way, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key is one of the four arrows. */
export function isWay(key: string): key is Way {
  return key in WAYS;
}

/** The index of the box an arrow leads to, or the same one where nothing lies that way. */
export function toward(boxes: readonly Rect[], from: number, way: Way): number {
  const start = boxes[from];
  if (!start) return from;
  const [dx, dy] = WAYS[way];
  let best = from;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = box.x + box.width / 2 - (start.x + start.width / 2);
    const y = box.y + box.height / 2 - (start.y + start.height / 2);
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (index === from || along < 1 || along < aside * 0.5) return;
    const far = along + aside * 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
