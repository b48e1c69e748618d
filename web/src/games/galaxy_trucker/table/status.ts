/** Each trucker in the rail: a word of what is done, the figures that decide. */

import type { Hidden } from "$lib/kit/layout/Facts.svelte";
import { seatLook, type SeatLook } from "$lib/draw/seats.ts";
import { listed, t } from "$lib/i18n/index.ts";
import { figure } from "$lib/i18n/translate.ts";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { leading } from "$lib/table/leads.ts";
import { viewport } from "$lib/theme/viewport.svelte.ts";
import { byProgram } from "$lib/table/away.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { gt } from "../text/index.ts";
import { sumOf } from "../account/account.ts";
import type { Trucking } from "../model/trucking.ts";
import type { AccountView, ShipView } from "../model/wire.ts";
import type { Picture } from "../film/picture.ts";

export interface Rival {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  readonly ship: ShipView;
  readonly status: string;
  readonly tone: "plain" | "line" | "good" | "bad" | "signal";
  readonly me: boolean;
  readonly now: boolean;
  readonly bot: boolean;
  /** In front on the track while ships fly, else richest. */
  readonly lead: boolean;
  /** Days behind the leader in flight; null for who does not fly. */
  readonly behind: number | null;
  /** The place in flight in a word: in front, days behind, given up; empty while nobody flies. */
  readonly place: string;
}

/** In front on the track while ships fly, else with the most credits; level ones together. */
export function leadersOf({ view }: Pick<Picture, "view">): number[] {
  return view.phase === "flight" ? view.order.slice(0, 1) : leading(view.ships.map(({ credits }) => credits));
}

/** Who leads, in a sentence. */
export function leadOf(picture: Pick<Picture, "view">, names: readonly string[]): string {
  const leaders = leadersOf(picture);
  if (!leaders.length) return t("lead.none");
  const first = listed(leaders.map((seat) => names[seat] ?? ""));
  const { view } = picture;
  if (view.phase === "flight") {
    const [front, next] = view.order.map((seat) => view.ships[seat]?.place ?? 0);
    return front !== undefined && next !== undefined && front > next
      ? gt("lead.by", { names: first, n: front - next })
      : gt("lead.flight", { names: first });
  }
  return gt("lead.credits", { names: first, n: view.ships[leaders[0] ?? 0]?.credits ?? 0 });
}

/** What others answer to these questions stays unseen until all have answered. */
const SECRETS = { TruckersBid: "hidden.bids", TruckersPlot: "hidden.plots", TruckerGuesses: "hidden.number" } as const;

/** What nobody here sees: components in the heap, cards to come, what others answer in secret to the open question. */
export function hiddenOf({ view }: Pick<Picture, "view">, asked: string | null = null): Hidden[] {
  const secret = asked !== null && asked in SECRETS ? { text: gt(SECRETS[asked as keyof typeof SECRETS]) } : null;
  const unseen = unseenOf(view);
  return secret ? [secret, ...unseen] : unseen;
}

function unseenOf(view: Picture["view"]): Hidden[] {
  if (view.phase === "building")
    return [
      { text: gt(viewport.phone ? "yard.faceDown" : "hidden.parts", { n: view.face_down }), n: view.face_down },
      ...(viewport.phone ? [] : [{ text: gt("hidden.cards") }]),
    ];
  if (view.phase === "check" || view.phase === "preparation") return [{ text: gt("hidden.cards") }];
  return view.deck ? [{ text: gt("hidden.deck", { n: view.deck }), n: view.deck }] : [];
}

/** What is said in place of "Your turn": where all answer at once, and where all others have built their ships. */
export function togetherOf(
  { view }: Pick<Picture, "view">,
  decision: string | null,
  me: number | null,
): string | undefined {
  const others = view.ships.filter((_, seat) => seat !== me);
  if (!others.length) return undefined;
  if (decision === "TruckerBuilds" || decision === "TruckersBuild") {
    return others.every(({ number }) => number !== null)
      ? gt("turn.last")
      : decision === "TruckersBuild"
        ? gt("turn.build")
        : undefined;
  }
  return decision?.startsWith("Truckers") ? gt("turn.together") : undefined;
}

type Words = Pick<Rival, "status" | "tone">;

