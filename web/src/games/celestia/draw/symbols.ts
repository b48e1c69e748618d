/** Symbols of Celestia on a 24 grid: what dice show, what cards do. Ours, plain SVG; `--hole` is what shows through. */

import { CARD_ROWS } from "../model/cards.ts";
import type { Card, Colour, Face } from "../model/wire.ts";

const SOLID = 'fill="currentColor" stroke-linejoin="round"';
const JOIN = 'stroke-linejoin="round"';
const HOLE = "var(--hole, #FFFAF0)";

export const SYMBOLS = {
  fog: '<path d="M4 9h11M7 13h13M4 17h9M16 17h4M18 9h2"/>',
  bolt: `<path d="M13 2 5 14h6l-1 8 9-13h-6Z" ${SOLID}/>`,
  bird: `<path d="M2 9c4-3 7-1 10 4 3-5 6-7 10-4-4 0-6 2-8 6l-2 4-2-4C8 11 6 9 2 9Z" ${SOLID}/>`,
  skull:
    `<path d="M12 2a8 8 0 0 0-8 8c0 3 1.5 5 3 6v4h10v-4c1.5-1 3-3 3-6a8 8 0 0 0-8-8Z" fill="currentColor"/>` +
    `<g fill="${HOLE}" stroke="none"><circle cx="9" cy="10.5" r="2"/><circle cx="15" cy="10.5" r="2"/>` +
    `<path d="M11 14h2l-1-2ZM9 18h1.5v3H9zM13.5 18H15v3h-1.5z"/></g>`,
  compass: '<circle cx="12" cy="12" r="9"/><path d="M16 8l-2.5 5.5L8 16l2.5-5.5Z" fill="currentColor"/>',
  rod: '<path d="M12 2v14M8 6l4-4 4 4M6 22h12M9 22l1-6h4l1 6"/><path d="M4 10l3 1M20 10l-3 1"/>',
  horn: `<path d="M3 10v4l4 .6L18 20V4L7 9.4Z" ${SOLID}/><path d="M21 9c1 2 1 4 0 6M8 15l1 5h3"/>`,
  cannon: `<path d="M3 12 18 5l3 5L7 18Z" ${SOLID}/><circle cx="8" cy="18" r="3.5" fill="${HOLE}"/>`,
  turbo: '<path d="M4 12a8 8 0 1 1 8 8M12 12l5-4M12 12a2 2 0 1 0 .01 0M3 17h5M2 20h7"/>',
  jet:
    '<path d="M9 3c-2 0-3 1.5-3 4v8h5V7c0-2.5-.5-4-2-4ZM15 3c2 0 3 1.5 3 4v8h-5V7c0-2.500.5-4 2-4Z" ' +
    'fill="currentColor"/><path d="M8 18v3M16 18v3M11 9h2"/>',
  glass:
    `<path d="M2 17 9 12l3 4-7 5Z" ${SOLID}/><path d="M9 12l5-4 4 5-6 3" ${JOIN}/>` +
    `<path d="M14 8l4-4 5 6-5 3" ${SOLID}/>`,
  chest:
    `<path d="M3 11V9a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v2Z" fill="currentColor"/>` +
    `<path d="M3 11h18v9H3ZM12 10v5" ${JOIN}/>`,
  dice:
    '<rect x="4" y="4" width="16" height="16" rx="3"/><g fill="currentColor" stroke="none">' +
    '<circle cx="9" cy="9" r="1.6"/><circle cx="15" cy="15" r="1.6"/><circle cx="15" cy="9" r="1.6"/>' +
    '<circle cx="9" cy="15" r="1.6"/></g>',
  wheel: '<circle cx="12" cy="12" r="6"/><path d="M12 2v20M2 12h20M5 5l14 14M19 5 5 19"/>',
  fork:
    `<path d="M12 22V14M12 14C12 8 6 9 5 3M12 14C12 8 18 9 19 3M2.5 6 5 2.5 8.5 5M15.5 5 19 2.5 21.5 6" ` + `${JOIN}/>`,
  jump: `<path d="M4 4h6v16H4M13 12h9M18 7.5 22.5 12 18 16.5" ${JOIN}/>`,
  storm:
    `<path d="M7 13a5 5 0 1 1 1-9.5A6 6 0 0 1 19 6a4 4 0 0 1-1 7Z" ${SOLID}/>` +
    `<path d="M8 16l-2 5M13 16l-2 5M18 16l-2 5"/>`,
  mask:
    `<path d="M2 8c6-3 14-3 20 0 0 6-3 9-6 9-2 0-3-2-4-2s-2 2-4 2c-3 0-6-3-6-9Z" ${SOLID}/>` +
    `<g fill="${HOLE}" stroke="none"><circle cx="8" cy="11" r="2"/><circle cx="16" cy="11" r="2"/></g>`,
  anchor: `<circle cx="12" cy="5" r="2.5"/><path d="M12 8v13M7 11h10M4 14c0 4 4 7 8 7s8-3 8-7" ${JOIN}/>`,
  boat:
    `<path d="M2 15h20c-1 4-3 5-5 5H7c-2 0-4-1-5-5Z" ${SOLID}/><circle cx="12" cy="7" r="5"/>` +
    `<path d="M9 11v4M15 11v4"/>`,
  swap: `<path d="M4 8h13l-3-4M20 16H7l3 4" stroke-width="2.6" ${JOIN}/>`,
  gear: `<path d="M5 9h14l-2 12H7ZM9 9V6a3 3 0 0 1 6 0v3" ${JOIN}/><path d="M12 12v6M9 15h6"/>`,
  eye: `<path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0Z" ${JOIN}/><circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  hook: `<path d="M12 2v9M12 11c0 8-8 8-8 2M12 11c0 8 8 8 8 2M2.5 15 4 12l3 2M21.5 15 20 12l-3 2" ${JOIN}/>`,
  teach: `<path d="M2 9 12 4l10 5-10 5Z" ${SOLID}/><path d="M6 12v5c3 3 9 3 12 0v-5M21 10v7" ${JOIN}/>`,
  star: '<path d="M12 2l3 6.5 7 .8-5.2 4.7 1.5 7L12 17.5 5.7 21l1.5-7L2 9.3l7-.8Z" ' + 'fill="currentColor"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/>' +
    '<path d="M2 20c0-5 3-7 7-7s7 2 7 7M16 5a3.5 3.5 0 0 1 0 7M18 14c3 1 4 3 4 6"/>',
  hand: `<path d="M5 20 3.5 8l5-1L10 18M9 20V5h5v15M13 20l2-13 5 1-2.5 12Z" ${JOIN}/>`,
} as const;
export type SymbolName = keyof typeof SYMBOLS;

/** What each face shows and its ink. */
export const FACE_LOOK: Readonly<
  Record<Face, { readonly symbol: SymbolName | null; readonly fill: string; readonly ink: string }>
> = {
  blank: { symbol: null, fill: "#FFFAF0", ink: "#1B1838" },
  fog: { symbol: "fog", fill: "#2F6FDE", ink: "#FFFAF0" },
  lightning: { symbol: "bolt", fill: "#F2B720", ink: "#1B1838" },
  birds: { symbol: "bird", fill: "#D63A28", ink: "#FFFAF0" },
  pirates: { symbol: "skull", fill: "#2A2740", ink: "#FFFAF0" },
};

/** A card face: its symbol, the corner symbol, inks, and the mark of improved and Help cards. */
export interface CardLook {
  readonly symbol: SymbolName;
  readonly corner: SymbolName;
  readonly fill: string;
  readonly field: string;
  readonly ink: string;
  readonly mark: "two" | "help" | null;
}
const GEAR = {
  compass: ["compass", "fog", "#2F6FDE", "#DCE8FB"],
  "lightning-rod": ["rod", "bolt", "#F2B720", "#FDF0C8"],
  foghorn: ["horn", "bird", "#D63A28", "#FBDCD3"],
  cannon: ["cannon", "skull", "#2A2740", "#DDD8EC"],
} as const;
const BOATS = {
  fog: ["fog", "#2F6FDE", "#DCE8FB"],
  lightning: ["bolt", "#F2B720", "#FDF0C8"],
  birds: ["bird", "#D63A28", "#FBDCD3"],
  pirates: ["skull", "#2A2740", "#DDD8EC"],
} as const;
/** The symbol of each other card; a star for one that has none of its own. */
const OTHERS: Readonly<Partial<Record<Card, SymbolName>>> = {
  turbo: "turbo",
  "alternative-route": "fork",
  ejection: "jump",
  jetpack: "jet",
  "bad-spell": "storm",
  bandit: "mask",
  mooring: "anchor",
  "urgent-need": "wheel",
  "new-gear": "gear",
  spy: "eye",
  "grappling-hook": "hook",
  instructor: "teach",
};
/** Inks of those cards, by their sort. */
const INKS: Readonly<Record<string, readonly [string, string]>> = {
  power: ["#7A3FC0", "#E8DAF8"],
  special: ["#A33A1E", "#F8D9CC"],
  bonus: ["#8A5A00", "#F9E3AE"],
};

/** How a card is drawn. */
export function cardLook(card: Card): CardLook {
  const improved = card.startsWith("improved-");
  const help = card.startsWith("help-");
  const plain = card.replace(/^(improved|help)-/, "");
  const mark = improved ? "two" : help ? "help" : null;
  if (plain in GEAR) {
    const [symbol, corner, fill, field] = GEAR[plain as keyof typeof GEAR];
    return { symbol, corner, fill, field, ink: corner === "bolt" ? "#1B1838" : "#FFFAF0", mark };
  }
  const boat = BOATS[card.replace("lifeboat-", "") as keyof typeof BOATS];
  if (boat)
    return {
      symbol: "boat",
      corner: boat[0],
      fill: boat[1],
      field: boat[2],
      ink: boat[0] === "bolt" ? "#1B1838" : "#FFFAF0",
      mark,
    };
  const sort = CARD_ROWS.find((row) => row.card === card)?.sort ?? "turbo";
  const [fill, field] = INKS[sort] ?? ["#1B6675", "#CFEAEA"];
  return { symbol: OTHERS[card] ?? "star", corner: "star", fill, field, ink: "#FFFAF0", mark };
}

/** The symbol of each character's power. */
export const POWER_SYMBOL: Readonly<Record<Colour, SymbolName>> = {
  red: "dice",
  blue: "wheel",
  green: "skull",
  yellow: "hand",
  black: "dice",
  purple: "people",
};
