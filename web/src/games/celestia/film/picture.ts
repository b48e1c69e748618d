/** What is seen of a voyage at one moment: the server's view, and what only the eye needs. */

import type { Scene } from "$lib/table/film.svelte.ts";
import type { Card, PlaceView, PublicView, Treasure, Vessel, Voyage } from "../model/wire.ts";

/** The steps of a voyage, as the top bar names them. */
export type Step = "start" | "dice" | "passengers" | "captain" | "flight";

/** A crash, step by step: the words, the hull tears, the fall, the clouds, an empty sky. */
export type Fall = "told" | "torn" | "falls" | "sinks" | "gone";

/**
 * A treasure on its way to its new owner: off the pile, through the air; who sees it turn, and large. With less motion
 * it is set at once, and outlined.
 */
export interface Opened {
  readonly seat: number;
  readonly city: number;
  readonly stage: "lifted" | "flies" | "turns" | "large" | "set";
  /** Its face, for its owner alone. */
  readonly treasure: Treasure | null;
}

/** What stands out beside the view, and what of the voyage stays in sight. */
export interface Emphasis {
  /** What is being shown belongs to this step; null before anything was shown. */
  readonly step: Step | null;
  /** Dice that roll now, by their place. */
  readonly rolling: readonly number[];
  /** Where each seat got off in this voyage, by the value of the city; null: aboard, fallen, or not seen. */
  readonly ashore: readonly (number | null)[];
  readonly fell: readonly boolean[];
  /** A card or power that is being played. */
  readonly played: { readonly seat: number; readonly card: Card } | null;
  /** Where the last vessel of the voyage stood, once it is gone: the sky stays there until the next one sets out. */
  readonly stood: PlaceView | null;
  /** A vessel falls. */
  readonly falling: Vessel | null;
  /** How far the fall is. */
  readonly fall: Fall | null;
  readonly opened: Opened | null;
  /** Treasures that this screen has seen come in what is being shown: the own total counts them. */
  readonly gained: readonly Treasure[];
  /** What the captain has just said, as a bubble at the pawn. */
  readonly word: { readonly seat: number; readonly crash: boolean } | null;
  /** Everybody sees Matryoshburg. */
  readonly calling: boolean;
}

/** What is seen of a voyage at one moment. */
export interface Picture extends Emphasis {
  readonly view: PublicView;
}

export function pictureOf({ view, emphasis }: Scene<Voyage, Emphasis>): Picture {
  return { ...emphasis, view };
}

/** Nothing happens: where seats got off is remembered for the voyage. */
export function rest(view: PublicView, was: Scene<Voyage, Emphasis> | null): Emphasis {
  const same = was?.view.voyage === view.voyage;
  const gone = (seat: number): boolean => !view.seats[seat]?.pawns && view.pilot !== seat;
  return {
    step: was?.emphasis.step ?? null,
    rolling: [],
    ashore: view.seats.map((_, seat) => (same && gone(seat) ? (was?.emphasis.ashore[seat] ?? null) : null)),
    fell: view.seats.map((_, seat) => same && gone(seat) && (was?.emphasis.fell[seat] ?? false)),
    stood: view.aircraft ?? view.lifeboat ?? (same ? was.emphasis.stood : null),
    played: null,
    falling: null,
    fall: null,
    opened: null,
    gained: [],
    word: null,
    calling: false,
  };
}

/** The voyage has ended in a fall: a vessel falls now, or fell and no other one flies. */
export function crashed({ view, falling, fell }: Picture): boolean {
  return falling !== null || (!view.aircraft && !view.lifeboat && fell.includes(true));
}
