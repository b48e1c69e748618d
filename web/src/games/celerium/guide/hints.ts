/** The hints of a first race: what each says, and when its moment has come. */

import type { Question } from "$lib/table/table.svelte.ts";
import type { HintText } from "../text/hints.ts";
import type { PublicView, Rally } from "../model/wire.ts";

export const HINT_IDS = [
  "goal",
  "face",
  "market",
  "planet",
  "equip",
  "cards",
  "boosts",
  "line",
  "px2",
  "play",
  "track",
  "goon",
  "attack",
  "points",
  "next",
] as const;
export type HintId = (typeof HINT_IDS)[number];

export interface Moment {
  readonly view: PublicView;
  readonly decision: string | null;
  /** A line may be picked with the Pilot ×2 token. */
  readonly px2: boolean;
  readonly playing: boolean;
  readonly held: boolean;
}

export const HINT_RULES: Readonly<Record<HintId, string>> = {
  goal: "CM-003",
  face: "CM-026",
  market: "CM-052",
  planet: "CM-043",
  equip: "CM-063",
  cards: "CM-076",
  boosts: "CM-092",
  line: "CM-103",
  px2: "CM-111",
  track: "CM-218",
  play: "CM-135",
  goon: "CM-285",
  attack: "CM-161",
  points: "CM-222",
  next: "CM-231",
};

/** A line may be picked with the Pilot ×2 token. */
export const doubles = (question: Question<Rally> | null): boolean =>
  question?.decision === "FranchisesPickLine" && question.offer.picks.some(({ px2, refusal }) => px2 && !refusal);

/** The hints whose moment is now. */
export function dueHints({ view, decision, px2, playing, held }: Moment): HintId[] {
  if (playing) return [];
  const fits: Readonly<Record<HintId, boolean>> = {
    goal: decision !== null,
    face: decision === "FranchisesChooseFace",
    market: decision === "FranchiseShops",
    planet: decision === "FranchiseShops",
    equip: decision === "FranchiseEquips",
    cards: decision === "FranchiseBuysCards",
    boosts: decision === "FranchisesBoost",
    line: decision === "FranchisesPickLine",
    px2,
    play: decision === "FranchiseRaces",
    track: decision === "FranchiseRaces" || decision === "FranchiseAdvances",
    goon: decision === "FranchiseGoesOn",
    attack: decision === "TargetsAnswer",
    points: held,
    next: decision === "FranchiseShops" && view.round > 1,
  };
  return HINT_IDS.filter((id) => fits[id]);
}

export interface Hint {
  readonly id: HintId;
}
const HINTS: readonly Hint[] = HINT_IDS.map((id) => ({ id }));

/** The hint to show: the one on screen while its moment lasts, else the first of the moment that was not read. */
export function nextHint(now: readonly HintId[], read: readonly string[], shown: HintId | null): Hint | null {
  const open = HINTS.filter(({ id }) => now.includes(id) && !read.includes(id));
  return open.find(({ id }) => id === shown) ?? open[0] ?? null;
}

/** What the ring of a hint goes round; where nothing is named it is about no place on the board. */
export const HINT_RINGS: Readonly<Partial<Record<HintId, string>>> = {
  market: "[data-market] > *",
  planet: "[data-planet] ul",
  boosts: "[data-boosts] > *",
  line: "[data-lines] button",
  px2: "[data-lines] [data-px2]",
  play: ".hand [data-part]",
  goon: ".hand [data-part].lit",
  attack: "#prompt",
};

export const hintTitle = (id: HintId): HintText => `hint.${id}`;
export const hintText = (id: HintId): HintText => `hint.${id}.text`;
