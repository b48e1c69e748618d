/** Whether a franchise would score as its vehicles stand: Starbot behind Pilot (CM-218), the expert conditions. */

import type { FranchiseView, PublicView, Zone } from "./wire.ts";

export interface Standing {
  /** The Starbot is strictly behind its Pilot. */
  readonly behind: boolean;
  /** Expert: the zone that the Pilot must end in, and whether it is there; null where none is asked for. */
  readonly zone: { readonly name: Zone; readonly met: boolean } | null;
  readonly expert: boolean;
  /** Conditions missed, of the two of the expert rule. */
  readonly missed: 0 | 1 | 2;
}

/** Levels of the expert rule and the zone they ask for (CM-245 to CM-247). */
const ASKED: Readonly<Record<number, Zone>> = { 2: "blue", 3: "pink" };
const FURTHER: readonly Zone[] = ["grey", "blue", "pink"];

type Seen = Pick<PublicView, "modules" | "track">;
type Squares = { readonly pilot?: number; readonly starbot?: number };

/** As they stand, or as they would with one vehicle on another square; null before they are on the track. */
export function standingOf(view: Seen, one: FranchiseView | undefined, moved: Squares = {}): Standing | null {
  const pilot = moved.pilot ?? one?.pilot.square ?? null;
  const starbot = moved.starbot ?? one?.starbot.square ?? null;
  if (!one || pilot === null || starbot === null) return null;
  const behind = starbot < pilot;
  const expert = view.modules.includes("expert");
  const asked = expert ? ASKED[one.level] : undefined;
  const here = view.track.zones[pilot - view.track.first] ?? "grey";
  const zone = asked ? { name: asked, met: FURTHER.indexOf(here) >= FURTHER.indexOf(asked) } : null;
  const missed = ((behind ? 0 : 1) + (zone && !zone.met ? 1 : 0)) as 0 | 1 | 2;
  return { behind, zone, expert, missed };
}
