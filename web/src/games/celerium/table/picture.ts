/** What is seen of a rally at one moment: the server's view, and what only the eye needs. */

import type { ControlRow, Event, FranchiseView, Kind, On, Part, PublicView, VehicleView } from "../wire.ts";

/** The steps of a round as the page shows them. */
export type Step = "face" | "market" | "equip" | "cards" | "boosts" | "line" | "discard" | "race" | "control" | "points";

/** A way that a vehicle has just gone. */
export interface Trail {
  readonly seat: number;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly bad: boolean;
}

/** A control: its card (none for a surprise), who is checked, what was shown, who was set back. */
export interface Check {
  readonly control: ControlRow | null;
  readonly seats: readonly number[];
  readonly shown: readonly On<"BoostChecked">[];
  readonly penalties: readonly On<"VehiclePenalised">[];
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

export interface Picture {
  readonly view: PublicView;
  /** The step that is being shown; null: as the open question says. */
  readonly step: Step | null;
  readonly trails: readonly Trail[];
  /** A card that is being played. */
  readonly played: { readonly seat: number; readonly card: string; readonly part: Part | null } | null;
  /** The card that was played last in this race. */
  readonly last: Picture["played"];
  /** An attack on its way. */
  readonly attack: { readonly seat: number; readonly targets: readonly number[] } | null;
  /** A franchise that something has just happened to, and the word for it. */
  readonly spot: { readonly seat: number; readonly what: Event["event"] } | null;
  readonly check: Check | null;
  readonly count: Count | null;
  /** How vehicles came to their starting squares. */
  readonly starts: readonly On<"VehiclePlaced">[];
}

/** The picture of a view: the last way gone stays drawn in the race, the account until the next race is counted. */
export function pictureOf(view: PublicView, before: Picture | null): Picture {
  return { view, step: null, trails: view.laid.length ? (before?.trails ?? []) : [], played: null, last: view.laid.length ? (before?.last ?? null) : null, attack: null, spot: null, check: null, count: before?.count ?? null, starts: before?.starts ?? [] };
}

/** The picture with a part of its view changed. */
export function seen(picture: Picture, change: Partial<PublicView>): Picture {
  return { ...picture, view: { ...picture.view, ...change } };
}

export function franchise(picture: Picture, seat: number, change: Partial<FranchiseView>): Picture {
  return seen(picture, { franchises: picture.view.franchises.map((one, i) => (i === seat ? { ...one, ...change } : one)) });
}

export function vehicle(picture: Picture, seat: number, kind: Kind, change: Partial<VehicleView>): Picture {
  const one = picture.view.franchises[seat];
  return one ? franchise(picture, seat, { [kind]: { ...one[kind], ...change } }) : picture;
}

/** The squares of all vehicles. */
export function squaresOf(view: PublicView): Count["squares"] {
  return view.franchises.map(({ pilot, starbot }) => ({ pilot: pilot.square ?? 0, starbot: starbot.square ?? 0 }));
}
