/** How fast things move: the tokens' durations, the table's speed, and the wish for less motion. */

import { keep, recall, watchMedia } from "../store.ts";

/** Speed of the animations; 0 shows results at once. */
export type Speed = 1 | 2 | 0;
/** What this device wishes of motion: as the system says, less, or all of it. */
export type MotionWish = "system" | "less" | "full";
/** Names of the durations in tokens.css. */
export type Beat = "tap" | "ui" | "move" | "scene" | "mark";

const SPEEDS: readonly Speed[] = [1, 2, 0];
/** Only used where no style sheet is at hand (tests); the page reads tokens.css. */
const FALLBACK: Record<Beat, number> = { tap: 90, ui: 180, move: 420, scene: 900, mark: 2000 };

/** A CSS time as milliseconds: "420ms", ".42s". */
export function milliseconds(text: string): number | null {
  const found = /^\s*([\d.]+)(ms|s)\s*$/.exec(text);
  if (!found) return null;
  return Number(found[1]) * (found[2] === "s" ? 1000 : 1);
}

class MotionStore {
  speed = $state<Speed>(1);
  /** True when the person asked the system for less motion: nothing travels, results appear. */
  reduced = $derived.by(() => (this.wish === "system" ? this.systemReduced : this.wish === "less"));
  wish = $state<MotionWish>("system");
  private systemReduced = $state(false);

  constructor() {
    const wished = recall("motion");
    this.wish = wished === "less" || wished === "full" ? wished : "system";
    const stored = recall("speed");
    this.speed = SPEEDS.find((speed) => String(speed) === stored) ?? 1;
    this.systemReduced = watchMedia("(prefers-reduced-motion: reduce)", (reduced) => (this.systemReduced = reduced));
  }

  /** Take a speed and keep it for the next visit. */
  choose(speed: Speed): void {
    this.speed = speed;
    keep("speed", String(speed));
  }

  wishFor(wish: MotionWish): void {
    this.wish = wish;
    keep("motion", wish);
  }

  /** Duration of a movement now, in milliseconds; 0 means "show the result". */
  ms(beat: Beat): number {
    if (this.reduced || this.speed === 0) return 0;
    return token(beat) / this.speed;
  }

  /** A step of a staged moment, by its milliseconds at full speed. */
  step(ms: number): number {
    return this.reduced || this.speed === 0 ? 0 : ms / this.speed;
  }

  /** A beat of stillness in a staged moment: a higher speed does not shorten it. */
  still(ms: number): number {
    return this.reduced || this.speed === 0 ? 0 : ms;
  }

  /** How long a result stays outlined where nothing travels. */
  mark(): number {
    return this.speed === 0 ? 0 : token("mark") / this.speed;
  }
}

function token(beat: Beat): number {
  if (typeof document === "undefined") return FALLBACK[beat];
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--m-${beat}`);
  return milliseconds(text) ?? FALLBACK[beat];
}

export const motion = new MotionStore();
