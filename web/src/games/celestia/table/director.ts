/** What each event of a voyage looks like. It repeats what the event says and decides nothing. */

import type { Director, Shot } from "$lib/table/film.svelte.ts";
import { motion, type Beat } from "$lib/theme/motion.svelte.ts";
import type { Event, EventName, On, PlaceView, PublicView, Vessel } from "../wire.ts";
import { cityOf, fresh, landed, pictureOf, seat, seen, treasure, type Picture } from "./picture.ts";

type Shots = readonly Shot<Picture>[];
type Act<Name extends EventName> = (picture: Picture, event: On<Name>) => Shots;

/** How long something is looked at; without motion it stays for the eye to find. */
function shot(picture: Picture, beat: Beat, times = 1): Shot<Picture> {
  return { picture, ms: motion.reduced ? motion.mark() * 0.4 * times : motion.ms(beat) * times };
}

const city = (value: number): PlaceView => ({ spot: "city", city: value });
const at = (vessel: Vessel, place: PlaceView): Partial<PublicView> => (vessel === "lifeboat" ? { lifeboat: place } : { aircraft: place });

function began(picture: Picture, event: On<"VoyageBegan">): Shots {
  const seats = picture.view.seats.map((one) => ({ ...one, pawns: one.colours.length || 1 }));
  const next = fresh(seen(picture, { seats, voyage: event.voyage, captain: event.captain, aircraft: city(event.city), pilot: null, lifeboat: null, vessel: "aircraft" }));
  return [shot({ ...next, ashore: next.ashore.map(() => null), fell: next.fell.map(() => false), falling: null, calling: false }, "scene")];
}

/** The dice roll without a face, then lie. */
function rolled(picture: Picture, event: On<"DiceRolled">): Shots {
  const next = seen(event.vessel === picture.view.vessel ? picture : fresh(picture), { dice: event.dice, vessel: event.vessel });
  if (!event.dice.length) return [shot(next, "ui")];
  const rolls = { ...next, rolling: event.dice.map((_, i) => i) };
  return [{ picture: rolls, ms: motion.ms("scene") * 1.1 }, shot({ ...rolls, rolling: [] }, "scene")];
}

function rerolled(picture: Picture, event: On<"DiceRerolled">): Shots {
  const rolls = { ...seen(picture, { dice: event.dice, word: null }), rolling: event.which };
  return [{ picture: rolls, ms: motion.ms("scene") * 1.1 }, shot({ ...rolls, rolling: [] }, "scene")];
}

function crashed(picture: Picture, event: On<"VesselCrashed">): Shots {
  const falling = { ...picture, falling: event.vessel };
  const seats = falling.view.seats.map((one, i) => (event.seats.includes(i) ? { ...one, pawns: 0 } : one));
  const down = seen(falling, { seats, ...(event.vessel === "lifeboat" ? { pilot: null, lifeboat: null } : { aircraft: null }) });
  return [shot(falling, "scene", 1.6), { picture: { ...down, falling: null, fell: down.fell.map((fell, i) => fell || event.seats.includes(i)) }, ms: 0 }];
}

/** A vessel's voyage is over: who flew it is ashore. */
function stopped(picture: Picture, event: On<"VesselStopped">): Shots {
  const next = seen(landed(picture, event.seat, event.city), event.vessel === "lifeboat" ? { pilot: null, lifeboat: null } : { aircraft: null });
  return [shot(next, "move")];
}

function reboarded(picture: Picture, who: number): Shots {
  const next = seat(picture, who, { pawns: 1, announced: "stays", got_off: false });
  return [shot({ ...next, ashore: next.ashore.map((one, i) => (i === who ? null : one)) }, "move")];
}

function forced(picture: Picture, event: On<"ChoiceForced">): Shots {
  if (event.stays) return reboarded(picture, event.target);
  return [shot(landed(seat(picture, event.target, { announced: "leaves" }), event.target, cityOf(picture)), "move")];
}

function sit(picture: Picture, event: On<"LifeboatTaken">): Shots {
  const next = seat(picture, event.seat, { pawns: 0, announced: event.seat === picture.view.captain ? null : "lifeboat" });
  return [shot(seen(next, { pilot: event.seat, lifeboat: picture.view.aircraft, lifeboat_card: event.card }), "scene")];
}

const hand = (picture: Picture, who: number, by: number): Picture => seat(picture, who, { hand: Math.max(0, (picture.view.seats[who]?.hand ?? 0) + by) });

