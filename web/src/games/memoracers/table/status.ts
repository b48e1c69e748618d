/** A word for what each pilot is doing, and the rows of the rail. */

import type { Hidden } from "$lib/kit/layout/Facts.svelte";
import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { leading, leadText, placesBy } from "$lib/table/leads.ts";
import { byProgram } from "$lib/table/away.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Ship } from "../model/pieces.ts";
import type { Racer } from "../board/RaceOrder.svelte";
import { mt } from "../text/index.ts";
import type { Race } from "../model/wire.ts";
import type { Picture, Racing } from "../film/picture.ts";

const ASKED: Readonly<Record<string, "status.programming" | "status.placing" | "status.swapping" | "status.building">> =
  {
    PilotsProgram: "status.programming",
    PilotPlacesShip: "status.placing",
    VisitorSwaps: "status.swapping",
    BuilderMakesCircuit: "status.building",
  };

/** The next circuit is being made up: what became of ships in the race before does not count any more. */
function between(picture: Picture, situation: wire.Situation | null): boolean {
  return situation?.decision === "BuilderMakesCircuit" && !picture.acting && !picture.recon;
}

type Words = Pick<Racer, "status" | "tone">;

function statusOf(
  ship: Racing,
  seat: number,
  picture: Picture,
  situation: wire.Situation | null,
  winners: readonly number[],
): Words {
  if (winners.includes(seat)) return { status: mt("status.winner"), tone: "good" };
  if (between(picture, situation))
    return situation?.waiting.includes(seat)
      ? { status: mt("status.building"), tone: "line" }
      : { status: mt("status.waits"), tone: "plain" };
  if (!ship.racing) return { status: mt("status.crashed", { round: ship.crashRound ?? picture.round }), tone: "bad" };
  if (picture.actor === seat) return { status: mt("status.flying"), tone: "line" };
  if (picture.acting || picture.recon) return { status: mt("status.racing"), tone: "plain" };
  const asked = situation?.decision ? ASKED[situation.decision] : undefined;
  if (situation?.decision === "PilotPlacesShip" && !situation.waiting.includes(seat))
    return { status: mt("status.waits"), tone: "plain" };
  if (ship.ready) return { status: mt("status.ready"), tone: "good" };
  if (asked && situation?.waiting.includes(seat)) return { status: mt(asked), tone: "line" };
  return { status: mt("status.racing"), tone: "plain" };
}

/** Places in the race by seat: ships on one tile with the same laps are level (MR-168); crashed ones come after. */
export function placesOf(picture: Picture): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  picture.order.forEach((seat, at) => {
    const [one, before] = [picture.ships[seat], at ? picture.order[at - 1] : undefined];
    const ahead = before === undefined ? undefined : picture.ships[before];
    const level =
      one && ahead && one.racing && ahead.racing && one.place === ahead.place && one.rounds === ahead.rounds;
    places.set(seat, level && before !== undefined ? (places.get(before) ?? at + 1) : at + 1);
  });
  return places;
}

/** The seats in front, alone or level; none where all are level or nobody races against another. */
export function leadersOf(picture: Picture, view: wire.MemoracersPublicView, between = false): number[] {
  if (view.modules.includes("solo")) return [];
  return between ? leading(view.totals) : frontOf(picture);
}

/** The ships in front on the circuit; none where all are level. */
export function frontOf(picture: Picture): number[] {
  const places = placesOf(picture);
  const first = picture.order.filter(
    (seat) => places.get(seat) === 1 && picture.ships[seat]?.racing && picture.ships[seat]?.place !== null,
  );
  return first.length === picture.ships.length ? [] : first;
}

/** Who leads, in a sentence. */
export function leadOf(session: Session<Race>, picture: Picture): string {
  const view = session.latest?.public;
  if (!view) return "";
  if (view.modules.includes("solo")) return mt("lead.solo", { n: picture.marker ?? 0 });
  const leaders = leadersOf(picture, view, between(picture, session.latest?.situation ?? null));
  return leadText(leaders, session.names);
}

/** What nobody here sees: tiles face down, programs until all are ready, and how a circuit in the making will lie. */
export function hiddenOf(session: Session<Race>, picture: Picture): Hidden[] {
  if (between(picture, session.latest?.situation ?? null)) return [{ text: mt("hidden.order") }];
  const down = picture.places.filter(({ face }) => face === null).length;
  const sealed =
    session.latest?.situation?.decision === "PilotsProgram" &&
    !picture.acting &&
    !picture.recon &&
    picture.ships.length > 1;
  return [
    ...(down ? [{ text: mt("hidden.tiles", { n: down }), n: down }] : []),
    ...(sealed ? [{ text: mt("hidden.programs") }] : []),
  ];
}

/** The pilots in race order. */
export function racersOf(session: Session<Race>, picture: Picture, me: number | null): Racer[] {
  const view = session.latest?.public;
  const situation = session.latest?.situation ?? null;
  const winners = session.latest?.status === "over" && !session.showing ? (session.latest.outcome?.winners ?? []) : [];
  const pause = between(picture, situation);
  const leaders = view ? leadersOf(picture, view, pause) : [];
  const places = placesOf(picture);
  const racing = picture.order.flatMap((seat) => {
    const ship = picture.ships[seat];
    const info = session.line.seats[seat];
    if (!ship || !info || !view) return [];
    const now = picture.recon
      ? false
      : picture.acting
        ? picture.actor === seat
        : (situation?.waiting.includes(seat) ?? false) && !ship.ready;
    return {
      seat,
      look: seatLook(seat),
      name: info.name,
      speed: ship.speed,
      shields: view.shields - ship.ticked,
      maxShields: view.shields,
      laps: ship.laps,
      rank: leaders.length === 0 ? 0 : pause ? (placesBy(view.totals)[seat] ?? 0) : (places.get(seat) ?? 0),
      lead: leaders.includes(seat),
      points: pause && view.points.length ? view.totals[seat] : undefined,
      me: seat === me,
      now,
      gone: !ship.racing && !between(picture, situation),
      bot: byProgram(info),
      ...statusOf(ship, seat, picture, situation, winners),
    };
  });
  return pause ? racing.toSorted((a, b) => a.rank - b.rank) : racing;
}

/** The same in one line of tokens. */
export function stripOf(racers: readonly Racer[]): StripSeat[] {
  return racers.map((racer) => ({
    seat: racer.seat,
    look: racer.look,
    name: racer.name,
    word:
      racer.points !== undefined
        ? mt("points.n", { n: racer.points })
        : racer.gone
          ? mt("crash")
          : mt("speed.n", { n: racer.speed }),
    label: `${racer.name}, ${mt("speed.n", { n: racer.speed })}, ${racer.status}`,
    me: racer.me ?? false,
    now: racer.now ?? false,
    lead: racer.lead,
    done: racer.status === mt("status.ready"),
    gone: racer.gone ?? false,
    bot: racer.bot ?? false,
  }));
}

/** The ships that are on the circuit. */
export function shipsOf(picture: Picture, names: readonly string[]): Ship[] {
  return picture.ships.flatMap(({ place, lane, wraps }, seat) =>
    place === null ? [] : { seat, look: seatLook(seat), name: names[seat] ?? "", place, lane, wraps },
  );
}
