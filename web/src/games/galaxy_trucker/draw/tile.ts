/** One renderer for every component: its row in the table, its turn, its contents. There is no picture per component. */

import type { ComponentRow, Good, Kind, Member } from "../wire.ts";
import { CONNECTORS, INK } from "./connectors.ts";
import { alien, ALIEN_INK, cellMark, person, space, spacesOf } from "./pieces.ts";

/** What lies in a component; without it a component is drawn as it comes from the box. */
export interface Contents {
  readonly humans?: number;
  readonly alien?: Member | null;
  readonly cells?: number;
  readonly goods?: readonly Good[];
}

const FIELD: Readonly<Record<Kind, string>> = {
  cabin: "#F7F1E2",
  starting_cabin: "#F7F1E2",
  battery: "#D3E8C6",
  hold: "#CFDFEE",
  special_hold: "#F6D0C2",
  engine_single: "#F9DDA6",
  engine_double: "#F9DDA6",
  cannon_single: "#DFD0EE",
  cannon_double: "#DFD0EE",
  shield: "#C8EEEE",
  structural: "#DEDACB",
  life_support_purple: "#E4D3F3",
  life_support_brown: "#E6D3BE",
  life_support_cyan: "#CDEBF0",
  luxury_cabin: "#FBE7B8",
  stasis_chamber: "#D6E6F2",
  cannon_bidirectional: "#DFD0EE",
  engine_cannon: "#EBD6CC",
  mixed_hold: "#E2D8D8",
  battery_hold: "#D1E3DA",
  shield_booster: "#C8EEEE",
  cannon_booster: "#DFD0EE",
  accelerator: "#F9DDA6",
  furnace: "#F6C9A8",
  plating: "#C9C9CF",
};

/** A drawing in two layers: what turns with the component, and what is read and stays upright. */
interface Glyph {
  readonly turned: string;
  readonly upright: string;
}

const inked = (inside: string): string => `<g stroke="${INK}" stroke-width="2.4" stroke-linejoin="round">${inside}</g>`;

function barrel(x: number): string {
  return `<rect x="${x - 6.5}" y="8" width="13" height="46" fill="#4A3F6B"/><rect x="${x - 9.5}" y="-1" width="19" height="12" rx="3" fill="#2B2545"/><rect x="${x - 3.5}" y="13" width="3" height="34" fill="#fff4" stroke="none"/>`;
}

function bell(x: number, w: number): string {
  return (
    `<path d="M${x - w * 0.32} 50h${w * 0.64}l${w * 0.2} 38h${-w * 1.04}Z" fill="#7B8B8A"/><path d="M${x - w * 0.42} 70h${w * 0.84}" fill="none"/>` +
    `<path d="M${x - w * 0.36} 89 ${x} 110 ${x + w * 0.36} 89Z" fill="#FF7A2F"/><path d="M${x - w * 0.16} 89 ${x} 101 ${x + w * 0.16} 89Z" fill="#FFE08A" stroke="none"/>`
  );
}

function cabin(start: boolean, { humans = 0, alien: guest }: Contents): string {
  const people = Array.from({ length: humans }, (_, i) => person(humans === 2 ? (i ? 62 : 38) : 50, 52)).join("");
  const inside = guest && guest !== "human" ? alien(50, 52, ALIEN_INK[guest] ?? INK) : people;
  const bench = '<path d="M34 58h32M38 58v8M62 58v8" fill="none" stroke-width="3" opacity=".45"/>';
  return inked(
    `${start ? '<circle cx="50" cy="50" r="31" fill="#FFFAF0"/>' : ""}<circle cx="50" cy="50" r="25.500" fill="#BCE0F2"/>` +
      `<path d="M29 44A23 23 0 0 1 46 27" fill="none" stroke="#fff" stroke-width="3"/>${inside || bench}`,
  );
}

function battery(count: number, full: number): string {
  const [width, gap] = count >= 3 ? [15, 20] : [18, 25];
  const first = 50 - ((count - 1) * gap) / 2;
  const cells = Array.from({ length: count }, (_, i) => {
    const x = first + i * gap;
    const bolt = i < full ? `<path d="M${x + 2} 38l-6 13h5l-2 12 7-14h-5Z" fill="#FFFAF0" stroke="none"/>` : "";
    return `<rect x="${x - 4}" y="27" width="8" height="6" fill="${INK}"/><rect x="${x - width / 2}" y="32" width="${width}" height="38" rx="4" fill="${i < full ? "#2E8B4B" : "#FFFAF0"}"/>${bolt}`;
  });
  return inked(cells.join(""));
}

