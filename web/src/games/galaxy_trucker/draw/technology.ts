/** The components of New Technologies: cabins to rest in, weapons that look two ways, boosters, furnace, plating. */

import type { ComponentRow } from "../model/wire.ts";
import type { Contents } from "../model/contents.ts";
import { INK } from "./connectors.ts";
import { barrel, bell, cellMarkAt, hold, inked, type Glyph } from "./glyph.ts";
import { cellMark, cube, person } from "./pieces.ts";

const PODS = [
  [35, 34],
  [65, 34],
  [35, 67],
  [65, 67],
] as const;

/** A pod of a stasis chamber, with somebody asleep or empty. */
function pod(x: number, y: number, taken: boolean): string {
  const asleep =
    `<circle cx="${x}" cy="${y - 2}" r="7" fill="#FFFAF0"/>` +
    `<path d="M${x - 4.5} ${y - 3}c1 2 3 2 3.5 0M${x + 1} ${y - 3}c1 2 3 2 3.5 0" fill="none" ` +
    `stroke-width="1.8"/>` +
    `<path d="M${x - 7} ${y + 11}c1-5 4-6 7-6s6 1 7 6" fill="#FFFAF0"/>`;
  return (
    `<rect x="${x - 12}" y="${y - 14}" width="24" height="28" rx="11" fill="${taken ? "#8FA6E8" : "#FFFAF0"}"/>` +
    `${taken ? asleep : ""}`
  );
}

function luxury({ humans = 0 }: Contents): string {
  const bed = '<path d="M36 60V50h28v10M40 50V42h20v8" fill="none" stroke-width="3" opacity=".5"/>';
  return inked(
    '<path d="M50 14 57 27 72 24 68 39 82 46 70 56 76 70 61 70 56 84 46 73 33 80 33 65 18 60 29 49 22 36 37 35 40 ' +
      '20Z" fill="#E9A820"/>' +
      `<circle cx="50" cy="50" r="23" fill="#BCE0F2"/>` +
      `<path d="M32 44A20 20 0 0 1 46 31" fill="none" stroke="#fff" stroke-width="3"/>` +
      `${humans ? person(50, 52) : bed}`,
  );
}

/** A cell standing beside a hold. */
function upCell(x: number, full: boolean): string {
  const bolt = full ? `<path d="M${x + 2} 39l-6 12h5l-2 11 7-13h-5Z" fill="#FFFAF0" stroke="none"/>` : "";
  return (
    `<rect x="${x - 4}" y="29" width="8" height="6" fill="${INK}"/>` +
    `<rect x="${x - 7.5}" y="34" width="15" height="34" rx="4" fill="${full ? "#2E8B4B" : "#FFFAF0"}"/>${bolt}`
  );
}

function batteryHold(row: ComponentRow, contents: Contents): string {
  const cells = row.cells ?? 0;
  const full = contents.cells ?? cells;
  return (
    hold(row, contents.goods ?? []) +
    inked(Array.from({ length: cells }, (_, i) => upCell(60 + i * 18, i < full)).join(""))
  );
}

const chevron = (y: number, fill: string): string =>
  `<path d="M30 ${y + 14} 50 ${y} 70 ${y + 14}V${y + 24}L50 ${y + 10} 30 ${y + 24}Z" fill="${fill}"/>`;

const SHIELD_BOOSTER =
  inked(
    `<path d="M50 19 78 28V50C78 66 66 76 50 83 34 76 22 66 22 50V28Z" fill="#35C6D0"/>` +
      `${chevron(24, "#FFFAF0")}${chevron(39, "#C8EEEE")}`,
  ) + cellMark(50, 69);

const CANNON_BOOSTER =
  inked(
    '<path d="M50 12 57 30 74 21 70 39 86 46 70 54 78 70 58 66 50 84 42 66 22 70 30 54 14 46 30 39 26 21 43 30Z" ' +
      'fill="#F5C518"/>' +
      '<rect x="42" y="26" width="16" height="38" rx="3" fill="#4A3F6B"/>' +
      '<rect x="38" y="20" width="24" height="11" rx="3" fill="#2B2545"/>' +
      '<path d="M50 35v14M43.5 42h13" stroke="#FFFAF0" stroke-width="4"/>',
  ) + cellMark(50, 67);

