/** What lies in components: people, aliens, cells, goods. They are read, so they stay upright whatever the turn. */

import type { ComponentRow, Good } from "../model/wire.ts";
import { INK } from "./connectors.ts";

export const ALIEN_INK: Readonly<Record<string, string>> = { purple: "#9B5BE0", brown: "#A8703C", cyan: "#1FA7B8" };
/** Ink and pips of each good: as many pips as credits it is worth. */
export const GOOD_LOOK: Readonly<Record<Good, { readonly ink: string; readonly pips: number }>> = {
  red: { ink: "#E0432F", pips: 4 },
  yellow: { ink: "#F2B720", pips: 3 },
  green: { ink: "#2FA866", pips: 2 },
  blue: { ink: "#3D8BE8", pips: 1 },
};
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
};

export function cellMark(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="8.5" fill="#2E8B4B" stroke="${INK}" stroke-width="2"/>` +
    `<path d="M1.5-5.5-3.5 1H0L-1.5 5.5 3.5-1H0Z" fill="#FFFAF0"/></g>`
  );
}

export function person(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="2">` +
    `<path d="M-9 15C-9 5-5 2 0 2s9 3 9 13Z" fill="#FFFAF0"/><circle cy="-5" r="8" fill="#FFFAF0"/>` +
    `<path d="M-5-5.5a5 3.6 0 0 1 10 0 5 3.6 0 0 1-10 0Z" fill="#2D74B8"/></g>`
  );
}

export function alien(x: number, y: number, ink: string): string {
  return (
    `<g transform="translate(${x} ${y})" stroke="${INK}" stroke-width="2">` +
    `<path d="M-7-9-10-17M7-9 10-17" fill="none"/><circle cx="-10" cy="-17" r="2.5" fill="${ink}"/>` +
    `<circle cx="10" cy="-17" r="2.5" fill="${ink}"/>` +
    `<path d="M-14 0c0-9 6-13 14-13S14-9 14 0 8 16 0 16-14 9-14 0Z" fill="${ink}"/>` +
    `<circle cx="-5" cy="-1" r="3.5" fill="#FFFAF0"/><circle cx="5" cy="-1" r="3.5" fill="#FFFAF0"/></g>`
  );
}

/** A good as a cube, centred on a point. */
export function cube(good: Good, x: number, y: number, size = 20): string {
  const { ink, pips } = GOOD_LOOK[good];
  const dots = (PIPS[pips] ?? []).map(
    ([a, b]) => `<circle cx="${a * 4.4}" cy="${b * 4.4}" r="2.3" fill="#FFFAF0" stroke="${INK}" stroke-width=".8"/>`,
  );
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 20})">` +
    `<rect x="-10" y="-10" width="20" height="20" rx="3.5" fill="${ink}" stroke="${INK}" stroke-width="2.2"/>` +
    `${dots.join("")}</g>`
  );
}

/** One space of a hold. */
export function space(x: number, y: number, size: number, special: boolean, good: Good | undefined): string {
  const half = size / 2;
  const stripes = special
    ? `<path d="M${x - half + 2} ${y - half + 9}l7-7M${x + half - 9} ${y + half - 2}l7-7" stroke="#F5C518" ` +
      `stroke-width="4"/>`
    : "";
  return (
    `<rect x="${x - half}" y="${y - half}" width="${size}" height="${size}" rx="4" ` +
    `fill="${special ? "#C8402D" : "#5E86AE"}"/>` +
    `<rect x="${x - half + 4}" y="${y - half + 4}" width="${size - 8}" height="${size - 8}" rx="2" ` +
    `fill="${special ? "#8F2219" : "#3B5F86"}" stroke="none"/>` +
    stripes +
    (good ? cube(good, x, y, size * 0.76) : "")
  );
}

export interface Spaces {
  readonly size: number;
  readonly at: readonly (readonly [number, number])[];
}

/** Where the spaces of a hold lie in its box, and their edge; beside cells they stand in the left half. */
export function spacesOf({
  ordinary = 0,
  special = 0,
  cells = 0,
}: Pick<ComponentRow, "ordinary" | "special" | "cells">): Spaces {
  const count = ordinary + special;
  if (cells)
    return count <= 1
      ? { size: 32, at: [[34, 50]] }
      : {
          size: 26,
          at: [
            [34, 35],
            [34, 66],
          ],
        };
  if (count <= 1) return { size: 36, at: [[50, 50]] };
  if (count === 2)
    return {
      size: 27,
      at: [
        [35, 50],
        [65, 50],
      ],
    };
  return {
    size: 27,
    at: [
      [35, 36],
      [65, 36],
      [50, 65],
    ],
  };
}

/**
 * Which good lies in which space, by its place in the list: red ones in special spaces, others in ordinary ones first.
 */
export function layOut(
  { ordinary = 0, special = 0 }: Pick<ComponentRow, "ordinary" | "special">,
  goods: readonly Good[],
): readonly (number | null)[] {
  const spaces: (number | null)[] = Array.from({ length: ordinary + special }, () => null);
  const lay = (index: number, from: number): void => {
    const free = spaces.findIndex((taken, at) => taken === null && at >= from);
    if (free >= 0) spaces[free] = index;
  };
  goods.forEach((good, index) => good === "red" && lay(index, ordinary));
  goods.forEach((good, index) => good !== "red" && lay(index, 0));
  return spaces;
}
