/** What each event of a rally looks like. It repeats what the event says and decides nothing. */

import type { Director, Shot } from "$lib/table/film.svelte.ts";
import { motion, type Beat } from "$lib/theme/motion.svelte.ts";
import type { Event, EventName, Kind, On, Part, PublicView } from "../wire.ts";
import { franchise, pictureOf, seen, squaresOf, vehicle, type Check, type Count, type Picture, type Step } from "./picture.ts";

type Shots = readonly Shot<Picture>[];
type Act<Name extends EventName> = (picture: Picture, event: On<Name>) => Shots;

/** How long something is looked at; without motion it stays for the eye to find. */
function shot(picture: Picture, beat: Beat, times = 1): Shot<Picture> {
  return { picture, ms: motion.reduced ? motion.mark() * 0.4 * times : motion.ms(beat) * times };
}

const at = (picture: Picture, step: Step): Picture => ({ ...picture, step });
const told = (picture: Picture, event: Event & { seat: number }): Picture => ({ ...picture, spot: { seat: event.seat, what: event.event } });

function moved(picture: Picture, event: { seat: number; vehicle: Kind; start: number; end: number }, bad: boolean): Picture {
  const trail = { seat: event.seat, kind: event.vehicle, from: event.start, to: event.end, bad };
  const next = vehicle(picture, event.seat, event.vehicle, { square: event.end });
  return { ...next, trails: [trail] };
}

const runs = (picture: Picture, event: On<"VehicleAdvanced"> | On<"VehiclePushed"> | On<"VehicleFellBack">, bad = false): Shots => [
  shot(moved(at(picture, "race"), event, bad), "move", 1 + Math.min(2, Math.abs(event.end - event.start) / 4)),
];

function placed(picture: Picture, event: On<"VehiclePlaced">): Shots {
  const fresh = picture.step === "race" ? picture.starts : [];
  const next = vehicle(at(picture, "race"), event.seat, event.vehicle, { square: event.square, shot: false, stopped: false });
  return [shot({ ...seen(next, { meteors: [], laid: [] }), starts: [...fresh, event], count: null }, "move")];
}

function swapped(picture: Picture, event: On<"VehiclesSwapped">): Shots {
  const here = picture.view.franchises[event.seat]?.[event.vehicle].square ?? event.square;
  const one = vehicle(at(picture, "race"), event.seat, event.vehicle, { square: event.square });
  const both = vehicle(one, event.other, event.beside, { square: event.there });
  const trail = { seat: event.seat, kind: event.vehicle, from: here, to: event.square, bad: false };
  return [shot({ ...both, trails: [trail] }, "scene")];
}

const NO_CHECK: Check = { control: null, seats: [], shown: [], penalties: [] };

/** A Boost is shown for everybody at one pace and then hidden again (CM-091): it can be neither skipped nor hurried. */
function checked(picture: Picture, event: On<"BoostChecked">, pace: number): Shots {
  const check = picture.check ?? NO_CHECK;
  const boosts = picture.view.franchises[event.seat]?.boosts.filter((one) => one !== event.boost) ?? [];
  const next = franchise(at(picture, "control"), event.seat, { boosts });
  const seenNow = shot({ ...next, check: { ...check, shown: [...check.shown, event] } }, "scene", 1.6);
  return [{ ...seenNow, ms: Math.max(seenNow.ms, pace), fixed: pace > 0 }];
}

function penalised(picture: Picture, event: On<"VehiclePenalised">): Shots {
  const check = picture.check ?? NO_CHECK;
  const next = moved(at(picture, "control"), event, true);
  return [shot({ ...next, trails: [...picture.trails, ...next.trails], check: { ...check, penalties: [...check.penalties, event] } }, "scene", 1.3)];
}

function scored(picture: Picture, event: On<"RaceScored">): Shots {
  const { view } = picture;
  const count: Count = picture.count?.race === view.round && picture.step === "points"
    ? picture.count
    : { race: view.round, rows: [], before: view.franchises.map(({ score }) => score), squares: squaresOf(view), boosts: view.franchises.map(({ sheets }) => sheets[view.round - 1]?.boosts ?? 0), income: null, first: null, px2: [] };
  const next = franchise({ ...at(picture, "points"), check: null, trails: [] }, event.seat, { score: event.total });
  return [shot({ ...next, count: { ...count, rows: [...count.rows, event] } }, "scene")];
}

