/**
 * The film of a table: entries arrive as events and a final view. The view goes on event by event, and a board shows
 * the difference; a game's director says how long each is looked at and what stands out. Nothing here knows a game.
 */

import type { Pulse } from "../theme/haptics.ts";
import type { Slip } from "./slip.svelte.ts";
import type { GameTypes } from "./types.ts";

/** What is seen at one moment. */
export interface Scene<G extends GameTypes, Emphasis> {
  readonly view: G["view"];
  readonly emphasis: Emphasis;
  /** What is being shown; null while nothing happens. */
  readonly event: G["event"] | null;
}

/** What comes with a moment beside the picture. */
export interface Effects {
  /** The sound that marks it, by its name in the game's set. */
  readonly sound?: string | undefined;
  /** To whom it happens: their phones buzz. */
  readonly buzz?: { readonly seats: readonly number[]; readonly pulse: Pulse };
  /** What readers hear as it begins, where no line of the log tells it: a face that is seen only for a while. */
  readonly says?: string;
  /** What was said of faces that now lie hidden is gone. */
  readonly forgets?: boolean;
  /** The summary of what it cost, laid beside the board; null takes away the one that lies there. */
  readonly slip?: Slip | null;
  /** What comes of it is not seen yet: dice still roll, a token lies closed. Its sentence waits. */
  readonly untold?: boolean;
}

/** A moment of an event: how long it is looked at, and what stands out. */
export interface Beat<G extends GameTypes, Emphasis> extends Effects {
  readonly ms: number;
  readonly emphasis: Emphasis;
  /** Shown at the table's own pace for everybody: neither skipped nor hurried. */
  readonly fixed?: boolean;
  /** What lies on the table at this moment, where an event is seen in steps; else the view after it. */
  readonly view?: G["view"];
}

/** What a game says of its events: what they change, and how they are looked at. */
export interface Director<G extends GameTypes, Emphasis> {
  /** What stands out on a view while nothing happens; `was` is what was seen before, null after a cut. */
  rest(view: G["view"], was: Scene<G, Emphasis> | null): Emphasis;
  /** The view after an event, as far as the event tells. */
  apply(view: G["view"], event: G["event"]): G["view"];
  /** The moments of an event; none: it is not seen. */
  beats(event: G["event"], before: Scene<G, Emphasis>, after: G["view"]): readonly Beat<G, Emphasis>[];
  /** What comes with the end of an entry, where only its view tells what it came to. */
  settles?(was: Scene<G, Emphasis>, view: G["view"]): Effects | null;
}

/** A scene and how long it is looked at. */
export interface Shot<G extends GameTypes, Emphasis> {
  readonly scene: Scene<G, Emphasis>;
  readonly ms: number;
  readonly fixed: boolean;
  readonly effects: Effects;
}

/** A view with nothing of what was before. */
export function opening<G extends GameTypes, Emphasis>(
  director: Director<G, Emphasis>,
  view: G["view"],
): Scene<G, Emphasis> {
  return { view, emphasis: director.rest(view, null), event: null };
}

/** After all events of an entry: its view is right, whatever the events said. */
export function settled<G extends GameTypes, Emphasis>(
  director: Director<G, Emphasis>,
  was: Scene<G, Emphasis>,
  view: G["view"],
): Scene<G, Emphasis> {
  return { view, emphasis: director.rest(view, was), event: was.event };
}

/** An event as shots, at least one; the last of them is what is seen from then on. */
export function shotsOf<G extends GameTypes, Emphasis>(
  director: Director<G, Emphasis>,
  from: Scene<G, Emphasis>,
  event: G["event"],
): readonly Shot<G, Emphasis>[] {
  const after = director.apply(from.view, event);
  const beats = director.beats(event, from, after);
  if (!beats.length)
    return [{ scene: { view: after, emphasis: from.emphasis, event }, ms: 0, fixed: false, effects: {} }];
  return beats.map(({ ms, emphasis, fixed = false, view = after, ...effects }) => ({
    scene: { view, emphasis, event },
    ms,
    fixed,
    effects,
  }));
}

