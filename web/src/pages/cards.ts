/** The tables of this device as cards of the home page. */

import type * as wire from "$lib/generated/types.ts";
import { t } from "$lib/i18n/index.ts";
import { href } from "$lib/router/routes.ts";
import type { TableCard } from "./card.ts";

/** What is known of a table from outside. */
export interface KnownTable {
  readonly summary: wire.Summary;
  readonly situation: wire.Situation | null;
  readonly times?: readonly wire.SeatTime[];
  /** Seats of this device. */
  readonly mine: readonly number[];
  /** Whether this device holds a seat of the rematch already, where there is one. */
  readonly follows?: boolean;
}

/** By whose turn it is: this person's first, least time first; then others', rematches, and the finished. */
export function cardsOf(
  tables: readonly KnownTable[],
  titleOf: (summary: wire.Summary) => string,
  nameOf: (game: string) => string = (game) => game,
): TableCard[] {
  const cards = tables.map((table) => cardOf(table, titleOf(table.summary), nameOf(table.summary.game)));
  const rank = (card: TableCard): number => (card.mine ? 0 : card.rematch ? 2 : card.over ? 3 : 1);
  const left = (card: TableCard): number => card.left ?? Infinity;
  // The order on the device, the table that was open last first, decides between equals.
  const sorted = cards.sort((a, b) => rank(a) - rank(b) || (left(a) === left(b) ? 0 : left(a) - left(b)));
  // One lime at most.
  return sorted.map((card, at) => {
    const lime = at === 0 && (card.mine ?? false);
    return { ...card, lime, action: card.mine && !lime ? t("home.open.action") : card.action };
  });
}

function cardOf({ summary, situation, times = [], mine, follows }: KnownTable, title: string, game: string): TableCard {
  const { table, status, seats } = summary;
  const waiting = status === "running" ? (situation?.waiting ?? []) : [];
  const asked = waiting.some((seat) => mine.includes(seat));
  const over = status === "over";
  const rematch = over && summary.next !== null && mine.length > 0 && !follows;
  const counted = asked ? waiting.filter((seat) => mine.includes(seat)) : waiting;
  const left = times.filter(({ seat, runs }) => runs && counted.includes(seat)).map(({ left_ms }) => left_ms);
  return {
    id: table,
    game: summary.game,
    title: rematch ? t("home.rematch", { game }) : asked ? t("home.yourTurn", { title }) : title,
    text: rematch ? t("home.rematchText") : textOf(status, seats, situation, summary.outcome, mine),
    href: href({ page: "table", table }),
    action: t(rematch ? "home.sit" : over ? "home.result" : actionOf(mine, asked, status)),
    mine: asked,
    over,
    rematch,
    waiting: asked ? [] : waiting,
    left: left.length ? Math.min(...left) : null,
  };
}

function actionOf(mine: readonly number[], asked: boolean, status: wire.Summary["status"]) {
  if (!mine.length) return "home.watch";
  return asked || status !== "running" ? "home.continue" : "home.lookIn";
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
