/** Standing orders of this screen's seats: what they set aside for a while. The server keeps them and acts on them. */

import type * as wire from "../generated/types.ts";
import type { Line } from "../net/line.svelte.ts";

export type Order = wire.StandingOrder;

/** Orders as a person reads them: what is set aside, and until when. */
export interface OrderRow {
  readonly what: string;
  readonly until: string;
  readonly of: readonly Order[];
}

const NONE: wire.OrdersOfSeat = { ask: false, aside: [] };

export class SeatOrders {
  private of = $state.raw<Readonly<Record<string, wire.OrdersOfSeat>>>({});

  constructor(private readonly line: () => Pick<Line, "request">) {}

  /** Take the orders as the server tells them. */
  hear(orders: Readonly<Record<string, wire.OrdersOfSeat>>): void {
    this.of = { ...this.of, ...orders };
  }

  /** True where the server never answers for a seat. */
  asks(seat: number): boolean {
    return (this.of[String(seat)] ?? NONE).ask;
  }

  aside(seat: number): readonly Order[] {
    return (this.of[String(seat)] ?? NONE).aside;
  }

  /** Ask a seat every question, or only those that leave a choice. */
  always(seat: number, ask: boolean): Promise<boolean> {
    return this.give(seat, ask, this.aside(seat));
  }

  add(seat: number, more: readonly Order[]): Promise<boolean> {
    const said = new Set(more.map(key));
    return this.give(seat, this.asks(seat), [...this.aside(seat).filter((one) => !said.has(key(one))), ...more]);
  }

  drop(seat: number, orders: readonly Order[]): Promise<boolean> {
    const said = new Set(orders.map(key));
    return this.give(
      seat,
      this.asks(seat),
      this.aside(seat).filter((one) => !said.has(key(one))),
    );
  }

  /** Put every question again. */
  clear(seat: number): Promise<boolean> {
    return this.give(seat, this.asks(seat), []);
  }

  private async give(seat: number, ask: boolean, aside: readonly Order[]): Promise<boolean> {
    return (await this.line().request("orders", { seat, ask, aside })).kind === "ok";
  }
}

/** What an order is about: a second one for the same thing takes its place. */
function key({ action }: Order): string {
  return JSON.stringify(Object.entries(action).sort());
}