interface Reel<G extends GameTypes> {
  readonly events: readonly G["event"][];
  readonly view: G["view"];
  readonly done: () => void;
  readonly take: number;
}

export class Film<G extends GameTypes, Emphasis> {
  scene = $state.raw() as Scene<G, Emphasis>;
  /** Something is being shown. */
  playing = $state(false);
  /** Entries are still to be shown, also those that take no time. */
  busy = $state(false);
  /** What is being shown cannot be skipped. */
  fixed = $state(false);
  private readonly reels: Reel<G>[] = [];
  private wake: (() => void) | undefined;
  private skipping = false;
  /** Nothing is shown step by step any more: people who look on want to see how it ends. */
  rushing = $state(false);
  /** Counts the cuts: what was shot before the last one is not shown any more. */
  private take = 0;
  private over = false;

  constructor(
    private readonly director: Director<G, Emphasis>,
    view: G["view"],
    /** Called when an event begins to be shown. */
    private readonly begins: (event: G["event"]) => void,
    /** Called when an event has been shown. */
    private readonly seen: (event: G["event"]) => void,
    /** Called when a moment begins; `hurried`: it is passed over. */
    private readonly staged: (effects: Effects, hurried: boolean) => void = () => undefined,
    /** Called when what comes of an event begins to be seen: its sentence gives nothing away. */
    private readonly tells: (event: G["event"]) => void = () => undefined,
  ) {
    this.scene = opening(director, view);
  }

  /** Show a view at once; what was still to be shown is only noted. */
  cut(view: G["view"]): void {
    this.take += 1;
    this.wake?.();
    this.scene = opening(this.director, view);
  }

  /** Show events and then the view; `done` is called when that is seen, and not where a cut came between. */
  add(events: readonly G["event"][], view: G["view"], done: () => void = () => undefined): void {
    this.reels.push({ events, view, done, take: this.take });
    if (!this.busy) void this.run();
  }

  /** Go to the end of what is being shown, but for what everybody sees at the same pace. */
  skip(): void {
    this.skipping = true;
    if (!this.fixed) this.wake?.();
  }

  /** Show only where things come to from now on, or all of it again. */
  rush(on: boolean): void {
    this.rushing = on;
    if (on) this.skip();
    else this.skipping = false;
  }

  /** The board goes away. */
  stop(): void {
    this.over = true;
    this.reels.length = 0;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let reel = this.reels.shift(); reel && !this.over; reel = this.reels.shift()) {
      for (const event of reel.events) {
        if (reel.take === this.take) await this.show(event);
        else this.seen(event);
      }
      if (reel.take !== this.take) continue;
      const sum = this.director.settles?.(this.scene, reel.view);
      this.scene = settled(this.director, this.scene, reel.view);
      if (sum) this.staged(sum, this.skipping);
      reel.done();
    }
    this.busy = false;
    this.playing = false;
    this.scene = { ...this.scene, event: null };
    this.skipping = this.rushing;
  }

  private async show(event: G["event"]): Promise<void> {
    const { take } = this;
    let told = false;
    this.begins(event);
    for (const { scene, ms, fixed, effects } of shotsOf(this.director, this.scene, event)) {
      if (!told && !effects.untold) {
        told = true;
        this.tells(event);
      }
      this.scene = scene;
      this.fixed = fixed;
      this.staged(effects, this.skipping && !fixed);
      if (ms > 0 && !this.over && (fixed || !this.skipping)) await this.wait(ms);
      if (take !== this.take) break;
    }
    this.fixed = false;
    // The line of the log comes when its motion ends.
    this.seen(event);
  }

  /** Only what takes time is playing: a pilot who is ready meanwhile does not take the question from another. */
  private wait(ms: number): Promise<void> {
    this.playing = true;
    return new Promise((next) => {
      const timer = setTimeout(next, ms);
      this.wake = () => {
        clearTimeout(timer);
        next();
      };
    });
  }
}
