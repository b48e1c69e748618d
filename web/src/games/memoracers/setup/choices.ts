/** What can be chosen before a race, and the options it becomes. */

import type * as wire from "$lib/generated/types.ts";
import { isContent, type OwnContent } from "$lib/setup/content.ts";
import type { SetUpRules } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { mt, type MemoText } from "../text/index.ts";
import { codesOf, LETTERS, plain, type Letter } from "../model/tiles.ts";
import { optionsOf } from "../model/wire.ts";

export type Mode = "race" | "solo" | "championship";
export type CircuitChoice = Letter | "random" | "tiles";
export type Grade = "beginner" | "amateur" | "confirmed" | "expert";
export const MODES: readonly Mode[] = ["race", "solo", "championship"];
export const GRADES: readonly Grade[] = ["beginner", "amateur", "confirmed", "expert"];
export const SHIELDS = 12;

export interface Choices {
  readonly mode: Mode;
  readonly circuit: CircuitChoice;
  /** The series of each number, where the circuit is chosen tile by tile. */
  readonly series: readonly Letter[];
  readonly madness: boolean;
  readonly handicap: boolean;
  /** Grade by the id of a seat; a seat without one is a beginner. */
  readonly grades: Readonly<Record<string, Grade>>;
  readonly shields: number;
  readonly starFix: boolean;
  /** Id of the seat of the youngest; the first where it is gone. */
  readonly youngest: number;
  /** A table of tiles of one's own, by the name of its file. */
  readonly content: OwnContent | null;
}

const FRESH: Choices = {
  mode: "race",
  circuit: "A",
  series: plain("A"),
  madness: false,
  handicap: false,
  grades: {},
  shields: SHIELDS,
  starFix: false,
  youngest: 0,
  content: null,
};

export const RULES: SetUpRules<Choices> = { fresh: () => FRESH, read, again, limits, options, why };

function limits({ mode }: Choices): { least: number; most: number } {
  return mode === "solo" ? { least: 1, most: 1 } : { least: 2, most: 5 };
}

/** The grade of a seat. */
export function gradeOf(choices: Choices, seat: PlanSeat): Grade {
  return choices.grades[seat.id] ?? "beginner";
}

function options(choices: Choices, seats: readonly PlanSeat[]): wire.MemoracersOptions {
  const { mode, madness, handicap, circuit, content } = choices;
  const modules: NonNullable<wire.MemoracersOptions["modules"]> = [];
  if (handicap) modules.push("handicap");
  if (madness) modules.push("kraken-madness");
  if (mode !== "race") modules.push(mode);
  const youngest = seats.findIndex(({ id }) => id === choices.youngest);
  return {
    // One seat is always a solo race: the server adds it, and takes it named once.
    modules: modules.filter((name) => name !== "solo"),
    circuit: mode === "championship" ? "A" : circuit === "tiles" ? codesOf(choices.series) : circuit,
    grades: handicap ? seats.map((seat) => gradeOf(choices, seat)) : [],
    youngest: Math.max(0, youngest),
    shields: choices.shields,
    solo_star_fix: mode === "solo" && choices.starFix,
    content: (content?.data ?? null) as wire.MemoracersContent | null,
  };
}

function again(data: wire.Options): Choices {
  const {
    modules = [],
    circuit = "A",
    grades = [],
    youngest = 0,
    shields = SHIELDS,
    solo_star_fix = false,
    content = null,
  } = optionsOf(data);
  const codes = typeof circuit === "string" ? null : [...circuit].sort();
  return {
    mode: modules.includes("solo") ? "solo" : modules.includes("championship") ? "championship" : "race",
    circuit: codes ? "tiles" : (circuit as CircuitChoice),
    series: codes ? codes.map((code) => code.at(-1) as Letter) : plain("A"),
    madness: modules.includes("kraken-madness"),
    handicap: modules.includes("handicap"),
    grades: Object.fromEntries(grades.map((grade, seat) => [String(seat), grade])),
    shields,
    starFix: solo_star_fix,
    youngest,
    content: content ? { name: mt("setup.content.same"), data: content } : null,
  };
}

/** Choices kept by an earlier visit; whatever does not fit any more is fresh. */
function read(data: unknown): Choices {
  const kept = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Choices, unknown>>;
  const is = <T>(value: unknown, all: readonly T[], other: T): T => (all.includes(value as T) ? (value as T) : other);
  const series = Array.isArray(kept.series) && kept.series.length === FRESH.series.length ? kept.series : FRESH.series;
  const grades = typeof kept.grades === "object" && kept.grades !== null ? Object.entries(kept.grades) : [];
  return {
    mode: is(kept.mode, MODES, FRESH.mode),
    circuit: is<CircuitChoice>(kept.circuit, [...LETTERS, "random", "tiles"], FRESH.circuit),
    series: series.map((letter: unknown) => is(letter, LETTERS, "A")),
    madness: kept.madness === true,
    handicap: kept.handicap === true,
    grades: Object.fromEntries(grades.map(([id, grade]) => [id, is(grade, GRADES, "beginner")])),
    shields: Number.isInteger(kept.shields) ? Number(kept.shields) : SHIELDS,
    starFix: kept.starFix === true,
    youngest: Number.isInteger(kept.youngest) ? Number(kept.youngest) : 0,
    content: isContent(kept.content) ? kept.content : null,
  };
}

const WHY: Readonly<Record<string, MemoText>> = {
  "MR-001": "setup.no.MR-001",
  "MR-159": "setup.no.MR-159",
  "MR-160": "setup.no.MR-160",
  "MR-173": "setup.no.MR-173",
  "MR-Q01": "setup.no.MR-Q01",
};

function why(rule: string): string | null {
  const key = WHY[rule];
  return key ? mt(key) : null;
}

/** A table in a few words, for the home page. */
export function raceTitle(summary: Pick<wire.Summary, "options" | "seats">): string {
  const { modules = [] } = optionsOf(summary.options);
  const n = summary.seats.length;
  return mt(
    modules.includes("solo") ? "table.solo" : modules.includes("championship") ? "table.championship" : "table.race",
    { n },
  );
}
