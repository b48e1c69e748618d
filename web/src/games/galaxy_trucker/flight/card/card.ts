/** A card as lines to read, from its row in the table. */

import { t } from "$lib/i18n/index.ts";
import { capital, term, word } from "../../text/describe.ts";
import type { GlyphName } from "../../draw/Glyph.svelte";
import { gt } from "../../text/index.ts";
import { missileFor } from "../../film/picture.ts";
import type { CardRow, Good, Projectile, PublicView, Value, ZoneLine } from "../../model/wire.ts";

export interface CardLine {
  readonly text: string;
  readonly glyph?: GlyphName;
  readonly projectile?: Projectile;
  readonly goods?: readonly Good[];
  /** A planet, counted from 0. */
  readonly planet?: number;
  /** Questions that this line asks. */
  readonly asks?: readonly string[];
}

const TURN = { front: 180, right: 270, rear: 0, left: 90 } as const;

/** Where an arrow of a projectile points: into the ship, away from the side it comes from. */
export function turnOf({ side }: Projectile): number {
  return TURN[side];
}

function projectiles(all: readonly Projectile[] = []): CardLine[] {
  return all.map((projectile) => ({
    projectile,
    text: capital(`${word("missile", projectile.kind)}, ${word("side", projectile.side)}`),
  }));
}

const GLYPHS = { crew: "crew", engines: "engine", cannons: "cannon", flanks: "cannon" } as const satisfies Record<
  Value,
  GlyphName
>;

function zone(line: ZoneLine): CardLine[] {
  const glyph = GLYPHS[line.least];
  const costs: string[] = [];
  if (line.days) costs.push(gt("card.days", { n: line.days }));
  if (line.takes_crew) costs.push(gt("card.crew", { n: line.takes_crew }));
  if (line.takes_goods) costs.push(gt("card.goods", { n: line.takes_goods }));
  const head = `${capital(term("weakest", line.least))}${t("colon")}`;
  return [{ glyph, text: costs.length ? `${head} ${costs.join(", ")}` : head }, ...projectiles(line.projectiles)];
}

/** Cards whose sentence stands on them. */
const TOLD = [
  "card.stardust",
  "card.epidemic",
  "card.sabotage",
  "card.open_space",
  "card.bureaucracy",
  "card.robotic_police",
  "card.space_billiards",
  "card.junkyard",
  "card.star_depot",
] as const;

function isTold(key: string): key is (typeof TOLD)[number] {
  return (TOLD as readonly string[]).includes(key);
}

/** All lines of a card, top to bottom. */
export function linesOf(card: CardRow): CardLine[] {
  const lines: CardLine[] = [];
  if (card.strength)
    lines.push({ glyph: "cannon", text: gt("card.strength", { n: card.strength }), asks: ["TruckerDeclares"] });
  if (card.family === "abandoned_ship") lines.push({ glyph: "crew", text: gt("card.crew", { n: card.crew ?? 0 }) });
  if (card.family === "abandoned_station") lines.push({ glyph: "crew", text: gt("card.needs", { n: card.crew ?? 0 }) });
  if (card.takes_crew)
    lines.push({ glyph: "crew", text: gt("card.loserCrew", { n: card.takes_crew }), asks: ["TruckerLosesCrew"] });
  if (card.takes_goods)
    lines.push({ glyph: "box", text: gt("card.loserGoods", { n: card.takes_goods }), asks: ["TruckerLosesGoods"] });
  lines.push(...projectiles(card.projectiles));
  card.planets?.forEach((goods, planet) => lines.push({ planet, goods, text: gt("planet.n", { n: planet + 1 }) }));
  card.lines?.forEach((line) => lines.push(...zone(line)));
  if (card.credits)
    lines.push({ glyph: "credit", text: gt("card.credits", { n: card.credits }), asks: ["TruckerTakesReward"] });
  if (card.goods?.length) lines.push({ goods: card.goods, text: gt("card.brings") });
  if (card.days && card.family !== "combat_zone") lines.push({ glyph: "day", text: gt("card.days", { n: card.days }) });
  const told = `card.${card.family}`;
  if (isTold(told)) lines.unshift({ text: gt(told) });
  return isMachination(card)
    ? [{ text: word("machination-line", card.family) }, ...lines.filter(({ projectile }) => projectile)]
    : lines;
}

/** The lines as they are read out: planets and stations with their goods. */
export function cardWords(card: CardRow): string[] {
  return linesOf(card).map(({ text, goods }) =>
    goods ? `${text}${t("colon")} ${goods.map((good) => word("good", good)).join(", ")}` : text,
  );
}

/** Machinations belong to no level. */
export function isMachination({ level }: CardRow): boolean {
  return level === 0;
}

/** The card as a ship meets it: where Meteoric Inversion binds it, large and small change places. */
export function cardFor(card: CardRow, view: Pick<PublicView, "roads">, seat: number): CardRow {
  const met = (one: Projectile): Projectile => ({ ...one, kind: missileFor(view, seat, one.kind) });
  return card.projectiles?.length ? { ...card, projectiles: card.projectiles.map(met) } : card;
}

/** What a card is about just now. */
export interface Running {
  /** Projectiles that were aimed so far. */
  readonly rolls: number;
  /** The values that were compared last, or are declared now. */
  readonly values: readonly (Value | null)[];
  readonly decision: string | null;
}

/**
 * Which line runs now: what is asked, the projectile that was aimed last, or the value that is compared. They come in
 * the printed order.
 */
export function lineNow(card: CardRow, { rolls, values, decision }: Running): number | null {
  const lines = linesOf(card);
  let seen = 0;
  const glyphs = card.lines ? values.flatMap((value) => (value ? [GLYPHS[value]] : [])) : [];
  const found = [
    lines.findIndex(({ asks }) => decision !== null && asks?.includes(decision)),
    rolls ? lines.findIndex(({ projectile }) => projectile && ++seen === rolls) : -1,
    ...glyphs.map((glyph) => lines.findIndex((line) => line.glyph === glyph)),
  ];
  const at = Math.max(...found);
  return at < 0 ? null : at;
}
