/** Every component a ship lost in a flight, with the card and the shot that took it, written down as it is told. */

import type { Event } from "../model/events.ts";
import type { Family, Kind, Missile, PublicView, ShipView } from "../model/wire.ts";
import { capital, kindWord, word } from "../text/describe.ts";
import { gt } from "../text/index.ts";

export interface Loss {
  readonly component: string;
  readonly kind: Kind;
  readonly square: number;
  readonly column: number;
  readonly row: number;
  readonly cause: Extract<Event, { event: "ComponentLost" }>["cause"];
  /** The card that was open, counted from 1; 0 before take-off. */
  readonly card: number;
  readonly family: Family | null;
  /** What struck the ship, where something did. */
  readonly missile: Missile | null;
}

/** A ship that came home, and the board it was built on. */
export interface Landed {
  readonly board: string;
  readonly ship: ShipView;
}

const MISSILES: readonly string[] = ["small", "large", "light", "heavy"] satisfies Missile[];

export class Losses {
  /** By seat, flight after flight; the last list is open. */
  private readonly bySeat = new Map<number, Loss[][]>();
  /** Ships as they came home, as far as they were seen. */
  private readonly home = new Map<string, Landed>();
  private card = 0;
  private family: Family | null = null;
  private missile: Missile | null = null;
  private flights = 0;

  note(event: Event, view?: PublicView): void {
    switch (event.event) {
      case "FlightBegan":
        this.flights = event.flight;
        return this.next(0, null);
      case "CardRevealed":
        return this.next(this.card + 1, event.family);
      case "DiceRolled":
        this.missile = MISSILES.includes(event.aim) ? (event.aim as Missile) : null;
        return;
      case "ComponentLost": {
        const { component, kind, square, column, row, cause } = event;
        const { card, family, missile } = this;
        this.of(event.seat).push({ component, kind, square, column, row, cause, card, family, missile });
        return;
      }
      case "FlightSettled": {
        const ship = view?.ships[event.seat];
        if (view && ship) this.home.set(`${event.seat} ${this.flights}`, { board: view.board, ship });
      }
    }
  }

  /** The losses of a seat in a flight, counted from 1. */
  flight(seat: number, flight: number): readonly Loss[] {
    return this.bySeat.get(seat)?.[flight - 1] ?? [];
  }

  /** The ship of a seat as it came home; nothing where nobody saw it. */
  landed(seat: number, flight: number): Landed | null {
    return this.home.get(`${seat} ${flight}`) ?? null;
  }

  private next(card: number, family: Family | null): void {
    this.card = card;
    this.family = family;
    this.missile = null;
  }

  private of(seat: number): Loss[] {
    const flights = this.bySeat.get(seat) ?? [];
    this.bySeat.set(seat, flights);
    while (flights.length < Math.max(1, this.flights)) flights.push([]);
    return flights[Math.max(1, this.flights) - 1] ?? [];
  }
}

/** The rule by which it was lost. */
export function ruleOf({ cause, missile }: Loss): string {
  if (cause === "fallen") return "GB-116";
  if (cause === "removed") return "GB-061";
  if (missile === "light") return "GB-108";
  return missile === "large" ? "GB-107" : "GB-115";
}

/** What was lost, and to what: "Special hold", "Card 5, Meteor Swarm: large meteor, row 8". */
export function sayLoss(loss: Loss): { readonly what: string; readonly why: string } {
  const { card, family, cause, missile, column, row } = loss;
  const at = gt("loss.at", { column, row });
  const how = cause === "destroyed" && missile ? word("missile", missile) : gt(`loss.${cause}`);
  const opened = card && family ? gt("loss.card", { n: card, card: word("family", family) }) : gt("loss.yard");
  return { what: capital(kindWord(loss.kind)), why: `${opened}${gt("loss.colon")} ${how}, ${at}` };
}
