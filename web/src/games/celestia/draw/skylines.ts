/**
 * Skylines of the floating cities, one silhouette each, in a box around the middle of the ground: rock below 0, houses
 * above. Constants of ours, drawn with the inks they are given.
 */

export interface Inks {
  readonly rock: string;
  readonly wall: string;
  readonly roof: string;
  readonly lamp: string;
  readonly tree: string;
  readonly edge: string;
}
export const DAY: Inks = {
  rock: "#C9805A",
  wall: "#FBE3BF",
  roof: "#C4513A",
  lamp: "#1B6675",
  tree: "#2F7D6B",
  edge: "#8A4A36",
};
export const NIGHT: Inks = {
  rock: "#0E2A40",
  wall: "#3A6C88",
  roof: "#C4513A",
  lamp: "#F2C14E",
  tree: "#2F7D6B",
  edge: "#0A1B2C",
};

export const ROCKS = [
  "M-46 0H46L30 22 18 20 6 52-8 30-22 34Z",
  "M-44 0H44L36 13 20 40 8 26-6 48-16 24-34 20Z",
  "M-48 0H48L36 18 24 16 12 36 0 30-10 54-24 22Z",
] as const;

function mill(x: number, y: number, r: number, fill: string): string {
  const sail = (turn: number): string => `<path d="M-2 0-5 ${-r}H6L2 0Z" transform="rotate(${turn})" fill="${fill}"/>`;
  return (
    `<g transform="translate(${x} ${y}) rotate(22)">` +
    `${[0, 90, 180, 270].map(sail).join("")}<circle r="3.5" fill="#1B1838"/></g>`
  );
}

function eave(y: number, w: number, fill: string): string {
  return (
    `<path d="M${-w - 7} ${y}C${-w} ${y - 3} ${-w + 6} ${y - 8} ${-w + 10} ${y - 12}H${w - 10}C${w - 6} ${y - 8} ` +
    `${w} ${y - 3} ${w + 7} ${y}Z" fill="${fill}"/>`
  );
}

type Skyline = (inks: Inks, lit: boolean) => readonly [houses: string, rock: number];

