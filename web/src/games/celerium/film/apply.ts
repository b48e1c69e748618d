/** A rally after an event, as far as the event tells. Nothing here decides a rule: it repeats what was said. */

import type { Event, EventName, FranchiseView, Kind, On, PublicView, VehicleView } from "../model/wire.ts";

type Patch<Name extends EventName> = (view: PublicView, event: On<Name>) => PublicView;

export function apply(view: PublicView, event: Event): PublicView {
  const patch = PATCHES[event.event] as Patch<EventName> | undefined;
  return patch?.(view, event) ?? view;
}

function franchise(view: PublicView, seat: number, change: Partial<FranchiseView>): PublicView {
  return { ...view, franchises: view.franchises.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

function vehicle(view: PublicView, seat: number, kind: Kind, change: Partial<VehicleView>): PublicView {
  const one = view.franchises[seat];
  return one ? franchise(view, seat, { [kind]: { ...one[kind], ...change } }) : view;
}

const actions = (view: PublicView, seat: number, by: number): PublicView =>
  franchise(view, seat, { actions: Math.max(0, (view.franchises[seat]?.actions ?? 0) + by) });

const moved = (view: PublicView, event: { seat: number; vehicle: Kind; end: number }): PublicView =>
  vehicle(view, event.seat, event.vehicle, { square: event.end });

function sold(view: PublicView, event: On<"UpgradeBought"> | On<"RivalBought">): PublicView {
  const found = view.market.findIndex(({ name }) => name === event.upgrade);
  const next = { ...view, market: view.market.filter((_, i) => i !== found) };
  return event.event === "RivalBought" ? next : actions(next, event.seat, -1);
}

function installed(view: PublicView, event: On<"UpgradeInstalled">): PublicView {
  const one = view.franchises[event.seat];
  const upgrade = one?.hangar.find(({ name }) => name === event.upgrade) ?? null;
  const old = one?.[event.vehicle].upgrade ?? null;
  const kept = one ? one.hangar.filter((row) => row !== upgrade) : [];
  const next = franchise(actions(view, event.seat, -1), event.seat, {
    hangar: old ? [...kept, old] : kept,
    energy: event.energy,
  });
  return vehicle(next, event.seat, event.vehicle, { upgrade });
}

function bought(view: PublicView, event: On<"CardsBought">): PublicView {
  const [one = 0, two = 0, three = 0] = view.franchises[event.seat]?.cards ?? [];
  const [first = 0, second = 0, third = 0] = event.counts;
  const cards = [one + first, two + second, three + third] as const;
  return franchise(actions(view, event.seat, -event.total), event.seat, { cards });
}

function boosted(view: PublicView, event: On<"BoostsActivated">): PublicView {
  return franchise(view, event.seat, {
    boosts: event.boosts,
    shielded: event.boosts.includes("shield"),
    score: (view.franchises[event.seat]?.score ?? 0) + event.points,
    ready: false,
  });
}

const PATCHES: { readonly [Name in EventName]?: Patch<Name> } = {
  FranchiseReady: (v, e) => franchise(v, e.seat, { ready: true }),
  FaceChosen: (v, e) => franchise(v, e.seat, { pilot_face: e.pilot, ready: false }),
  RoundBegan: (v, e) => ({
    ...v,
    round: e.round,
    franchises: v.franchises.map((one) => ({ ...one, energy: one.capacity })),
  }),
  PlanetRevealed: (v, e) => ({ ...v, planet: e.planet }),
  UpgradeBought: sold,
  RivalBought: sold,
  MarketClosed: (v) => ({ ...v, market: [] }),
  UpgradeInstalled: installed,
  CardsBought: bought,
  BoostsActivated: boosted,
  LinePicked: (v, e) =>
    franchise(v, e.seat, {
      line: e.line,
      doubling: e.px2,
      px2: (v.franchises[e.seat]?.px2 ?? false) && !e.px2,
      ready: false,
    }),
  VehiclePlaced: (v, e) => ({
    ...vehicle(v, e.seat, e.vehicle, { square: e.square, shot: false, stopped: false }),
    meteors: [],
    laid: [],
  }),
  RivalPlayed: (v, e) => ({ ...v, rival_plays: e.left }),
  VehicleAdvanced: moved,
  VehiclePushed: moved,
  VehicleFellBack: moved,
  VehiclePenalised: moved,
  VehicleSlotted: (v, e) => vehicle(v, e.seat, e.vehicle, { square: e.square }),
  VehiclesSwapped: (v, e) =>
    vehicle(vehicle(v, e.seat, e.vehicle, { square: e.square }), e.other, e.beside, { square: e.there }),
  MeteorStopped: (v, e) => vehicle(v, e.seat, e.vehicle, { stopped: true }),
  WheelTurned: (v, e) => ({ ...v, wheel: e.wheel }),
  MeteorLaid: (v, e) => ({ ...v, meteors: [...v.meteors, e.square] }),
  VehicleShot: (v, e) => vehicle(v, e.seat, e.vehicle, { shot: true }),
  ShotRemoved: (v, e) => vehicle(v, e.seat, e.vehicle, { shot: false }),
  UpgradeDamaged: (v, e) => vehicle(v, e.seat, e.vehicle, { damaged: true }),
  EnergyDrained: (v, e) =>
    franchise(v, e.seat, { energy: Math.max(0, (v.franchises[e.seat]?.energy ?? 0) - e.energy) }),
  KeepLineTaken: (v, e) => franchise(v, e.seat, { keep_line: true }),
  FirstAtMarketTaken: (v, e) => ({ ...v, first_at_market: e.seat }),
  LastAtMarketGiven: (v, e) => ({ ...v, last_at_market: e.seat }),
  ActionsGained: (v, e) => actions(v, e.seat, e.actions),
  ControlTurned: (v, e) => ({ ...v, control: e.control }),
  BoostChecked: (v, e) =>
    franchise(v, e.seat, { boosts: v.franchises[e.seat]?.boosts.filter((one) => one !== e.boost) ?? [] }),
  RaceScored: (v, e) => franchise(v, e.seat, { score: e.total }),
  FirstFranchisePassed: (v, e) => ({ ...v, first: e.seat }),
  Px2Kept: (v, e) => franchise(v, e.seat, { score: (v.franchises[e.seat]?.score ?? 0) + e.points }),
};
