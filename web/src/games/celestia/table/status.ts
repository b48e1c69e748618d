/** The players as the rail shows them: those aboard in order from the captain, then those ashore. */

import type { Hidden } from "$lib/kit/layout/Facts.svelte";
import { seatLook, type SeatLook } from "$lib/draw/seats.ts";
import { listed, t } from "$lib/i18n/index.ts";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { leading } from "$lib/table/leads.ts";
import { byProgram } from "$lib/table/away.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import WheelMark from "../draw/WheelMark.svelte";
import { ct } from "../text/words.ts";
import type { PublicView, SeatView } from "../model/wire.ts";
import type { Picture } from "../film/picture.ts";

export type Tone = "plain" | "line" | "ink" | "good" | "bad" | "signal";
export interface Traveller {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  readonly me: boolean;
  readonly now: boolean;
  readonly bot: boolean;
  readonly captain: boolean;
  /** Has the most treasures; what they are worth is hidden. */
  readonly lead: boolean;
  readonly aboard: boolean;
  readonly status: string;
  /** The same where there is little room: a quarter of a phone. */
  readonly short?: string;
  readonly tone: Tone;
  readonly view: SeatView;
}

/** How many treasures a player has: their number is public, their worth is not. */
export function treasuresOf(one: SeatView): number {
  return one.treasures.reduce((sum, n) => sum + n, 0);
}

/** Who has the most treasures, in a sentence; once it is known, who has won. */
export function leadOf(view: PublicView, names: readonly string[], winners: readonly number[] = []): string {
  if (winners.length)
    return t("end.won", { names: listed(winners.map((seat) => names[seat] ?? "")), n: winners.length });
  const counts = view.seats.map(treasuresOf);
  const first = leading(counts);
  return first.length
    ? ct("lead.most", { names: listed(first.map((seat) => names[seat] ?? "")), n: Math.max(...counts) })
    : t("lead.none");
}

/** What this screen does not see: hands, treasures of others, the deck. */
export function hiddenOf(view: PublicView, me: number | null): Hidden[] {
  const others = view.seats.filter((_, seat) => seat !== me);
  const cards = others.reduce((sum, { hand }) => sum + hand, 0);
  const treasures = others.reduce((sum, one) => sum + treasuresOf(one), 0);
  return [
    { text: ct(treasures ? "hidden.both" : "hidden.hands", { n: cards, treasures }), n: cards + treasures },
    { text: ct("hidden.deck", { n: view.deck }), n: view.deck },
  ];
}

type Words = Pick<Traveller, "status" | "short" | "tone">;

/** What a player is doing, in a word. */
export function statusOf(
  picture: Picture,
  seat: number,
  deciding: boolean,
  me: boolean,
  winners: readonly number[],
): Words {
  const { view } = picture;
  const one = view.seats[seat];
  if (winners.includes(seat)) return { status: ct("status.winner"), tone: "good" };
  if (one?.ready) return { status: ct("status.ready"), tone: "good" };
  if (deciding) return { status: ct("status.deciding"), tone: me ? "signal" : "line" };
  if (view.pilot === seat) return { status: ct("status.lifeboat"), short: ct("short.lifeboat"), tone: "line" };
  if (view.captain === seat && one?.pawns) return { status: ct("status.captain"), tone: "ink" };
  const at = picture.ashore[seat] ?? null;
  if (!one?.pawns) {
    if (picture.fell[seat]) return { status: ct("status.fell"), tone: "bad" };
    if (at === null) return { status: ct("status.ashore"), tone: "plain" };
    return { status: ct("status.leaves", { n: at }), short: ct("short.leaves", { n: at }), tone: "plain" };
  }
  if (one.announced === "stays") return { status: ct("status.stays"), tone: "good" };
  return { status: ct("status.aboard"), tone: "line" };
}

/** Who has won, once the end has been shown. */
export function winnersOf({ latest }: Session, playing: boolean): readonly number[] {
  return latest?.status === "over" && !playing ? (latest.outcome?.winners ?? []) : [];
}

/** Everybody, those aboard first, from the captain on. */
export function travellersOf(session: Session, picture: Picture, me: number | null, playing: boolean): Traveller[] {
  const { seats, captain } = picture.view;
  const situation = session.latest?.situation;
  const winners = winnersOf(session, playing);
  const order = seats.map((_, i) => ((captain ?? 0) + i) % seats.length);
  const aboard = (seat: number): boolean => Boolean(seats[seat]?.pawns) || picture.view.pilot === seat;
  const sorted = [...order.filter(aboard), ...order.filter((seat) => !aboard(seat))];
  const leaders = winners.length ? winners : leading(seats.map(treasuresOf));
  return sorted.flatMap((seat) => {
    const info = session.line.seats[seat];
    const view = seats[seat];
    if (!info || !view) return [];
    const now = !playing && (situation?.waiting.includes(seat) ?? false);
    // In a window everybody is asked at once; who has answered is nobody's business.
    const deciding =
      now && (situation?.decision === "PlayersChooseBonus" || !situation?.decision?.startsWith("Players"));
    const captains = captain === seat && view.pawns > 0;
    return {
      seat,
      look: seatLook(seat),
      name: info.name,
      me: seat === me,
      now: deciding,
      bot: byProgram(info),
      captain: captains,
      lead: leaders.includes(seat),
      aboard: aboard(seat),
      view,
      ...statusOf(picture, seat, deciding && !captains, seat === me, winners),
    };
  });
}

/** The same in one line of tokens: the captain's cards, else the word. */
export function stripOf(travellers: readonly Traveller[]): StripSeat[] {
  return travellers.map(({ seat, look, name, status, short, view, me, now, bot, captain, lead }) => ({
    seat,
    look,
    name,
    lead,
    word: captain ? ct("cards.n", { n: view.hand }) : (short ?? status),
    ...(captain ? { mark: WheelMark } : {}),
    label: `${name}, ${status}, ${ct("cards.n", { n: view.hand })}`,
    me,
    now,
    done: view.announced === "stays" || view.ready,
    bot,
  }));
}
