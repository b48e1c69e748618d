/**
 * A legal class II ship of the base box, for the poster and the drawings of the rules: column, row, component, turns.
 */

import type { ComponentRow } from "./wire.ts";

export interface Sample {
  readonly column: number;
  readonly row: number;
  readonly turns: number;
  readonly part: ComponentRow;
}

export const SAMPLE: readonly Sample[] = [
  { column: 7, row: 7, turns: 0, part: { name: "B031", kind: "starting_cabin", sides: [3, 3, 3, 3], colour: "blue" } },
  { column: 7, row: 8, turns: 0, part: { name: "B085", kind: "engine_double", sides: [2, 2, 0, 2] } },
  { column: 7, row: 6, turns: 2, part: { name: "B005", kind: "battery", sides: [1, 1, 1, 3], cells: 2 } },
  { column: 8, row: 7, turns: 0, part: { name: "B143", kind: "shield", sides: [2, 1, 2, 1] } },
  { column: 6, row: 7, turns: 2, part: { name: "B038", kind: "cabin", sides: [2, 1, 2, 2] } },
  { column: 8, row: 6, turns: 3, part: { name: "B009", kind: "battery", sides: [2, 2, 2, 3], cells: 2 } },
  { column: 6, row: 8, turns: 2, part: { name: "B023", kind: "hold", sides: [2, 1, 2, 3], ordinary: 2 } },
  { column: 9, row: 7, turns: 3, part: { name: "B037", kind: "cabin", sides: [1, 2, 0, 2] } },
  { column: 7, row: 5, turns: 1, part: { name: "B035", kind: "cabin", sides: [2, 1, 2, 1] } },
  { column: 8, row: 8, turns: 2, part: { name: "B060", kind: "special_hold", sides: [2, 2, 2, 3], special: 1 } },
  { column: 5, row: 7, turns: 2, part: { name: "B043", kind: "cabin", sides: [1, 0, 1, 3] } },
  { column: 8, row: 9, turns: 0, part: { name: "B071", kind: "engine_single", sides: [3, 2, 0, 0] } },
  { column: 6, row: 6, turns: 3, part: { name: "B115", kind: "shield", sides: [1, 2, 1, 2] } },
  { column: 5, row: 8, turns: 2, part: { name: "B022", kind: "hold", sides: [1, 2, 1, 3], ordinary: 2 } },
  { column: 6, row: 5, turns: 0, part: { name: "B126", kind: "cannon_double", sides: [0, 3, 2, 0] } },
  { column: 6, row: 9, turns: 0, part: { name: "B087", kind: "engine_double", sides: [2, 0, 0, 3] } },
  { column: 5, row: 6, turns: 0, part: { name: "B125", kind: "cannon_double", sides: [0, 1, 3, 0] } },
  { column: 7, row: 4, turns: 0, part: { name: "B088", kind: "cannon_single", sides: [0, 0, 1, 0] } },
  { column: 8, row: 5, turns: 0, part: { name: "B121", kind: "cannon_single", sides: [0, 0, 2, 3] } },
  { column: 9, row: 6, turns: 3, part: { name: "B024", kind: "hold", sides: [3, 0, 0, 3], ordinary: 2 } },
  { column: 9, row: 8, turns: 3, part: { name: "B137", kind: "life_support_purple", sides: [2, 2, 0, 2] } },
  { column: 5, row: 9, turns: 0, part: { name: "B067", kind: "engine_single", sides: [1, 1, 0, 0] } },
  { column: 9, row: 9, turns: 0, part: { name: "B076", kind: "engine_single", sides: [3, 1, 0, 2] } },
  { column: 10, row: 9, turns: 0, part: { name: "B112", kind: "special_hold", sides: [3, 0, 0, 3], special: 1 } },
  { column: 10, row: 8, turns: 0, part: { name: "B089", kind: "cannon_single", sides: [0, 0, 1, 0] } },
];

/** The component of the sample ship on a column and row. */
export function sampleAt(column: number, row: number): Sample {
  const found = SAMPLE.find((one) => one.column === column && one.row === row);
  if (!found) throw new Error(`the sample ship has nothing on ${column}, ${row}`);
  return found;
}
