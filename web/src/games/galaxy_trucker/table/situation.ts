/** The yard or the flight in words, from the view that ships, cards and the track are drawn from. */

import { t } from "$lib/i18n/index.ts";
import { chapter, type Chapter } from "$lib/kit/messages/situation.ts";
import { cardFor, cardWords } from "../flight/card/card.ts";
import type { YardDraft } from "../drafts/yard.svelte.ts";
import type { Picture } from "../film/picture.ts";
import type { Board, Box } from "../model/box.ts";
import type { ComponentView, FiguresView, MineView, PublicView, ShipView } from "../model/wire.ts";
import { capital, describeAboard, describePart, describeSides, halves, kindWord, word } from "../text/describe.ts";
import { fittingLines } from "../text/fitting.ts";
import { gt } from "../text/index.ts";

export interface Seen {
  readonly box: Box;
  readonly names: readonly string[];
  readonly me: number | null;
  readonly mine: MineView | null;
  /** What the builder here holds, and where it may go. */
  readonly yard?: YardDraft | null;
}

/** What is in hand and where it fits, the card, the table, every ship as rows, and what only this seat sees. */
export function situationOf(picture: Picture, seen: Seen): Chapter[] {
  const { view } = picture;
  const { box, names, me, mine } = seen;
  const seats = view.phase === "flight" ? [...view.order, ...view.ships.keys()] : [...view.ships.keys()];
  return [
    ...handChapter(view, seen),
    ...cardChapter(view, box, me),
    ...chapter(gt("flight.short", { n: view.flight }), tableLines(view, box, names)),
    ...[...new Set(seats)].flatMap((seat) => {
      const ship = view.ships[seat];
      return ship ? shipChapters(ship, seat, view, seen) : [];
    }),
    ...(mine ? chapter(t("situation.own"), ownLines(mine, box)) : []),
  ];
}

function handChapter(view: PublicView, { box, me, yard }: Seen): Chapter[] {
  const ship = me === null ? undefined : view.ships[me];
  if (!yard?.active || !ship) return [];
  const row = box.component(yard.active);
  const board = box.boardOf(view.board, ship);
  const components = ship.components.filter(({ square }) => !yard.moving || square !== yard.offer.loose);
  const fitting = fittingLines(yard.offer, row, yard.turns, { box, board, components });
  const part = `${describePart(row, yard.turns)}; ${describeSides(row, yard.turns)}`;
  return chapter(gt("hand.holds", { part: capital(kindWord(row.kind)) }), [
    part,
    ...(fitting.length ? fitting : [gt("hand.nowhere")]),
  ]);
}

function cardChapter(view: PublicView, box: Box, me: number | null): Chapter[] {
  if (!view.card) return [];
  const card = box.card(view.card);
  return chapter(word("family", card.family), cardWords(me === null ? card : cardFor(card, view, me)));
}

function tableLines(view: PublicView, box: Box, names: readonly string[]): (string | false)[] {
  const part = (name: string): string => {
    const row = box.component(name);
    return `${describePart(row, 0)}; ${describeSides(row, 0)}`;
  };
  const cards = (all: readonly string[]): string => all.map((name) => word("family", box.card(name).family)).join(", ");
  const flying = view.order.map((seat) => gt("track.at", { name: names[seat] ?? "", n: view.ships[seat]?.place ?? 0 }));
  const building = view.phase === "building";
  return [
    building && gt("yard.faceDown", { n: view.face_down }),
    ...(building ? view.face_up.map((name) => `${gt("yard.faceUp")}${t("colon")} ${part(name)}`) : []),
    ...(building
      ? view.piles.map(({ cards: n, open }, i) => gt(open ? "pile.open" : "pile.secret", { n: i + 1, cards: n }))
      : []),
    !building && view.deck > 0 && gt("hidden.deck", { n: view.deck }),
    view.phase === "flight" && flying.join(", "),
    view.dice.length > 0 && gt("sit.dice", { list: view.dice.join(", ") }),
    view.revealed.length > 0 && gt("sit.revealed", { list: cards(view.revealed) }),
    view.second_pass && gt("sit.second"),
    view.losers.length > 0 && gt("sit.losers", { names: view.losers.map((seat) => names[seat] ?? "").join(", ") }),
    view.used.length > 0 && gt("sit.used", { list: cards(view.used) }),
    view.bank.length > 0 &&
      gt("sit.bank", { list: view.bank.map(({ good, left }) => `${left} ${word("good", good)}`).join(", ") }),
    ...view.roads.map(({ road, bound }) => [word("road", road), ...bound.map((seat) => names[seat] ?? "")].join(", ")),
    view.depot.length > 0 && view.depot.map(part).join("; "),
    view.loans > 0 && gt("sit.loans", { n: view.loans }),
    gt("sit.flights", { list: view.flights.map((one) => word("flight", one)).join(", ") }),
  ];
}