const counted = (picture: Picture, change: Partial<Count>): Picture => (picture.count ? { ...picture, count: { ...picture.count, ...change } } : picture);

function boosted(picture: Picture, event: On<"BoostsActivated">): Shots {
  const one = picture.view.franchises[event.seat];
  const next = franchise(at(told(picture, event), "boosts"), event.seat, { boosts: event.boosts, shielded: event.boosts.includes("shield"), score: (one?.score ?? 0) + event.points, ready: false });
  return [shot(next, "scene")];
}

const energy = (picture: Picture, seat: number, by: number): Picture => franchise(picture, seat, { energy: Math.max(0, (picture.view.franchises[seat]?.energy ?? 0) + by) });
const actions = (picture: Picture, seat: number, by: number): Picture => franchise(picture, seat, { actions: Math.max(0, (picture.view.franchises[seat]?.actions ?? 0) + by) });

function bought(picture: Picture, event: On<"CardsBought">): Shots {
  const held = picture.view.franchises[event.seat]?.cards ?? [0, 0, 0];
  const cards = held.map((n, i) => n + (event.counts[i] ?? 0)) as unknown as typeof held;
  return [shot(franchise(actions(at(told(picture, event), "cards"), event.seat, -event.total), event.seat, { cards }), "move", 1.5)];
}

function sold(picture: Picture, event: On<"UpgradeBought"> | On<"RivalBought">): Shots {
  const { market } = picture.view;
  const found = market.findIndex(({ name }) => name === event.upgrade);
  const next = seen(at(told(picture, event), "market"), { market: market.filter((_, i) => i !== found) });
  return [shot(event.event === "RivalBought" ? next : actions(next, event.seat, -1), "scene")];
}

function installed(picture: Picture, event: On<"UpgradeInstalled">): Shots {
  const one = picture.view.franchises[event.seat];
  const upgrade = one?.hangar.find(({ name }) => name === event.upgrade) ?? null;
  const old = one?.[event.vehicle].upgrade ?? null;
  const kept = one ? one.hangar.filter((row) => row !== upgrade) : [];
  const next = franchise(actions(at(told(picture, event), "equip"), event.seat, -1), event.seat, { hangar: old ? [...kept, old] : kept, energy: event.energy });
  return [shot(vehicle(next, event.seat, event.vehicle, { upgrade }), "scene")];
}

/** A card is laid: it is seen now, and stays the last one. */
const laid = (picture: Picture, seat: number, card: string, part: Part | null): Picture => ({ ...picture, played: { seat, card, part }, last: { seat, card, part } });

const wait = (step: Step, beat: Beat = "move") => (picture: Picture, event: Event): Shots => [shot("seat" in event ? told(at(picture, step), event) : at(picture, step), beat)];

