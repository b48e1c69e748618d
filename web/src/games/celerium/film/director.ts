/** How events of a rally are looked at: for how long, and what stands out. It repeats what they say, no more. */

import type { Beat, Director, Scene } from "$lib/table/film.svelte.ts";
import { motion, type Beat as Length } from "$lib/theme/motion.svelte.ts";
import type { Event, EventName, Kind, On, Part, PublicView, Rally } from "../model/wire.ts";
import { apply } from "./apply.ts";
import { cardsOf, rest, squaresOf, type Count, type Emphasis, type Step } from "./picture.ts";
import { checked, NO_CHECK, penaltySlip, runSlip, turned } from "./stages.ts";

type Moment = Beat<Rally, Emphasis>;
/** What an event sounds like; a control is staged and has sounds of its own. */
const SOUND: { readonly [Name in EventName]?: string } = {
  PlanetRevealed: "card",
  UpgradeBought: "buys",
  UpgradeInstalled: "mounts",
  CardsBought: "card",
  BoostsActivated: "token",
  LinePicked: "stamp",
  VehiclePlaced: "lands",
  CardPlayed: "card",
  RivalPlayed: "card",
  VehicleAdvanced: "runs",
  VehiclePushed: "runs",
  VehicleFellBack: "slides",
  AttackLaunched: "shot",
  ShieldUsed: "shield",
  MeteorStopped: "knock",
  VehicleShot: "shot",
  UpgradeDamaged: "knock",
  EnergyDrained: "slides",
  VehiclePenalised: "slides",
  RaceScored: "counts",
};

/** What stood out before, the event, and the view it happened on. */
type Act<Name extends EventName> = (emphasis: Emphasis, event: On<Name>, view: PublicView) => Moment;

/** How long something is looked at; without motion it stays for the eye to find. */
function beat(emphasis: Emphasis, length: Length, times = 1): Moment {
  return { emphasis, ms: motion.reduced ? motion.mark() * 0.4 * times : motion.ms(length) * times };
}

const at = (emphasis: Emphasis, step: Step): Emphasis => ({ ...emphasis, step });
const told = (emphasis: Emphasis, event: Event & { seat: number }): Emphasis => ({
  ...emphasis,
  spot: { seat: event.seat, what: event.event },
});

/** Something happens to a franchise in a step. */
const tells =
  (step: Step | null, length: Length, times = 1) =>
  (emphasis: Emphasis, event: Event): Moment =>
    beat({ ...("seat" in event ? told(emphasis, event) : emphasis), step: step ?? emphasis.step }, length, times);

/** The way that a vehicle goes. */
function goes(
  emphasis: Emphasis,
  event: { seat: number; vehicle: Kind; start: number; end: number },
  bad: boolean,
): Emphasis {
  return { ...emphasis, trails: [{ seat: event.seat, kind: event.vehicle, from: event.start, to: event.end, bad }] };
}

const runs = (
  emphasis: Emphasis,
  event: On<"VehicleAdvanced"> | On<"VehiclePushed"> | On<"VehicleFellBack">,
  bad = false,
): Moment =>
  beat(goes(at(emphasis, "race"), event, bad), "move", 1 + Math.min(2, Math.abs(event.end - event.start) / 4));

function placed(emphasis: Emphasis, event: On<"VehiclePlaced">): Moment {
  const fresh = emphasis.step === "race" ? emphasis.starts : [];
  return beat({ ...at(emphasis, "race"), starts: [...fresh, event], count: null, run: false }, "move");
}

/** A vehicle comes to a square at once, from the one where it stood. */
function jumps(emphasis: Emphasis, event: On<"VehicleSlotted"> | On<"VehiclesSwapped">, view: PublicView): Moment {
  const start = view.franchises[event.seat]?.[event.vehicle].square ?? event.square;
  return beat(goes(at(emphasis, "race"), { ...event, start, end: event.square }, false), "scene");
}

function penalised(emphasis: Emphasis, event: On<"VehiclePenalised">): Moment {
  const check = emphasis.check ?? NO_CHECK;
  const { trails } = goes(emphasis, event, true);
  const penalties = [...check.penalties, event];
  return {
    ...beat(
      {
        ...at(emphasis, "control"),
        trails: [...emphasis.trails, ...trails],
        check: { ...check, penalties, spotlight: null },
      },
      "scene",
    ),
    slip: penaltySlip(penalties),
    buzz: { seats: [event.seat], pulse: [30] },
  };
}

function scored(emphasis: Emphasis, event: On<"RaceScored">, view: PublicView): Moment {
  const count: Count =
    emphasis.count?.race === view.round && emphasis.step === "points"
      ? emphasis.count
      : {
          race: view.round,
          rows: [],
          before: view.franchises.map(({ score }) => score),
          squares: squaresOf(view),
          boosts: view.franchises.map(({ sheets }) => sheets[view.round - 1]?.boosts ?? 0),
          income: null,
          first: null,
          px2: [],
        };
  const next = { ...at(emphasis, "points"), check: null, trails: [] };
  return beat({ ...next, count: { ...count, rows: [...count.rows, event] } }, "scene");
}

const counted = (emphasis: Emphasis, change: Partial<Count>): Emphasis =>
  emphasis.count ? { ...emphasis, count: { ...emphasis.count, ...change } } : emphasis;

