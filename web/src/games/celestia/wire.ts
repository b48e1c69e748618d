/** What the server says about Celestia, as the page reads it (src/astrodrome/games/celestia: view, offers, events). */

import type * as wire from "$lib/generated/types.ts";

export type Symbol4 = "fog" | "lightning" | "birds" | "pirates";
export type Face = "blank" | Symbol4;
export type Colour = "red" | "blue" | "green" | "yellow" | "black" | "purple";
export type Module = "two" | "beginner" | "ext1" | "ext2" | "xmas" | "matryoshburg" | "boscalumia" | "grappin" | "instructor";
export const CARDS = [
  "compass", "lightning-rod", "foghorn", "cannon",
  "improved-compass", "improved-lightning-rod", "improved-foghorn", "improved-cannon",
  "help-compass", "help-lightning-rod", "help-foghorn", "help-cannon",
  "turbo", "alternative-route", "ejection", "jetpack", "bad-spell", "bandit", "mooring",
  "lifeboat-fog", "lifeboat-lightning", "lifeboat-birds", "lifeboat-pirates",
  "urgent-need", "new-gear", "spy", "grappling-hook", "instructor",
] as const;
export type Card = (typeof CARDS)[number];
export type Vessel = "aircraft" | "lifeboat";
export type Refusal = wire.Refusal;

export interface Treasure {
  readonly city: number;
  readonly points: number;
  readonly spyglass: boolean;
}
export interface CityView {
  readonly value: number;
  readonly more: boolean;
  readonly dice: number;
  readonly left: number;
  readonly house: boolean;
}
/** A city by its value, the empty space, or the Forgotten City. */
export interface PlaceView {
  readonly spot: "city" | "space" | "forgotten";
  readonly city: number | null;
}
export interface SeatView {
  readonly colours: readonly Colour[];
  readonly character: Colour | null;
  readonly spent: boolean;
  readonly pawns: number;
  readonly hand: number;
  /** How many treasures of each city, in the order of the route. */
  readonly treasures: readonly number[];
  readonly announced: "stays" | "leaves" | "lifeboat" | null;
  readonly got_off: boolean;
  /** Help cards lying face down. */
  readonly help: number;
  readonly token: boolean;
  readonly gift: Treasure | null;
  readonly ready: boolean;
  readonly revealed: readonly Treasure[] | null;
  readonly help_left: readonly Card[] | null;
}
export interface PublicView {
  readonly modules: readonly Module[];
  readonly goal: number;
  readonly voyage: number;
  readonly cities: readonly CityView[];
  readonly seats: readonly SeatView[];
  readonly captain: number | null;
  readonly aircraft: PlaceView | null;
  readonly pilot: number | null;
  readonly lifeboat: PlaceView | null;
  readonly lifeboat_card: Card | null;
  readonly vessel: Vessel;
  readonly target: PlaceView;
  readonly dice: readonly Face[];
  readonly pirates_ignored: boolean;
  readonly needs: readonly Symbol4[];
  readonly word: "success" | "crash" | null;
  readonly laid: readonly Card[];
  readonly help: readonly Card[];
  readonly shown: readonly Card[];
  readonly moored: boolean;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly used_spyglasses: readonly number[];
  readonly gifts: readonly number[];
  readonly revealed_gifts: readonly Treasure[] | null;
  readonly lit: boolean;
  readonly reason: "goal" | "different" | "route" | null;
}
export interface MineView {
  readonly hand: readonly Card[];
  readonly treasures: readonly Treasure[];
  readonly points: number;
  readonly drawn: readonly Treasure[];
  readonly placed: readonly Card[];
  readonly choice: object | null;
}

export interface CardChoice {
  readonly card: Card;
  readonly refusal: Refusal | null;
}
export interface StopOffer {
  readonly city: number;
  readonly left: number;
  readonly dice: number;
}
export interface PrepareOffer {
  readonly pawns: number;
  readonly cards: number;
}
export interface HeadingOffer {
  readonly headings: readonly { readonly to: "route" | "forgotten"; readonly city: number | null; readonly dice: number }[];
}
export interface AnnounceOffer {
  readonly city: number | null;
  readonly left: number;
  readonly needs: readonly Symbol4[];
  readonly captain: number;
  readonly captain_cards: number;
  readonly leave: Refusal | null;
  readonly lifeboats: readonly CardChoice[];
}
export interface LayOffer {
  readonly needs: readonly Symbol4[];
  readonly payments: readonly (readonly Card[])[];
}
export interface DeclareOffer extends LayOffer {
  readonly success: Refusal | null;
  readonly crash: Refusal | null;
}
export interface RerollOffer {
  readonly dice: readonly { readonly face: Face; readonly refusal: Refusal | null }[];
}
export interface PlayersOffer {
  readonly players: readonly { readonly seat: number; readonly refusal: Refusal | null }[];
}
export interface GiftOffer extends PlayersOffer {
  readonly gift: Treasure;
}
export interface ReactionOffer {
  readonly cards: readonly CardChoice[];
  readonly lifeboats: readonly CardChoice[];
  readonly spyglasses: readonly { readonly city: number; readonly refusal: Refusal | null }[];
  readonly power: { readonly colour: Colour; readonly refusal: Refusal | null } | null;
  readonly help: readonly Card[];
  readonly help_refusal: Refusal | null;
}
export interface DrawOffer {
  readonly city: number;
  readonly count: number;
  readonly instructor: Refusal | null;
}
export interface TreasureOffer {
  readonly treasures: readonly Treasure[];
}
export interface BonusOffer {
  readonly cards: readonly Card[];
  readonly treasures: readonly { readonly treasure: Treasure; readonly refusal: Refusal | null }[];
}

/** An event with the fields that the events of this game have; which of them it has, its name says. */
export interface Event {
  readonly event: string;
  readonly seat: number;
  readonly target: number;
  readonly seats: readonly number[];
  readonly captain: number;
  readonly voyage: number;
  readonly city: number;
  readonly count: number;
  readonly points: number | readonly number[];
  readonly vessel: Vessel;
  readonly dice: readonly Face[];
  readonly which: readonly number[];
  readonly card: Card;
  readonly cards: readonly Card[];
  readonly colour: Colour;
  readonly forgotten: boolean;
  readonly stays: boolean;
  readonly bonus: "card" | "cards" | "treasure";
  readonly treasures: readonly (readonly Treasure[])[];
  readonly to?: readonly number[];
}
export interface Options {
  readonly modules?: readonly Module[];
  readonly two?: boolean | null;
  readonly first_captain?: number | null;
  readonly colours?: readonly Colour[];
  readonly power_cards?: boolean;
  readonly spyglasses?: boolean;
  readonly content?: unknown;
}
export interface Preview {
  readonly deck: number;
  readonly hand: number;
  readonly cards: readonly { readonly card: Card; readonly copies: number; readonly house: boolean }[];
  readonly cities: readonly { readonly value: number; readonly dice: number; readonly treasures: number; readonly spyglasses: number; readonly house: boolean }[];
}

/** The public half of a view of this game. */
export function asView(view: unknown): PublicView {
  return view as PublicView;
}
