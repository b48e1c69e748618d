/** How events of a voyage are looked at: for how long, and what stands out. It repeats what they say, no more. */

import type { Beat, Director, Scene } from "$lib/table/film.svelte.ts";
import { motion, type Beat as Length } from "$lib/theme/motion.svelte.ts";
import type { Event, EventName, On, PublicView, Voyage } from "../model/wire.ts";
import { apply, arrived, cityOf } from "./apply.ts";
import { counts, wins } from "./count.ts";
import { rest, type Emphasis, type Step } from "./picture.ts";
import { ejects, falls, opens, takes } from "./stages.ts";

type Beats = readonly Beat<Voyage, Emphasis>[];
/** What stood out before, the event, the view it happened on, the seat in front of the screen, the final scores. */
type Act<Name extends EventName> = (
  emphasis: Emphasis,
  event: On<Name>,
  view: PublicView,
  mine: number | null,
  scores: readonly number[] | null,
) => Beats;

/** How long something is looked at; without motion it stays for the eye to find. */
function beat(emphasis: Emphasis, length: Length, times = 1): Beat<Voyage, Emphasis> {
  return { emphasis, ms: motion.reduced ? motion.mark() * 0.4 * times : motion.ms(length) * times };
}

/** The event is looked at, and nothing stands out. */
const looks =
  (length: Length, times = 1) =>
  (emphasis: Emphasis): Beats => [beat(emphasis, length, times)];

/** A seat got off at a city, or is aboard again. */
const ashore = (emphasis: Emphasis, seat: number, city: number | null): Emphasis => ({
  ...emphasis,
  ashore: emphasis.ashore.map((one, i) => (i === seat ? city : one)),
});

function began(emphasis: Emphasis): Beats {
  const nobody = { ashore: emphasis.ashore.map(() => null), fell: emphasis.fell.map(() => false) };
  return [beat({ ...emphasis, ...nobody, stood: null, falling: null, calling: false }, "scene")];
}

/** Dice roll without a face, then they lie. */
function rolls(emphasis: Emphasis, dice: readonly number[]): Beats {
  return [
    { emphasis: { ...emphasis, rolling: dice }, ms: motion.ms("scene") * 1.1, sound: "dice", slip: null, untold: true },
    beat(emphasis, "scene"),
  ];
}

/** The captain says a word: it stands at the pawn. */
const speaks =
  (crash: boolean) =>
  (emphasis: Emphasis, event: { seat: number }): Beats => [
    {
      ...beat({ ...emphasis, word: { seat: event.seat, crash } }, "scene", crash ? 1 : 0.7),
      sound: crash ? "crash" : "ok",
    },
  ];

