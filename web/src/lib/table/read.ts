/**
 * The border: the wire speaks of all games at once, and from here on it is known which one. The server says what a
 * table plays and its schema is held to these types, so what it sends is taken at its word; only here.
 */

import type * as wire from "../generated/types.ts";
import type { Args } from "../i18n/index.ts";
import type { GameTypes, Latest, Past } from "./types.ts";

/** Take something for what it is known to be. */
export function known<T>(value: unknown): T {
  return value as T;
}

/** The parts of a message that speak of the game. */
export type Told<G extends GameTypes> = Pick<Latest<G>, "public" | "mine" | "prompts">;

export function readTable<G extends GameTypes>({
  public: view,
  mine,
  prompts,
}: Pick<wire.Welcome, "public" | "mine" | "prompts">): Told<G> {
  return known({ public: view, mine, prompts });
}

export function readEvents<G extends GameTypes>(events: readonly wire.GameEvent[]): readonly G["event"][] {
  return known(events);
}

export function readPast<G extends GameTypes>(past: readonly wire.Past[]): readonly Past<G>[] {
  return known(past);
}

/** A record of the game as the arguments of a sentence: its fields are named alike. */
export function argsOf(record: object): Args {
  return known(record);
}
