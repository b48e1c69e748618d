/** How events of a race are looked at: for how long, and what stands out. It repeats what they say, no more. */

import type { Beat, Director, Scene } from "$lib/table/film.svelte.ts";
import { motion, type Beat as Length } from "$lib/theme/motion.svelte.ts";
import { faceOf, moved, PLACES, swapped, type Mark } from "../model/pieces.ts";
import type { Event, Race, View } from "../model/wire.ts";
import { mt } from "../text/index.ts";
import { tellFace } from "../text/describe.ts";
import { apply } from "./apply.ts";
import { ranked, rest, type Emphasis } from "./picture.ts";
import { ends, lastLap, outSlip, overtakes, passedBy } from "./stages.ts";

type Beats = readonly Beat<Race, Emphasis>[];

/** What the first moment of an event sounds like. */
const SOUND: Partial<Record<Event["event"], string>> = {
  TileTurnedUp: "tile",
  ShipMoved: "pass",
  LapTicked: "lap",
  EngineForced: "faster",
  TrapHit: "trap",
  SpeedRaised: "faster",
  SpeedLowered: "slower",
  ShieldsRepaired: "mend",
  ShipCrashed: "crash",
  TileLooped: "loop",
  TilesSwapped: "loop",
};

/** An overtaking is still read while the ship flies on. */
function standing({ stage }: Emphasis, event: Event): Emphasis["stage"] {
  if (stage?.kind !== "overtakes") return null;
  const flies = event.event === "TileTurnedUp" || (event.event === "ShipMoved" && event.seat === stage.seat);
  return flies ? stage : null;
}

/** Shows races; `pace` is the time of one step of the reconnaissance lap. */
export class RaceDirector implements Director<Race, Emphasis> {
  private marks = 0;

  constructor(
    private readonly pace: () => number,
    private readonly faceUpAfter = 2,
    /** The seat in front of the screen; without it nothing is staged: a replay has no audience to wait for. */
    private readonly mine?: () => number | null,
  ) {}

  readonly rest = rest;
  readonly apply = apply;

  beats(event: Event, before: Scene<Race, Emphasis>, after: View): Beats {
    const was = { ...before.emphasis, marks: [], stage: standing(before.emphasis, event) };
    const beats = this.shown(event, { ...before, emphasis: was }, after).map((beat, at) => ({
      ...(at === 0 ? { sound: SOUND[event.event] } : {}),
      ...beat,
      ...(beat.emphasis.acting
        ? { emphasis: { ...beat.emphasis, order: ranked(beat.view ?? after, beat.emphasis) } }
        : {}),
    }));
    const last = beats.at(-1)?.emphasis;
    if (event.event !== "ShipMoved" || !last || !this.mine) return beats;
    const passed = passedBy(event.seat, before.view, before.emphasis, after, last);
    return [...beats, ...overtakes(last, event.seat, passed, this.mine())];
  }

  private shown(event: Event, { view, emphasis }: Scene<Race, Emphasis>, after: View): Beats {
    const { keys } = emphasis;
    switch (event.event) {
      case "CircuitBuilt":
        return [{ emphasis: laid(emphasis, after), ms: 0, forgets: true }];
      case "ReconnaissanceFlown":
        return this.recon(emphasis, event.faces);
      case "ShipPlaced":
        return [beat(emphasis, "move")];
      case "RoundBegan":
        return [{ emphasis: { ...emphasis, acting: false, tidying: false, actor: null }, ms: 0 }];
      case "RaceEnded": {
        const over = { ...emphasis, acting: false, tidying: true, actor: null };
        return this.mine ? ends(over, after, event, this.mine()) : [{ emphasis: over, ms: 0 }];
      }
      case "ProgramOpened":
        return [beat({ ...emphasis, acting: true }, "ui")];
      case "EngineForced":
        return [this.marked(emphasis, after, event.seat, "accelerator", `−${event.ticks}`)];
      case "TileTurnedUp":
        return [{ ...beat(emphasis, "ui"), says: tellFace("say.turnedUp", event.place, faceOf(event.face)) }];
      case "ShipMoved":
        return [beat(flown(emphasis, view, event.seat, event.place), "move")];
      case "LapTicked":
        return [
          this.marked(emphasis, after, event.seat, "lap", mt("lap.n", { n: event.laps })),
          ...(this.mine ? lastLap(emphasis, view, event) : []),
        ];
      case "TrapHit":
        return [this.marked(emphasis, after, event.seat, "trap", `−${event.ticks}`)];
      case "SpeedRaised":
        return [this.marked(emphasis, after, event.seat, "accelerator", mt("speed.n", { n: event.speed }))];
      case "SpeedLowered":
        return [this.marked(emphasis, after, event.seat, "slower", mt("speed.n", { n: event.speed }))];
      case "ShieldsRepaired":
        return [this.marked(emphasis, after, event.seat, "repairer", `+${event.cleared}`)];
      case "MechanismEntered":
        return [this.marked(emphasis, after, event.seat, "mechanism", mt("effect.mechanism"))];
      case "ShipCrashed":
        return this.crash(emphasis, view, event.seat);
      case "TileLooped":
        return [
          {
            ...beat({ ...emphasis, keys: moved(keys, 0, event.to), acting: false, tidying: true, actor: null }, "move"),
            forgets: true,
          },
        ];
      case "TilesSwapped":
        return [beat({ ...emphasis, keys: swapped(keys, event.place, event.place + 1) }, "move")];
      default:
        return [{ emphasis, ms: 0 }];
    }
  }

