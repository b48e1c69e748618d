/** A finished game as frames: one for everything that happened, with its sentence and what each hand held then. */

import type { Segment, TimeMark } from "$lib/replay/Timeline.svelte";
import { opening, settled, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import type { Replay } from "$lib/table/types.ts";
import type { Event } from "../model/events.ts";
import type { Parts } from "../film/boarding.ts";
import { TruckerDirector } from "../film/director.ts";
import { pictureOf, seatOf, type Emphasis, type Picture } from "../film/picture.ts";
import type { Trucking } from "../model/trucking.ts";
import type { MineView } from "../model/wire.ts";

export interface Frame {
  readonly picture: Picture;
  /** What happened; null for the table before anything did. */
  readonly event: Event | null;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
  readonly mine: Readonly<Record<string, MineView>>;
  /** Whose ship it is about. */
  readonly seat: number;
}

const YARD_MS = 160;
const LEAST_MS = 420;

/** All frames of a replay, in order. */
export function framesOf(replay: Replay<Trucking>, box: Parts | null = null): Frame[] {
  const frames: Frame[] = [];
  let seat = 0;
  let scene: Scene<Trucking, Emphasis> | null = null;
  const director = new TruckerDirector(
    () => seat,
    () => null,
    box,
  );
  for (const { events, public: view, mine } of replay.steps) {
    const before: Scene<Trucking, Emphasis> = scene ?? opening(director, view);
    if (!scene) frames.push({ picture: pictureOf(before), event: null, ms: LEAST_MS, mine, seat });
    scene = before;
    for (const event of events) {
      if (event.event === "ComponentSeen" || event.event === "PileSeen") continue;
      seat = seatOf(event) ?? seat;
      for (const shot of shotsOf(director, scene, event)) {
        scene = shot.scene;
        const ms = Math.max(view.phase === "building" ? YARD_MS : LEAST_MS, shot.ms);
        frames.push({ picture: pictureOf(scene), event, ms, mine, seat });
      }
    }
    // The view is right whatever the events said; what was just told stays with it.
    const { hit, lost } = scene.emphasis;
    const end = settled(director, scene, view);
    scene = { ...end, emphasis: { ...end.emphasis, hit, lost } };
    const last = frames.pop();
    if (last) frames.push({ ...last, picture: pictureOf(scene) });
  }
  return frames;
}

/** A stretch of the timeline per flight, its building apart from its cards. */
export function segmentsOf(frames: readonly Frame[], word: (flight: number, flying: boolean) => string): Segment[] {
  const starts: { from: number; flying: boolean; flight: number }[] = [];
  let flight = 0;
  frames.forEach(({ event, picture }, from) => {
    if (from === 0 || event?.event === "FlightBegan") {
      if (event?.event === "FlightBegan") flight = event.flight;
      else flight = picture.view.flight;
      if (starts.at(-1)?.flight !== flight) starts.push({ from, flying: false, flight });
    } else if (event?.event === "BuildingEnded") starts.push({ from, flying: true, flight });
  });
  return starts.map(({ from, flying, flight: n }, i) => ({
    from,
    to: starts[i + 1]?.from ?? frames.length - 1,
    text: word(n, flying),
  }));
}

/** Losses, those who gave up and settlements on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  const marks: TimeMark[] = [];
  let before: Event | null = null;
  frames.forEach(({ event }, at) => {
    if (event && event !== before) {
      if (event.event === "GaveUp") marks.push({ at, icon: "cross", bad: true, label: say(event) });
      if (event.event === "ComponentLost" && event.cause === "destroyed")
        marks.push({ at, icon: "crash", bad: true, label: say(event) });
      if (event.event === "GameEnded") marks.push({ at, icon: "flag", label: say(event) });
    }
    before = event;
  });
  return marks;
}
