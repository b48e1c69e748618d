/**
 * The hints of guided games: what each speaks of, and when its moment has come. Each guide is short: only what is new.
 */

import type { Picture } from "../film/picture.ts";
import type { HintText } from "../text/hints.ts";
import type { Card, Module, PublicView } from "../model/wire.ts";

/** A first game, then one for each extension and one for the bonus cities and cards. */
export const GUIDES = ["first", "ext1", "ext2", "bonus"] as const;
export type GuideId = (typeof GUIDES)[number];

/** What each guided game is played with. */
export const GUIDE_MODULES: Readonly<Record<GuideId, readonly Module[]>> = {
  first: [],
  ext1: ["ext1"],
  ext2: ["ext2"],
  bonus: ["xmas", "matryoshburg", "boscalumia", "grappin", "instructor"],
};

const HINTS = {
  first: ["goal", "dice", "announce", "helm", "captain", "turbo", "treasure", "alone"],
  ext1: ["character", "improved", "help", "bandit", "mooring", "crash", "left"],
  ext2: ["lifeboat", "special", "urgent", "gear", "spy", "rowed", "pilot"],
  bonus: ["krismastri", "boscalumia", "hook", "instructor", "gift", "matryoshburg", "heading"],
} as const satisfies Readonly<Record<GuideId, readonly string[]>>;
export type HintId = (typeof HINTS)[GuideId][number];

export interface Moment {
  readonly picture: Picture;
  readonly me: number;
  readonly decision: string | null;
  readonly playing: boolean;
  /** Treasures of the person at this screen. */
  readonly treasures: number;
  readonly hand: readonly Card[];
}

export const HINT_RULES: Readonly<Record<HintId, string>> = {
  goal: "CS-110",
  announce: "CS-049",
  dice: "CS-038",
  helm: "CS-101",
  captain: "CS-076",
  turbo: "CS-084",
  treasure: "CS-054",
  alone: "CS-172",
  character: "CS-221",
  improved: "CS-223",
  help: "CS-241",
  bandit: "CS-230",
  mooring: "CS-235",
  crash: "CS-258",
  left: "CS-291",
  lifeboat: "CS-299",
  special: "CS-298",
  urgent: "CS-332",
  gear: "CS-338",
  spy: "CS-342",
  rowed: "CS-312",
  pilot: "CS-320",
  krismastri: "CS-345",
  boscalumia: "CS-366",
  hook: "CS-384",
  instructor: "CS-392",
  gift: "CS-346",
  matryoshburg: "CS-357",
  heading: "CS-367",
};

/** Which guide a table is played with: the one whose modules are on. */
export function guideOf({ modules }: Pick<PublicView, "modules">): GuideId {
  return (
    GUIDES.find((id) => GUIDE_MODULES[id].length > 0 && GUIDE_MODULES[id].every((name) => modules.includes(name))) ??
    "first"
  );
}

export function hintIds(guide: GuideId): readonly HintId[] {
  return HINTS[guide];
}

/** From the city before Barbadahl on, Boscalumia is worth thinking of. */
const NEAR_BOSCALUMIA = 9;

/** The hints whose moment is now. */
export function dueHints(moment: Moment): HintId[] {
  const { picture, me, decision, playing, treasures, hand } = moment;
  if (playing) return [];
  const { view } = picture;
  const asked = decision !== null;
  /** A card in hand, at a moment at which it is of use. */
  const holds = (kind: RegExp, ...at: readonly string[]): boolean =>
    decision !== null && at.includes(decision) && hand.some((card) => kind.test(card));
  const covering = ["CaptainDeclares", "CaptainLays"];
  const captain = view.captain === me;
  const fits: Readonly<Record<HintId, boolean>> = {
    goal: asked,
    announce: decision === "PassengerAnnounces",
    dice: decision === "PassengerAnnounces",
    helm: decision === "PassengerAnnounces" && (view.voyage > 1 || view.aircraft?.city !== view.cities[0]?.value),
    captain: decision === "CaptainDeclares",
    turbo: holds(/^turbo$/, ...covering),
    treasure: asked && treasures > 0,
    alone: decision === "CaptainMayStop",
    character: asked,
    improved: holds(/^improved-/, ...covering),
    help: holds(/^help-/, "PlayersAfterCrash"),
    bandit: holds(/^bandit$/, "PlayersBeforeRoll"),
    mooring: holds(/^mooring$/, "PlayersAtLaying"),
    crash: decision === "PlayersAfterCrash",
    left: asked && treasures > 1 && hand.some((card) => card.startsWith("help-")),
    lifeboat: asked,
    special: holds(/^lifeboat-/, "PassengerAnnounces", "PlayersAfterAnnouncements"),
    urgent: captain && holds(/^urgent-need$/, "PlayersAfterAnnouncements", "PlayersAfterSuccess"),
    gear: holds(/^new-gear$/, "PlayersBeforeRoll"),
    spy: holds(/^spy$/, "PlayersBeforeRoll"),
    rowed: view.pilot !== null,
    pilot: decision === "PilotMayGetOff",
    krismastri: asked,
    boscalumia: asked && (view.aircraft?.city ?? 0) >= NEAR_BOSCALUMIA,
    hook: holds(/^grappling-hook$/, "PlayersAtLaying"),
    instructor: holds(/^instructor$/, "DrawerMayInstruct"),
    gift: view.gifts.length > 0,
    matryoshburg: decision === "PlayersChooseBonus",
    heading: decision === "HelmChoosesHeading",
  };
  return hintIds(guideOf(view)).filter((id) => fits[id]);
}

export interface Hint {
  readonly id: HintId;
}

/** The hint to show: the one on screen while its moment lasts, else the first of the moment that was not read. */
export function nextHint(now: readonly HintId[], read: readonly string[], shown: HintId | null): Hint | null {
  const open = now.filter((id) => !read.includes(id));
  const id = open.find((one) => one === shown) ?? open[0];
  return id ? { id } : null;
}

/** What the ring of a hint goes round; where nothing is named it is about no place on the board. */
export const HINT_RINGS: Readonly<Partial<Record<HintId, string>>> = {
  announce: "#prompt .ways",
  dice: ".scene .dice",
  captain: ".own .hand",
  turbo: ".own .hand",
  treasure: "[data-treasures]",
  help: ".own .hand",
  improved: ".own .hand",
  bandit: ".own .hand",
  mooring: ".own .hand",
  urgent: ".own .hand",
  gear: ".own .hand",
  spy: ".own .hand",
  hook: ".own .hand",
  instructor: ".own .hand",
  heading: "#prompt",
  matryoshburg: "#prompt",
};

export const hintTitle = (id: HintId): HintText => `hint.${id}`;
export const hintText = (id: HintId): HintText => `hint.${id}.text`;
