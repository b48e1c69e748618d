/** How events are looked at: for how long, and what stands out. It repeats what they say and decides nothing. */

import type { Beat, Director, Effects, Scene } from "$lib/table/film.svelte.ts";
import { motion, type Beat as Length } from "$lib/theme/motion.svelte.ts";
import type { Event } from "../model/events.ts";
import type { Trucking } from "../model/trucking.ts";
import type { PublicView } from "../model/wire.ts";
import { aimedAfter, NOTHING_AIMED, type Aimed } from "./aiming.ts";
import { apply } from "./apply.ts";
import type { Parts } from "./boarding.ts";
import { restOf, UNHARMED, type Emphasis, type Hit } from "./picture.ts";
import { checks, creditSlip, fallen, launches, lossSlip, outSlip, struck, weakened } from "./stages.ts";

type Beats = readonly Beat<Trucking, Emphasis>[];

/** How long what is told is looked at: nothing in the yard, a moment in flight. */
const LENGTHS: Partial<Record<Event["event"], Length>> = {
  AlienBoarded: "move",
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
  SecondPassBegan: "scene",
  CellSpent: "ui",
  ShipJumped: "scene",
  ShipReturned: "scene",
  HalfJumped: "scene",
  HalfReturned: "scene",
  HalfGaveUp: "scene",
  SleeperWoken: "move",
  GoodBurned: "move",
  ComponentMounted: "scene",
};

/** What an event sounds like where it is looked at; what is staged has sounds of its own. */
const SOUND: Partial<Record<Event["event"], string>> = {
  CardRevealed: "card",
  ProjectileMissed: "miss",
  MeteorBounced: "bounce",
  PlatingHeld: "bounce",
  ShieldUsed: "shield",
  MeteorShot: "shot",
  DaysGained: "moves",
  DaysLost: "slips",
  CrewLost: "crew",
  GoodsStowed: "clank",
  GoodLost: "joint",
  CreditsEarned: "credits",
  AlienBoarded: "hatch",
  ComponentMounted: "clank",
  GaveUp: "knock",
};

export class TruckerDirector implements Director<Trucking, Emphasis> {
  /** `shown` is the seat whose ship stands large: what befalls others is told more quickly. */
  constructor(
    private readonly shown: () => number | null,
    /** The seat in front of the screen. */
    private readonly mine: () => number | null = () => null,
    private readonly box: Parts | null = null,
  ) {}

  /** What the open card has aimed so far, no matter who looked. */
  private aimed: Aimed = NOTHING_AIMED;

  /** Take note of what was told before anybody looked: the open card goes on where it stood. */
  recall(events: readonly Event[]): void {
    this.aimed = events.reduce(aimedAfter, this.aimed);
  }

  rest(view: PublicView, was: Scene<Trucking, Emphasis> | null): Emphasis {
    return restOf(view, was?.emphasis ?? this.aimed);
  }

  apply(view: PublicView, event: Event): PublicView {
    return apply(view, event, this.box);
  }

  beats(event: Event, { view, emphasis: was }: Scene<Trucking, Emphasis>): Beats {
    this.recall([event]);
    const emphasis: Emphasis = { ...was, ...aimedAfter(was, event), cracked: null, check: null, launch: false };
    const [first, ...rest] = this.moments(event, view, was, emphasis);
    return first ? [{ sound: first.ms > 0 ? SOUND[event.event] : undefined, ...first }, ...rest] : [];
  }

  /** Once the figures of a ship that was struck are known, its slip says by how much it is weaker. */
  settles({ view: before, emphasis: { cost } }: Scene<Trucking, Emphasis>, view: PublicView): Effects | null {
    const seat = cost[0]?.seat;
    if (seat === undefined) return null;
    const [was, is] = [before.ships[seat]?.figures, view.ships[seat]?.figures];
    const weaker = was && is ? weakened(was, is) : [];
    return weaker.length ? { slip: lossSlip(cost, weaker) } : null;
  }

