/** Components, goods and refusals in words; the engine's own words where it has them. */

import { words } from "$lib/net/words.svelte.ts";
import type { Args } from "$lib/i18n/index.ts";
import { lang, localeOf } from "$lib/i18n/index.ts";
import type { Board } from "../model/board.ts";
import type { Contents } from "../model/contents.ts";
import type { Refusal } from "../model/offers.ts";
import { gt } from "./index.ts";
import type { ComponentRow, Kind } from "../model/wire.ts";

const GAME = "galaxy-trucker";
const SIDES = ["front", "right", "rear", "left"] as const;

/** A word of the engine's tables. */
export function word(section: string, key: string, args: Args = {}, names: readonly string[] = []): string {
  return words.say(GAME, section, key, args, names);
}

/** The word for a value of a table of terms. */
export function term(table: string, value: string): string {
  return words.term(GAME, table, value);
}

export function kindWord(kind: Kind): string {
  return word("kind", kind);
}

/** A number of half points: "3", "3½" as decimals of the language. */
export function halves(count: number): string {
  return new Intl.NumberFormat(localeOf(lang.current)).format(count / 2);
}

/** The sentence of a refusal or mistake. */
export function reason(refusal: Refusal, names: readonly string[] = []): string {
  return word("refusal", refusal.key, refusal.args, names);
}

/** A square in words, by its dice numbers. */
export function where(board: Board, square: number): string {
  const cell = board.cell(square);
  const half = board.halfOf(square);
  const at = gt("square.at", { column: cell?.column ?? "", row: cell?.row ?? "" });
  return half ? `${at}, ${gt(`half.${half}.in`)}` : at;
}

/** A component in words: what it is, where it points, its connectors where asked, what lies in it. */
export function describePart(row: ComponentRow, turns: number, contents: Contents = {}): string {
  const said = [kindWord(row.kind)];
  const points = pointing(row, turns);
  if (points) said.push(points);
  if (contents.humans) said.push(gt("has.humans", { n: contents.humans }));
  if (contents.sleepers) said.push(gt("has.sleepers", { n: contents.sleepers }));
  if (contents.alien) said.push(word("member", contents.alien));
  if (row.cells) said.push(gt("has.cells", { n: contents.cells ?? row.cells }));
  if (contents.goods?.length) said.push(contents.goods.map((good) => word("good", good)).join(", "));
  return said.join(", ");
}

/**
 * Where a barrel or an exhaust points, which sides a shield covers or armour protects; null for what has no direction.
 */
function pointing({ kind, barrels = [], armoured = [] }: ComponentRow, turns: number): string | null {
  const to = (side: number): string => gt(`turned.${(side % 4) as 0 | 1 | 2 | 3}`);
  const all = (sides: readonly number[]): string => sides.map((side) => to(side + turns)).join(", ");
  switch (kind) {
    case "cannon_single":
    case "cannon_double":
    case "engine_cannon":
      return to(turns);
    case "engine_single":
    case "engine_double":
      return to(turns + 2);
    case "shield":
      return all([0, 1]);
    case "cannon_bidirectional":
      return all(barrels);
    case "plating":
      return gt("has.armour", { sides: all(armoured) });
    default:
      return null;
  }
}

/** The connectors of a component as it lies: "front double, left single". */
export function describeSides(row: ComponentRow, turns: number): string {
  const said = SIDES.flatMap((side, at) => {
    const code = row.sides[(at - turns + 4) % 4] ?? 0;
    return code ? [`${word("side", side)} ${gt(`pipe.${code as 1 | 2 | 3}`)}`] : [];
  });
  return said.length ? said.join(", ") : gt("pipe.none");
}

/** A component on a ship: what it is and holds, and its connectors by side. */
export function describeAboard(row: ComponentRow, part: Contents & { readonly turns: number }): string {
  return `${describePart(row, part.turns, part)}; ${describeSides(row, part.turns)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
