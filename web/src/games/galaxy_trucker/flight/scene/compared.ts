/** What a ship has to show when a value is called: what was declared, else the least and the most it can. */

import type { ShipView, Value } from "../../model/wire.ts";

/** Cannon strength is counted in halves. */
const HALVES = 2;

export interface Range {
  readonly declared: number | null;
  readonly least: number;
  readonly most: number;
}

export function rangeOf({ figures: f, strength }: ShipView, value: Value): Range {
  const unit = value === "cannons" || value === "flanks" ? HALVES : 1;
  const [least, most] =
    value === "crew"
      ? [f.crew, f.crew]
      : value === "engines"
        ? [f.engines, f.engines_powered]
        : [f.cannon_halves, f.cannon_halves_powered];
  return {
    declared: strength === null || value === "crew" ? null : strength / unit,
    least: least / unit,
    most: most / unit,
  };
}
