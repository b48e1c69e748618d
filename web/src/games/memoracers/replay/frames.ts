/** A finished race as frames: one for everything that was seen to happen, with its sentence and the secrets of then. */

import type { Segment, TimeMark } from "$lib/replay/Timeline.svelte";
import { PLACES } from "../model/pieces.ts";
import { opening, settled, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import type { Replay, ReplayStep } from "$lib/table/types.ts";
import { RaceDirector } from "../film/director.ts";
import { pictureOf, type Emphasis, type Picture } from "../film/picture.ts";
import type { Event, Race, View } from "../model/wire.ts";

export interface Frame {
  readonly picture: Picture;
  /** What happened; null for the table before anything did. */
  readonly event: Event | null;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
  /** Lines of its program that each ship has flown in this round. */
  readonly flown: readonly number[];
  /** Programs that were given in and not yet shown, by seat. */
  readonly sealed: Readonly<Record<string, readonly number[]>>;
}

/** Time of one tile of the reconnaissance lap in a replay. */
const RECON_MS = 450;
const LEAST_MS = 320;

/** All frames of a replay, in order. */
export function framesOf(replay: Replay<Race>): Frame[] {
  const reel = new Reel(replay.seats.length);
  for (const step of replay.steps) reel.add(step);
  return reel.frames;
}

/** Frames as they are taken, step by step. */
class Reel {
  readonly frames: Frame[] = [];
  private readonly director = new RaceDirector(() => RECON_MS);
  private scene: Scene<Race, Emphasis> | null = null;
  private flown: readonly number[];
  private sealed: Frame["sealed"] = {};

  constructor(seats: number) {
    this.flown = Array.from({ length: seats }, () => 0);
  }

  add({ events, public: view, mine }: ReplayStep<Race>): void {
    let scene = this.scene ?? this.begin(view);
    for (const event of events) scene = this.take(scene, event);
    this.settle(scene, view, mine);
  }

  /** Before anything happened: ten backs, no ship. */
  private begin(view: View): Scene<Race, Emphasis> {
    const row = Array.from({ length: PLACES }, () => null);
    const ships = view.ships.map((ship) => ({ ...ship, place: null }));
    return this.push({ ...opening(this.director, view), view: { ...view, row, ships, round: 0 } }, null, LEAST_MS);
  }

  private take(from: Scene<Race, Emphasis>, event: Event): Scene<Race, Emphasis> {
    if (event.event === "RoundBegan") this.flown = this.flown.map(() => 0);
    if (event.event === "ShipMoved")
      this.flown = this.flown.map((lines, seat) => (seat === event.seat ? lines + 1 : lines));
    if (event.event === "ProgramOpened") this.sealed = {};
    let last = from;
    for (const { scene, ms } of shotsOf(this.director, from, event)) last = this.push(scene, event, ms);
    return last;
  }

  /** The view is right whatever the events said; what was just seen to happen stays marked. */
  private settle(was: Scene<Race, Emphasis>, view: View, mine: ReplayStep<Race>["mine"]): void {
    const last = this.frames.at(-1);
    this.sealed = programsOf(mine);
    if (!last) return;
    const { marks, recon, acting, tidying, actor } = was.emphasis;
    const { emphasis, ...rest } = settled(this.director, was, view);
    this.scene = { ...rest, emphasis: { ...emphasis, acting, tidying, actor } };
    const seen = { ...this.scene, emphasis: { ...this.scene.emphasis, marks, recon } };
    this.frames[this.frames.length - 1] = { ...last, picture: pictureOf(seen), sealed: this.sealed };
  }

  private push(scene: Scene<Race, Emphasis>, event: Event | null, ms: number): Scene<Race, Emphasis> {
    this.frames.push({
      picture: pictureOf(scene),
      event,
      ms: Math.max(LEAST_MS, ms),
      flown: this.flown,
      sealed: this.sealed,
    });
    return scene;
  }
}

function programsOf(mine: ReplayStep<Race>["mine"]): Frame["sealed"] {
  return Object.fromEntries(Object.entries(mine).flatMap(([seat, own]) => (own ? [[seat, own.program]] : [])));
}

/** A stretch of the timeline per round; what comes before the first round of a race is one of its own. */
export function segmentsOf(frames: readonly Frame[], word: (race: number, round: number) => string): Segment[] {
  const starts = frames.flatMap(({ event }, at) =>
    at === 0 || event?.event === "RoundBegan" || (event?.event === "CircuitBuilt" && at > 1) ? [at] : [],
  );
  return starts.map((from, i) => {
    const { race, round } = frames[from]?.picture ?? { race: 1, round: 0 };
    return { from, to: starts[i + 1] ?? frames.length - 1, text: word(race, round) };
  });
}

/** Laps, crashes and ends on the timeline. */
export function marksOf(frames: readonly Frame[], say: (event: Event) => string): TimeMark[] {
  const marks: TimeMark[] = [];
  let before: Event | null = null;
  frames.forEach(({ event }, at) => {
    // An event that is shown in several frames is marked at its first.
    if (event && event !== before) {
      if (event.event === "ShipCrashed") marks.push({ at, icon: "crash", bad: true, label: say(event) });
      if (event.event === "LapTicked") marks.push({ at, icon: "loop", label: say(event) });
      if (event.event === "RaceEnded") marks.push({ at, icon: "flag", label: say(event) });
    }
    before = event;
  });
  return apart(marks, frames.length / 32);
}

/** Marks that would lie upon each other: a lap gives way to what is next to it. */
function apart(marks: readonly TimeMark[], room: number): TimeMark[] {
  const kept: TimeMark[] = [];
  for (const mark of marks) {
    const before = kept.at(-1);
    if (!before || mark.at - before.at >= room) kept.push(mark);
    else if (before.icon === "loop") kept[kept.length - 1] = mark.icon === "loop" ? before : mark;
    else if (mark.icon !== "loop") kept.push(mark);
  }
  return kept;
}

/** The part of a ship's program that is still ahead of it, as squares of the row. */
export function pathOf(frame: Frame, seat: number): { place: number; lane: number }[] {
  const ship = frame.picture.ships[seat];
  if (!ship || ship.place === null) return [];
  const hidden = frame.sealed[String(seat)];
  const lanes = hidden ?? ship.program.slice(frame.flown[seat] ?? 0);
  return lanes.map((lane, line) => ({ place: ((ship.place ?? 0) + line + 1) % frame.picture.places.length, lane }));
}