const ACTS: { readonly [Name in EventName]?: Act<Name> } = {
  VoyageBegan: began,
  CaptaincyPassed: (p, e) => [shot(fresh(seen(p, { captain: e.seat, vessel: "aircraft" })), "move")],
  VoyagePrepared: (p, e) => [shot(seat(p, e.seat, { pawns: Math.max(0, (p.view.seats[e.seat]?.pawns ?? 1) - 1) }), "move")],
  HeadingChosen: (p, e) => [shot(e.forgotten ? seen(p, { target: { spot: "space", city: null } }) : p, "move")],
  DiceRolled: rolled,
  DiceRerolled: rerolled,
  GiftSetAside: (p, e) => [shot(seen(p, { gifts: [...p.view.gifts, e.city], cities: p.view.cities.map((one) => (one.value === e.city ? { ...one, left: one.left - 1 } : one)) }), "scene")],
  PassengerStayed: (p, e) => [shot(seat(p, e.seat, { announced: "stays" }), "move")],
  PassengerLeft: (p, e) => [shot(landed(seat(p, e.seat, { announced: "leaves" }), e.seat, e.city), "move")],
  LifeboatTaken: sit,
  TreasureTaken: (p, e) => [shot(treasure(p, e.seat, e.city, 1), "move")],
  TreasureReturned: (p, e) => [shot(treasure(p, e.seat, e.city, -1), "move")],
  TreasuresDrawn: (p) => [shot(p, "ui")],
  TreasureDiscarded: (p, e) => {
    const next = treasure(p, e.seat, e.city, -1);
    return [shot(seen(next, { cities: p.view.cities }), "move")];
  },
  CardPlayed: (p, e) => [shot({ ...hand(p, e.seat, -1), played: { seat: e.seat, card: e.card } }, "scene", 1.4)],
  CardReturned: (p, e) => [shot({ ...hand(p, e.seat, 1), played: null }, "move")],
  PowerUsed: (p, e) => [shot(seat(p, e.seat, { spent: true }), "scene")],
  SpyglassUsed: (p, e) => [shot(treasure(seen(p, { needs: [], word: "success" }), e.seat, e.city, -1), "scene")],
  HelpPlaced: (p, e) => [shot(seat(hand(p, e.seat, -e.count), e.seat, { help: (p.view.seats[e.seat]?.help ?? 0) + e.count }), "move")],
  HelpReturned: (p, e) => [shot(seat(hand(p, e.seat, e.count), e.seat, { help: 0 }), "move")],
  HelpRevealed: (p, e) => [shot(seen(p, { help: e.cards, word: null, seats: p.view.seats.map((one) => ({ ...one, help: 0 })) }), "scene")],
  CardsShown: (p, e) => [shot(seen(p, { shown: e.cards, word: null }), "scene")],
  PiratesIgnored: (p) => [shot(seen(p, { pirates_ignored: true }), "move")],
  CaptainChanged: (p, e) => [shot(seen(p, { captain: e.seat, word: null }), "scene")],
  PlayerEjected: (p, e) => [shot(landed(p, e.target, cityOf(p)), "scene")],
  ChoiceForced: forced,
  SuccessDeclared: (p) => [shot(seen(p, { word: "success" }), "scene")],
  CrashDeclared: (p) => [shot(seen(p, { word: "crash" }), "scene")],
  CardsLaid: (p, e) => [shot(seen(hand(p, e.seat, -e.count), { laid: e.cards }), "scene", e.count ? 1.4 : 0.6)],
  PlayerReboarded: (p, e) => reboarded(p, e.seat),
  VesselMoored: (p) => [shot(seen(p, { moored: true }), "scene")],
  VesselMoved: (p, e) => [shot(seen(p, at(e.vessel, city(e.city))), "scene", 1.3)],
  SpaceReached: (p, e) => [shot(seen(p, at(e.vessel, { spot: "space", city: null })), "scene", 1.3)],
  ForgottenCityLit: (p, e) => [shot(seen(p, { lit: true, ...at(e.vessel, { spot: "forgotten", city: null }) }), "scene", 2)],
  ForgottenCityReached: (p, e) => [shot(seen(p, at(e.vessel, { spot: "forgotten", city: null })), "scene")],
  LastCityReached: (p, e) => [shot(seen(p, at(e.vessel, city(e.city))), "scene")],
  VesselStopped: stopped,
  PlayerLanded: (p, e) => [shot(landed(p, e.seat, cityOf(p, p.view.vessel)), "move")],
  VesselCrashed: crashed,
  AircraftAbandoned: (p) => [shot({ ...p, falling: "aircraft" }, "scene"), { picture: seen(p, { aircraft: null }), ms: 0 }],
  CardsDrawn: (p, e) => [{ picture: seen(hand(p, e.seat, e.count), { deck: Math.max(0, p.view.deck - e.count) }), ms: 0 }],
  MatryoshburgReached: (p) => [shot({ ...p, calling: true }, "scene")],
  BonusTaken: (p) => [shot({ ...p, calling: true }, "ui")],
};

export class VoyageDirector implements Director<PublicView, Event, Picture> {
  start(view: PublicView): Picture {
    return pictureOf(view, null);
  }

  settle(picture: Picture, view: PublicView): Picture {
    return pictureOf(view, picture);
  }

  shoot(before: Picture, event: Event): Shots {
    const picture = { ...before, played: null, rolling: [] };
    const act = ACTS[event.event] as Act<EventName> | undefined;
    return act?.(picture, event) ?? [];
  }
}
