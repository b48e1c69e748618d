/** Dice that choose how a game is made harder: thrown here, read by the server. */

import type { Flight, Preview } from "./wire.ts";

/** Classes that stand in for another one and are harder. */
export const HARDER: readonly Flight[] = ["IA", "IIA", "IIIA"];
export const MOST_DICE = 10;
const SIDES = 6;
/** Bytes above this would favour low numbers. */
const FAIR = 252;

/** A die as it falls. */
export function throwDie(byte: () => number = chance): number {
  let found = byte();
  while (found >= FAIR) found = byte();
  return (found % SIDES) + 1;
}

function chance(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
}

/** So many dice: those that lie there stay, others are thrown or taken away. */
export function withDice(thrown: readonly number[], count: number, die: () => number = throwDie): number[] {
  return Array.from({ length: count }, (_, i) => thrown[i] ?? die());
}

/** What makes a game difficult: harder classes, machinations, cards of Rough Roads. */
export interface Hard {
  readonly difficulty: number;
  readonly flights: readonly Flight[];
  readonly machinations: boolean;
  readonly roads: number;
}

/** What the server says of a set-up, after its dice. */
export function hardOf({
  difficulty,
  flights,
  modules,
  roads,
}: Pick<Preview, "difficulty" | "flights" | "modules" | "roads">): Hard {
  const harder = HARDER.filter((flight) => flights.includes(flight));
  return { difficulty, flights: harder, machinations: (modules ?? []).includes("machinations"), roads };
}