const ACCELERATOR =
  inked(
    '<circle cx="50" cy="49" r="33" fill="#0B2A33"/><circle cx="50" cy="49" r="23" fill="#185666"/>' +
      '<circle cx="50" cy="49" r="13" fill="#6FD0DD"/>' +
      '<g fill="#FFFAF0"><path d="M18 82 30 52 40 62ZM82 82 70 52 60 62ZM50 8 42 34H58Z"/></g>',
  ) + cellMark(50, 72);

const FURNACE =
  inked(
    '<path d="M22 80V40L32 24H68L78 40V80Z" fill="#8C6A58"/><path d="M40 24V15H60V24" fill="#5E4638"/>' +
      '<path d="M31 76V58a19 19 0 0 1 38 0V76Z" fill="#2B1A1A"/>' +
      '<path d="M50 44c2 9 13 12 13 23a13 11 0 0 1-26 0c0-6 4-7 6-13 2 3 3 5 5 5 2-5 1-10 2-15Z" fill="#FF7A2F"/>' +
      '<path d="M50 60c1 4 5 5 5 10a5 4.5 0 0 1-10 0c0-4 4-5 5-10Z" fill="#FFE08A" stroke="none"/>',
  ) + cube("green", 28, 27, 17);

const SLAB =
  '<path d="M3 2H97L84 21H16Z" fill="#4B4A57"/><path d="M14 7H86" stroke="#A9A7B5" stroke-width="3"/>' +
  '<g fill="#D8D6DE" stroke-width="1.4"><circle cx="24" cy="14" r="3"/><circle cx="50" cy="14" r="3"/>' +
  '<circle cx="76" cy="14" r="3"/></g>';

/** Riveted slabs on every armoured side. */
function plating({ armoured = [] }: ComponentRow): string {
  const slabs = armoured.map((side) => `<g transform="rotate(${side * 90} 50 50)">${SLAB}</g>`).join("");
  return inked(
    `<rect x="26" y="26" width="48" height="48" rx="8" fill="#8D8A86"/>` +
      `<path d="M30 60 60 30M40 70 70 40" stroke="#C9C6BE" stroke-width="5"/>${slabs}`,
  );
}

function twoBarrels({ barrels = [] }: ComponentRow): string {
  const each = barrels.map((side) => `<g transform="rotate(${side * 90} 50 50)">${barrel(50)}</g>`).join("");
  return inked(`${each}<circle cx="50" cy="50" r="19" fill="#8E6CC4"/>`);
}

/** The drawing of a component of New Technologies; nothing for another one. */
export function technology(row: ComponentRow, turns: number, contents: Contents): Glyph {
  const upright = (drawn: string): Glyph => ({ turned: "", upright: drawn });
  switch (row.kind) {
    case "luxury_cabin":
      return upright(luxury(contents));
    case "stasis_chamber":
      return upright(inked(PODS.map(([x, y], i) => pod(x, y, i < (contents.sleepers ?? PODS.length))).join("")));
    case "cannon_bidirectional":
      return { turned: twoBarrels(row) + cellMarkAt(turns, 50, 50), upright: "" };
    case "engine_cannon":
      return {
        turned: inked(
          `${bell(50, 36)}${barrel(50)}<rect x="30" y="38" width="40" height="22" rx="6" fill="#C98A5C"/>` +
            `<path d="M38 49h24" stroke-width="4"/>`,
        ),
        upright: "",
      };
    case "mixed_hold":
      return upright(hold(row, contents.goods ?? []));
    case "battery_hold":
      return upright(batteryHold(row, contents));
    case "shield_booster":
      return upright(SHIELD_BOOSTER);
    case "cannon_booster":
      return upright(CANNON_BOOSTER);
    case "accelerator":
      return upright(ACCELERATOR);
    case "furnace":
      return upright(FURNACE);
    case "plating":
      return { turned: plating(row), upright: "" };
    default:
      return upright("");
  }
}