function statusOf(
  ship: ShipView,
  seat: number,
  picture: Picture,
  asked: boolean,
  me: boolean,
  behind: number | null,
): Words {
  const { view, hit } = picture;
  if (asked && me) return { status: gt("status.you"), tone: "signal" };
  if (view.phase === "building") {
    if (ship.number !== null) return { status: gt("status.finished", { n: ship.number }), tone: "good" };
    if (ship.looking !== null) return { status: gt("status.looking"), tone: "line" };
    return { status: gt("status.built", { n: ship.figures.components }), tone: asked ? "line" : "plain" };
  }
  if (hit?.seat === seat) return { status: gt(`status.${hit.outcome}`), tone: hit.outcome === "hit" ? "bad" : "good" };
  if (ship.hyper && ship.flying) return { status: gt("status.hyper", { n: ship.hyper }), tone: "line" };
  if (ship.sitting_out && ship.flying) return { status: gt("status.sitsOut"), tone: "line" };
  if (view.phase === "flight" && !ship.flying) return { status: gt("status.gaveUp"), tone: "bad" };
  if (asked) return { status: gt("status.decides"), tone: "line" };
  if (ship.landed !== null) return { status: gt("planet.n", { n: ship.landed + 1 }), tone: "line" };
  if (behind === null) return { status: gt("status.waits"), tone: "plain" };
  return { status: placeOf(ship, view.phase, behind), tone: behind === 0 ? "line" : "plain" };
}

/** Where a ship is in the flight: in front, so many days behind, or out of it. */
function placeOf({ flying }: Pick<ShipView, "flying">, phase: string, behind: number | null): string {
  if (phase !== "flight") return "";
  if (!flying) return gt("status.gaveUp");
  return behind === null ? "" : behind === 0 ? gt("order.leads") : gt("order.behind", { n: behind });
}

/** What is to be said of a ship in two halves: one that flies alone, one that is in hyperspace. */
export function halvesSaid({ halves = [], flying }: Pick<ShipView, "halves" | "flying">): string[] {
  const [only, other] = halves;
  if (!only || !flying) return [];
  if (!other) return [gt(`half.${only.half}.alone`)];
  return halves.filter(({ hyper }) => hyper > 0).map(({ half }) => gt(`half.${half}.away`));
}

/** By their place on the track, those in hyperspace among them; who left comes last. */
function inFlight({ ships }: Picture["view"]): number[] {
  return ships
    .map((_, seat) => seat)
    .sort((a, b) => (ships[b]?.place ?? -Infinity) - (ships[a]?.place ?? -Infinity) || a - b);
}

/** The same truckers while an account is read: what it brought them; nobody is asked. */
export function settledOf(rivals: readonly Rival[], accounts: readonly AccountView[] | null): readonly Rival[] {
  if (!accounts) return rivals;
  return rivals.map((rival) => {
    const sum = accounts[rival.seat] ? sumOf(accounts[rival.seat]!) : 0;
    return {
      ...rival,
      now: false,
      place: "",
      status: gt("status.settled", { n: `${sum > 0 ? "+" : ""}${figure(sum)}` }),
      tone: "plain",
    };
  });
}

/** The truckers: in flight order while they fly, those who left behind them; in the yard by seat. */
export function rivalsOf(session: Session<Trucking>, picture: Picture, me: number | null): Rival[] {
  const { view } = picture;
  const seats = view.ships.map((_, seat) => seat);
  const order = view.phase === "flight" ? inFlight(view) : seats;
  const waiting = session.latest?.situation?.waiting ?? [];
  const front = Math.max(...view.ships.map(({ place }) => place ?? -Infinity));
  const leaders = leadersOf(picture);
  return order.flatMap((seat) => {
    const ship = view.ships[seat];
    const info = session.line.seats[seat];
    if (!ship || !info) return [];
    const asked = waiting.includes(seat) && !picture.event;
    const mine = seat === me;
    // Where all answer at once it is nobody's turn more than another's.
    const alone = mine && togetherOf(picture, session.latest?.situation?.decision ?? null, me) === undefined;
    const behind = ship.place === null ? null : front - ship.place;
    return {
      seat,
      look: seatLook(seat),
      behind,
      place: placeOf(ship, view.phase, behind),
      name: info.name,
      lead: leaders.includes(seat),
      ship,
      me: mine,
      now: asked,
      bot: byProgram(info),
      ...statusOf(ship, seat, picture, asked, alone, behind),
    };
  });
}

/** The same in one line of tokens: in flight the place, and the credits. */
export function stripOf(rivals: readonly Rival[], building: boolean): StripSeat[] {
  return rivals.map(({ seat, look, name, ship, status, place, behind, me, now, bot, lead }) => ({
    seat,
    look,
    name,
    lead,
    word: building
      ? status
      : place
        ? gt("strip.place", { place: behind ? gt("order.short", { n: behind }) : place, n: ship.credits })
        : gt("credits.n", { n: ship.credits }),
    label: [name, gt("credits.n", { n: ship.credits }), ...new Set([place, status].filter(Boolean))].join(", "),
    me,
    now,
    done: building && ship.number !== null,
    gone: false,
    bot,
  }));
}
