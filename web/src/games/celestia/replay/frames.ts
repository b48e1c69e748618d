/** A finished game as frames: one for everything that was seen to happen, with the secrets of then. */

import { opening, settled, shotsOf, type Scene, type Shot } from "$lib/table/film.svelte.ts";
import type { Replay } from "$lib/table/types.ts";
import type { Segment, TimeMark } from "$lib/replay/Timeline.svelte";
import { VoyageDirector } from "../film/director.ts";
import { pictureOf, type Emphasis, type Picture } from "../film/picture.ts";
import type { Event, MineView, Voyage } from "../model/wire.ts";

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
export function framesOf(replay: Replay<Voyage>): Frame[] {
  const director = new VoyageDirector();
  const frames: Frame[] = [];
  let scene: Scene<Voyage, Emphasis> | null = null;
  for (const { events, public: view, mine } of replay.steps) {
    if (!scene) {
      scene = opening(director, view);
      frames.push({ picture: pictureOf(scene), event: null, ms: LEAST_MS, mine });
    }
    for (const event of events) {
      if ("to" in event) continue;
      const shots: readonly Shot<Voyage, Emphasis>[] = shotsOf(director, scene, event);
      for (const shot of shots)
        frames.push({ picture: pictureOf(shot.scene), event, ms: Math.max(LEAST_MS, shot.ms), mine });
      scene = shots.at(-1)?.scene ?? scene;
    }
    scene = settled(director, scene, view);
    const last = frames[frames.length - 1];
    // The view is right whatever the events said; what was just played stays in sight.
    if (last)
      frames[frames.length - 1] = { ...last, picture: { ...pictureOf(scene), played: last.picture.played }, mine };
  }
  return frames;
}

/** A stretch of the timeline per voyage. */
export function segmentsOf(frames: readonly Frame[], word: (voyage: number) => string): Segment[] {
  const starts = frames.flatMap(({ event }, at) =>
    at === 0 || (event?.event === "VoyageBegan" && at > 1) ? [at] : [],
  );
  return starts.map((from, i) => ({
    from,
    to: starts[i + 1] ?? frames.length - 1,
    text: word(Math.max(1, frames[from]?.picture.view.voyage ?? 1)),
  }));
}

/** Crashes, treasures of the last city and the end on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  const marks: TimeMark[] = [];
  let before: Event | null = null;
  frames.forEach(({ event }, at) => {
    if (event && event !== before) {
      if (event.event === "VesselCrashed") marks.push({ at, icon: "crash", bad: true, label: say(event) });
      if (event.event === "LastCityReached" || event.event === "ForgottenCityLit")
        marks.push({ at, icon: "star", label: say(event) });
      if (event.event === "GameEnded") marks.push({ at, icon: "flag", label: say(event) });
    }
    before = event;
  });
  return marks;
}
