/** What can be chosen before a game, and the options it becomes. */

import type * as generated from "$lib/generated/types.ts";
import type { SetUpRules } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { gt } from "../text/index.ts";
import type { Building, Flight, Module, Options } from "../wire.ts";

export const FLIGHTS: readonly Flight[] = ["intro", "I", "II", "III", "IIIA"];
/** The modules that the page can set up. */
export const MODULES = ["foresight", "lenient", "strict"] as const satisfies readonly Module[];
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

export interface Choices {
  readonly flights: readonly Flight[];
  readonly building: Building;
  readonly modules: readonly Module[];
  /** Building actions each in turns; null: as many as the board says. */
  readonly turns: number | null;
  readonly hourglass: number;
  readonly numberTime: number;
}

const FRESH: Choices = { flights: GAMES.standard, building: "turns", modules: [], turns: null, hourglass: 90, numberTime: 10 };

export const RULES: SetUpRules<Choices> = {
  fresh: () => FRESH,
  read,
  again: (options) => fromOptions(options as unknown as Options),
  limits: () => ({ least: 2, most: 4 }),
  options: (choices, seats) => optionsOf({ ...choices, building: buildingOf(choices, seats) }) as unknown as generated.Options,
  why,
};

/** How ships are built: people who share a screen cannot build at once. */
export function buildingOf({ building }: Choices, seats: readonly PlanSeat[]): Building {
  return seats.filter(({ kind }) => kind === "here").length > 1 ? "turns" : building;
}

function optionsOf({ flights, building, modules, turns, hourglass, numberTime }: Choices): Options {
  return { flights, building, modules, turns: building === "turns" ? turns : null, hourglass, number_time: numberTime };
}

function fromOptions({ flights, building, modules, turns, hourglass, number_time }: Options): Choices {
  return {
    flights: flights ?? FRESH.flights,
    building: building ?? FRESH.building,
    modules: modules ?? [],
    turns: turns ?? null,
    hourglass: hourglass ?? FRESH.hourglass,
    numberTime: number_time ?? FRESH.numberTime,
  };
}

/** Choices kept by an earlier visit; whatever does not fit any more is fresh. */
function read(data: unknown): Choices {
  const kept = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Choices, unknown>>;
  const list = <T>(value: unknown, all: readonly T[]): T[] => (Array.isArray(value) ? value.filter((one): one is T => all.includes(one as T)) : []);
  const flights = list(kept.flights, FLIGHTS);
  const whole = (value: unknown, other: number): number => (Number.isInteger(value) ? Number(value) : other);
  return {
    flights: flights.length ? flights.slice(0, MOST_FLIGHTS) : FRESH.flights,
    building: kept.building === "realtime" ? "realtime" : "turns",
    modules: [...new Set(list(kept.modules, MODULES))],
    turns: Number.isInteger(kept.turns) ? Number(kept.turns) : null,
    hourglass: whole(kept.hourglass, FRESH.hourglass),
    numberTime: whole(kept.numberTime, FRESH.numberTime),
  };
}

function why(rule: string): string | null {
  return rule === "GB-183" ? gt("setup.no.GB-183") : rule === "GB-186" ? gt("setup.no.GB-186") : null;
}

/** A table in a few words, for the home page. */
export function gameTitle(table: Pick<generated.Summary, "options" | "seats">): string {
  const { flights, building } = fromOptions(table.options as unknown as Options);
  return gt("table.title", { n: flights.length, building: gt(`setup.building.${building}`).toLocaleLowerCase() });
}