  private moments(event: Event, view: PublicView, was: Emphasis, emphasis: Emphasis): Beats {
    switch (event.event) {
      case "ShipChecked":
        return event.seat === this.shown()
          ? checks({ ...emphasis, ...UNHARMED }, event)
          : [{ emphasis, ms: lengthOf("ui") }];
      case "GaveUp":
        return [
          { emphasis, ms: lengthOf("scene"), slip: outSlip(view, event), buzz: { seats: [event.seat], pulse: [60] } },
        ];
      case "GameEnded":
        return [{ emphasis, ms: lengthOf("scene"), slip: creditSlip(event, this.mine()), sound: "credits" }];
      case "DiceRolled":
        return this.rolled({ ...emphasis, ...UNHARMED });
      case "ProjectileMissed":
        return this.struck(emphasis, { seat: event.seat, square: null, outcome: "missed" });
      case "MeteorBounced":
        return this.struck(emphasis, { seat: event.seat, square: event.square, outcome: "bounced" });
      case "ShieldUsed":
        return this.struck(emphasis, { seat: event.seat, square: was.hit?.square ?? null, outcome: "shielded" });
      case "MeteorShot":
        return this.struck(emphasis, { seat: event.seat, square: null, outcome: "shot" });
      case "PlatingHeld":
        return this.struck(emphasis, { seat: event.seat, square: event.square, outcome: "held" });
      case "ComponentLost":
        return this.lost(emphasis, event, view);
      case "CardRevealed": {
        const card = { emphasis: { ...emphasis, ...UNHARMED }, ms: lengthOf("scene"), slip: null };
        return view.revealed.length
          ? [card]
          : [launches({ ...emphasis, ...UNHARMED }, view), { ...card, sound: "card" }];
      }
      default: {
        const length = LENGTHS[event.event];
        return [{ emphasis, ms: length ? lengthOf(length) : 0 }];
      }
    }
  }

  /** The dice roll, then their total lights a column or row and what flies along it comes into sight. */
  private rolled(aimed: Emphasis): Beats {
    const roll = aimed.roll && { ...aimed.roll, rolling: true };
    return [
      { emphasis: { ...aimed, roll }, ms: motion.ms("scene") * 0.7, sound: "dice", slip: null, untold: true },
      { emphasis: aimed, ms: lengthOf("scene") },
    ];
  }

  /** The projectile flies to what it meets, and it is seen what comes of it. */
  private struck(emphasis: Emphasis, hit: Hit): Beats {
    const mine = hit.seat === this.shown();
    const length = mine ? "scene" : ["missed", "bounced", "held"].includes(hit.outcome) ? "ui" : "move";
    return [{ emphasis: { ...emphasis, hit }, ms: lengthOf(length) }];
  }

  private lost(was: Emphasis, event: Extract<Event, { event: "ComponentLost" }>, view: PublicView): Beats {
    const { seat, square, cause } = event;
    const hit = cause === "destroyed" && was.roll ? ({ seat, square, outcome: "hit" } as const) : was.hit;
    const part = view.ships[seat]?.components.find((one) => one.square === square);
    const mine = seat === this.shown();
    const emphasis: Emphasis = {
      ...was,
      hit,
      cost: mine ? [...was.cost, event] : was.cost,
      lost: { ...was.lost, [seat]: [...(was.lost[seat] ?? []), square] },
      falling: part ? { ...was.falling, [seat]: [...(was.falling[seat] ?? []), part] } : was.falling,
    };
    if (cause === "destroyed" && mine && was.roll?.kind) return struck(was, emphasis, view, event);
    if (cause === "fallen" && mine) return fallen(was, emphasis, view, event);
    if (mine) return [{ emphasis, ms: lengthOf("move"), slip: lossSlip(emphasis.cost), sound: "clank" }];
    return [{ emphasis, ms: lengthOf(cause === "destroyed" ? "move" : "tap") }];
  }
}

function lengthOf(length: Length): number {
  return motion.reduced && length === "scene" ? motion.mark() / 2 : motion.ms(length);
}
