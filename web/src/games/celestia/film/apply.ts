/** A voyage after an event, as far as the event tells. Nothing here decides a rule: it repeats what was said. */

import type { Event, EventName, On, PlaceView, PublicView, SeatView, Vessel } from "../model/wire.ts";

type Patch<Name extends EventName> = (view: PublicView, event: On<Name>) => PublicView;

export function apply(view: PublicView, event: Event): PublicView {
  const patch = PATCHES[event.event] as Patch<EventName> | undefined;
  return patch?.(view, event) ?? view;
}

const city = (value: number): PlaceView => ({ spot: "city", city: value });
const at = (vessel: Vessel, place: PlaceView): Partial<PublicView> =>
  vessel === "lifeboat" ? { lifeboat: place } : { aircraft: place };
const gone = (vessel: Vessel): Partial<PublicView> =>
  vessel === "lifeboat" ? { pilot: null, lifeboat: null } : { aircraft: null };

/** The city of a vessel, by its value; null where it is not at a city. */
export function cityOf(view: PublicView, vessel: Vessel = "aircraft"): number | null {
  const place = view[vessel];
  return place?.spot === "city" ? place.city : null;
}

/** A vessel stands at a city, and what was rolled, said and laid for the leg is still seen. */
export function arrived(view: PublicView, event: On<"VesselMoved">): PublicView {
  return { ...view, ...at(event.vessel, city(event.city)) };
}

function seat(view: PublicView, who: number, change: Partial<SeatView>): PublicView {
  return { ...view, seats: view.seats.map((one, i) => (i === who ? { ...one, ...change } : one)) };
}

const hand = (view: PublicView, who: number, by: number): PublicView =>
  seat(view, who, { hand: Math.max(0, (view.seats[who]?.hand ?? 0) + by) });

const landed = (view: PublicView, who: number): PublicView => seat(view, who, { pawns: 0, got_off: true });

const reboarded = (view: PublicView, who: number): PublicView =>
  seat(view, who, { pawns: 1, announced: "stays", got_off: false });

/** One treasure of a city more or fewer for a seat, and the other way round for the pile. */
function treasure(view: PublicView, who: number, value: number, by: number): PublicView {
  const place = view.cities.findIndex((one) => one.value === value);
  const had = view.seats[who]?.treasures ?? [];
  const next = seat(view, who, { treasures: had.map((count, i) => (i === place ? count + by : count)) });
  return { ...next, cities: next.cities.map((one, i) => (i === place ? { ...one, left: one.left - by } : one)) };
}

/** A step begins: nothing is rolled, said or laid. */
function fresh(view: PublicView): PublicView {
  return {
    ...view,
    seats: view.seats.map((one) => ({ ...one, announced: null, got_off: false, help: 0 })),
    dice: [],
    needs: [],
    word: null,
    laid: [],
    help: [],
    shown: [],
    moored: false,
    pirates_ignored: false,
  };
}

/** Where a vessel heads from a city: the next one that still has treasure; from the last it stays. */
function heading(view: PublicView, from: number): PlaceView {
  const ahead = view.cities.find(({ value, left }) => value > from && left > 0);
  return { spot: "city", city: ahead?.value ?? from };
}

function began(view: PublicView, event: On<"VoyageBegan">): PublicView {
  return fresh({
    ...view,
    seats: view.seats.map((one) => ({ ...one, pawns: one.colours.length || 1 })),
    voyage: event.voyage,
    captain: event.captain,
    aircraft: city(event.city),
    pilot: null,
    lifeboat: null,
    vessel: "aircraft",
    target: heading(view, event.city),
  });
}

/** The vessel of the other step heads elsewhere. */
function rolled(view: PublicView, event: On<"DiceRolled">): PublicView {
  const from = event.vessel === view.vessel ? null : cityOf(view, event.vessel);
  return {
    ...fresh(view),
    dice: event.dice,
    vessel: event.vessel,
    ...(from === null ? {} : { target: heading(view, from) }),
  };
}

function sat(view: PublicView, event: On<"LifeboatTaken">): PublicView {
  const announced = event.seat === view.captain ? null : "lifeboat";
  const next = seat(view, event.seat, { pawns: 0, announced });
  return { ...next, pilot: event.seat, lifeboat: view.aircraft, lifeboat_card: event.card };
}

