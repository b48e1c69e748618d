/** The box of a table: components, cards and boards by name, as the server's preview tells them. */

import type { SeatLook } from "$lib/draw/seats.ts";
import { api } from "$lib/net/api.ts";
import type * as generated from "$lib/generated/types.ts";
import { Board } from "./board.ts";
import { hardOf, type Hard } from "./dice.ts";
import type { BoxFigures, CardRow, Colour, ComponentRow, Flight, Good, Preview, RoadRow, ShipView } from "./wire.ts";

export { Board, type Cell } from "./board.ts";

export class Box {
  private readonly components: ReadonlyMap<string, ComponentRow>;
  private readonly cards: ReadonlyMap<string, CardRow>;
  private readonly roads: ReadonlyMap<string, RoadRow>;
  private readonly boards: ReadonlyMap<string, Board>;
  private readonly turned = new Map<string, Board>();
  readonly flights: readonly Flight[];
  readonly figures: BoxFigures;
  /** What makes the game difficult. */
  readonly hard: Hard;

  constructor(preview: Preview) {
    const { figures, flights, boards, content } = preview;
    this.hard = hardOf(preview);
    this.figures = figures;
    this.flights = flights;
    this.components = new Map([...content.components, ...(content.technologies ?? [])].map((row) => [row.name, row]));
    this.cards = new Map(
      [...content.cards, ...(content.bonus ?? []), ...(content.machinations ?? [])].map((row) => [row.name, row]),
    );
    this.roads = new Map((content.roads ?? []).map((row) => [row.name, row]));
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

  /** A card of Rough Roads; null where the box of the table does not tell it. */
  road(name: string): RoadRow | null {
    return this.roads.get(name) ?? null;
  }

  board(name: string): Board {
    const board = this.boards.get(name);
    if (!board) throw new Error(`the box has no board ${name}`);
    return board;
  }

  /** The board of a ship as it lies before its pilot: its front on top, whichever side of the board that is. */
  boardOf(name: string, { front, facing }: Pick<ShipView, "front" | "facing">): Board {
    if (!front && !facing) return this.board(name);
    const key = `${name} ${front} ${facing}`;
    const board = this.turned.get(key) ?? this.board(name).turned(front ?? 0, facing);
    this.turned.set(key, board);
    return board;
  }
}

/** Fetch the box of a table from its options. */
export async function openBox(seats: number, options: unknown): Promise<Box> {
  const shown = await api.preview({ game: "galaxy-trucker", seats, options: (options ?? {}) as generated.Options });
  return new Box(shown.preview as Preview);
}
