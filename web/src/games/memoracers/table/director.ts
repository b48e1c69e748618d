/** What each event of a race looks like. It repeats what the event says and decides nothing. */

import type * as wire from "$lib/generated/types.ts";
import type { Director, Shot } from "$lib/table/film.svelte.ts";
import { motion, type Beat } from "$lib/theme/motion.svelte.ts";
import { moved, swapped } from "../anim.ts";
import type { Mark } from "../model.ts";
import { mt } from "../text/index.ts";
import { faceOf, pictureOf, type Picture, type Racing } from "./picture.ts";

type View = wire.MemoracersPublicView;
type Event = wire.MemoracersEvent;
type Shots = readonly Shot<Picture>[];

/** Shows races; `pace` is the time of one step of the reconnaissance lap. */
export class RaceDirector implements Director<View, Event, Picture> {
  private marks = 0;

  constructor(
    private readonly pace: () => number,
    private readonly faceUpAfter = 2,
  ) {}

  start(view: View): Picture {
    return pictureOf(view, null);
  }

  settle(picture: Picture, view: View): Picture {
    return pictureOf(view, picture);
  }

  shoot(before: Picture, event: Event): Shots {
    const picture = { ...before, marks: [] };
    switch (event.event) {
      case "CircuitBuilt":
        return [{ picture: laid(picture, event.race - 1), ms: 0 }];
      case "ReconnaissanceFlown":
        return this.recon(picture, event.faces);
      case "ShipPlaced":
        return [shot(ship(picture, event.seat, { place: 0, lane: event.lane }), "move")];
      case "RoundBegan":
        return [{ picture: { ...picture, round: event.round, acting: false, actor: null }, ms: 0 }];
      case "PilotReady":
        return [{ picture: ship(picture, event.seat, { ready: true }), ms: 0 }];
      case "ProgramOpened":
        return [shot({ ...ship(picture, event.seat, { program: event.lanes, speed: event.speed, ready: false }), acting: true }, "ui")];
      case "EngineForced":
        return [this.marked(hit(picture, event.seat, event.ticks), event.seat, "accelerator", `−${event.ticks}`)];
      case "ShipBraked":
        return [];
      case "TileTurnedUp":
        return [shot(turned(picture, event.place, event.face), "ui")];
      case "ShipMoved":
        return [shot(flown(picture, event.seat, event.place, event.lane), "move")];
      case "LapTicked":
        return [this.marked(ship(picture, event.seat, { laps: event.laps }), event.seat, "lap", mt("lap.n", { n: event.laps }))];
      case "TrapHit":
        return [this.marked(hit(picture, event.seat, event.ticks), event.seat, "trap", `−${event.ticks}`)];
      case "SpeedRaised":
        return [this.marked(ship(picture, event.seat, { speed: event.speed }), event.seat, "accelerator", mt("speed.n", { n: event.speed }))];
      case "SpeedLowered":
        return [this.marked(ship(picture, event.seat, { speed: event.speed }), event.seat, "slower", mt("speed.n", { n: event.speed }))];
      case "ShieldsRepaired":
        return [this.marked(hit(picture, event.seat, -event.cleared), event.seat, "repairer", `+${event.cleared}`)];
      case "MechanismEntered":
        return [this.marked(picture, event.seat, "mechanism", mt("effect.mechanism"))];
      case "ShipCrashed":
        return this.crash(picture, event.seat);
      case "TileLooped":
        return [shot(looped(picture, event.to), "move")];
      case "TilesSwapped":
        return [shot(rekeyed(picture, swapped(keysOf(picture), event.place, event.place + 1)), "move")];
      case "MarkerStepped":
        return [{ picture: { ...picture, marker: event.marker }, ms: 0 }];
      case "TilesKept":
      case "RaceEnded":
      case "PointsScored":
        return [];
    }
  }