const ACTS: { readonly [Name in EventName]?: Act<Name> } = {
  FranchiseReady: (p, e) => [{ picture: franchise(p, e.seat, { ready: true }), ms: 0 }],
  FaceChosen: (p, e) => [shot(franchise(at(p, "face"), e.seat, { pilot_face: e.pilot, ready: false }), "scene")],
  RoundBegan: (p, e) => [{ picture: { ...seen(p, { round: e.round, franchises: p.view.franchises.map((one) => ({ ...one, energy: one.capacity, line: one.line })) }), check: null, trails: [] }, ms: 0 }],
  PlanetRevealed: (p, e) => [shot(seen(at(p, "market"), { planet: e.planet }), "scene", 1.4)],
  UpgradeBought: sold,
  RivalBought: sold,
  MarketPassed: wait("market"),
  MarketClosed: (p) => [shot(seen(at(p, "market"), { market: [] }), "move")],
  UpgradeInstalled: installed,
  CardsBought: bought,
  BoostsActivated: boosted,
  LinePicked: (p, e) => [shot(franchise(at(told(p, e), "line"), e.seat, { line: e.line, doubling: e.px2, px2: (p.view.franchises[e.seat]?.px2 ?? false) && !e.px2, ready: false }), "scene")],
  UpgradeDiscarded: wait("discard"),
  VehiclePlaced: placed,
  CardPlayed: (p, e) => [shot(laid(at(told(p, e), "race"), e.seat, e.card, e.part), "scene", 1.2)],
  RivalPlayed: (p, e) => [shot(laid(seen(at(told(p, e), "race"), { rival_plays: e.left }), e.seat, e.card, "move"), "scene", 1.2)],
  FranchisePassed: wait("race"),
  VehicleAdvanced: (p, e) => runs(p, e),
  VehiclePushed: (p, e) => runs(p, e, true),
  VehicleFellBack: (p, e) => runs(p, e),
  VehicleSlotted: (p, e) => [shot(moved(at(p, "race"), { seat: e.seat, vehicle: e.vehicle, start: p.view.franchises[e.seat]?.[e.vehicle].square ?? e.square, end: e.square }, false), "scene")],
  VehiclesSwapped: swapped,
  MeteorStopped: (p, e) => [shot(vehicle(told(p, e), e.seat, e.vehicle, { stopped: true }), "move", 1.5)],
  WheelTurned: (p, e) => [shot(seen(told(p, e), { wheel: e.wheel }), "scene", 1.2)],
  AttackLaunched: (p, e) => [shot({ ...told(p, e), attack: { seat: e.seat, targets: e.targets } }, "scene")],
  ShieldUsed: wait("race", "scene"),
  AttackDodged: (p, e) => [shot(laid(told(p, e), e.seat, e.card, null), "scene", 1.2)],
  ControlBlocked: (p, e) => [shot(laid(told(p, e), e.seat, e.card, null), "scene", 1.2)],
  MeteorLaid: (p, e) => [shot(seen(told(p, e), { meteors: [...p.view.meteors, e.square] }), "move", 1.4)],
  VehicleShot: (p, e) => [shot(vehicle(told(p, e), e.seat, e.vehicle, { shot: true }), "scene")],
  ShotRemoved: (p, e) => [shot(vehicle(p, e.seat, e.vehicle, { shot: false }), "ui")],
  UpgradeDamaged: (p, e) => [shot(vehicle(told(p, e), e.seat, e.vehicle, { damaged: true }), "scene")],
  UpgradeSentToWorkshop: (p, e) => [shot(told(p, e), "move")],
  UpgradeRepaired: (p, e) => [shot(told(p, e), "move")],
  EnergyDrained: (p, e) => [shot(energy(told(p, e), e.seat, -e.energy), "scene")],
  KeepLineTaken: (p, e) => [shot(franchise(told(p, e), e.seat, { keep_line: true }), "move")],
  FirstAtMarketTaken: (p, e) => [shot(seen(told(p, e), { first_at_market: e.seat }), "move")],
  LastAtMarketGiven: (p, e) => [shot(seen(told(p, e), { last_at_market: e.seat }), "move")],
  ActionsGained: (p, e) => [shot(actions(told(p, e), e.seat, e.actions), "move")],
  CardDrawn: (p, e) => [shot(told(p, e), "move")],
  RaceEnded: (p) => [shot({ ...at(p, "race"), trails: [], check: null }, "scene")],
  ControlTurned: (p, e) => [shot({ ...seen(at(p, "control"), { control: e.control }), trails: [], check: { ...NO_CHECK, control: e.control, seats: e.seats } }, "scene", 2)],
  BoostReplaced: (p) => [shot(p, "move")],
  VehiclePenalised: penalised,
  RaceScored: scored,
  IncomeGained: (p, e) => [shot(counted(p, { income: e }), "move")],
  FirstFranchisePassed: (p, e) => [shot(counted(seen(p, { first: e.seat }), { first: e.seat }), "move")],
  Px2Kept: (p, e) => [shot(counted(franchise(p, e.seat, { score: (p.view.franchises[e.seat]?.score ?? 0) + e.points }), { px2: [...(p.count?.px2 ?? []), e] }), "scene")],
};

export class RallyDirector implements Director<PublicView, Event, Picture> {
  /** `pace`: the table's own time of one step, for what everybody sees together. */
  constructor(private readonly pace: () => number) {}

  start(view: PublicView): Picture {
    return pictureOf(view, null);
  }

  settle(picture: Picture, view: PublicView): Picture {
    return pictureOf(view, picture);
  }

  shoot(before: Picture, event: Event): Shots {
    const picture = { ...before, played: null, spot: null, attack: null, trails: before.step === "control" ? before.trails : [] };
    if (event.event === "BoostChecked") return checked(picture, event, this.pace());
    const act = ACTS[event.event] as Act<EventName> | undefined;
    return act?.(picture, event) ?? [];
  }
}
