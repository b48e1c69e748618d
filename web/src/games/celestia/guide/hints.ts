/** The hints of a first voyage: what each says, and when its moment has come. */

import type { Picture } from "../table/picture.ts";
import type { CelestiaText } from "../text/words.ts";
import { WINDOWS } from "../table/windows.ts";

export const HINT_IDS = ["announce", "dice", "captain", "react", "ashore", "treasure", "fell", "alone"] as const;
export type HintId = (typeof HINT_IDS)[number];

export interface Moment {
  readonly picture: Picture;
  readonly me: number;
  readonly decision: string | null;
  readonly playing: boolean;
  /** Treasures of the person at this screen. */
  readonly treasures: number;
}

export const HINT_RULES: Readonly<Record<HintId, string>> = {
  announce: "CS-049",
  dice: "CS-038",
  captain: "CS-076",
  react: "CS-063",
  ashore: "CS-051",
  treasure: "CS-054",
  fell: "CS-093",
  alone: "CS-172",
};

/** The hint that fits this moment and was not read yet; null where there is none. */
export function dueHint(moment: Moment, read: readonly string[]): HintId | null {
  const { picture, me, decision, playing, treasures } = moment;
  if (playing) return null;
  const one = picture.view.seats[me];
  const fits: Readonly<Record<HintId, boolean>> = {
    announce: decision === "PassengerAnnounces",
    dice: decision === "PassengerAnnounces",
    captain: decision === "CaptainDeclares",
    react: decision !== null && WINDOWS.includes(decision),
    ashore: decision === null && !one?.pawns && !picture.fell[me] && treasures > 0,
    treasure: decision !== null && treasures > 0,
    fell: Boolean(picture.fell[me]),
    alone: decision === "CaptainMayStop",
  };
  return HINT_IDS.find((id) => fits[id] && !read.includes(id)) ?? null;
}

export const hintTitle = (id: HintId): CelestiaText => `hint.${id}`;
export const hintText = (id: HintId): CelestiaText => `hint.${id}.text`;