function crashed(view: PublicView, event: On<"VesselCrashed">): PublicView {
  const seats = view.seats.map((one, i) => (event.seats.includes(i) ? { ...one, pawns: 0 } : one));
  return { ...view, seats, ...gone(event.vessel) };
}

const PATCHES: { readonly [Name in EventName]?: Patch<Name> } = {
  VoyageBegan: began,
  CaptaincyPassed: (v, e) => fresh({ ...v, captain: e.seat, vessel: "aircraft" }),
  VoyagePrepared: (v, e) => seat(v, e.seat, { pawns: Math.max(0, (v.seats[e.seat]?.pawns ?? 1) - 1) }),
  HeadingChosen: (v, e) => (e.forgotten ? { ...v, target: { spot: "space", city: null } } : v),
  DiceRolled: rolled,
  DiceRerolled: (v, e) => ({ ...v, dice: e.dice, word: null }),
  GiftSetAside: (v, e) => ({
    ...v,
    gifts: [...v.gifts, e.city],
    cities: v.cities.map((one) => (one.value === e.city ? { ...one, left: one.left - 1 } : one)),
  }),
  PassengerStayed: (v, e) => seat(v, e.seat, { announced: "stays" }),
  PassengerLeft: (v, e) => landed(seat(v, e.seat, { announced: "leaves" }), e.seat),
  LifeboatTaken: sat,
  TreasureTaken: (v, e) => treasure(v, e.seat, e.city, 1),
  TreasureReturned: (v, e) => treasure(v, e.seat, e.city, -1),
  TreasureDiscarded: (v, e) => ({ ...treasure(v, e.seat, e.city, -1), cities: v.cities }),
  CardPlayed: (v, e) => hand(v, e.seat, -1),
  CardReturned: (v, e) => hand(v, e.seat, 1),
  PowerUsed: (v, e) => seat(v, e.seat, { spent: true }),
  SpyglassUsed: (v, e) => treasure({ ...v, needs: [], word: "success" }, e.seat, e.city, -1),
  HelpPlaced: (v, e) => seat(hand(v, e.seat, -e.count), e.seat, { help: (v.seats[e.seat]?.help ?? 0) + e.count }),
  HelpReturned: (v, e) => seat(hand(v, e.seat, e.count), e.seat, { help: 0 }),
  HelpRevealed: (v, e) => ({
    ...v,
    help: e.cards,
    word: null,
    seats: v.seats.map((one) => ({ ...one, help: 0 })),
  }),
  CardsShown: (v, e) => ({ ...v, shown: e.cards, word: null }),
  PiratesIgnored: (v) => ({ ...v, pirates_ignored: true }),
  CaptainChanged: (v, e) => ({ ...v, captain: e.seat, word: null }),
  PlayerEjected: (v, e) => landed(v, e.target),
  ChoiceForced: (v, e) =>
    e.stays ? reboarded(v, e.target) : landed(seat(v, e.target, { announced: "leaves" }), e.target),
  SuccessDeclared: (v) => ({ ...v, word: "success" }),
  CrashDeclared: (v) => ({ ...v, word: "crash" }),
  CardsLaid: (v, e) => ({ ...hand(v, e.seat, -e.count), laid: e.cards }),
  PlayerReboarded: (v, e) => reboarded(v, e.seat),
  VesselMoored: (v) => ({ ...v, moored: true }),
  VesselMoved: (v, e) => {
    const there = arrived(v, e);
    return { ...fresh(there), target: heading(there, e.city) };
  },
  SpaceReached: (v, e) => ({ ...v, ...at(e.vessel, { spot: "space", city: null }) }),
  ForgottenCityLit: (v, e) => ({ ...v, lit: true, ...at(e.vessel, { spot: "forgotten", city: null }) }),
  ForgottenCityReached: (v, e) => ({ ...v, ...at(e.vessel, { spot: "forgotten", city: null }) }),
  LastCityReached: (v, e) => ({ ...v, ...at(e.vessel, city(e.city)) }),
  VesselStopped: (v, e) => ({ ...landed(v, e.seat), ...gone(e.vessel) }),
  PlayerLanded: (v, e) => landed(v, e.seat),
  VesselCrashed: crashed,
  AircraftAbandoned: (v) => ({ ...v, aircraft: null }),
  CardsDrawn: (v, e) => ({ ...hand(v, e.seat, e.count), deck: Math.max(0, v.deck - e.count) }),
};
