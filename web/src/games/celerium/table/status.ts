/** The franchises as the rail shows them, in the order in which they act. */

import type { Hidden } from "$lib/kit/layout/Facts.svelte";
import type { SeatLook } from "$lib/draw/seats.ts";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { leading, leadText, placesBy } from "$lib/table/leads.ts";
import { byProgram } from "$lib/table/away.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { allNames, lookOf, rt } from "../text/words.ts";
import type { FranchiseView, PublicView, Rally } from "../model/wire.ts";
import { cardsOf, type Picture, type Step } from "../film/picture.ts";

export interface Row {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  readonly me: boolean;
  readonly now: boolean;
  readonly bot: boolean;
  readonly first: boolean;
  /** Place by points, level ones alike. */
  readonly rank: number;
  /** Has the most points. */
  readonly lead: boolean;
  readonly view: FranchiseView;
  /** What it is doing, where there is a word for it. */
  readonly status: string;
}

/** The place of each franchise by its points; 0 while all are level. */
export function ranksOf(view: PublicView): number[] {
  const scores = view.franchises.map(({ score }) => score);
  return leading(scores).length ? placesBy(scores) : scores.map(() => 0);
}

/** Who has the most points, in a sentence. */
export function leadOf(view: PublicView, names: readonly string[]): string {
  return leadText(leading(view.franchises.map(({ score }) => score)), names);
}

/** What this screen does not see: hands, versions of Boosts, what is still being chosen. */
export function hiddenOf(view: PublicView, me: number | null, step: Step): Hidden[] {
  const others = view.franchises.filter(({ rival }, seat) => seat !== me && !rival);
  const cards = others.reduce((sum, one) => sum + cardsOf(one), 0);
  const boosts = others.reduce((sum, one) => sum + one.boosts.length, 0);
  return [
    ...(cards || boosts
      ? [
          {
            text: rt(!boosts ? "hidden.cards" : cards ? "hidden.both" : "hidden.boosts", { n: cards, boosts }),
            n: cards + boosts,
          },
        ]
      : []),
    ...(others.length && (step === "boosts" || step === "line" || step === "face")
      ? [{ text: rt("hidden.choices") }]
      : []),
    ...(cards || boosts ? [] : [{ text: rt("hidden.decks") }]),
  ];
}

/** The order in which franchises act in a step. */
export function orderOf(view: PublicView, step: Step): readonly number[] {
  return step === "market" && view.market_order.length ? view.market_order : view.order;
}

/** Who has passed just before the seat that is asked now: the table counts passes in a row. */
export function passedOf(view: PublicView, step: Step, asked: number | undefined): readonly number[] {
  const order = orderOf(view, step);
  const at = asked === undefined ? -1 : order.indexOf(asked);
  if (at < 0) return [];
  return Array.from(
    { length: Math.min(view.passes, order.length - 1) },
    (_, i) => order[(at - 1 - i + order.length * 2) % order.length] ?? -1,
  );
}

/** What is said in place of "Your turn", where all franchises choose at once. */
export function togetherOf(decision: string | null): string | undefined {
  return decision?.startsWith("Franchises") ? rt("turn.together") : undefined;
}

export function rowsOf(
  session: Session<Rally>,
  picture: Picture,
  step: Step,
  me: number | null,
  playing: boolean,
): Row[] {
  const { view } = picture;
  const names = allNames(view, session.names);
  const waiting = playing ? [] : (session.latest?.situation?.waiting ?? []);
  const together = togetherOf(session.latest?.situation?.decision ?? null);
  const passed = step === "race" || step === "market" ? passedOf(view, step, waiting[0]) : [];
  const leaders = leading(view.franchises.map(({ score }) => score));
  const ranks = ranksOf(view);
  return orderOf(view, step).flatMap((seat) => {
    const one = view.franchises[seat];
    if (!one) return [];
    const info = session.line.seats[seat];
    const now = waiting.includes(seat) && !one.ready;
    const status =
      passed.includes(seat) && !now
        ? rt("status.passed")
        : one.ready
          ? rt("status.ready")
          : now
            ? rt(seat === me && !together ? "status.you" : "status.choosing")
            : "";
    return {
      seat,
      look: lookOf(view, seat),
      name: names[seat] ?? "",
      me: seat === me,
      now: playing ? picture.spot?.seat === seat : now,
      bot: one.rival || byProgram(info),
      first: view.first === seat,
      rank: ranks[seat] ?? 0,
      lead: leaders.includes(seat),
      view: one,
      status,
    };
  });
}

/** The same in one line of tokens. */
export function stripOf(rows: readonly Row[]): StripSeat[] {
  return rows.map(({ seat, look, name, view, me, now, bot, lead, status }) => ({
    seat,
    look,
    name,
    lead,
    word: rt("points.n", { n: view.score }),
    label: [name, rt("points.n", { n: view.score }), status].filter(Boolean).join(", "),
    me,
    now,
    done: view.ready,
    bot,
  }));
}
