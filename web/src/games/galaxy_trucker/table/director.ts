/** What each event looks like. It repeats what the event says and decides nothing. */

import type { Director, Shot } from "$lib/table/film.svelte.ts";
import { motion, type Beat } from "$lib/theme/motion.svelte.ts";
import type { Event } from "../events.ts";
import type { ComponentView, HalfView, PublicView } from "../wire.ts";
import { pictureOf, withShip, type Hit, type Picture, type Roll } from "./picture.ts";

type Shots = readonly Shot<Picture>[];

/** How long what is told is looked at: nothing in the yard, a moment in flight. */
const BEATS: Partial<Record<Event["event"], Beat>> = {
  ShipChecked: "move",
  AlienBoarded: "move",
  CardRevealed: "scene",
  GaveUp: "scene",
  DaysGained: "move",
  DaysLost: "move",
  StrengthDeclared: "move",
  CrewLost: "move",
  GoodsStowed: "move",
  GoodLost: "move",
  PlanetLanded: "move",
  OpportunityTaken: "move",
  CreditsEarned: "move",
  EnemyFought: "scene",
  ShipStranded: "scene",
  ConnectorsExposed: "move",
  WeakestFound: "scene",
  NothingHappened: "scene",
  SabotageMissed: "move",
  SpecialistChosen: "move",
  FrontChosen: "move",
  RoadsDrawn: "scene",
  RoadReplaced: "scene",
  ColumnDied: "scene",
  CannonBoosted: "move",
  CellSaved: "ui",
  DiplomatSent: "scene",
  GoodForgone: "move",
  NextWeakestFound: "scene",
  CompetitorFired: "move",
  LeaderEnvied: "move",
  JunkThrown: "scene",
  ShipsTurned: "scene",
  SecondPassBegan: "scene",
  EnemyGrew: "scene",
  VoteCast: "move",
  UnionPaid: "move",
  NumberSet: "move",
  NumberGuessed: "move",
  NumberShown: "scene",
  BidsOpened: "scene",
  PolicePointed: "scene",
  CourseAimed: "scene",
  StoppedAt: "move",
  CrewSettled: "move",
  CellsArranged: "move",
  DepotOpened: "scene",
  PlotsLaid: "scene",
  LoanTaken: "move",
  LoanRepaid: "move",
  CreditsPaid: "move",
  PaymentDeclined: "move",
  BidRaised: "move",
  AuctionWon: "scene",
  AuctionFailed: "move",
  ShipNamed: "scene",
  ParcelHanded: "move",
  ParcelWentOff: "scene",
  ParcelFizzled: "scene",
  CellsDrained: "move",
  HitchhikersBoarded: "move",
  HeaviestFound: "scene",
  CrewPoached: "scene",
  HalfStranded: "scene",
};

export class TruckerDirector implements Director<PublicView, Event, Picture> {
  /** `shown` is the seat whose ship stands large: what befalls others is told more quickly. */
  constructor(private readonly shown: () => number | null) {}

  /** The dice of the open card, and how many projectiles it has aimed so far. */
  private aimed: Pick<Picture, "roll" | "rolls" | "grown" | "bids"> = NOTHING_AIMED;

  /** Take note of what was told before anybody looked: the open card goes on where it stood. */
  recall(events: readonly Event[]): void {
    for (const event of events) this.note(event);
  }

  private note(event: Event): void {
    if (event.event === "CardRevealed" || event.event === "FlightSettled") this.aimed = NOTHING_AIMED;
    if (event.event === "BidsOpened") this.aimed = { ...this.aimed, bids: event.bids };
    if (event.event === "EnemyGrew") this.aimed = { ...this.aimed, grown: event.strength };
    if (event.event !== "DiceRolled") return;
    const roll = rollOf(event);
    this.aimed = { ...this.aimed, roll, rolls: this.aimed.rolls + (roll.kind ? 1 : 0) };
  }

  start(view: PublicView): Picture {
    return { ...pictureOf(view), ...(view.card ? this.aimed : NOTHING_AIMED) };
  }

