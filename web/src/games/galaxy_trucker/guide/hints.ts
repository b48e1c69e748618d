/** The hints of a first flight: what each is about, and when its moment is. They react to any real flight. */

import type { TruckerText } from "../text/index.ts";
import type { Picture } from "../film/picture.ts";

export type HintId =
  | "goal"
  | "take"
  | "weld"
  | "misfit"
  | "needs"
  | "exposed"
  | "finish"
  | "alien"
  | "flyOn"
  | "card"
  | "weakest"
  | "land"
  | "opportunity"
  | "reward"
  | "strength"
  | "goods"
  | "dice"
  | "defend"
  | "lost";

export type Around = "heap" | "lit" | "prompt" | "figures" | "numbers" | "card" | "dock" | "track" | "none";

export interface Hint {
  readonly id: HintId;
  readonly title: TruckerText;
  readonly text: TruckerText;
  readonly rule: string;
  /** What the dotted ring goes round. */
  readonly ring: Around;
  /** It stays until it is read or something is asked that has a hint; the others go when their moment is over. */
  readonly stays: boolean;
  /** An introductory flight has such a moment: in it no alien boards and nobody gives up. */
  readonly intro: boolean;
}

const NOT_IN_INTRO: readonly HintId[] = ["alien", "flyOn"];

function hint(id: HintId, rule: string, ring: Around, stays = false): Hint {
  return { id, title: `hint.${id}`, text: `hint.${id}.text`, rule, ring, stays, intro: !NOT_IN_INTRO.includes(id) };
}

export const HINTS: readonly Hint[] = [
  hint("goal", "GB-173", "none"),
  hint("take", "GB-019", "heap"),
  hint("weld", "GB-049", "lit"),
  hint("misfit", "GB-023", "prompt"),
  hint("needs", "GB-052", "figures", true),
  hint("exposed", "GB-057", "figures", true),
  hint("finish", "GB-042", "numbers"),
  hint("alien", "GB-068", "lit"),
  hint("flyOn", "GB-164", "track"),
  hint("card", "GB-077", "card", true),
  hint("weakest", "GB-157", "card", true),
  hint("land", "GB-133", "prompt"),
  hint("opportunity", "GB-137", "prompt"),
  hint("reward", "GB-143", "prompt"),
  hint("strength", "GB-095", "prompt"),
  hint("goods", "GB-124", "dock"),
  hint("dice", "GB-096", "none", true),
  hint("defend", "GB-101", "prompt"),
  hint("lost", "GB-115", "figures", true),
];

/** Components of a ship after which its needs are spoken of, then its open ends, and after which it may be finished. */
const SOME = 2;
const MORE = 5;
const MANY = 13;

/** What the table shows at this moment, as far as hints look at it. */
export interface Moment {
  readonly picture: Picture;
  readonly me: number;
  /** The question that is open for this trucker. */
  readonly decision: string | null;
  /** There is a component in hand, and it fits somewhere. */
  readonly hand: "empty" | "fits" | "misfits";
  /** Something is being shown. */
  readonly playing: boolean;
  /** The open card is a combat zone: strengths are compared on others too. */
  readonly zone: boolean;
}

/** The hints whose moment is now. */
export function due({ picture, me, decision, hand, playing, zone }: Moment): HintId[] {
  const { view, roll, value } = picture;
  const ship = view.ships[me];
  const asks = (...names: readonly string[]): boolean => !playing && decision !== null && names.includes(decision);
  const builds = asks("TruckerBuilds", "TruckersBuild");
  const parts = ship?.components.length ?? 0;
  const found: Readonly<Record<HintId, boolean>> = {
    goal: builds && parts <= 1,
    take: builds && hand === "empty",
    weld: builds && hand === "fits",
    misfit: builds && hand === "misfits",
    needs: builds && hand === "empty" && parts >= SOME,
    exposed: builds && hand === "empty" && parts >= MORE,
    finish: builds && hand === "empty" && parts >= MANY,
    alien: asks("TruckerBoardsAlien"),
    flyOn: asks("TruckerMayGiveUp"),
    card: view.card !== null,
    weakest: zone && value !== null,
    land: asks("TruckerLands"),
    opportunity: asks("TruckerTakesAbandoned"),
    reward: asks("TruckerTakesReward"),
    strength: asks("TruckerDeclares"),
    goods: asks("TruckerStows"),
    dice: roll !== null && roll.kind !== null && !roll.rolling,
    defend: asks("TruckerDefends"),
    lost: view.phase === "flight" && (ship?.lost.length ?? 0) > 0,
  };
  return HINTS.filter(({ id }) => found[id]).map(({ id }) => id);
}

/** The hint to show: what is asked now comes first; else the one on screen while it may stay, else one that may. */
export function nextHint(now: readonly HintId[], read: readonly string[], shown: HintId | null): Hint | null {
  const open = HINTS.filter(({ id }) => !read.includes(id));
  const asked = open.filter(({ id, stays }) => !stays && now.includes(id));
  if (asked.length) return asked.find(({ id }) => id === shown) ?? asked[0] ?? null;
  return open.find(({ id, stays }) => stays && id === shown) ?? open.find(({ id }) => now.includes(id)) ?? null;
}
