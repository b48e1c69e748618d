/** What is seen of a table at one moment: the server's view, and what happens in it just now. */

import type { Event } from "../events.ts";
import type { ComponentView, Missile, PublicView, ShipView, Side } from "../wire.ts";

/** Dice that aim: at a line of the ships, from a side where something flies. */
export interface Roll {
  readonly dice: readonly number[];
  readonly total: number;
  readonly side: Side | null;
  readonly across: boolean;
  readonly kind: Missile | null;
  /** The dice are still rolling. */
  readonly rolling: boolean;
}

/** What came of it for one ship. */
export interface Hit {
  readonly seat: number;
  readonly square: number | null;
  readonly outcome: "hit" | "bounced" | "held" | "shielded" | "shot" | "missed";
}

export interface Picture {
  readonly view: PublicView;
  /** What is told just now; null where the table rests. */
  readonly event: Event | null;
  readonly roll: Roll | null;
  readonly hit: Hit | null;
  /** Squares lost in what is shown, by seat. */
  readonly lost: Readonly<Record<number, readonly number[]>>;
  /** Components seen to fall, by seat. */
  readonly falling: Readonly<Record<number, readonly ComponentView[]>>;
  /** Projectiles of the card that were aimed so far. */
  readonly rolls: number;
  /** By how much the enemy of the open card is stronger than printed. */
  readonly grown: number;
  /** What each seat bid in secret for the open card, once it is shown. */
  readonly bids: readonly (number | null)[] | null;
}

export function pictureOf(view: PublicView): Picture {
  return { view, event: null, roll: null, hit: null, lost: {}, falling: {}, rolls: 0, grown: 0, bids: null };
}

/** The picture with one ship changed. */
export function withShip(picture: Picture, seat: number, change: (ship: ShipView) => Partial<ShipView>): Picture {
  const ships = picture.view.ships.map((ship, at) => (at === seat ? { ...ship, ...change(ship) } : ship));
  return { ...picture, view: { ...picture.view, ships } };
}

/** By how much the enemy is stronger against a seat: only where Big Baddies binds it. */
export function grownFor({ view, grown }: Picture, seat: number | null): number {
  return seat !== null && view.roads.some(({ road, bound }) => road === "big-baddies" && bound.includes(seat)) ? grown : 0;
}

export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}