  settle(picture: Picture, view: PublicView): Picture {
    return { ...pictureOf(view), ...(view.card ? { roll: picture.roll, rolls: picture.rolls, grown: picture.grown, bids: picture.bids } : NOTHING_AIMED) };
  }

  shoot(before: Picture, event: Event): Shots {
    this.note(event);
    const picture = { ...before, event };
    switch (event.event) {
      case "CardRevealed":
        return [shot({ ...picture, view: { ...picture.view, card: event.card, revealed: [...picture.view.revealed, event.card], deck: event.left, phase: "flight" }, ...NOTHING_AIMED, hit: null, lost: {}, falling: {} }, "scene")];
      case "DiceRolled":
        return this.rolled(picture, event);
      case "ProjectileMissed":
        return this.struck(picture, { seat: event.seat, square: null, outcome: "missed" });
      case "MeteorBounced":
        return this.struck(picture, { seat: event.seat, square: event.square, outcome: "bounced" });
      case "ShieldUsed":
        return this.struck(picture, { seat: event.seat, square: picture.hit?.square ?? null, outcome: "shielded" });
      case "MeteorShot":
        return this.struck(picture, { seat: event.seat, square: null, outcome: "shot" });
      case "ComponentLost":
        return this.lost(picture, event);
      case "DaysGained":
      case "DaysLost":
        return [shot(withShip(picture, event.seat, () => ({ place: event.place })), "move")];
      case "CellSpent":
        return [shot(part(picture, event.seat, event.square, ({ cells }) => ({ cells: Math.max(0, cells - 1) })), "ui")];
      case "CrewLost":
        return [shot(part(picture, event.seat, event.square, ({ humans }) => (event.member === "human" ? { humans: humans - 1 } : { alien: null })), "move")];
      case "PlatingHeld":
        return this.struck(picture, { seat: event.seat, square: event.square, outcome: "held" });
      case "BidsOpened":
        return [shot({ ...picture, bids: event.bids }, "scene")];
      case "EnemyGrew":
        return [shot({ ...picture, grown: event.strength }, "scene")];
      case "ShipJumped":
        return [shot(withShip(picture, event.seat, () => ({ hyper: event.cards })), "scene")];
      case "ShipReturned":
        return [shot(withShip(picture, event.seat, () => ({ hyper: 0 })), "scene")];
      case "HalfJumped":
        return [shot(withHalf(picture, event, (half) => [{ ...half, hyper: event.cards }]), "scene")];
      case "HalfReturned":
        return [shot(returned(picture, event), "scene")];
      case "HalfGaveUp":
        return [shot(withHalf(picture, event, () => []), "scene")];
      case "SleeperWoken":
        return [shot(part(part(picture, event.seat, event.chamber, ({ sleepers }) => ({ sleepers: sleepers - 1 })), event.seat, event.cabin, ({ humans }) => ({ humans: humans + 1 })), "move")];
      case "GoodBurned":
        return [shot(part(picture, event.seat, event.battery, ({ cells }) => ({ cells: cells + event.cells })), "move")];
      case "ComponentMounted":
        return [shot(withShip(picture, event.seat, (ship) => ({ components: [...ship.components.filter(({ square }) => square !== event.square), mounted(event)] })), "scene")];
      case "DepotOpened":
        return [shot({ ...picture, view: { ...picture.view, depot: event.components } }, "scene")];
      case "GaveUp":
        return [shot(withShip(picture, event.seat, () => ({ flying: false, place: null })), "scene")];
      default: {
        const beat = BEATS[event.event];
        return [{ picture, ms: beat ? this.ms(beat) : 0 }];
      }
    }
  }

  /** The dice roll, then their total lights a column or row and what flies along it comes into sight. */
  private rolled(picture: Picture, event: Extract<Event, { event: "DiceRolled" }>): Shots {
    const roll = rollOf(event);
    const aimed = { ...picture, roll, hit: null, lost: {}, falling: {}, rolls: picture.rolls + (roll.kind ? 1 : 0) };
    return [{ picture: { ...aimed, roll: { ...roll, rolling: true } }, ms: motion.ms("scene") * 0.7 }, { picture: aimed, ms: this.ms("scene") }];
  }

