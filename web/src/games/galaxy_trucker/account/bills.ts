/** What stands behind two lines of an account: lost components and who paid for them, loans taken and repaid. */

import { word } from "../text/describe.ts";
import type { Event } from "../model/events.ts";
import { gt } from "../text/index.ts";
import type { AccountView, PublicView } from "../model/wire.ts";
import { Losses } from "./losses.ts";

export interface Bill {
  /** Components that were charged for, and credits that insurance or Lawyer left to pay for them. */
  readonly lost: number;
  readonly price: number;
  readonly paid: number;
  /** Credits that the Lawyer saved; what else is missing from the price, insurance paid. */
  readonly lawyer: number;
  /** Credits of loans that were taken and repaid. */
  readonly taken: number;
  readonly repaid: number;
}

type Open = Pick<Bill, "lawyer" | "taken" | "repaid">;
const NONE: Open = { lawyer: 0, taken: 0, repaid: 0 };

/** The bills of a game, written down as it is told. */
export class Ledger {
  /** By seat, flight after flight. */
  private readonly closed = new Map<number, Bill[]>();
  private readonly open = new Map<number, Open>();
  readonly losses = new Losses();

  /** Note what is told, and the table as it was seen then. */
  note(event: Event, view?: PublicView): void {
    this.losses.note(event, view);
    switch (event.event) {
      case "LoanTaken":
        return this.add(event.seat, { taken: this.of(event.seat).taken + event.credits });
      case "LoanRepaid":
        return this.add(event.seat, { repaid: this.of(event.seat).repaid + event.credits });
      case "LawyerHelped":
        return this.add(event.seat, { lawyer: event.credits });
      case "FlightSettled": {
        const { seat, losses, lost, price } = event as typeof event & { lost?: number; price?: number };
        // Recordings of older games do not tell how many components were charged for.
        const bill = { lost: lost ?? losses, price: price ?? losses, paid: losses, ...this.of(seat) };
        this.closed.set(seat, [...(this.closed.get(seat) ?? []), bill]);
        this.open.delete(seat);
      }
    }
  }

  recall(events: readonly Event[]): this {
    for (const event of events) this.note(event);
    return this;
  }

  /** The bills of a flight, the last one by default. */
  flight(seats: number, flight = -1): (Bill | undefined)[] {
    return Array.from({ length: seats }, (_, seat) => this.closed.get(seat)?.at(flight));
  }

  private of(seat: number): Open {
    return this.open.get(seat) ?? NONE;
  }

  private add(seat: number, change: Partial<Open>): void {
    this.open.set(seat, { ...this.of(seat), ...change });
  }
}

/** One line behind a line of the account, with a figure for each seat; null where it does not concern a seat. */
export interface Detail {
  readonly text: string;
  readonly rule: string;
  readonly figures: readonly (number | null)[];
}

/** A detail is written where it concerns anybody. */
function detail(text: string, rule: string, figures: readonly number[]): Detail[] {
  return figures.some(Boolean) ? [{ text, rule, figures: figures.map((figure) => figure || null) }] : [];
}

/** How lost components come to what was paid: each costs a credit, and who took some of that over. */
export function lossesOf(bills: readonly (Bill | undefined)[]): Detail[] {
  const each = (of: (bill: Bill) => number): number[] => bills.map((bill) => (bill ? of(bill) : 0));
  if (!bills.some((bill) => bill && bill.lost !== bill.paid)) return [];
  return [
    ...detail(
      gt("sheet.lost"),
      "GB-178",
      each(({ lost }) => -lost),
    ),
    ...detail(
      gt("sheet.insurance"),
      "GB-178",
      each(({ lost, price, lawyer }) => lost - price - lawyer),
    ),
    ...detail(
      word("specialist", "lawyer"),
      "GX-168",
      each(({ lawyer }) => lawyer),
    ),
    ...detail(
      gt("sheet.forgiven"),
      "GB-006",
      each(({ price, paid }) => price - paid),
    ),
  ];
}

/** Loans that were taken, and those that were repaid, each in a line of its own. */
export function loansOf(bills: readonly (Bill | undefined)[], accounts: readonly AccountView[]): Detail[] {
  // What was taken back at the table is not told again: lines that do not come to the account are left out.
  const even = accounts.every(({ loans }, seat) => (bills[seat]?.taken ?? 0) - (bills[seat]?.repaid ?? 0) === loans);
  if (!even) return [];
  return [
    ...detail(
      gt("sheet.taken"),
      "GX-352",
      bills.map((bill) => bill?.taken ?? 0),
    ),
    ...detail(
      gt("sheet.repaid"),
      "GX-353",
      bills.map((bill) => -(bill?.repaid ?? 0)),
    ),
  ];
}
