/** The control, staged: the card, who is checked, the closed token, the token, the verdict, what it costs. */

import type { Beat } from "$lib/table/film.svelte.ts";
import type { Slip } from "$lib/table/slip.svelte.ts";
import { motion } from "$lib/theme/motion.svelte.ts";
import { KINDS, type On, type PublicView, type Rally } from "../model/wire.ts";
import { rt } from "../text/words.ts";
import type { Check, Emphasis } from "./picture.ts";

type Moment = Beat<Rally, Emphasis>;

export const NO_CHECK: Check = { control: null, seats: [], shown: [], penalties: [] };
const BACK_MS = 500;
const READ_MS = 900;
const CLOSED_MS = 450;
const OPEN_MS = 450;
const VERDICT_MS = 1100;
const still = (ms: number): number => (motion.reduced ? motion.mark() * 0.4 : motion.still(ms));

/** The Control card comes from the pile, back up; then it is read. */
export function turned(emphasis: Emphasis, event: On<"ControlTurned">): Moment[] {
  const check: Check = { ...NO_CHECK, control: event.control, seats: event.seats };
  const at = (unread: boolean): Emphasis => ({ ...emphasis, step: "control", trails: [], check: { ...check, unread } });
  return [
    ...(motion.step(BACK_MS)
      ? [{ emphasis: at(true), ms: motion.step(BACK_MS), sound: "card", slip: null, untold: true }]
      : []),
    { emphasis: at(false), ms: still(READ_MS), sound: "stamp", buzz: { seats: event.seats, pulse: [10] } },
  ];
}

/**
 * A Boost steps forward closed, turns, and is judged. It is shown for everybody at one pace and then hidden again
 * (CM-091): it can be neither skipped nor hurried.
 */
export function checked(emphasis: Emphasis, event: On<"BoostChecked">, pace: number): Moment[] {
  const check = emphasis.check ?? NO_CHECK;
  const fixed = pace > 0;
  const at = (stage: "closed" | "open" | "judged"): Emphasis => ({
    ...emphasis,
    step: "control",
    check: {
      ...check,
      unread: false,
      shown: stage === "judged" ? [...check.shown, event] : check.shown,
      spotlight: { stage, shot: event },
    },
  });
  const lead = motion.step(CLOSED_MS)
    ? [
        { emphasis: at("closed"), ms: motion.step(CLOSED_MS), sound: "drum", fixed, untold: true },
        { emphasis: at("open"), ms: motion.still(OPEN_MS), sound: "token", fixed, untold: true },
      ]
    : [];
  return [
    ...lead,
    {
      emphasis: at("judged"),
      ms: Math.max(still(VERDICT_MS), pace),
      sound: event.conforms ? "chime" : "knock",
      fixed,
      buzz: { seats: [event.seat], pulse: [50] },
    },
  ];
}

/** Who is set back, and by how much. */
export function penaltySlip(penalties: readonly On<"VehiclePenalised">[]): Slip {
  return {
    title: rt("slip.fails"),
    rows: penalties.map(({ seat, vehicle, start, end }) => ({
      seat,
      text: rt("penalty.way", { kind: rt(`kind.${vehicle}`), from: start, to: end }),
      figure: `−${start - end}`,
      tone: "bad" as const,
    })),
  };
}

/** The race is over for a franchise without cards: where its vehicles stand until the control. */
export function runSlip(view: PublicView, seat: number): Slip {
  return {
    title: rt("slip.run"),
    rows: KINDS.map((kind) => ({
      seat,
      text: rt(`kind.${kind}`),
      figure: rt("slip.square", { n: view.franchises[seat]?.[kind].square ?? 0 }),
    })),
  };
}