function hold(row: ComponentRow, goods: readonly Good[]): string {
  const ordinary = row.ordinary ?? 0;
  const { at, size } = spacesOf(ordinary + (row.special ?? 0));
  return inked(at.map(([x, y], i) => space(x, y, size, i >= ordinary, goods[i])).join(""));
}

function support(ink: string): string {
  return (
    inked(`<path d="M28 72V46a22 22 0 0 1 44 0v26Z" fill="#FFFAF0"/><path d="M25 72h50v7H25Z" fill="${ink}"/>`) +
    `<g transform="translate(50 53) scale(.82)">${alien(0, 0, ink)}</g>`
  );
}

const SHIELD =
  `<path d="M17 13.500Q86.500 13.500 86.500 83" fill="none" stroke="${INK}" stroke-width="12" stroke-linecap="round"/>` +
  '<path d="M17 13.500Q86.500 13.500 86.500 83" fill="none" stroke="#35C6D0" stroke-width="7.500" stroke-linecap="round"/>' +
  '<path d="M32 32Q66 32 66 66" fill="none" stroke="#1C8A93" stroke-width="4" stroke-linecap="round"/>' +
  inked('<circle cx="44" cy="56" r="15" fill="#7FDDE2"/>');

/** A booster: chevrons that point upwards, in the colour of what it boosts. */
function booster(ink: string): string {
  return inked(["62", "48", "34"].map((y) => `<path d="M28 ${y} 50 ${Number(y) - 16} 72 ${y}v10L50 ${Number(y) - 6} 28 ${Number(y) + 10}Z" fill="${ink}"/>`).join(""));
}

const STASIS = '<rect x="22" y="30" width="56" height="40" rx="20" fill="#9CC7E4"/><path d="M34 42h32M34 50h32M34 58h32" fill="none" stroke="#fff" stroke-width="4"/>';

const FURNACE = inked('<rect x="24" y="24" width="52" height="52" rx="6" fill="#7B4B3A"/><path d="M50 34c12 12 14 20 8 30H42c-6-10-2-16 8-30Z" fill="#FF7A2F"/><path d="M50 50c5 6 6 9 3 14h-6c-3-5-2-8 3-14Z" fill="#FFE08A" stroke="none"/>');

const PLATING = inked('<rect x="20" y="20" width="60" height="60" rx="4" fill="#8B8F99"/>' + [30, 70].flatMap((x) => [30, 70].map((y) => `<circle cx="${x}" cy="${y}" r="4" fill="#E5E7EC"/>`)).join(""));

const GUN = inked(`${barrel(50)}<path d="M30 70a20 20 0 1 1 40 0Z" fill="#8E6CC4"/><circle cx="50" cy="60" r="7" fill="#DFD0EE"/>`);

const STRUCTURE = inked(
  '<path d="M24 30 30 24 50 44 70 24 76 30 56 50 76 70 70 76 50 56 30 76 24 70 44 50Z" fill="#A79E86"/><circle cx="50" cy="50" r="6" fill="#F7F1E2"/>',
);