export const SKYLINES = {
  /* mills */
  1: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-34 0-30-32H-16L-12 0ZM4 0 9-46H25L30 0Z" fill="${w}"/>` +
      `<path d="M-32-32a9 9 0 0 1 18 0ZM7-46a10 11 0 0 1 20 0Z" fill="${r}"/>` +
      `${mill(-23, -35, 20, l)}${mill(17, -51, 26, l)}<path d="M-26-14h6v9h-6zM14-24h6v9h-6z" fill="${l}"/>`,
    0,
  ],
  /* gables */
  2: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-40 0V-18H-23V0ZM-21 0V-28H-4V0ZM-2 0V-16H14V0ZM16 0V-23H34V0Z" fill="${w}"/>` +
      `<path d="M-42-18-31-33-21-18ZM-23-28-12-45-2-28ZM-4-16 6-29 16-16ZM14-23 25-39 36-23Z" fill="${r}"/>` +
      `<path d="M-34-11h5v7h-5zM-15-20h6v8h-6zM3-10h5v6H3zM22-15h6v8h-6z" fill="${l}"/>` +
      `<path d="M41 0V-46" stroke="${w}" stroke-width="3"/><path d="M41-47 58-41 41-35Z" fill="${r}"/>`,
    1,
  ],
  /* an aqueduct */
  4: ({ wall: w, roof: r, tree: t }) => [
    `<g fill="${t}"><circle cx="-28" cy="-34" r="13"/><circle cx="-4" cy="-42" r="18"/>` +
      `<circle cx="24" cy="-35" r="14"/></g><path d="M-42 0V-22H42V0H30V-5a7 7 0 0 0-14 0V0H7V-5a7 7 0 0 0-14 ` +
      `0V0H-16V-5a7 7 0 0 0-14 0V0Z" fill="${w}"/><path d="M-45-26H45V-20H-45Z" fill="${r}"/>` +
      `<path d="M-5-22V-34M23-22V-30M-28-22V-30" stroke="${r}" stroke-width="3"/>`,
    2,
  ],
  /* onion domes */
  6: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-19 0V-24H19V0ZM-37 0V-44H-29V0ZM29 0V-44H37V0Z" fill="${w}"/>` +
      `<path d="M-22-24C-22-42-6-44 0-62 6-44 22-42 22-24ZM-40-44C-40-51-34-52-33-62-32-52-26-51-26-44ZM26-44C26-51 ` +
      `32-52 33-62 34-52 40-51 40-44Z" fill="${r}"/>` +
      `<path d="M-5 0V-10a5 5 0 0 1 10 0V0ZM-35-34h4v8h-4zM31-34h4v8h-4z" fill="${l}"/>`,
    0,
  ],
  /* terraces */
  9: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-44 0V-14H44V0ZM-32-15V-28H32V-15ZM-20-29V-42H20V-29Z" fill="${w}"/>` +
      `<path d="M-46-16H46V-12H-46ZM-34-30H34V-26H-34ZM-22-44H22V-40H-22ZM-12-43V-50H-16L0-68 16-50H12V-43Z" ` +
      `fill="${r}"/><path d="M-6 0V-10H6V0ZM-24-25h4v7h-4zM20-25h4v7h-4zM-3-40h6v9h-6z" fill="${l}"/>`,
    2,
  ],
  /* a fortress */
  12: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-42 0V-44h5v5h5v-5h5v5h5v-5h5V0ZM17 0V-44h5v5h5v-5h5v5h5v-5h5V0ZM-17 ` +
      `0V-26h5v4h5v-4h5v4h4v-4h5v4h5v-4h5V0Z" fill="${w}"/>` +
      `<path d="M-29-44V-66M30-44V-66" stroke="${w}" stroke-width="2.5"/>` +
      `<path d="M-29-67-12-61-29-55ZM30-67 47-61 30-55Z" fill="${r}"/>` +
      `<path d="M-8 0V-9a8 8 0 0 1 16 0V0Z" fill="${r}"/><path d="M-31-28h4v10h-4zM28-28h4v10h-4z" fill="${l}"/>`,
    1,
  ],
  /* a clock tower */
  15: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-12 0V-56H12V0ZM-38 0V-20H-15V0ZM15 0V-28H38V0Z" fill="${w}"/>` +
      `<path d="M-17-56-10-66H10L17-56ZM-7-66 0-84 7-66ZM-41-20-34-31H-18L-13-20ZM13-28 18-39H34L41-28Z" ` +
      `fill="${r}"/><circle cy="-42" r="8.5" fill="${l}"/>` +
      `<path d="M0-48V-42L4-39" fill="none" stroke="${w}" stroke-width="2"/>` +
      `<path d="M-32-13h5v8h-5zM-24-13h5v8h-5zM21-20h4v9h-4zM29-20h4v9h-4zM-3-20h6v12h-6z" fill="${l}"/>`,
    0,
  ],
  /* spires */
  20: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-36 0V-32H-26V0ZM-21 0V-56H-9V0ZM-4 0V-42H7V0ZM11 0V-66H22V0ZM27 0V-36H37V0Z" fill="${w}"/>` +
      `<path d="M-38-32-31-52-24-32ZM-23-56-15-84-7-56ZM-6-42 1.5-60 9-42ZM9-66 16.5-96 24-66ZM25-36 32-56 ` +
      `39-36Z" fill="${r}"/><path d="M-9-30H11M-26-18H-21M22-26H27" stroke="${r}" stroke-width="3"/>` +
      `<path d="M-17-48h4v8h-4zM-17-24h4v8h-4zM14-56h5v9h-5zM14-34h5v9h-5zM0-22h4v8H0z" fill="${l}"/>`,
    1,
  ],
  /* a pagoda */
  25: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-30 0V-16H30V0ZM-22-20V-36H22V-20ZM-15-40V-54H15V-40ZM-8-58V-70H8V-58Z" fill="${w}"/>` +
      `${eave(-14, 36, r)}${eave(-34, 28, r)}${eave(-52, 21, r)}<path d="M-14-68C-8-70-4-76 0-92 4-76 8-70 14-68Z" ` +
      `fill="${r}"/><path d="M-6 0V-10H6V0ZM-14-32h5v7h-5zM9-32h5v7H9zM-3-50h6v7h-6z" fill="${l}"/>` +
      `<g fill="#F2AE37" stroke="#1B1838" stroke-width="1"><circle cx="-43" cy="-8" r="4"/>` +
      `<circle cx="43" cy="-8" r="4"/><circle cx="-35" cy="-28" r="3.5"/><circle cx="35" cy="-28" r="3.5"/>` +
      `<circle cx="-28" cy="-46" r="3"/><circle cx="28" cy="-46" r="3"/></g>`,
    2,
  ],
  /* trees of lamps */
  forgotten: ({ wall: w, lamp: l, tree: t }, lit) => [
    `<path d="M-31 0C-28-18-34-26-30-40M-4 0C-8-24 2-36-2-58M26 0C22-16 30-24 26-42M26-18 38-30M-4-28-16-38" ` +
      `stroke="${t}" stroke-width="6" fill="none" stroke-linecap="round"/>` +
      `<g fill="${lit ? "#F2AE37" : "none"}" stroke="${lit ? "#1B1838" : t}" stroke-width="2.5" ` +
      `${lit ? "" : 'stroke-dasharray="4 3"'}><circle cx="-30" cy="-46" r="10"/><circle cx="-2" cy="-66" r="13"/>` +
      `<circle cx="27" cy="-48" r="10"/><circle cx="42" cy="-32" r="7"/><circle cx="-18" cy="-40" r="6"/></g>` +
      `<path d="M-44 0V-8a8 8 0 0 1 16 0V0ZM8 0V-10a9 9 0 0 1 18 0V0Z" fill="${w}"/>` +
      `<path d="M-38 0v-5h4v5zM15 0v-6h5v6z" fill="${l}"/>`,
    2,
  ],
  /* a fir and snowy roofs */
  krismastri: ({ rock: k, wall: w, lamp: l, tree: t }) => [
    `<path d="M-38 0V-18H-14V0ZM20 0V-22H38V0Z" fill="${w}"/>` +
      `<path d="M-42-17-26-34-10-17ZM16-21 29-38 42-21Z" fill="#FFFAF0"/>` +
      `<path d="M4 0V-10" stroke="${k}" stroke-width="5"/>` +
      `<path d="M-18-8 4-36 26-8ZM-13-26 4-50 21-26ZM-8-44 4-62 16-44Z" fill="${t}"/>` +
      `<path d="M4-76 6.5-69 14-69 8-64.5 10-57 4-61.5-2-57 0-64.5-6-69 1.5-69Z" fill="#F2AE37" ` +
      `stroke="#1B1838" stroke-width="1.2"/><g fill="#E0432F"><circle cx="-4" cy="-16" r="2.6"/>` +
      `<circle cx="12" cy="-15" r="2.6"/><circle cx="2" cy="-32" r="2.6"/></g>` +
      `<path d="M-29-12h6v8h-6zM26-14h6v8h-6z" fill="${l}"/>`,
    1,
  ],
  /* a doll in a doll: Matryoshburg */
  matryoshburg: ({ wall: w, roof: r, lamp: l }) => [
    `<path d="M-30 0C-36-18-30-34-22-40-26-58-12-68 0-68S26-58 22-40C30-34 36-18 30 0Z" fill="${r}"/>` +
      `<path d="M-17 0C-20-14-16-24-12-28A14 14 0 1 1 12-28C16-24 20-14 17 0Z" fill="${w}"/>` +
      `<circle cy="-46" r="10" fill="${w}"/><path d="M-5 0V-8a5 5 0 0 1 10 0V0Z" fill="${l}"/>`,
    1,
  ],
} satisfies Readonly<Record<string, Skyline>>;
export type SkylineName = keyof typeof SKYLINES;

const BY_VALUE = new Map<number, SkylineName>([
  [1, 1],
  [2, 2],
  [4, 4],
  [6, 6],
  [9, 9],
  [12, 12],
  [15, 15],
  [20, 20],
  [25, 25],
]);
const IN_ORDER: readonly SkylineName[] = [1, 2, 4, 6, 9, 12, 15, 20, 25];

/** The silhouette of a city; a city of a table of one's own takes the one of its place on the route. */
export function skylineOf(value: number, place: number): SkylineName {
  return BY_VALUE.get(value) ?? IN_ORDER[place % IN_ORDER.length] ?? 1;
}
