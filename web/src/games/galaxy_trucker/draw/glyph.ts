/** What drawings of components share: two layers, barrels and bells, holds, the mark of a cell. */

import type { ComponentRow, Good } from "../model/wire.ts";
import { INK } from "./connectors.ts";
import { cellMark, layOut, space, spacesOf } from "./pieces.ts";

/** A drawing in two layers: what turns with the component, and what is read and stays upright. */
export interface Glyph {
  readonly turned: string;
  readonly upright: string;
}

export const inked = (inside: string): string =>
  `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">${inside}</g>`;

export function barrel(x: number): string {
  return (
    `<rect x="${x - 6.5}" y="8" width="13" height="46" fill="#4A3F6B"/>` +
    `<rect x="${x - 9.5}" y="-1" width="19" height="12" rx="3" fill="#2B2545"/>` +
    `<rect x="${x - 3.5}" y="13" width="3" height="34" fill="#fff4" stroke="none"/>`
  );
}

export function bell(x: number, w: number): string {
  return (
    `<path d="M${x - w * 0.32} 50h${w * 0.64}l${w * 0.2} 38h${-w * 1.04}Z" fill="#7B8B8A"/>` +
    `<path d="M${x - w * 0.42} 70h${w * 0.84}" fill="none"/>` +
    `<path d="M${x - w * 0.36} 89 ${x} 110 ${x + w * 0.36} 89Z" fill="#FF7A2F"/>` +
    `<path d="M${x - w * 0.16} 89 ${x} 101 ${x + w * 0.16} 89Z" fill="#FFE08A" stroke="none"/>`
  );
}

/** The spaces of a hold with what lies in them. */
export function hold(row: ComponentRow, goods: readonly Good[]): string {
  const ordinary = row.ordinary ?? 0;
  const { at, size } = spacesOf(row);
  const lies = layOut(row, goods);
  return inked(at.map(([x, y], i) => space(x, y, size, i >= ordinary, goods[lies[i] ?? -1])).join(""));
}

/** The mark of a cell at a place that turns; it stays upright itself. */
export function cellMarkAt(turns: number, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${-turns * 90})">${cellMark(0, 0)}</g>`;
}
