/** A word for what each pilot is doing, and the rows of the rail. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { StripSeat } from "$lib/kit/SeatStrip.svelte";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Ship } from "../model.ts";
import type { Racer } from "../RaceOrder.svelte";
import { mt } from "../text/index.ts";
import { viewOf } from "../wire.ts";
import type { Picture, Racing } from "./picture.ts";

const ASKED: Readonly<Record<string, "status.programming" | "status.placing" | "status.swapping" | "status.building">> = {
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

function statusOf(ship: Racing, seat: number, picture: Picture, situation: wire.Situation | null, winners: readonly number[]): Words {
  if (winners.includes(seat)) return { status: mt("status.winner"), tone: "good" };
  if (between(picture, situation)) return situation?.waiting.includes(seat) ? { status: mt("status.building"), tone: "line" } : { status: mt("status.waits"), tone: "plain" };
  if (!ship.racing) return { status: mt("status.crashed", { round: ship.crashRound ?? picture.round }), tone: "bad" };
  if (picture.actor === seat) return { status: mt("status.flying"), tone: "line" };
  if (picture.acting || picture.recon) return { status: mt("status.racing"), tone: "plain" };
  const asked = situation?.decision ? ASKED[situation.decision] : undefined;
  if (ship.ready) return { status: mt("status.ready"), tone: "good" };
  if (asked && situation?.waiting.includes(seat)) return { status: mt(asked), tone: "line" };
  return { status: mt("status.racing"), tone: "plain" };
}

/** The pilots in race order. */
export function racersOf(session: Session, picture: Picture, me: number | null): Racer[] {
  const view = viewOf(session.latest?.public);
  const situation = session.latest?.situation ?? null;
  const winners = session.latest?.status === "over" && !session.showing ? (session.latest.outcome?.winners ?? []) : [];
  return picture.order.flatMap((seat) => {
    const ship = picture.ships[seat];
    const info = session.line.seats[seat];
    if (!ship || !info || !view) return [];
    const now = picture.acting ? picture.actor === seat : (situation?.waiting.includes(seat) ?? false) && !ship.ready;
    return {
      seat,
      look: seatLook(seat),
      name: info.name,
      speed: ship.speed,
      shields: view.shields - ship.ticked,
      maxShields: view.shields,
      laps: ship.laps,
      me: seat === me,
      now,
      gone: !ship.racing && !between(picture, situation),
      bot: info.kind === "bot" || info.stand_in,
      ...statusOf(ship, seat, picture, situation, winners),
    };
  });
}

/** The same in one line of tokens. */
export function stripOf(racers: readonly Racer[]): StripSeat[] {
  return racers.map((racer) => ({
    seat: racer.seat,
    look: racer.look,
    figure: racer.speed,
    label: `${racer.name}, ${mt("speed.n", { n: racer.speed })}, ${racer.status}`,
    me: racer.me ?? false,
    now: racer.now ?? false,
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
