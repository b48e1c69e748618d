/** The hints of a first race: what each is about, and when its moment is. They react to any real race. */

import type { MemoText } from "../text/index.ts";
import type { Picture } from "../film/picture.ts";

export type HintId = "goal" | "recon" | "place" | "program" | "ready" | "fly" | "speed" | "shields" | "loop" | "lap";

export interface Hint {
  readonly id: HintId;
  readonly title: MemoText;
  readonly text: MemoText;
  readonly rule: string;
  /** What the dotted ring goes round. */
  readonly ring: "lit" | "prompt" | "dash" | "none";
  /** It stays until it is read; the others go when their moment is over. */
  readonly stays: boolean;
}

export const HINTS: readonly Hint[] = [
  { id: "recon", title: "hint.recon", text: "hint.recon.text", rule: "MR-019", ring: "none", stays: false },
  { id: "goal", title: "hint.goal", text: "hint.goal.text", rule: "MR-002", ring: "none", stays: false },
  { id: "place", title: "hint.place", text: "hint.place.text", rule: "MR-025", ring: "lit", stays: false },
  { id: "program", title: "hint.program", text: "hint.program.text", rule: "MR-040", ring: "lit", stays: false },
  { id: "speed", title: "hint.speed", text: "hint.speed.text", rule: "MR-043", ring: "dash", stays: false },
  { id: "ready", title: "hint.ready", text: "hint.ready.text", rule: "MR-035", ring: "prompt", stays: false },
  { id: "fly", title: "hint.fly", text: "hint.fly.text", rule: "MR-058", ring: "none", stays: true },
  { id: "loop", title: "hint.loop", text: "hint.loop.text", rule: "MR-098", ring: "none", stays: true },
  { id: "shields", title: "hint.shields", text: "hint.shields.text", rule: "MR-074", ring: "dash", stays: true },
  { id: "lap", title: "hint.lap", text: "hint.lap.text", rule: "MR-068", ring: "dash", stays: true },
];

/** Tiles that are shown while the first hint is on screen. */
const RECON_SEEN = 4;

/** What the table shows at this moment, as far as hints look at it. */
export interface Moment {
  readonly picture: Picture;
  readonly me: number;
  /** The question that is open for this pilot. */
  readonly decision: string | null;
  /** Lanes still to pick in the program in hand. */
  readonly left: number;
  /** Something is being shown. */
  readonly playing: boolean;
}

/** The hints whose moment is now. */
export function due({ picture, me, decision, left, playing }: Moment): HintId[] {
  const ship = picture.ships[me];
  const placing = !playing && decision === "PilotPlacesShip";
  const programming = !playing && decision === "PilotsProgram";
  const rear = picture.places[0]?.face;
  const found: Readonly<Record<HintId, boolean>> = {
    // Gone before it could stand in front of a tile that is being shown.
    recon: picture.recon !== null && !picture.recon.closing && picture.recon.seen <= RECON_SEEN,
    goal: placing,
    place: placing,
    program: programming && left > 0 && picture.round === 1,
    ready: programming && left === 0,
    fly: playing && picture.acting,
    speed: programming,
    loop: picture.round > 1 && !picture.recon && rear !== undefined && rear !== null && !rear.name.startsWith("1-"),
    shields: (ship?.ticked ?? 0) > 0,
    lap: (ship?.laps ?? 0) > 0,
  };
  return HINTS.filter(({ id }) => found[id]).map(({ id }) => id);
}

/** The hint to show: the one on screen while it may stay, else the first that is due and not yet read. */
export function nextHint(now: readonly HintId[], read: readonly string[], shown: HintId | null): Hint | null {
  const kept = HINTS.find(({ id, stays }) => id === shown && !read.includes(id) && (stays || now.includes(id)));
  return kept ?? HINTS.find(({ id }) => now.includes(id) && !read.includes(id)) ?? null;
}
