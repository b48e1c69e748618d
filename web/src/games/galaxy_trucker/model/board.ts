/** A ship board ready to be drawn: where its squares lie, and the dice numbers of its lines. */

import type { BoardRow, ComponentView, Half } from "./wire.ts";

/** A square of a board: where it lies from the board's own corner, and its dice numbers. */
export interface Cell {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly column: string;
  readonly row: string;
}

/** A half of a board, the squares that are its own, and where they lie. */
export interface HalfCells {
  readonly half: Half;
  readonly cells: readonly Cell[];
  readonly left: number;
  readonly right: number;
}

type Lines = BoardRow["columns"];

const HALVES: readonly Half[] = ["left", "right"];

/** How a board lies: its quarter turns to the left, and its numbers as they are read then. */
interface Lying {
  readonly turns: number;
  readonly columns: Lines;
  readonly rows: Lines;
}

export class Board {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** The two halves of a board that has them, as they lie from left to right; else none. */
  readonly halves: readonly HalfCells[];
  private readonly bySquare: ReadonlyMap<number, Cell>;

  /** `grid` is how many columns the common grid has on which squares of all boards are counted. */
  constructor(
    readonly row: BoardRow,
    private readonly grid: number,
    readonly lying: Lying = { turns: 0, columns: row.columns, rows: row.rows },
  ) {
    this.width = lying.columns.length;
    this.height = lying.rows.length;
    this.cells = row.squares.map((square) => {
      const [x, y] = this.place((square % grid) - row.left, Math.floor(square / grid) - row.top);
      return { square, x, y, column: this.columnText(x), row: this.rowText(y) };
    });
    this.bySquare = new Map(this.cells.map((cell) => [cell.square, cell]));
    this.halves = (row.halves ?? [])
      .map((squares, at) => this.half(HALVES[at] ?? "right", squares))
      .sort((a, b) => a.left - b.left);
  }

  private half(half: Half, squares: readonly number[]): HalfCells {
    const cells = this.cells.filter(({ square }) => squares.includes(square));
    const columns = cells.map(({ x }) => x);
    return { half, cells, left: Math.min(...columns), right: Math.max(...columns) + 1 };
  }

  /** The half that a square belongs to; null on a board that is one piece. */
  halfOf(square: number): Half | null {
    return this.halves.find(({ cells }) => cells.some((cell) => cell.square === square))?.half ?? null;
  }

  /** Where a square comes to lie when the board is turned. */
  private place(x: number, y: number): readonly [number, number] {
    const [right, bottom] = [this.row.columns.length - 1, this.row.rows.length - 1];
    switch (this.lying.turns) {
      case 1:
        return [y, right - x];
      case 2:
        return [right - x, bottom - y];
      case 3:
        return [bottom - y, x];
      default:
        return [x, y];
    }
  }

  /**
   * The board with the side that flies ahead on top. Numbers are read with the front on top that was chosen at the
   * check; a ship turned round since then keeps them on its squares.
   */
  turned(front: number, facing: number): Board {
    const { columns, rows } = this.row;
    const round = facing !== front;
    return new Board(this.row, this.grid, {
      turns: facing,
      columns: round ? columns.toReversed() : columns,
      rows: round ? rows.toReversed() : rows,
    });
  }

  cell(square: number): Cell | undefined {
    return this.bySquare.get(square);
  }

  columnText(x: number): string {
    return (this.lying.columns[x] ?? []).join("·");
  }

  rowText(y: number): string {
    return (this.lying.rows[y] ?? []).join("·");
  }

  /** The column or row a dice total designates; null where it misses the board. */
  line(across: boolean, total: number): number | null {
    const lines = across ? this.lying.columns : this.lying.rows;
    const at = lines.findIndex((totals) => totals.includes(total));
    return at < 0 ? null : at;
  }

  /** The square that two totals designate; null where they miss the ship shape. */
  at(column: number, row: number): number | null {
    const [x, y] = [this.line(true, column), this.line(false, row)];
    return this.cells.find((cell) => cell.x === x && cell.y === y)?.square ?? null;
  }

  /** Components as they lie on the turned board. */
  lay(components: readonly ComponentView[]): readonly ComponentView[] {
    const { turns } = this.lying;
    return turns ? components.map((part) => ({ ...part, turns: (part.turns - turns + 4) % 4 })) : components;
  }
}