  /** Up from the start line to the front, then down again from the front (MR-019 to MR-021), at one pace for all. */
  private recon(picture: Picture, tiles: readonly wire.MemoracersTileFace[]): Shots {
    const faces = tiles.map(faceOf);
    const ms = this.pace();
    const at = (open: number, current: number, closing: boolean, seen: number): Shot<Picture> => ({
      picture: {
        ...picture,
        places: picture.places.map(({ key }, place) => ({ key, face: place < open ? (faces[place] ?? null) : null })),
        recon: { current, closing, seen },
      },
      ms,
      fixed: true,
    });
    const up = faces.map((_, place) => at(place + 1, place, false, place + 1));
    const down = faces.slice(this.faceUpAfter).map((_, back) => at(faces.length - 1 - back, faces.length - 1 - back, true, faces.length));
    return [...up, ...down];
  }

  private crash(picture: Picture, seat: number): Shots {
    const seen = this.marked(picture, seat, "crash", mt("crash"));
    const gone = ship({ ...picture, marks: seen.picture.marks }, seat, { racing: false, crashRound: picture.round });
    return [{ ...seen, ms: motion.ms("scene") }, shot(ship(gone, seat, { place: null }), "move")];
  }

  /** A word on the square of a ship: what just happened to it there. With less motion it stays for the eye to find. */
  private marked(picture: Picture, seat: number, kind: Mark["kind"], text: string): Shot<Picture> {
    const one = picture.ships[seat];
    if (!one || one.place === null) return { picture, ms: 0 };
    const mark: Mark = { id: this.marks++, place: one.place, lane: one.lane, kind, text };
    return { picture: { ...picture, actor: picture.acting ? seat : picture.actor, marks: [mark] }, ms: motion.reduced ? motion.mark() / 2 : motion.ms("move") * 1.4 };
  }
}

function shot(picture: Picture, beat: Beat): Shot<Picture> {
  return { picture, ms: motion.ms(beat) };
}

function ship(picture: Picture, seat: number, change: Partial<Racing>): Picture {
  return { ...picture, ships: picture.ships.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

function hit(picture: Picture, seat: number, ticks: number): Picture {
  return ship(picture, seat, { ticked: (picture.ships[seat]?.ticked ?? 0) + ticks });
}

function flown(picture: Picture, seat: number, place: number, lane: number): Picture {
  const one = picture.ships[seat];
  const round = one?.place !== null && one !== undefined && place < one.place;
  return { ...ship(picture, seat, { place, lane, wraps: (one?.wraps ?? 0) + (round ? 1 : 0) }), actor: seat };
}

function turned(picture: Picture, place: number, face: wire.MemoracersTileFace): Picture {
  return { ...picture, places: picture.places.map((one, at) => (at === place ? { ...one, face: faceOf(face) } : one)) };
}

/** The rear tile goes face down to its new place; ships behind that place stay on their tiles. */
function looped(picture: Picture, to: number): Picture {
  const row = moved(picture.places.map((_, at) => at), 0, to);
  const places = row.map((at, place) => ({ key: picture.places[at]?.key ?? at, face: place === to ? null : (picture.places[at]?.face ?? null) }));
  const ships = picture.ships.map((one) => (one.place !== null && one.place > 0 && one.place <= to ? { ...one, place: one.place - 1 } : one));
  return { ...picture, places, ships, acting: false, actor: null };
}

function keysOf(picture: Picture): number[] {
  return picture.places.map(({ key }) => key);
}

function rekeyed(picture: Picture, keys: readonly number[]): Picture {
  return { ...picture, places: picture.places.map((one, at) => ({ ...one, key: keys[at] ?? one.key })) };
}

/** A new circuit: ten backs. */
function laid(picture: Picture, race: number): Picture {
  const places = Array.from({ length: 10 }, (_, at) => ({ key: at + race * 10, face: null }));
  const ships = picture.ships.map((one) => ({ ...one, place: null, racing: true, laps: 0, wraps: 0, crashRound: null }));
  return { ...picture, places, ships, race, round: 0, acting: false, actor: null };
}