/** Figures of a ship, each with its word. */
function figureWords(f: FiguresView & Partial<NonNullable<ShipView["built"]>>): string {
  const more = (value: string, plus: string): string => (plus === "0" ? value : `${value} (+${plus})`);
  const guns = more(halves(f.cannon_halves), halves(f.cannon_halves_powered - f.cannon_halves));
  return [
    `${guns} ${gt("fig.cannons", { n: f.cannon_halves / 2 })}`,
    `${more(String(f.engines), String(f.engines_powered - f.engines))} ${gt("fig.engines", { n: f.engines })}`,
    `${f.crew} ${gt("fig.crew")}`,
    `${f.cells} ${gt("fig.cells", { n: f.cells })}`,
    `${f.goods} ${gt("fig.goods", { n: f.goods })}`,
    ...(f.holds === undefined ? [] : [`${f.holds} ${gt("fig.holds", { n: f.holds })}`]),
    ...(f.shields === undefined ? [] : [`${f.shields} ${gt("fig.shields", { n: f.shields })}`]),
    `${f.exposed} ${gt("fig.exposed", { n: f.exposed })}`,
  ].join(", ");
}

/** A ship row by row, from the front: what stands in each column. */
export function rowsOf(board: Board, components: readonly ComponentView[], box: Box): string[] {
  return Array.from({ length: board.height }, (_, y) => y).flatMap((y) => {
    const cells = board.cells.filter((cell) => cell.y === y).sort((a, b) => a.x - b.x);
    const parts = cells.flatMap(({ square, column }) => {
      const part = components.find((one) => one.square === square);
      return part ? [`${gt("column.n", { n: column })} ${describeAboard(box.component(part.component), part)}`] : [];
    });
    return parts.length ? [`${gt("row.n", { n: board.rowText(y) })}${t("colon")} ${parts.join(". ")}`] : [];
  });
}

function shipChapters(ship: ShipView, seat: number, view: PublicView, { box, names, me }: Seen): Chapter[] {
  const board = box.boardOf(view.board, ship);
  const parts = (all: readonly string[]): string => all.map((name) => kindWord(box.component(name).kind)).join(", ");
  const name = names[seat] ?? "";
  return chapter(seat === me ? gt("ship.yours") : gt("ship.of", { name }), [
    gt("credits.n", { n: ship.credits }),
    figureWords({ ...ship.figures, ...ship.built }),
    view.turns !== null && view.phase === "building" && gt("yard.turn", { n: ship.turns, of: view.turns }),
    ship.number !== null && gt("status.finished", { n: ship.number }),
    ship.place !== null && gt("track.at", { name, n: ship.place }),
    view.phase === "flight" && !ship.flying && gt("status.gaveUp"),
    ship.strength !== null && gt("sit.strength", { n: halves(ship.strength) }),
    ship.landed !== null && gt("planet.n", { n: ship.landed + 1 }),
    ship.sitting_out && gt("status.sitsOut"),
    ship.stranded && gt("sit.stranded"),
    ship.ordered > 0 && gt("sit.ordered", { n: ship.ordered }),
    ship.machinations > 0 && gt("sit.machinations", { n: ship.machinations }),
    ship.hyper > 0 && gt("status.hyper", { n: ship.hyper }),
    ship.hand !== null && gt("hand.holds", { part: kindWord(box.component(ship.hand).kind) }),
    ship.holding && ship.hand === null && gt("sit.holds"),
    ship.reserve.length > 0 && `${gt("yard.reserve")}${t("colon")} ${parts(ship.reserve)}`,
    ship.lost.length > 0 && gt("sit.lost", { list: parts(ship.lost) }),
    ship.specialist !== null && word("specialist", ship.specialist),
    ship.loans > 0 && gt("loan.n", { n: ship.loans }),
    ...rowsOf(board, board.lay(ship.components), box),
  ]);
}

function ownLines(mine: MineView, box: Box): (string | false | null)[] {
  const read = (name: string): string => {
    const card = box.card(name);
    return `${word("family", card.family)}${t("colon")} ${cardWords(card).join(", ")}`;
  };
  return [
    mine.hand && gt("hand.holds", { part: capital(kindWord(box.component(mine.hand).kind)) }),
    ...mine.cards.map(read),
    ...mine.machinations.map(read),
    ...mine.ordered.map((name) => gt("yard.take", { part: describePart(box.component(name), 0) })),
    mine.secret !== null && gt("sit.secret", { n: mine.secret }),
    mine.plot && read(mine.plot),
  ];
}
