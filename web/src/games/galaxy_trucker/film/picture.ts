/** What is seen of a table at one moment: the server's view, and what happens in it just now. */

import type { Scene } from "$lib/table/film.svelte.ts";
import type { Event } from "../model/events.ts";
import type { Trucking } from "../model/trucking.ts";
import type { ComponentView, Missile, PublicView } from "../model/wire.ts";
import { NOTHING_AIMED, type Aimed } from "./aiming.ts";

/** What came of a roll for one ship. */
export interface Hit {
  readonly seat: number;
  readonly square: number | null;
  readonly outcome: "hit" | "bounced" | "held" | "shielded" | "shot" | "missed";
  /** It is still on its way. */
  readonly comes?: boolean;
}

/** What stands out beside the view. */
export interface Emphasis extends Aimed {
  readonly hit: Hit | null;
  /** Squares lost in what is shown, by seat. */
  readonly lost: Readonly<Record<number, readonly number[]>>;
  /** Components seen to fall, by seat. */
  readonly falling: Readonly<Record<number, readonly ComponentView[]>>;
  /** A component whose joints have just broken. */
  readonly cracked: { readonly seat: number; readonly square: number } | null;
  /** What the ship that stands large has lost since the last roll or check. */
  readonly cost: readonly Extract<Event, { event: "ComponentLost" }>[];
  /** A ship is being checked. */
  readonly check: { readonly seat: number; readonly faultless: boolean } | null;
  /** Engines light. */
  readonly launch: boolean;
}

export interface Picture extends Emphasis {
  readonly view: PublicView;
  /** What is told just now; null where the table rests. */
  readonly event: Event | null;
}

/** Nothing is struck or falls. */
export const UNHARMED = {
  hit: null,
  lost: {},
  falling: {},
  cracked: null,
  cost: [],
  check: null,
  launch: false,
} as const;

/** What stands out while nothing happens: what the open card has aimed so far. */
export function restOf(view: PublicView, aimed: Aimed): Emphasis {
  return { ...(view.card ? aimed : NOTHING_AIMED), ...UNHARMED };
}

/** The picture of a scene: what lies on the table, and what stands out on it. */
export function pictureOf({ view, event, emphasis }: Scene<Trucking, Emphasis>): Picture {
  return { view, event, ...emphasis };
}

/** The picture of a table where nothing happens. */
export function stillOf(view: PublicView): Picture {
  return { view, event: null, ...NOTHING_AIMED, ...UNHARMED };
}

const INVERTED: Partial<Readonly<Record<Missile, Missile>>> = { small: "large", large: "small" };

/** What something printed is to a ship: for those whom Meteoric Inversion binds, large and small change places. */
export function missileFor({ roads }: Pick<PublicView, "roads">, seat: number, kind: Missile): Missile {
  return roads.some(({ road, bound }) => road === "meteoric-inversion" && bound.includes(seat))
    ? (INVERTED[kind] ?? kind)
    : kind;
}

/** By how much the enemy is stronger against a seat: only where Big Baddies binds it. */
export function grownFor({ view, grown }: Picture, seat: number | null): number {
  return seat !== null && view.roads.some(({ road, bound }) => road === "big-baddies" && bound.includes(seat))
    ? grown
    : 0;
}

export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}