  /** Up from the start line to the front, then down again from the front (MR-019 to MR-021), at one pace for all. */
  private recon(emphasis: Emphasis, tiles: Extract<Event, { event: "ReconnaissanceFlown" }>["faces"]): Beats {
    const faces = tiles.map(faceOf);
    const ms = this.pace();
    const at = (open: number, current: number, closing: boolean, seen: number): Beat<Race, Emphasis> => ({
      emphasis: { ...emphasis, recon: { current, closing, seen, faces: faces.slice(0, open) } },
      ms,
      fixed: true,
    });
    // By ear each tile is told once, as it turns up; when tiles turn back, what was said of them is gone (MR-024).
    const up = faces.map((face, place) => ({
      ...at(place + 1, place, false, place + 1),
      says: tellFace("say.tile", place, face),
    }));
    const down = faces.slice(this.faceUpAfter).map((_, back) => ({
      ...at(faces.length - 1 - back, faces.length - 1 - back, true, faces.length),
      forgets: true,
    }));
    return [...up, ...down];
  }

  /** It is seen to crash where it stands, and then it leaves the circuit. */
  private crash(emphasis: Emphasis, view: View, seat: number): Beats {
    const { emphasis: seen } = this.marked(emphasis, view, seat, "crash", mt("crash"));
    return [
      {
        emphasis: seen,
        view,
        ms: motion.reduced ? motion.mark() / 2 : motion.ms("scene"),
        buzz: { seats: [seat], pulse: [80] },
      },
      { ...beat({ ...emphasis, marks: seen.marks }, "move"), slip: outSlip(view, seat) },
    ];
  }

  /** A word on the square of a ship: what just happened to it there. With less motion it stays for the eye to find. */
  private marked(emphasis: Emphasis, view: View, seat: number, kind: Mark["kind"], text: string): Beat<Race, Emphasis> {
    const ship = view.ships[seat];
    if (!ship || ship.place === null || !ship.lane) return { emphasis, ms: 0 };
    const mark: Mark = { id: this.marks++, place: ship.place, lane: ship.lane, kind, text };
    return {
      emphasis: { ...emphasis, actor: emphasis.acting ? seat : emphasis.actor, marks: [mark] },
      ms: motion.reduced ? motion.mark() / 2 : motion.ms("move") * 1.4,
    };
  }
}

function beat(emphasis: Emphasis, length: Length): Beat<Race, Emphasis> {
  return { emphasis, ms: motion.ms(length) };
}

/** A ship that comes to a place behind its own has run on from the front to the rear. */
function flown(emphasis: Emphasis, { ships }: View, seat: number, place: number): Emphasis {
  const from = ships[seat]?.place ?? null;
  const by = from !== null && place < from ? 1 : 0;
  const counted = (counts: readonly number[]): number[] =>
    counts.map((count, at) => (at === seat ? count + by : count));
  return { ...emphasis, wraps: counted(emphasis.wraps), rounds: counted(emphasis.rounds), actor: seat };
}

/** A new circuit: other tiles, and nobody has gone round. */
function laid(emphasis: Emphasis, { race, row }: View): Emphasis {
  return {
    ...emphasis,
    keys: row.map((_, at) => at + race * PLACES),
    wraps: emphasis.wraps.map(() => 0),
    acting: false,
    tidying: false,
    actor: null,
  };
}
