/** The box of a table: components, cards and boards by name, as the server's preview tells them. */

import type { SeatLook } from "$lib/draw/seats.ts";
import { api } from "$lib/net/api.ts";
import type * as generated from "$lib/generated/types.ts";
import type { BoardRow, BoxFigures, CardRow, Colour, ComponentRow, Flight, Good, Preview } from "./wire.ts";

/** A square of a board: where it lies from the board's own corner, and its dice numbers. */
export interface Cell {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly column: string;
  readonly row: string;
}

/** A ship board ready to be drawn. */
export class Board {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  private readonly bySquare: ReadonlyMap<number, Cell>;

  /** `grid` is how many columns the common grid has on which squares of all boards are counted. */
  constructor(readonly row: BoardRow, grid: number) {
    this.width = row.columns.length;
    this.height = row.rows.length;
    this.cells = row.squares.map((square) => {
      const x = (square % grid) - row.left;
      const y = Math.floor(square / grid) - row.top;
      return { square, x, y, column: this.columnText(x), row: this.rowText(y) };
    });
    this.bySquare = new Map(this.cells.map((cell) => [cell.square, cell]));
  }

  cell(square: number): Cell | undefined {
    return this.bySquare.get(square);
  }

  columnText(x: number): string {
    return (this.row.columns[x] ?? []).join("·");
  }

  rowText(y: number): string {
    return (this.row.rows[y] ?? []).join("·");
  }

  /** The column or row a dice total designates; null where it misses the board. */
  line(across: boolean, total: number): number | null {
    const lines = across ? this.row.columns : this.row.rows;
    const at = lines.findIndex((totals) => totals.includes(total));
    return at < 0 ? null : at;
  }
}

export class Box {
  private readonly components: ReadonlyMap<string, ComponentRow>;
  private readonly cards: ReadonlyMap<string, CardRow>;
  private readonly boards: ReadonlyMap<string, Board>;
  readonly flights: readonly Flight[];
  readonly figures: BoxFigures;

  constructor({ figures, flights, boards, content }: Preview) {
    this.figures = figures;
    this.flights = flights;
    this.components = new Map(content.components.map((row) => [row.name, row]));
    this.cards = new Map(content.cards.map((row) => [row.name, row]));
    this.boards = new Map(boards.map((row) => [row.name, new Board(row, figures.grid)]));
  }

  /** What goods sell for. */
  worth(goods: readonly Good[]): number {
    return goods.reduce((sum, good) => sum + (this.figures.goods.find((one) => one.good === good)?.value ?? 0), 0);
  }

  component(name: string): ComponentRow {
    const row = this.components.get(name);
    if (!row) throw new Error(`the box has no component ${name}`);
    return row;
  }

  /** A component on a ship: a starting cabin wears the colour of its seat. */
  aboard(name: string, look: SeatLook | undefined): ComponentRow {
    const row = this.component(name);
    return row.kind === "starting_cabin" && look ? { ...row, colour: look as Colour } : row;
  }

  card(name: string): CardRow {
    const row = this.cards.get(name);
    if (!row) throw new Error(`the box has no card ${name}`);
    return row;
  }

  board(name: string): Board {
    const board = this.boards.get(name);
    if (!board) throw new Error(`the box has no board ${name}`);
    return board;
  }
}

/** Fetch the box of a table from its options. */
export async function openBox(seats: number, options: unknown): Promise<Box> {
  const shown = await api.preview({ game: "galaxy-trucker", seats, options: (options ?? {}) as generated.Options });
  return new Box(shown.preview as unknown as Preview);
}
