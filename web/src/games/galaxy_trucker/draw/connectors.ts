/**
 * The four kinds of side, drawn on the north side of a box of 100 and turned: count and outline differ, colour only
 * helps.
 */

export const INK = "#1B1838";

function pipe(x: number, width: number, fill: string): string {
  const left = x - width / 2;
  return (
    `<rect x="${left}" y="-1" width="${width}" height="22" fill="${fill}"/>` +
    `<rect x="${left + 2.2}" y="6" width="2.6" height="13" fill="#fff8" stroke="none"/>` +
    `<rect x="${left - 3.5}" y="-1" width="${width + 7}" height="7.5" rx="2" fill="${fill}"/>`
  );
}

const group = (inside: string): string => `<g stroke="${INK}" stroke-width="2.4">${inside}</g>`;

/** By the code of the side: smooth, single, double, universal. */
export const CONNECTORS: readonly string[] = [
  `<path d="M15 5.5H85" stroke="#1B183855" stroke-width="4" stroke-linecap="round"/>`,
  group(pipe(50, 15, "var(--pipe-1)")),
  group(pipe(31, 12, "var(--pipe-2)") + pipe(69, 12, "var(--pipe-2)")),
  group(
    `<path d="M23 -1H77V9L70 20H30L23 9Z" fill="var(--pipe-3)" stroke-linejoin="round"/>` +
      `<g stroke-width="3.6"><path d="M36 0V13M50 0V13M64 0V13"/></g>`,
  ),
];
