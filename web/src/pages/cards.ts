/** The tables of this device as cards of the home page. */

import type * as wire from "$lib/generated/types.ts";
import { t } from "$lib/i18n/index.ts";
import { href } from "$lib/router/routes.ts";
import type { TableCard } from "./card.ts";

/** What is known of a table from outside. */
export interface KnownTable {
  readonly summary: wire.Summary;
  readonly situation: wire.Situation | null;
  /** Seats of this device. */
  readonly mine: readonly number[];
}

/** One card a table: those that wait for this person first, then those that run, then the finished. */
export function cardsOf(tables: readonly KnownTable[], titleOf: (summary: wire.Summary) => string): TableCard[] {
  const cards = tables.map((table) => cardOf(table, titleOf(table.summary)));
  // One lime at most: the table that was open last.
  const first = cards.findIndex(({ mine }) => mine);
  const rank = (card: TableCard): number => (card.mine ? 0 : card.over ? 2 : 1);
  return cards.map((card, at) => ({ ...card, lime: at === first })).sort((a, b) => rank(a) - rank(b));
}

function cardOf({ summary, situation, mine }: KnownTable, title: string): TableCard {
  const { table, game, status, seats } = summary;
  const asked = status === "running" && (situation?.waiting.some((seat) => mine.includes(seat)) ?? false);
  const over = status === "over";
  return {
    id: table,
    game,
    title: asked ? t("home.yourTurn", { title }) : title,
    text: textOf(status, seats, situation, summary.outcome, mine),
    href: href({ page: "table", table }),
    action: t(over ? "home.result" : mine.length ? "home.continue" : "home.watch"),
    mine: asked,
    over,
  };
}

function textOf(
  status: wire.Summary["status"],
  seats: readonly wire.SeatInfo[],
  situation: wire.Situation | null,
  outcome: wire.Outcome | null,
  mine: readonly number[],
): string {
  const name = (seat: number): string => seats[seat]?.name ?? "";
  const open = seats.filter(({ kind }) => kind === "open").length;
  if (status === "stopped") return t("table.stopped");
  if (status === "waiting") return open ? t("home.open", { n: open }) : t("home.soon");
  if (status === "over") {
    const winners = outcome?.winners ?? [];
    if (!winners.length) return t("home.lost");
    if (winners.some((seat) => mine.includes(seat)) && mine.length === 1)
      return t(winners.length > 1 ? "home.youShared" : "home.youWon");
    return t("home.won", { names: winners.map(name).join(", ") });
  }
  const waiting = situation?.waiting ?? [];
  if (waiting.some((seat) => mine.includes(seat))) return others(seats, mine);
  return waiting.length ? t("home.waiting", { names: waiting.map(name).join(", ") }) : t("home.running");
}

function others(seats: readonly wire.SeatInfo[], mine: readonly number[]): string {
  const names = seats.filter(({ seat }) => !mine.includes(seat)).map(({ name }) => name);
  return names.length ? t("home.with", { names: names.join(", ") }) : t("home.alone");
}
