/** What is seen of a rally at one moment: the server's view, and what only the eye needs. */

import type { Scene } from "$lib/table/film.svelte.ts";
import type { ControlRow, Event, FranchiseView, Kind, On, Part, PublicView, Rally } from "../model/wire.ts";

/** The steps of a round as the page shows them. */
export type Step =
  "face" | "market" | "equip" | "cards" | "boosts" | "line" | "discard" | "race" | "control" | "points";

/** A way that a vehicle has just gone. */
export interface Trail {
  readonly seat: number;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly bad: boolean;
}

/** A Boost that was shown at a control; its version only while it is shown to all (CM-091). */
export type Shown = Pick<On<"BoostChecked">, "seat" | "boost" | "conforms" | "authorised"> & {
  readonly version: number | null;
};

/** A Boost in the spotlight of a control: closed, turned up, judged. */
export interface Spotlight {
  readonly stage: "closed" | "open" | "judged";
  readonly shot: On<"BoostChecked">;
}

/** A control: its card (none for a surprise), who is checked, what was shown, who was set back. */
export interface Check {
  readonly control: ControlRow | null;
  readonly seats: readonly number[];
  readonly shown: readonly Shown[];
  readonly penalties: readonly On<"VehiclePenalised">[];
  /** The card still lies face down. */
  readonly unread?: boolean;
  readonly spotlight?: Spotlight | null;
  /** All have been checked, and their Boosts are hidden again. */
  readonly over?: boolean;
}

/** The account of a race, row by row, and what comes after it. */
export interface Count {
  readonly race: number;
  readonly rows: readonly On<"RaceScored">[];
  /** Scores before the race was counted. */
  readonly before: readonly number[];
  /** Squares when it was counted. */
  readonly squares: readonly { readonly pilot: number; readonly starbot: number }[];
  readonly boosts: readonly number[];
  readonly income: On<"IncomeGained"> | null;
  readonly first: number | null;
  readonly px2: readonly On<"Px2Kept">[];
}

/** What stands out beside the view, and what of the past stays in sight. */
export interface Emphasis {
  /** The step that is being shown; null: as the open question says. */
  readonly step: Step | null;
  readonly trails: readonly Trail[];
  /** A card that is being played. */
  readonly played: { readonly seat: number; readonly card: string; readonly part: Part | null } | null;
  /** The card that was played last in this race. */
  readonly last: Emphasis["played"];
  /** An attack on its way. */
  readonly attack: { readonly seat: number; readonly targets: readonly number[] } | null;
  /** A franchise that something has just happened to, and the word for it. */
  readonly spot: { readonly seat: number; readonly what: Event["event"] } | null;
  readonly check: Check | null;
  readonly count: Count | null;
  /** The franchise at this screen has played its last card of this race. */
  readonly run: boolean;
  /** How vehicles came to their starting squares. */
  readonly starts: readonly On<"VehiclePlaced">[];
}

/** What is seen of a rally at one moment. */
export interface Picture extends Emphasis {
  readonly view: PublicView;
}

export function pictureOf({ view, emphasis }: Scene<Rally, Emphasis>): Picture {
  return { ...emphasis, view };
}

/** Nothing happens: the last way gone stays drawn in the race, the account until the next race is counted. */
export function rest(view: PublicView, was: Scene<Rally, Emphasis> | null): Emphasis {
  const before = was?.emphasis;
  return {
    step: null,
    trails: view.laid.length ? (before?.trails ?? []) : [],
    played: null,
    last: view.laid.length ? (before?.last ?? null) : null,
    attack: null,
    spot: null,
    check: hidden(before?.check ?? null),
    count: before?.count ?? null,
    run: before?.run ?? false,
    starts: before?.starts ?? [],
  };
}

/**
 * What is known of a control once its Boosts are hidden again: who is set back for which, and that may still be asked.
 */
function hidden(check: Check | null): Check | null {
  return (
    check && {
      ...check,
      over: true,
      unread: false,
      spotlight: null,
      shown: check.shown.filter(({ conforms }) => !conforms).map((one) => ({ ...one, version: null })),
    }
  );
}

/** How many event cards a franchise holds. */
export function cardsOf(franchise: FranchiseView | undefined): number {
  return franchise?.cards.reduce((sum, n) => sum + n, 0) ?? 0;
}

/** The squares of all vehicles. */
export function squaresOf(view: PublicView): Count["squares"] {
  return view.franchises.map(({ pilot, starbot }) => ({ pilot: pilot.square ?? 0, starbot: starbot.square ?? 0 }));
}
