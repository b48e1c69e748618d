/** What can be chosen before a rally, and the options it becomes. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import { isContent, type OwnContent } from "$lib/setup/content.ts";
import type { SetUpRules } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { known } from "$lib/table/read.ts";
import { rt, type RallyText } from "../text/words.ts";
import type { Colour, Difficulty, Options } from "../model/wire.ts";

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "white"];
export const DIFFICULTIES: readonly Difficulty[] = ["easy", "normal", "hard"];

export interface Choices {
  readonly expert: boolean;
  readonly firstToLast: boolean;
  readonly difficulty: Difficulty;
  /** Starbots by the seats' ids, where they are not the seats' own. */
  readonly colours: Readonly<Record<string, Colour>>;
  readonly content: OwnContent | null;
}

const FRESH: Choices = { expert: false, firstToLast: false, difficulty: "normal", colours: {}, content: null };

export const RULES: SetUpRules<Choices> = {
  fresh: () => FRESH,
  read,
  again,
  limits: () => ({ least: 1, most: 4 }),
  options,
  why,
};

/** The Starbot of each seat: as chosen, else the one in the seat's colour, else one that is left. */
export function coloursOf(choices: Choices, seats: readonly PlanSeat[]): Colour[] {
  const made: (Colour | null)[] = seats.map(() => null);
  const take = (at: number, colour: Colour | undefined): void => {
    if (colour && made[at] === null && !made.includes(colour)) made[at] = colour;
  };
  seats.forEach(({ id }, at) => take(at, choices.colours[String(id)]));
  seats.forEach((_, at) =>
    take(
      at,
      COLOURS.find((colour) => colour === seatLook(at)),
    ),
  );
  seats.forEach((_, at) =>
    take(
      at,
      COLOURS.find((colour) => !made.includes(colour)),
    ),
  );
  return made.map((colour) => colour ?? "red");
}

function options(choices: Choices, seats: readonly PlanSeat[]): wire.Options {
  const made: Options = {
    modules: choices.expert ? ["expert"] : [],
    colours: coloursOf(choices, seats),
    first_to_last: choices.firstToLast,
    difficulty: seats.length === 1 ? choices.difficulty : "normal",
    content: (choices.content?.data ?? null) as Options["content"],
  };
  return made as wire.CeleriumOptions;
}

function again(data: wire.Options): Choices {
  const { modules = [], colours = [], first_to_last = false, difficulty = "normal", content = null } = data as Options;
  const kept = Object.fromEntries(colours.map((colour, seat) => [String(seat), colour]));
  return {
    expert: modules.includes("expert"),
    firstToLast: first_to_last,
    difficulty,
    colours: kept,
    content: content ? { name: rt("setup.content.same"), data: content } : null,
  };
}

function read(data: unknown): Choices {
  const kept = (typeof data === "object" && data !== null ? data : {}) as Partial<Record<keyof Choices, unknown>>;
  const colours = (typeof kept.colours === "object" && kept.colours !== null ? kept.colours : {}) as Record<
    string,
    unknown
  >;
  return {
    expert: kept.expert === true,
    firstToLast: kept.firstToLast === true,
    difficulty: DIFFICULTIES.find((one) => one === kept.difficulty) ?? "normal",
    colours: Object.fromEntries(
      Object.entries(colours).filter((entry): entry is [string, Colour] => COLOURS.includes(entry[1] as Colour)),
    ),
    content: isContent(kept.content) ? kept.content : null,
  };
}

const WHY: Readonly<Record<string, RallyText>> = {
  "CM-001": "setup.no.CM-001",
  "CM-262": "setup.no.CM-262",
  "CM-027": "setup.no.CM-027",
};

function why(rule: string): string | null {
  const key = WHY[rule];
  return key ? rt(key) : null;
}

/** A table of this game in a few words. */
export function tableTitle(table: Pick<wire.Summary, "options" | "seats">): string {
  const { modules = [] } = known<Options>(table.options);
  return rt("table.title", { n: table.seats.length, expert: modules.includes("expert") });
}