const ACTS: { readonly [Name in EventName]?: Act<Name> } = {
  VoyageBegan: began,
  CaptaincyPassed: looks("move"),
  VoyagePrepared: looks("move"),
  HeadingChosen: looks("move"),
  DiceRolled: (m, e) => (e.dice.length ? rolls(m, [...e.dice.keys()]) : [beat(m, "ui")]),
  DiceRerolled: (m, e) => rolls(m, e.which),
  GiftSetAside: looks("scene"),
  PassengerStayed: looks("move"),
  PassengerLeft: (m, e) => [{ ...beat(ashore(m, e.seat, e.city), "move"), sound: "rope" }],
  LifeboatTaken: looks("scene"),
  TreasureTaken: takes,
  TreasureSeen: opens,
  TreasureReturned: looks("move"),
  TreasuresDrawn: looks("ui"),
  TreasureDiscarded: looks("move"),
  CardPlayed: (m, e) => [
    {
      ...beat({ ...m, played: { seat: e.seat, card: e.card } }, "scene", 1.4),
      sound: e.card === "jetpack" ? "jetpack" : "card",
    },
  ],
  CardReturned: looks("move"),
  PowerUsed: looks("scene"),
  SpyglassUsed: looks("scene"),
  HelpPlaced: looks("move"),
  HelpReturned: looks("move"),
  HelpRevealed: looks("scene"),
  CardsShown: looks("scene"),
  PiratesIgnored: looks("move"),
  CaptainChanged: looks("scene"),
  PlayerEjected: (m, e, view) => ejects(ashore(m, e.target, cityOf(view)), e.target, cityOf(view)),
  ChoiceForced: (m, e, view) =>
    e.stays
      ? [beat(ashore(m, e.target, null), "move")]
      : ejects(ashore(m, e.target, cityOf(view)), e.target, cityOf(view)),
  SuccessDeclared: speaks(false),
  CrashDeclared: speaks(true),
  CardsLaid: (m, e) => [beat(m, "scene", e.count ? 1.4 : 0.6)],
  PlayerReboarded: (m, e) => [beat(ashore(m, e.seat, null), "move")],
  VesselMoored: looks("scene"),
  // It arrives first; then what was rolled, said and laid for this leg is over.
  VesselMoved: (m, e, view) => [
    { ...beat(m, "scene", 1.3), view: arrived(view, e), sound: "flies" },
    { emphasis: m, ms: 0 },
  ],
  SpaceReached: looks("scene", 1.3),
  ForgottenCityLit: looks("scene", 2),
  ForgottenCityReached: looks("scene"),
  LastCityReached: looks("scene"),
  VesselStopped: (m, e) => [beat(ashore(m, e.seat, e.city), "move")],
  PlayerLanded: (m, e, view) => [beat(ashore(m, e.seat, cityOf(view, view.vessel)), "move")],
  VesselCrashed: falls,
  AircraftAbandoned: (m, _, view) => [
    { ...beat({ ...m, falling: "aircraft" }, "scene"), view },
    { emphasis: m, ms: 0 },
  ],
  CardsDrawn: (emphasis) => [{ emphasis, ms: 0 }],
  MatryoshburgReached: (m) => [beat({ ...m, calling: true }, "scene")],
  BonusTaken: (m) => [beat({ ...m, calling: true }, "ui")],
  TreasuresRevealed: counts,
  GiftGiven: looks("move"),
  GameEnded: (m, e, _, mine, scores) => wins(m, e, mine, scores),
};

/** The step of a voyage that an event belongs to; others belong to the step they happen in. */
const STEPS: { readonly [Name in EventName]?: Step } = {
  VoyageBegan: "start",
  CaptaincyPassed: "start",
  VoyagePrepared: "start",
  HeadingChosen: "start",
  DiceRolled: "dice",
  PassengerStayed: "passengers",
  PassengerLeft: "passengers",
  LifeboatTaken: "passengers",
  ChoiceForced: "passengers",
  SuccessDeclared: "captain",
  CrashDeclared: "captain",
  CardsLaid: "captain",
  SpyglassUsed: "captain",
  VesselMoored: "flight",
  VesselMoved: "flight",
  SpaceReached: "flight",
  ForgottenCityLit: "flight",
  ForgottenCityReached: "flight",
  LastCityReached: "flight",
  VesselStopped: "start",
  VesselCrashed: "flight",
  AircraftAbandoned: "flight",
};

export class VoyageDirector implements Director<Voyage, Emphasis> {
  /** `mine`: the seat in front of the screen, which alone sees what it took; `scores`: the result, once known. */
  constructor(
    private readonly mine: () => number | null = () => null,
    private readonly scores: () => readonly number[] | null = () => null,
  ) {}

  readonly rest = rest;
  readonly apply = apply;

  beats(event: Event, { view, emphasis: was }: Scene<Voyage, Emphasis>): Beats {
    const calm = { played: null, rolling: [], opened: null, word: null };
    const stood = view.aircraft ?? view.lifeboat ?? was.stood;
    const emphasis = { ...was, ...calm, stood, step: STEPS[event.event] ?? was.step };
    const act = ACTS[event.event] as Act<EventName> | undefined;
    return act?.(emphasis, event, view, this.mine(), this.scores()) ?? [];
  }
}
