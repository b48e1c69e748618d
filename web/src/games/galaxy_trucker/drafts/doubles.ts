/** Doubles on a ship while strength is declared: where those of each kind lie, and which of them are powered. */

import type { Box } from "../model/box.ts";
import type { PowerChoice, PowerOffer } from "../model/offers.ts";
import type { ComponentView, Half } from "../model/wire.ts";

/**
 * Squares of the doubles by kind as the offer counts them: engines, or double cannons to the front and others, then
 * bi-directional cannons with a barrel to the front and others. Components lie with the front of the ship on top;
 * `idle` ones do not work or are used already. Of two halves in the race the offer counts those of the left one first.
 */
export function doublesOf(
  offer: PowerOffer,
  components: readonly ComponentView[],
  box: Box,
  idle: readonly number[] = [],
  halfOf: (square: number) => Half | null = () => null,
): number[][] {
  const halves = halvesIn(offer, components, halfOf);
  if (!halves.length) return doublesIn(offer, components, box, idle, kindsOf(offer));
  return halves.flatMap((half, at) =>
    doublesIn(
      offer,
      components.filter(({ square }) => halfOf(square) === half),
      box,
      idle,
      offer.kinds?.[at] ?? 0,
    ),
  );
}

/** The halves that an offer is about, in its order; none for a ship that is one piece. */
export function halvesIn(
  { kinds = [] }: PowerOffer,
  components: readonly ComponentView[],
  halfOf: (square: number) => Half | null,
): Half[] {
  if (!kinds.length) return [];
  const there = new Set(components.map(({ square }) => halfOf(square)));
  return (["left", "right"] as const).filter((half) => kinds.length > 1 || there.has(half));
}

function doublesIn(
  offer: PowerOffer,
  components: readonly ComponentView[],
  box: Box,
  idle: readonly number[],
  count: number,
): number[][] {
  const working = components
    .filter(({ square }) => !idle.includes(square))
    .map((part) => ({ ...part, row: box.component(part.component) }));
  const squares = (has: (part: (typeof working)[number]) => boolean): number[] =>
    working.filter(has).map(({ square }) => square);
  if (offer.value === "engines") return [squares(({ row, turns }) => row.kind === "engine_double" && turns === 0)];
  const ahead = ({ row, turns }: (typeof working)[number]): boolean =>
    row.kind === "cannon_double" ? turns === 0 : (row.barrels ?? []).some((side) => (side + turns) % 4 === 0);
  const kinds = (["cannon_double", "cannon_bidirectional"] as const).flatMap((kind) =>
    [true, false].map((front) => squares((part) => part.row.kind === kind && ahead(part) === front)),
  );
  return kinds.slice(0, count);
}

export function kindsOf(offer: PowerOffer): number {
  return offer.choices[0]?.doubles.length ?? 0;
}

/** The choice that powers so many of each kind. */
export function choiceOf(offer: PowerOffer, doubles: readonly number[]): PowerChoice | undefined {
  return offer.choices.find((choice) => choice.doubles.every((count, kind) => count === doubles[kind]));
}

/** The numbers after a double was switched on or off; the same where there are too few cells for it. */
export function toggled(
  offer: PowerOffer,
  squares: readonly (readonly number[])[],
  doubles: readonly number[],
  square: number,
): readonly number[] {
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
