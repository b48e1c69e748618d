/** What is seen of a voyage at one moment: the server's view, and what only the eye needs. */

import type { Card, Face, PublicView, SeatView } from "../wire.ts";

export interface Picture {
  readonly view: PublicView;
  /** Dice that roll now, by their place. */
  readonly rolling: readonly number[];
  /** Where each seat got off in this voyage, by the value of the city; null: aboard, fallen, or not seen. */
  readonly ashore: readonly (number | null)[];
  readonly fell: readonly boolean[];
  /** A card or power that is being played. */
  readonly played: { readonly seat: number; readonly card: Card } | null;
  /** A vessel falls. */
  readonly falling: "aircraft" | "lifeboat" | null;
  /** Everybody sees Matryoshburg. */
  readonly calling: boolean;
}

/** The picture of a view; where seats got off is remembered for the voyage. */
export function pictureOf(view: PublicView, before: Picture | null): Picture {
  const same = before?.view.voyage === view.voyage;
  const gone = (seat: number): boolean => !view.seats[seat]?.pawns && view.pilot !== seat;
  return {
    view,
    rolling: [],
    ashore: view.seats.map((_, seat) => (same && gone(seat) ? (before?.ashore[seat] ?? null) : null)),
    fell: view.seats.map((_, seat) => same && gone(seat) && (before?.fell[seat] ?? false)),
    played: null,
    falling: null,
    calling: false,
  };
}

/** The voyage has ended in a fall: a vessel falls now, or fell and no other one flies. */
export function crashed({ view, falling, fell }: Picture): boolean {
  return falling !== null || (!view.aircraft && !view.lifeboat && fell.includes(true));
}

/** The picture with a part of its view changed. */
export function seen(picture: Picture, change: Partial<PublicView>): Picture {
  return { ...picture, view: { ...picture.view, ...change } };
}

export function seat(picture: Picture, at: number, change: Partial<SeatView>): Picture {
  return seen(picture, { seats: picture.view.seats.map((one, i) => (i === at ? { ...one, ...change } : one)) });
}

/** A seat gets off at a city. */
export function landed(picture: Picture, at: number, city: number | null): Picture {
  const next = seat(picture, at, { pawns: 0, got_off: true });
  return { ...next, ashore: next.ashore.map((one, i) => (i === at ? city : one)) };
}

/** One treasure of a city more or fewer for a seat, and the other way round for the pile. */
export function treasure(picture: Picture, at: number, city: number, by: number): Picture {
  const place = picture.view.cities.findIndex(({ value }) => value === city);
  const had = picture.view.seats[at]?.treasures ?? [];
  const next = seat(picture, at, { treasures: had.map((count, i) => (i === place ? count + by : count)) });
  return seen(next, { cities: next.view.cities.map((one, i) => (i === place ? { ...one, left: one.left - by } : one)) });
}

/** A step begins: nothing is rolled, said or laid. */
export function fresh(picture: Picture): Picture {
  const seats = picture.view.seats.map((one) => ({ ...one, announced: null, got_off: false, help: 0 }));
  const none: readonly Card[] = [];
  const dice: readonly Face[] = [];
  return seen(picture, { seats, dice, needs: [], word: null, laid: none, help: none, shown: none, moored: false, pirates_ignored: false });
}

/** The city of a vessel, by its value; null where it is not at a city. */
export function cityOf(picture: Picture, vessel: "aircraft" | "lifeboat" = "aircraft"): number | null {
  const place = picture.view[vessel];
  return place?.spot === "city" ? place.city : null;
}
