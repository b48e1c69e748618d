/** A finished rally as frames: one for everything that was seen to happen, with the secrets of then. */

import type { Segment, TimeMark } from "$lib/replay/Timeline.svelte";
import { opening, settled, shotsOf, type Scene, type Shot } from "$lib/table/film.svelte.ts";
import type { Replay } from "$lib/table/types.ts";
import { RallyDirector } from "../film/director.ts";
import { pictureOf, type Emphasis, type Picture, type Step } from "../film/picture.ts";
import type { Event, MineView, Rally } from "../model/wire.ts";

export interface Frame {
  readonly picture: Picture;
  readonly step: Step;
  /** What happened; null for the table before anything did. */
  readonly event: Event | null;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
  /** Hands and versions, by seat. */
  readonly mine: Readonly<Record<string, MineView | null>>;
}

const LEAST_MS = 380;
const SMALL: readonly string[] = ["FranchiseReady", "CardsSeen", "ShotRemoved", "MarketLaid", "BoardPrepared"];

/** All frames of a replay, in order; what only one franchise saw is no frame of its own. */
export function framesOf(replay: Replay<Rally>): Frame[] {
  const director = new RallyDirector(() => 0);
  const frames: Frame[] = [];
  let scene: Scene<Rally, Emphasis> | null = null;
  let step: Step = "face";
  for (const { events, public: view, mine } of replay.steps) {
    if (!scene) {
      scene = opening(director, view);
      frames.push({ picture: pictureOf(scene), step, event: null, ms: LEAST_MS, mine });
    }
    for (const event of events) {
      const shots: readonly Shot<Rally, Emphasis>[] = shotsOf(director, scene, event);
      scene = shots.at(-1)?.scene ?? scene;
      step = scene.emphasis.step ?? step;
      if ("to" in event || SMALL.includes(event.event)) continue;
      const picture = pictureOf(scene);
      frames.push({ picture, step, event, ms: Math.max(LEAST_MS, ...shots.map(({ ms }) => ms)), mine });
    }
    const last = frames[frames.length - 1];
    // The view is right whatever the events said; what was just seen stays in sight. A count shows the table it was
    // made on.
    if (last && step !== "points" && step !== "control")
      frames[frames.length - 1] = { ...last, picture: { ...last.picture, view }, mine };
    scene = settled(director, scene, view);
  }
  return frames;
}

/** A stretch of the timeline per round. */
export function segmentsOf(frames: readonly Frame[], word: (round: number) => string): Segment[] {
  const starts = frames.flatMap(({ event }, at) => (event?.event === "RoundBegan" ? [{ at, round: event.round }] : []));
  return starts.map(({ at, round }, i) => ({
    from: i ? at : 0,
    to: starts[i + 1]?.at ?? frames.length - 1,
    text: word(round),
  }));
}

/** Boosts that failed and the ends of races on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  return frames.flatMap(({ event }, at): TimeMark[] => {
    if (event?.event === "BoostChecked" && !event.conforms)
      return [{ at, icon: "cross", bad: true, label: say(event) }];
    return event?.event === "RaceEnded" || event?.event === "GameEnded"
      ? [{ at, icon: "flag", label: say(event) }]
      : [];
  });
}