function glyph(row: ComponentRow, turns: number, contents: Contents): Glyph {
  switch (row.kind) {
    case "cannon_single":
      return { turned: inked(`${barrel(50)}<path d="M30 70a20 20 0 1 1 40 0Z" fill="#8E6CC4"/><circle cx="50" cy="60" r="7" fill="#DFD0EE"/>`), upright: "" };
    case "cannon_double":
      return { turned: inked(`${barrel(37)}${barrel(63)}<path d="M24 74c0-14 8-22 26-22s26 8 26 22Z" fill="#8E6CC4"/>`) + upright(turns, cellMark(0, 0), 50, 64), upright: "" };
    case "engine_single":
      return { turned: inked(`${bell(50, 44)}<rect x="33" y="30" width="34" height="21" rx="4" fill="#E39A2D"/><path d="M40 36v9M50 36v9M60 36v9" fill="none"/>`), upright: "" };
    case "engine_double":
      return { turned: inked(`${bell(34, 28)}${bell(66, 28)}<rect x="23" y="28" width="54" height="23" rx="4" fill="#E39A2D"/>`) + upright(turns, cellMark(0, 0), 50, 40), upright: "" };
    case "shield":
      return { turned: SHIELD + upright(turns, cellMark(0, 0), 44, 56), upright: "" };
    case "structural":
      return { turned: STRUCTURE, upright: "" };
    case "cabin":
    case "starting_cabin":
      return { turned: "", upright: cabin(row.kind === "starting_cabin", contents) };
    case "battery":
      return { turned: "", upright: battery(row.cells ?? 0, contents.cells ?? row.cells ?? 0) };
    case "hold":
    case "special_hold":
      return { turned: "", upright: hold(row, contents.goods ?? []) };
    case "life_support_purple":
      return { turned: "", upright: support(ALIEN_INK["purple"] ?? INK) };
    case "life_support_brown":
      return { turned: "", upright: support(ALIEN_INK["brown"] ?? INK) };
    case "life_support_cyan":
      return { turned: "", upright: support(ALIEN_INK["cyan"] ?? INK) };
    case "luxury_cabin":
      return { turned: "", upright: cabin(true, contents) };
    case "stasis_chamber":
      return { turned: "", upright: inked(STASIS) };
    case "cannon_bidirectional":
      return { turned: (row.barrels ?? [0]).map((at) => `<g transform="rotate(${at * 90} 50 50)">${GUN}</g>`).join("") + upright(turns, cellMark(0, 0), 50, 50), upright: "" };
    case "engine_cannon":
      return { turned: inked(`${barrel(50)}${bell(50, 40)}<rect x="33" y="40" width="34" height="18" rx="4" fill="#B98A7A"/>`), upright: "" };
    case "mixed_hold":
      return { turned: "", upright: hold(row, contents.goods ?? []) };
    case "battery_hold":
      return { turned: "", upright: `<g transform="translate(7 0) scale(.5)">${battery(row.cells ?? 0, contents.cells ?? row.cells ?? 0)}</g><g transform="translate(32 32) scale(.64)">${hold(row, contents.goods ?? [])}</g>` };
    case "shield_booster":
      return { turned: "", upright: booster("#35C6D0") + `<g transform="translate(50 78)">${cellMark(0, 0)}</g>` };
    case "cannon_booster":
      return { turned: "", upright: booster("#8E6CC4") + `<g transform="translate(50 78)">${cellMark(0, 0)}</g>` };
    case "accelerator":
      return { turned: "", upright: booster("#E39A2D") + `<g transform="translate(50 78)">${cellMark(0, 0)}</g>` };
    case "furnace":
      return { turned: "", upright: FURNACE };
    case "plating":
      return { turned: PLATING, upright: "" };
  }
}

/** A small upright mark at a place that turns. */
function upright(turns: number, mark: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${-turns * 90})">${mark}</g>`;
}

/** A smooth side that a barrel or an exhaust takes up shows no bar. */
function bare(kind: Kind, side: number): boolean {
  const armed = kind.startsWith("cannon_") && kind !== "cannon_booster";
  return ((armed || kind === "engine_cannon") && side === 0) || (kind.startsWith("engine") && side === 2);
}

/** The component as SVG in a box of 100, turned clockwise by quarter turns. Only figures and fixed words go in. */
export function tileMarkup(row: ComponentRow, turns = 0, contents: Contents = {}): string {
  const drawn = glyph(row, turns, contents);
  const field = row.kind === "starting_cabin" && row.colour ? `var(--seat-${row.colour})` : FIELD[row.kind];
  const sides = row.sides.map((side, at) => `<g transform="rotate(${at * 90} 50 50)">${side === 0 && bare(row.kind, at) ? "" : (CONNECTORS[side] ?? "")}</g>`);
  return (
    `<g transform="rotate(${turns * 90} 50 50)"><rect x="2" y="2" width="96" height="96" rx="8" fill="var(--steel)" stroke="${INK}" stroke-width="2.600"/>` +
    `<rect x="15" y="15" width="70" height="70" rx="9" fill="${field}" stroke="#1B183833" stroke-width="1.500"/>${sides.join("")}${drawn.turned}</g>${drawn.upright}`
  );
}