  /** The projectile flies to what it meets, and it is seen what comes of it. */
  private struck(picture: Picture, hit: Hit): Shots {
    const mine = hit.seat === this.shown();
    const beat = mine ? "scene" : ["missed", "bounced", "held"].includes(hit.outcome) ? "ui" : "move";
    return [{ picture: { ...picture, hit }, ms: this.ms(beat) }];
  }

  private lost(picture: Picture, event: Extract<Event, { event: "ComponentLost" }>): Shots {
    const { seat, square, cause } = event;
    const gone = withShip(picture, seat, (ship) => ({
      components: ship.components.filter((one) => one.square !== square),
      lost: [...ship.lost, event.component],
    }));
    const lost = { ...picture.lost, [seat]: [...(picture.lost[seat] ?? []), square] };
    const part = picture.view.ships[seat]?.components.find((one) => one.square === square);
    const falling = part ? { ...picture.falling, [seat]: [...(picture.falling[seat] ?? []), part] } : picture.falling;
    const after = { ...gone, lost, falling, hit: cause === "destroyed" && picture.roll ? ({ seat, square, outcome: "hit" } as const) : picture.hit };
    const mine = seat === this.shown();
    if (cause === "destroyed" && mine && picture.roll?.kind) {
      // First it is seen to strike, then the component is gone.
      return [{ picture: { ...picture, hit: after.hit }, ms: this.ms("scene") }, { picture: after, ms: this.ms("move") }];
    }
    const told = mine || cause === "destroyed" ? "move" : "tap";
    return [{ picture: after, ms: this.ms(told) }];
  }

  private ms(beat: Beat): number {
    return motion.reduced && beat === "scene" ? motion.mark() / 2 : motion.ms(beat);
  }
}

function shot(picture: Picture, beat: Beat): Shot<Picture> {
  return { picture, ms: motion.reduced && beat === "scene" ? motion.mark() / 2 : motion.ms(beat) };
}

const NOTHING_AIMED = { roll: null, rolls: 0, grown: 0, bids: null } as const;

function rollOf({ dice, total, side, aim }: Extract<Event, { event: "DiceRolled" }>): Roll {
  const flies = aim !== "column" && aim !== "row" && aim !== "strength";
  const across = flies ? side === "front" || side === "rear" : aim === "column";
  return { dice, total, side, across, kind: flies ? aim : null, rolling: false };
}

/** A component just mounted, before anybody or anything is in it. */
function mounted({ square, component, turns }: Extract<Event, { event: "ComponentMounted" }>): ComponentView {
  return { square, component, turns, humans: 0, alien: null, cells: 0, goods: [], sleepers: 0 };
}

type OfHalf = Pick<Extract<Event, { event: "HalfReturned" }>, "seat" | "half">;

/** A half in another state, or gone; what lies on it is drawn by that. */
function withHalf(picture: Picture, { seat, half }: OfHalf, change: (half: HalfView) => readonly HalfView[]): Picture {
  return withShip(picture, seat, ({ halves = [] }) => ({ halves: halves.flatMap((one) => (one.half === half ? change(one) : [one])) }));
}

/** A half is back from hyperspace with all it held. */
function returned(picture: Picture, event: OfHalf): Picture {
  const back = picture.view.ships[event.seat]?.halves?.find(({ half }) => half === event.half)?.away ?? [];
  const laid = withShip(picture, event.seat, ({ components }) => ({ components: [...components, ...back] }));
  return withHalf(laid, event, (half) => [{ ...half, hyper: 0, away: [] }]);
}

function part(picture: Picture, seat: number, square: number, change: (part: ComponentView) => Partial<ComponentView>): Picture {
  return withShip(picture, seat, (ship) => ({
    components: ship.components.map((one) => (one.square === square ? { ...one, ...change(one) } : one)),
  }));
}
