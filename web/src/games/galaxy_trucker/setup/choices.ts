/** What can be chosen before a game, and the options it becomes. */

import type * as generated from "$lib/generated/types.ts";
import type { SetUpRules } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { gt } from "../text/index.ts";
import type { Building, Flight, Module, Options } from "../model/wire.ts";

export const FLIGHTS = ["intro", "I", "IA", "II", "IIA", "III", "IIIA"] as const satisfies readonly Flight[];
/** The variants of the base game. */
export const VARIANTS = ["foresight", "lenient", "strict"] as const satisfies readonly Module[];
/** The modules of the Big Expansion that are switches; classes and Rough Roads are chosen by number. */
export const EXPANSION = [
  "technologies",
  "fifth-wheel",
  "four-as-five",
  "bonus-cards",
  "machinations",
] as const satisfies readonly Module[];
const MODULES: readonly Module[] = [...VARIANTS, ...EXPANSION];
export const BUILDINGS: readonly Building[] = ["turns", "realtime"];
/** Ready-made games: the first flight, one flight, a short one, the standard one, a long one. */
export const GAMES = {
  first: ["intro"],
  one: ["I"],
  short: ["I", "II"],
  standard: ["I", "II", "III"],
  long: ["I", "II", "III", "IIIA"],
} as const satisfies Record<string, readonly Flight[]>;
export type Ready = keyof typeof GAMES;
export const MOST_FLIGHTS = 12;
export const MOST_ROADS = 10;
const SEATS = 4;
const FIVE = 5;

export interface Choices {
  readonly flights: readonly Flight[];
  readonly building: Building;
  readonly modules: readonly Module[];
  /** Building actions each in turns; null: as many as the board says. */
  readonly turns: number | null;
  readonly hourglass: number;
  readonly numberTime: number;
  /** Cards of Rough Roads for each flight. */
  readonly roads: number;
  /** Which of them bind each seat, counted from 1; null: all bind everybody. */
  readonly handicap: readonly (readonly number[])[] | null;
  /** Seconds to point for the police; 0: as long as one likes. */
  readonly policeTime: number;
  /** Dice that choose harder classes, machinations and Rough Roads for the three standard flights; none: players do. */
  readonly throws: readonly number[];
}

const FRESH: Choices = {
  flights: GAMES.standard,
  building: "turns",
  modules: [],
  turns: null,
  hourglass: 90,
  numberTime: 10,
  roads: 0,
  handicap: null,
  policeTime: 0,
  throws: [],
};

export const RULES: SetUpRules<Choices> = {
  fresh: () => FRESH,
  read,
  again: (options) => fromOptions(options as Options),
  limits: ({ modules }) => (modules.includes("fifth-wheel") ? { least: FIVE, most: FIVE } : { least: 2, most: SEATS }),
  options: (choices, seats) =>
    optionsOf({ ...choices, building: buildingOf(choices, seats) }, seats.length) as generated.Options,
  why,
};

/** How ships are built: people who share a screen cannot build at once. */
export function buildingOf({ building }: Choices, seats: readonly PlanSeat[]): Building {
  return seats.filter(({ kind }) => kind === "here").length > 1 ? "turns" : building;
}

/** The cards that bind each seat; where nothing was agreed for a seat, all of them do. */
export function boundBy({ handicap, roads }: Choices, seats: number): number[][] {
  const all = Array.from({ length: roads }, (_, i) => i + 1);
  return Array.from({ length: seats }, (_, seat) => (handicap?.[seat] ?? all).filter((card) => card <= roads));
}

/**
 * What is shown to the server where dice choose: they start from the standard flights, without what they may choose.
 */
function plainOf(choices: Choices): Choices {
  const modules = choices.modules.filter((module) => module !== "machinations");
  return choices.throws.length ? { ...choices, flights: GAMES.standard, modules, roads: 0, handicap: null } : choices;
}

function optionsOf(chosen: Choices, seats: number): Options {
  const choices = plainOf(chosen);
  const { flights, building, modules, turns, hourglass, numberTime, roads, handicap, policeTime, throws } = choices;
  return {
    flights,
    building,
    modules,
    turns: building === "turns" ? turns : null,
    hourglass,
    number_time: numberTime,
    ...(roads ? { roads: [roads] } : {}),
    ...(roads && handicap ? { handicap: boundBy(choices, seats) } : {}),
    ...(policeTime && modules.includes("bonus-cards") ? { police_time: policeTime } : {}),
    ...(throws.length ? { throws } : {}),
  };
}

function fromOptions({
  flights,
  building,
  modules,
  turns,
  hourglass,
  number_time,
  roads,
  handicap,
  police_time,
  throws,
}: Options): Choices {
  return {
    flights: flights ?? FRESH.flights,
    building: building ?? FRESH.building,
    modules: modules ?? [],
    turns: turns ?? null,
    hourglass: hourglass ?? FRESH.hourglass,
    numberTime: number_time ?? FRESH.numberTime,
    roads: roads?.length ? Math.min(...roads) : 0,
    handicap: handicap ?? null,
    policeTime: police_time ?? 0,
    throws: throws ?? [],
  };
}

/** Choices kept by an earlier visit; whatever does not fit any more is fresh. */
function read(data: unknown): Choices {
  const kept = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Choices, unknown>>;
  const list = <T>(value: unknown, all: readonly T[]): T[] =>
    Array.isArray(value) ? value.filter((one): one is T => all.includes(one as T)) : [];
  const flights = list<Flight>(kept.flights, FLIGHTS);
  const whole = (value: unknown, other: number): number => (Number.isInteger(value) ? Number(value) : other);
  const cards = Array.from({ length: MOST_ROADS }, (_, i) => i + 1);
  return {
    flights: flights.length ? flights.slice(0, MOST_FLIGHTS) : FRESH.flights,
    building: kept.building === "realtime" ? "realtime" : "turns",
    modules: [...new Set(list(kept.modules, MODULES))],
    turns: Number.isInteger(kept.turns) ? Number(kept.turns) : null,
    hourglass: whole(kept.hourglass, FRESH.hourglass),
    numberTime: whole(kept.numberTime, FRESH.numberTime),
    roads: Math.min(MOST_ROADS, Math.max(0, whole(kept.roads, 0))),
    handicap: Array.isArray(kept.handicap)
      ? kept.handicap.slice(0, FIVE).map((one) => [...new Set(list(one, cards))])
      : null,
    policeTime: whole(kept.policeTime, 0),
    throws: list(kept.throws, [1, 2, 3, 4, 5, 6]).slice(0, MOST_ROADS),
  };
}

const WHY = ["GB-183", "GB-186", "GX-002", "GX-198", "GX-247"] as const;

function why(rule: string): string | null {
  const known = WHY.find((one) => one === rule);
  return known ? gt(`setup.no.${known}`) : null;
}
