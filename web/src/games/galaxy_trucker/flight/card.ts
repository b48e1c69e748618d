/** A card as lines to read, from its row in the table. */

import { capital, word } from "../describe.ts";
import type { GlyphName } from "../draw/Glyph.svelte";
import { gt } from "../text/index.ts";
import type { CardRow, Good, Projectile, Value, ZoneLine } from "../wire.ts";

export interface CardLine {
  readonly text: string;
  readonly glyph?: GlyphName;
  readonly projectile?: Projectile;
  readonly goods?: readonly Good[];
  /** A planet, counted from 0. */
  readonly planet?: number;
}

const TURN = { front: 180, right: 270, rear: 0, left: 90 } as const;

/** Where an arrow of a projectile points: into the ship, away from the side it comes from. */
export function turnOf({ side }: Projectile): number {
  return TURN[side];
}

function projectiles(all: readonly Projectile[] = []): CardLine[] {
  return all.map((projectile) => ({ projectile, text: capital(`${word("missile", projectile.kind)}, ${word("side", projectile.side)}`) }));
}

const GLYPHS = { crew: "crew", engines: "engine", cannons: "cannon", flanks: "cannon" } as const satisfies Record<Value, GlyphName>;

function zone(line: ZoneLine): CardLine[] {
  const glyph = GLYPHS[line.least];
  const costs: string[] = [];
  if (line.days) costs.push(gt("card.days", { n: line.days }));
  if (line.takes_crew) costs.push(gt("card.crew", { n: line.takes_crew }));
  if (line.takes_goods) costs.push(gt("card.goods", { n: line.takes_goods }));
  const head = gt("card.least", { value: word("value", line.least) });
  return [{ glyph, text: costs.length ? `${head} ${costs.join(", ")}` : head }, ...projectiles(line.projectiles)];
}

/** Cards whose sentence stands on them. */
const TOLD = ["card.stardust", "card.epidemic", "card.sabotage", "card.open_space", "card.bureaucracy", "card.robotic_police", "card.space_billiards", "card.junkyard", "card.star_depot"] as const;

function isTold(key: string): key is (typeof TOLD)[number] {
  return (TOLD as readonly string[]).includes(key);
}

/** All lines of a card, top to bottom. */
export function linesOf(card: CardRow): CardLine[] {
  const lines: CardLine[] = [];
  if (card.strength) lines.push({ glyph: "cannon", text: gt("card.strength", { n: card.strength }) });
  if (card.family === "abandoned_ship") lines.push({ glyph: "crew", text: gt("card.crew", { n: card.crew ?? 0 }) });
  if (card.family === "abandoned_station") lines.push({ glyph: "crew", text: gt("card.needs", { n: card.crew ?? 0 }) });
  if (card.takes_crew) lines.push({ glyph: "crew", text: gt("card.loserCrew", { n: card.takes_crew }) });
  if (card.takes_goods) lines.push({ glyph: "box", text: gt("card.loserGoods", { n: card.takes_goods }) });
  lines.push(...projectiles(card.projectiles));
  card.planets?.forEach((goods, planet) => lines.push({ planet, goods, text: gt("planet.n", { n: planet + 1 }) }));
  card.lines?.forEach((line) => lines.push(...zone(line)));
  if (card.credits) lines.push({ glyph: "credit", text: gt("card.credits", { n: card.credits }) });
  if (card.goods?.length) lines.push({ goods: card.goods, text: gt("card.brings") });
  if (card.days && card.family !== "combat_zone") lines.push({ glyph: "day", text: gt("card.days", { n: card.days }) });
  const told = `card.${card.family}`;
  if (isTold(told)) lines.unshift({ text: gt(told) });
  return isMachination(card) ? [{ text: word("machination-line", card.family) }, ...lines.filter(({ projectile }) => projectile)] : lines;
}

/** Machinations belong to no level. */
export function isMachination({ level }: CardRow): boolean {
  return level === 0;
}

/** Which line runs now: the projectile that was aimed last, or the value that is compared. */
export function lineNow(card: CardRow, rolls: number, value: Value | null): number | null {
  const lines = linesOf(card);
  if (card.lines && value) {
    const glyph = GLYPHS[value];
    const at = lines.findIndex((line) => line.glyph === glyph);
    return at < 0 ? null : at;
  }
  if (!rolls) return null;
  let seen = 0;
  const at = lines.findIndex(({ projectile }) => projectile && ++seen === rolls);
  return at < 0 ? null : at;
}
