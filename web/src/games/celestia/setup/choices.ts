/** What can be chosen before a game of Celestia, and the options it becomes. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import { isContent, type OwnContent } from "$lib/setup/content.ts";
import type { SetUpRules, Trouble } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { ct, type CelestiaText } from "../text/words.ts";
import type { Colour, Module, Options } from "../model/wire.ts";

export const EXPANSIONS = [
  "ext1",
  "ext2",
  "xmas",
  "matryoshburg",
  "boscalumia",
  "grappin",
  "instructor",
] as const satisfies readonly Module[];
const MODULES: readonly Module[] = ["beginner", ...EXPANSIONS];
const PAIR = 2;

export interface Choices {
  readonly modules: readonly Module[];
  /** The variant for two, where there are two. */
  readonly two: boolean;
  /** Id of the seat of the first captain; null: drawn. */
  readonly captain: number | null;
  readonly powers: boolean;
  readonly glasses: boolean;
  /** A table of cities and cards of one's own, with the name of its file; null: ours. */
  readonly content: OwnContent | null;
}

const FRESH: Choices = { modules: [], two: true, captain: null, powers: true, glasses: true, content: null };

export const RULES: SetUpRules<Choices> = {
  fresh: () => FRESH,
  read,
  again,
  limits: () => ({ least: 2, most: 6 }),
  options,
  why,
};

/** Whether the variant for two is about to be played. */
export function pairs(choices: Choices, seats: readonly PlanSeat[]): boolean {
  return seats.length === PAIR && choices.two;
}

function options(choices: Choices, seats: readonly PlanSeat[]): wire.Options {
  const captain = seats.findIndex(({ id }) => id === choices.captain);
  const made: Options = {
    modules: choices.modules,
    two: seats.length === PAIR ? choices.two : null,
    first_captain: captain < 0 ? null : captain,
    // Pawns and characters wear the colours of the seats; a crew of three has its own.
    colours: pairs(choices, seats) ? [] : seats.map((_, seat) => seatLook(seat) as Colour),
    power_cards: choices.powers,
    spyglasses: choices.glasses,
    content: (choices.content?.data ?? null) as Options["content"],
  };
  return made as wire.CelestiaOptions;
}

function again(data: wire.Options): Choices {
  const {
    modules = [],
    two = true,
    first_captain = null,
    power_cards = true,
    spyglasses = true,
    content = null,
  } = data as Options;
  const own = content ? { name: "", data: content } : null;
  return {
    modules: modules.filter((name) => MODULES.includes(name)),
    two: two !== false,
    captain: first_captain,
    powers: power_cards,
    glasses: spyglasses,
    content: own,
  };
}

function read(data: unknown): Choices {
  const kept = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Choices, unknown>>;
  const named = Array.isArray(kept.modules) ? (kept.modules as unknown[]) : [];
  return {
    modules: MODULES.filter((name) => named.includes(name)),
    two: kept.two !== false,
    captain: typeof kept.captain === "number" ? kept.captain : null,
    powers: kept.powers !== false,
    glasses: kept.glasses !== false,
    content: isContent(kept.content) ? kept.content : null,
  };
}

const WHY: Readonly<Record<string, CelestiaText>> = {
  "CS-183": "setup.no.CS-183",
  "CS-420": "setup.no.CS-420",
  "CS-001": "setup.no.CS-001",
};

function why(rule: string): string | null {
  const key = WHY[rule];
  return key ? ct(key) : null;
}

/** A trouble in the language of the page, where its rule is named anywhere in the server's sentence. */
export function told(trouble: Trouble | null): Trouble | null {
  const rule = trouble?.rule ?? /CS-\d{3}/.exec(trouble?.message ?? "")?.[0] ?? null;
  return trouble && rule ? { ...trouble, rule, message: why(rule) ?? trouble.message } : trouble;
}

export function withModule(modules: readonly Module[], name: Module, on: boolean): Module[] {
  return MODULES.filter((one) => (one === name ? on : modules.includes(one)));
}

/** A table of this game in a few words. */
export function tableTitle(table: Pick<wire.Summary, "seats">): string {
  return ct("table.title", { n: table.seats.length });
}
