/** The staged moments of a voyage: the crash and a treasure opened. Cause, beat, effect, then what it cost. */

import type { Beat } from "$lib/table/film.svelte.ts";
import type { Slip, SlipRow } from "$lib/table/slip.svelte.ts";
import { motion } from "$lib/theme/motion.svelte.ts";
import type { On, PublicView, Voyage } from "../model/wire.ts";
import { ct } from "../text/words.ts";
import type { Emphasis, Fall } from "./picture.ts";

type Beats = readonly Beat<Voyage, Emphasis>[];

/** How long each step of a fall is looked at, and what it sounds like. The sky is empty for a beat. */
const FALL: readonly { readonly fall: Fall; readonly ms: number; readonly sound?: string }[] = [
  { fall: "told", ms: 450, sound: "dice" },
  { fall: "torn", ms: 400, sound: "cloth" },
  { fall: "falls", ms: 450, sound: "wind" },
  { fall: "sinks", ms: 450 },
];
const EMPTY_MS = 550;
const SLIP_MS = 500;
const LIFT_MS = 340;
const OPEN_MS = { flies: 420, turns: 220, large: 560 } as const;

/** A vessel is seen to tear and fall; then it and its crew are gone, and a slip says what that cost. */
export function falls(emphasis: Emphasis, event: On<"VesselCrashed">, view: PublicView): Beats {
  const fell = emphasis.fell.map((one, i) => one || event.seats.includes(i));
  const over: Emphasis = { ...emphasis, falling: null, fall: null, fell };
  const slip = costOf(emphasis, event, view);
  if (motion.reduced)
    return [
      { emphasis: over, ms: motion.mark() * 0.6, slip, sound: "thud" },
      { emphasis: over, ms: 0 },
    ];
  const says = view.word === "crash" ? helmOf(event, view) : null;
  const steps = FALL.map(({ fall, ms, sound }): Beats[number] => ({
    // What was said stands until the pawns lose hold.
    emphasis: {
      ...emphasis,
      falling: event.vessel,
      fall,
      word: says !== null && (fall === "told" || fall === "torn") ? { seat: says, crash: true } : null,
    },
    view,
    ms: motion.step(ms),
    sound,
    ...(fall === "torn" ? { buzz: { seats: event.seats, pulse: [20] } } : {}),
  }));
  return [
    ...steps,
    {
      emphasis: { ...over, falling: event.vessel, fall: "gone" },
      ms: motion.still(EMPTY_MS),
      sound: "thud",
      buzz: { seats: event.seats, pulse: [60] },
    },
    { emphasis: over, ms: motion.still(SLIP_MS), slip, sound: "paper" },
  ];
}

/** Somebody is put ashore against their will: everybody sees where, and with what. */
export function ejects(emphasis: Emphasis, target: number, city: number | null): Beats {
  const slip: Slip | undefined =
    city === null
      ? undefined
      : { title: ct("slip.ejected", { city }), rows: [{ seat: target, figure: ct("slip.takes") }] };
  return [
    {
      emphasis,
      ms: motion.reduced ? motion.mark() * 0.4 : motion.ms("scene"),
      sound: "rope",
      buzz: { seats: [target], pulse: [60] },
      ...(slip ? { slip } : {}),
    },
  ];
}

/** Who steers what falls. */
const helmOf = ({ vessel }: On<"VesselCrashed">, view: PublicView): number | null =>
  vessel === "lifeboat" ? view.pilot : view.captain;

function costOf({ ashore }: Emphasis, event: On<"VesselCrashed">, view: PublicView): Slip {
  const { vessel, seats } = event;
  const helm = helmOf(event, view);
  const fallen = seats.map((seat): SlipRow => ({
    seat,
    ...(seat === helm ? { text: ct(vessel === "lifeboat" ? "slip.pilot" : "slip.captain") } : {}),
    figure: ct("slip.falls"),
    tone: "bad",
  }));
  const safe = ashore.flatMap((city, seat): SlipRow[] =>
    city === null || seats.includes(seat)
      ? []
      : [{ seat, text: ct("slip.ashore", { city }), figure: ct("slip.keeps"), tone: "good" }],
  );
  const before = { text: ct("slip.before"), figure: ct("slip.safe"), tone: "good" } as const;
  const { city } = view.target;
  return {
    title: city === null ? ct("now.crash") : ct("slip.crash", { city }),
    rows: [...fallen, ...safe, before],
  };
}

/** A treasure leaves its pile; its new owner sees it come. Everybody else sees a back, and one card fewer. */
export function takes(emphasis: Emphasis, event: On<"TreasureTaken">, _: PublicView, mine: number | null): Beats {
  const opened = { seat: event.seat, city: event.city, treasure: null };
  if (motion.reduced) {
    // Its owner is shown it with its face, at once.
    const ms = event.seat === mine ? 0 : motion.mark() * 0.4;
    return [{ emphasis: { ...emphasis, opened: { ...opened, stage: "set" } }, ms, sound: "card" }];
  }
  const lifted: Beats[number] = {
    emphasis: { ...emphasis, opened: { ...opened, stage: "lifted" } },
    ms: motion.step(LIFT_MS),
    sound: "card",
  };
  if (event.seat !== mine) return [lifted];
  return [lifted, { emphasis: { ...emphasis, opened: { ...opened, stage: "flies" } }, ms: motion.step(OPEN_MS.flies) }];
}

/** It turns over above the own row, on no other screen. */
export function opens(emphasis: Emphasis, event: On<"TreasureSeen">, _: PublicView, mine: number | null): Beats {
  const { treasure } = event;
  if (mine === null || !event.to.includes(mine)) return [];
  const buzz = { seats: [mine], pulse: [15] };
  const counted: Emphasis = { ...emphasis, gained: [...emphasis.gained, treasure] };
  const at = (stage: "turns" | "large" | "set", of = counted): Emphasis => ({
    ...of,
    opened: { seat: mine, city: treasure.city, stage, treasure },
  });
  if (motion.reduced) return [{ emphasis: at("set"), ms: motion.mark() * 0.6, sound: "bell" }];
  return [
    { emphasis: at("turns", emphasis), ms: motion.step(OPEN_MS.turns), sound: "turn" },
    { emphasis: at("large"), ms: motion.still(OPEN_MS.large), sound: "bell", buzz },
    { emphasis: counted, ms: 0 },
  ];
}