/** A card is laid: it is seen now, and stays the last one. */
const laid = (emphasis: Emphasis, seat: number, card: string, part: Part | null): Emphasis => ({
  ...emphasis,
  played: { seat, card, part },
  last: { seat, card, part },
});

/** A card of the race; what a control has shown is over. */
const plays = (emphasis: Emphasis, event: On<"CardPlayed"> | On<"RivalPlayed">, part: Part): Moment =>
  beat({ ...laid(at(told(emphasis, event), "race"), event.seat, event.card, part), check: null }, "scene", 1.2);

const reacts = (emphasis: Emphasis, event: On<"AttackDodged"> | On<"ControlBlocked">): Moment =>
  beat(laid(told(emphasis, event), event.seat, event.card, null), "scene", 1.2);

const ACTS: { readonly [Name in EventName]?: Act<Name> } = {
  FranchiseReady: (emphasis) => ({ emphasis, ms: 0 }),
  FaceChosen: (m) => beat(at(m, "face"), "scene"),
  RoundBegan: (m) => ({ emphasis: { ...m, check: null, trails: [] }, ms: 0 }),
  PlanetRevealed: (m) => beat(at(m, "market"), "scene", 1.4),
  UpgradeBought: tells("market", "scene"),
  RivalBought: tells("market", "scene"),
  MarketPassed: tells("market", "move"),
  MarketClosed: tells("market", "move"),
  UpgradeInstalled: tells("equip", "scene"),
  CardsBought: tells("cards", "move", 1.5),
  BoostsActivated: tells("boosts", "scene"),
  LinePicked: tells("line", "scene"),
  UpgradeDiscarded: tells("discard", "move"),
  VehiclePlaced: placed,
  CardPlayed: (m, e) => plays(m, e, e.part),
  RivalPlayed: (m, e) => plays(m, e, "move"),
  VehicleAdvanced: (m, e) => runs(m, e),
  VehiclePushed: (m, e) => runs(m, e, true),
  VehicleFellBack: (m, e) => runs(m, e),
  VehicleSlotted: jumps,
  VehiclesSwapped: jumps,
  MeteorStopped: tells(null, "move", 1.5),
  WheelTurned: tells(null, "scene", 1.2),
  AttackLaunched: (m, e) => beat({ ...told(m, e), attack: { seat: e.seat, targets: e.targets } }, "scene"),
  ShieldUsed: tells("race", "scene"),
  AttackDodged: reacts,
  ControlBlocked: reacts,
  MeteorLaid: tells(null, "move", 1.4),
  VehicleShot: tells(null, "scene"),
  ShotRemoved: (m) => beat(m, "ui"),
  UpgradeDamaged: tells(null, "scene"),
  UpgradeSentToWorkshop: tells(null, "move"),
  UpgradeRepaired: tells(null, "move"),
  EnergyDrained: tells(null, "scene"),
  KeepLineTaken: tells(null, "move"),
  FirstAtMarketTaken: tells(null, "move"),
  LastAtMarketGiven: tells(null, "move"),
  ActionsGained: tells(null, "move"),
  CardDrawn: tells(null, "move"),
  RaceEnded: (m) => beat({ ...at(m, "race"), trails: [], check: null }, "scene"),
  BoostReplaced: (m) => beat(m, "move"),
  VehiclePenalised: penalised,
  RaceScored: scored,
  IncomeGained: (m, e) => beat(counted(m, { income: e }), "move"),
  FirstFranchisePassed: (m, e) => beat(counted(m, { first: e.seat }), "move"),
  Px2Kept: (m, e) => beat(counted(m, { px2: [...(m.count?.px2 ?? []), e] }), "scene"),
};

export class RallyDirector implements Director<Rally, Emphasis> {
  constructor(
    /** The table's own time of one step, for what everybody sees together. */
    private readonly pace: () => number,
    /** The seat in front of the screen: its own race is told when it is run. */
    private readonly mine: () => number | null = () => null,
  ) {}

  readonly rest = rest;
  readonly apply = apply;

  beats(event: Event, { view, emphasis: was }: Scene<Rally, Emphasis>): readonly Moment[] {
    const emphasis = {
      ...was,
      played: null,
      spot: null,
      attack: null,
      trails: was.step === "control" ? was.trails : [],
    };
    if (event.event === "BoostChecked") return checked(emphasis, event, this.pace());
    if (event.event === "ControlTurned") return turned(emphasis, event);
    if (event.event === "FranchisePassed") return [this.passed(emphasis, event, view)];
    const act = ACTS[event.event] as Act<EventName> | undefined;
    return act ? [{ sound: SOUND[event.event], ...act(emphasis, event, view) }] : [];
  }

  /** A first pass without a card left is the last word of this race. */
  private passed(emphasis: Emphasis, event: On<"FranchisePassed">, view: PublicView): Moment {
    const moment = tells("race", "move")(emphasis, event);
    if (event.seat !== this.mine() || emphasis.run || cardsOf(view.franchises[event.seat])) return moment;
    return { ...moment, emphasis: { ...moment.emphasis, run: true }, slip: runSlip(view, event.seat) };
  }
}
