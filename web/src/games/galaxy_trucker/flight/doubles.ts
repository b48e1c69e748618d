/** Doubles on a ship while strength is declared: where those of each kind lie, and which of them are powered. */

import type { Box } from "../box.ts";
import type { PowerChoice, PowerOffer } from "../offers.ts";
import type { ComponentView } from "../wire.ts";

/** Squares of the doubles by kind as the offer counts them: all of them, or those to the front before the others. */
export function doublesOf(offer: PowerOffer, components: readonly ComponentView[], box: Box): number[][] {
  const kind = offer.value === "engines" ? "engine_double" : "cannon_double";
  const doubles = components.filter(({ component }) => box.component(component).kind === kind);
  const squares = (some: readonly ComponentView[]): number[] => some.map(({ square }) => square);
  if (kindsOf(offer) === 1) return [squares(doubles)];
  return [squares(doubles.filter(({ turns }) => turns === 0)), squares(doubles.filter(({ turns }) => turns !== 0))];
}

export function kindsOf(offer: PowerOffer): number {
  return offer.choices[0]?.doubles.length ?? 0;
}

/** The choice that powers so many of each kind. */
export function choiceOf(offer: PowerOffer, doubles: readonly number[]): PowerChoice | undefined {
  return offer.choices.find((choice) => choice.doubles.every((count, kind) => count === doubles[kind]));
}

/** The numbers after a double was switched on or off; the same where there are too few cells for it. */
export function toggled(offer: PowerOffer, squares: readonly (readonly number[])[], doubles: readonly number[], square: number): readonly number[] {
  const kind = squares.findIndex((some) => some.includes(square));
  const at = squares[kind]?.indexOf(square) ?? -1;
  const count = doubles[kind] ?? 0;
  const next = doubles.with(kind, at < count ? count - 1 : count + 1);
  const choice = choiceOf(offer, next);
  return choice && !choice.refusal ? next : doubles;
}

/** Squares that are powered: the first of each kind. */
export function charged(squares: readonly (readonly number[])[], doubles: readonly number[]): number[] {
  return squares.flatMap((some, kind) => some.slice(0, doubles[kind] ?? 0));
}
