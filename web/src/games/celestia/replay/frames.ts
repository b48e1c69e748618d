/** A finished game as frames: one for everything that was seen to happen, with the secrets of then. */

import type * as wire from "$lib/generated/types.ts";
import type { Segment, TimeMark } from "$lib/kit/ReplayBar.svelte";
import { VoyageDirector } from "../table/director.ts";
import type { Picture } from "../table/picture.ts";
import { eventsOf, viewOf, type Event, type MineView } from "../wire.ts";

export interface Frame {
  readonly picture: Picture;
  /** What happened; null for the table before anything did. */
  readonly event: Event | null;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
  /** Hands and treasures, by seat. */
  readonly mine: Readonly<Record<string, MineView | null>>;
}

const LEAST_MS = 380;

/** All frames of a replay, in order; what only one player saw is no frame of its own. */
export function framesOf(replay: wire.Replay): Frame[] {
  const director = new VoyageDirector();
  const frames: Frame[] = [];
  let picture: Picture | null = null;
  for (const step of replay.steps) {
    const mine = step.mine as Frame["mine"];
    const view = viewOf(step.public);
    if (!picture) {
      picture = director.start(view);
      frames.push({ picture, event: null, ms: LEAST_MS, mine });
    }
    for (const event of eventsOf(step.events)) {
      if ("to" in event) continue;
      const shots = director.shoot(picture, event);
      for (const shot of shots) {
        picture = shot.picture;
        frames.push({ picture, event, ms: Math.max(LEAST_MS, shot.ms), mine });
      }
      if (!shots.length) frames.push({ picture, event, ms: LEAST_MS, mine });
    }
    picture = director.settle(picture, view);
    const last = frames[frames.length - 1];
    // The view is right whatever the events said; what was just played stays in sight.
    if (last) frames[frames.length - 1] = { ...last, picture: { ...picture, played: last.picture.played }, mine };
  }
  return frames;
}

/** A stretch of the timeline per voyage. */
export function segmentsOf(frames: readonly Frame[], word: (voyage: number) => string): Segment[] {
  const starts = frames.flatMap(({ event }, at) => (at === 0 || (event?.event === "VoyageBegan" && at > 1) ? [at] : []));
  return starts.map((from, i) => ({ from, to: starts[i + 1] ?? frames.length - 1, text: word(Math.max(1, frames[from]?.picture.view.voyage ?? 1)) }));
}

/** Crashes, treasures of the last city and the end on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  const marks: TimeMark[] = [];
  let before: Event | null = null;
  frames.forEach(({ event }, at) => {
    if (event && event !== before) {
      if (event.event === "VesselCrashed") marks.push({ at, icon: "crash", bad: true, label: say(event) });
      if (event.event === "LastCityReached" || event.event === "ForgottenCityLit") marks.push({ at, icon: "star", label: say(event) });
      if (event.event === "GameEnded") marks.push({ at, icon: "flag", label: say(event) });
    }
    before = event;
  });
  return marks;
}
