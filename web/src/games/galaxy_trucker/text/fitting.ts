/** Where a component would fit, in words: how far it must be turned, and what it would join. */

import type { Board, Box } from "../model/box.ts";
import type { BuildOffer, TurnChoice } from "../model/offers.ts";
import type { ComponentRow, ComponentView } from "../model/wire.ts";
import { kindWord, reason, where } from "./describe.ts";
import { gt } from "./index.ts";

/** The squares around one: front, right, rear, left. */
const AROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The ship that a component is held over. */
export interface Over {
  readonly box: Box;
  readonly board: Board;
  readonly components: readonly ComponentView[];
}

type Square = BuildOffer["squares"][number];

/** The connector on a side of a component as it lies; 0 is a smooth side. */
function connector(row: ComponentRow, turns: number, side: number): number {
  return row.sides[(side - turns + 4) % 4] ?? 0;
}

/** What a component on a square would be joined to, side by side: "cabin below". */
function joins(row: ComponentRow, turns: number, square: number, { box, board, components }: Over): string[] {
  const here = board.cell(square);
  if (!here) return [];
  return AROUND.flatMap(([dx, dy], side) => {
    const cell = board.cells.find(({ x, y }) => x === here.x + dx && y === here.y + dy);
    const other = components.find((part) => part.square === cell?.square);
    if (!other || !connector(row, turns, side)) return [];
    const theirs = box.component(other.component);
    return connector(theirs, other.turns, (side + 2) % 4)
      ? [gt(`fit.${side as 0 | 1 | 2 | 3}`, { part: kindWord(theirs.kind) })]
      : [];
  });
}

const fits = (choice: TurnChoice | undefined): boolean => Boolean(choice && !choice.refusal && !choice.mistakes.length);

/** How many quarter turns on from how it is held it fits: 0 as it is; null: it does not. */
function turnsToFit({ turns }: Square, held: number): number | null {
  return [0, 1, 2, 3].find((by) => fits(turns[(held + by) % 4])) ?? null;
}

/** One square for the component in hand: whether it fits, after how many turns, what it joins; else why it does not. */
export function fitWords(square: Square, row: ComponentRow, held: number, over: Over): string {
  const by = turnsToFit(square, held);
  if (by === null) {
    const choice = square.turns[held];
    const why = choice?.mistakes[0] ?? choice?.refusal;
    return why ? reason(why) : "";
  }
  const joined = joins(row, (held + by) % 4, square.square, over);
  return [
    by ? gt("fit.turned", { n: by }) : gt("yard.fits"),
    joined.length ? gt("fit.joins", { parts: joined.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Every square on which it fits some way, as it is held first. */
export function fittingLines(offer: BuildOffer, row: ComponentRow, held: number, over: Over): string[] {
  return offer.squares
    .flatMap((square) => {
      const by = turnsToFit(square, held);
      return by === null
        ? []
        : [{ by, line: `${where(over.board, square.square)}, ${fitWords(square, row, held, over)}` }];
    })
    .sort((a, b) => a.by - b.by)
    .map(({ line }) => line);
}
