/** What a ship under construction will have once it is loaded: printed on its components, counted before take-off. */

import type { ComponentRow, ComponentView, FiguresView } from "./wire.ts";

/** The figures of a yard: of a ship, and the spaces of its holds. */
export interface Built extends Pick<
  FiguresView,
  "cannon_halves" | "cannon_halves_powered" | "engines" | "engines_powered" | "crew" | "cells" | "goods" | "exposed"
> {
  readonly holds: number;
  readonly shields: number;
}

/** Who moves in at take-off (GB-067, GB-068, GX-053); aliens are decided later. */
const CREW: Readonly<Partial<Record<ComponentRow["kind"], number>>> = { starting_cabin: 2, cabin: 2, luxury_cabin: 1 };

/** Count what is welded; `figures` are those of the server, which counts what is aboard already. */
export function builtOf(
  figures: FiguresView,
  components: readonly ComponentView[],
  rowOf: (name: string) => ComponentRow,
  /** One body with a known front; of others only the server knows what their doubles add. */
  plain = true,
): Built {
  const parts = components.map(({ component, turns }) => ({ row: rowOf(component), ahead: turns % 4 === 0 }));
  const sum = (count: (row: ComponentRow) => number): number => parts.reduce((all, { row }) => all + count(row), 0);
  const cells = sum(({ cells: printed }) => printed ?? 0);
  const lit = plain ? cells : 0;
  // A cell each, the strongest first: a double counts full to the front and half elsewhere.
  const guns = parts
    .flatMap(({ row, ahead }) => (row.kind === "cannon_double" ? [ahead ? 4 : 2] : []))
    .sort((a, b) => b - a)
    .slice(0, lit);
  const bells = Math.min(
    lit,
    sum(({ kind }) => (kind === "engine_double" ? 1 : 0)),
  );
  return {
    ...figures,
    crew: Math.max(
      figures.crew,
      sum(({ kind }) => CREW[kind] ?? 0),
    ),
    cells: Math.max(figures.cells, cells),
    engines_powered: Math.max(figures.engines_powered, figures.engines + 2 * bells),
    cannon_halves_powered: Math.max(
      figures.cannon_halves_powered,
      figures.cannon_halves + guns.reduce((all, one) => all + one, 0),
    ),
    holds: sum(({ ordinary = 0, special = 0 }) => ordinary + special),
    shields: sum(({ kind }) => (kind === "shield" ? 1 : 0)),
  };
}
