/** A finished game as frames: one for everything that happened, with its sentence and what each hand held then. */

import type * as generated from "$lib/generated/types.ts";
import type { Segment, TimeMark } from "$lib/kit/ReplayBar.svelte";
import type { Event } from "../events.ts";
import { TruckerDirector } from "../table/director.ts";
import { seatOf, type Picture } from "../table/picture.ts";
import type { MineView, PublicView } from "../wire.ts";

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
export function framesOf(replay: generated.Replay): Frame[] {
  const frames: Frame[] = [];
  let seat = 0;
  const director = new TruckerDirector(() => seat);
  for (const step of replay.steps) {
    const view = step.public as unknown as PublicView;
    const mine = step.mine as unknown as Frame["mine"];
    const before = frames.at(-1)?.picture ?? director.start(view);
    if (!frames.length) frames.push({ picture: before, event: null, ms: LEAST_MS, mine, seat });
    let picture = before;
    for (const event of step.events as unknown as readonly Event[]) {
      if (event.event === "ComponentSeen" || event.event === "PileSeen") continue;
      seat = seatOf(event) ?? seat;
      for (const shot of director.shoot(picture, event)) {
        picture = shot.picture;
        frames.push({ picture, event, ms: Math.max(view.phase === "building" ? YARD_MS : LEAST_MS, shot.ms), mine, seat });
      }
    }
    // The view is right whatever the events said; what was just told stays with it.
    const last = frames.at(-1);
    if (last && last.picture === picture) {
      const { event, hit, lost } = picture;
      frames[frames.length - 1] = { ...last, picture: { ...director.settle(picture, view), event, hit, lost } };
    }
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
  return starts.map(({ from, flying, flight: n }, i) => ({ from, to: starts[i + 1]?.from ?? frames.length - 1, text: word(n, flying) }));
}

/** Losses, those who gave up and settlements on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  const marks: TimeMark[] = [];
  let before: Event | null = null;
  frames.forEach(({ event }, at) => {
    if (event && event !== before) {
      if (event.event === "GaveUp") marks.push({ at, icon: "cross", bad: true, label: say(event) });
      if (event.event === "ComponentLost" && event.cause === "destroyed") marks.push({ at, icon: "crash", bad: true, label: say(event) });
      if (event.event === "GameEnded") marks.push({ at, icon: "flag", label: say(event) });
    }
    before = event;
  });
  return marks;
}
