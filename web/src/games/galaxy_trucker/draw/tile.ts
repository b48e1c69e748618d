/**
 * One renderer for every component: its row in the table, its turn, its contents. There is no picture per component.
 */

import type { Contents } from "../model/contents.ts";
import type { ComponentRow, Kind } from "../model/wire.ts";
import { CONNECTORS, INK } from "./connectors.ts";
import { barrel, bell, cellMarkAt, hold, inked, type Glyph } from "./glyph.ts";
import { alien, ALIEN_INK, person } from "./pieces.ts";
import { technology } from "./technology.ts";

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

function cabin(start: boolean, { humans = 0, alien: guest }: Contents): string {
  const people = Array.from({ length: humans }, (_, i) => person(humans === 2 ? (i ? 62 : 38) : 50, 52)).join("");
  const inside = guest && guest !== "human" ? alien(50, 52, ALIEN_INK[guest] ?? INK) : people;
  const bench = '<path d="M34 58h32M38 58v8M62 58v8" fill="none" stroke-width="3" opacity=".45"/>';
  return inked(
    `${start ? '<circle cx="50" cy="50" r="31" fill="#FFFAF0"/>' : ""}<circle cx="50" cy="50" r="25.5" ` +
      `fill="#BCE0F2"/>` +
      `<path d="M29 44A23 23 0 0 1 46 27" fill="none" stroke="#fff" stroke-width="3"/>${inside || bench}`,
  );
}

function battery(count: number, full: number): string {
  const [width, gap] = count >= 3 ? [15, 20] : [18, 25];
  const first = 50 - ((count - 1) * gap) / 2;
  const cells = Array.from({ length: count }, (_, i) => {
    const x = first + i * gap;
    const bolt = i < full ? `<path d="M${x + 2} 38l-6 13h5l-2 12 7-14h-5Z" fill="#FFFAF0" stroke="none"/>` : "";
    return (
      `<rect x="${x - 4}" y="27" width="8" height="6" fill="${INK}"/>` +
      `<rect x="${x - width / 2}" y="32" width="${width}" height="38" rx="4" ` +
      `fill="${i < full ? "#2E8B4B" : "#FFFAF0"}"/>${bolt}`
    );
  });
  return inked(cells.join(""));
}

function support(ink: string): string {
  return (
    inked(`<path d="M28 72V46a22 22 0 0 1 44 0v26Z" fill="#FFFAF0"/><path d="M25 72h50v7H25Z" fill="${ink}"/>`) +
    `<g transform="translate(50 53) scale(.82)">${alien(0, 0, ink)}</g>`
  );
}

const SHIELD =
  `<path d="M17 13.5Q86.5 13.5 86.5 83" fill="none" stroke="${INK}" stroke-width="12" ` +
  `stroke-linecap="round"/>` +
  '<path d="M17 13.5Q86.5 13.5 86.5 83" fill="none" stroke="#35C6D0" stroke-width="7.5" ' +
  'stroke-linecap="round"/>' +
  '<path d="M32 32Q66 32 66 66" fill="none" stroke="#1C8A93" stroke-width="4" stroke-linecap="round"/>' +
  inked('<circle cx="44" cy="56" r="15" fill="#7FDDE2"/>');

const STRUCTURE = inked(
  '<path d="M24 30 30 24 50 44 70 24 76 30 56 50 76 70 70 76 50 56 30 76 24 70 44 50Z" fill="#A79E86"/>' +
    '<circle cx="50" cy="50" r="6" fill="#F7F1E2"/>',
);

function glyph(row: ComponentRow, turns: number, contents: Contents): Glyph {
  switch (row.kind) {
    case "cannon_single":
      return {
        turned: inked(
          `${barrel(50)}<path d="M30 70a20 20 0 1 1 40 0Z" fill="#8E6CC4"/>` +
            `<circle cx="50" cy="60" r="7" fill="#DFD0EE"/>`,
        ),
        upright: "",
      };
    case "cannon_double":
      return {
        turned:
          inked(`${barrel(37)}${barrel(63)}<path d="M24 74c0-14 8-22 26-22s26 8 26 22Z" fill="#8E6CC4"/>`) +
          cellMarkAt(turns, 50, 64),
        upright: "",
      };
    case "engine_single":
      return {
        turned: inked(
          `${bell(50, 44)}<rect x="33" y="30" width="34" height="21" rx="4" fill="#E39A2D"/>` +
            `<path d="M40 36v9M50 36v9M60 36v9" fill="none"/>`,
        ),
        upright: "",
      };
    case "engine_double":
      return {
        turned:
          inked(`${bell(34, 28)}${bell(66, 28)}<rect x="23" y="28" width="54" height="23" rx="4" fill="#E39A2D"/>`) +
          cellMarkAt(turns, 50, 40),
        upright: "",
      };
    case "shield":
      return { turned: SHIELD + cellMarkAt(turns, 44, 56), upright: "" };
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
    default:
      return technology(row, turns, contents);
  }
}

/** Directions of a component as it lies unturned that a barrel, an exhaust or armour takes up: they show no bar. */
function taken({ kind, barrels = [], armoured = [] }: ComponentRow): readonly number[] {
  switch (kind) {
    case "cannon_single":
    case "cannon_double":
      return [0];
    case "engine_single":
    case "engine_double":
      return [2];
    case "engine_cannon":
      return [0, 2];
    default:
      return [...barrels, ...armoured];
  }
}

/** The component as SVG in a box of 100, turned clockwise by quarter turns. Only figures and fixed words go in. */
export function tileMarkup(row: ComponentRow, turns = 0, contents: Contents = {}): string {
  const drawn = glyph(row, turns, contents);
  const field = row.kind === "starting_cabin" && row.colour ? `var(--seat-${row.colour})` : FIELD[row.kind];
  const bare = taken(row);
  const sides = row.sides.map(
    (side, at) =>
      `<g transform="rotate(${at * 90} 50 50)">${side === 0 && bare.includes(at) ? "" : (CONNECTORS[side] ?? "")}</g>`,
  );
  return (
    `<g transform="rotate(${turns * 90} 50 50)">` +
    `<rect x="2" y="2" width="96" height="96" rx="8" fill="var(--steel)" stroke="${INK}" stroke-width="2.6"/>` +
    `<rect x="15" y="15" width="70" height="70" rx="9" fill="${field}" stroke="#1B183833" stroke-width="1.5"/>` +
    `${sides.join("")}${drawn.turned}</g>${drawn.upright}`
  );
}
