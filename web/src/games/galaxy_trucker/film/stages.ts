/** The staged moments of a flight: a ship breaks up, the check, the launch; and the slip that says what was lost. */

import type { Beat } from "$lib/table/film.svelte.ts";
import { t } from "$lib/i18n/index.ts";
import { wonAlone } from "$lib/table/leads.ts";
import type { Slip, SlipRow } from "$lib/table/slip.svelte.ts";
import { motion } from "$lib/theme/motion.svelte.ts";
import type { Event } from "../model/events.ts";
import type { Trucking } from "../model/trucking.ts";
import type { FiguresView, PublicView } from "../model/wire.ts";
import { capital, halves, term, word } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { Emphasis } from "./picture.ts";

type Moment = Beat<Trucking, Emphasis>;
type On<Name extends Event["event"]> = Extract<Event, { event: Name }>;
type Loss = On<"ComponentLost">;

const COMES_MS = 420;
const HIT_MS = 380;
const CRACK_MS = 350;
const PIECE_MS = 420;
const CHECK_MS = 700;
const LAUNCH_MS = 800;
/** With less motion what happened stays for the eye to find. */
const looked = (ms: number, part: number): number => (motion.reduced ? motion.mark() * part : motion.step(ms));

/** A strength as the ship's figures have it: what it is, and what cells would add. */
const strength = (plain: number, powered: number, text: (n: number) => string): string =>
  powered > plain ? `${text(plain)}+${text(powered - plain)}` : text(plain);

/** Strengths that losses have changed, before and after. */
export function weakened(before: FiguresView, after: FiguresView): SlipRow[] {
  const both = (of: (figures: FiguresView) => string, value: string): SlipRow[] =>
    of(before) === of(after)
      ? []
      : [{ text: capital(term("value", value)), figure: `${of(before)} → ${of(after)}`, tone: "bad" }];
  return [
    ...both((f) => strength(f.engines, f.engines_powered, String), "engines"),
    ...both((f) => strength(f.cannon_halves, f.cannon_halves_powered, halves), "cannons"),
  ];
}

/** What was lost since the last roll, component by component; then what that makes of the ship. */
export function lossSlip(cost: readonly Loss[], weaker: readonly SlipRow[] = []): Slip {
  const rows = cost.map(({ component, kind, cause }): SlipRow => ({
    piece: component,
    text: capital(word("kind", kind)),
    figure: term("cause", cause),
    tone: "bad",
  }));
  return { title: gt("slip.lost", { n: cost.length }), rows: [...rows, ...weaker] };
}

/** The projectile comes, strikes, and the component is gone: cause, then effect. */
export function struck(was: Emphasis, after: Emphasis, view: PublicView, { seat, square }: Loss): Moment[] {
  const hit = { seat, square, outcome: "hit" } as const;
  const flies: Moment[] = motion.step(COMES_MS)
    ? [
        {
          emphasis: { ...was, hit: { ...hit, comes: true } },
          view,
          ms: motion.step(COMES_MS),
          sound: "rumble",
          untold: true,
        },
      ]
    : [];
  return [
    ...flies,
    {
      emphasis: { ...was, hit },
      view,
      ms: looked(HIT_MS, 0.3),
      sound: "crack",
      buzz: { seats: [seat], pulse: [80] },
    },
    { emphasis: after, ms: looked(PIECE_MS, 0.3), slip: lossSlip(after.cost) },
  ];
}

/** What hangs on nothing moves off a little before it is gone: the break is drawn, then believed. */
export function fallen(was: Emphasis, after: Emphasis, view: PublicView, { seat, square }: Loss): Moment[] {
  const first = was.cost.at(-1)?.cause !== "fallen";
  const cracks: Moment[] =
    first && motion.step(CRACK_MS)
      ? [
          {
            emphasis: { ...was, cracked: { seat, square } },
            view,
            ms: motion.still(CRACK_MS),
            sound: "joint",
            buzz: { seats: [seat], pulse: [20, 60, 20] },
          },
        ]
      : [];
  return [
    ...cracks,
    {
      emphasis: after,
      ms: looked(PIECE_MS, 0.15),
      slip: lossSlip(after.cost),
      ...(first ? {} : { sound: "joint" }),
    },
  ];
}

/** A measuring line crosses the ship once; a mistake stops it with a knock. */
export function checks(emphasis: Emphasis, { seat, faultless }: On<"ShipChecked">): Moment[] {
  return [
    {
      emphasis: { ...emphasis, check: { seat, faultless } },
      ms: looked(CHECK_MS, 0.3),
      sound: "ratchet",
      slip: null,
    },
    {
      emphasis,
      ms: 0,
      sound: faultless ? "hatch" : "knock",
      ...(faultless ? {} : { buzz: { seats: [seat], pulse: [30] } }),
    },
  ];
}

/** Engines light before the first card of a flight. */
export function launches(emphasis: Emphasis, view: PublicView): Moment {
  return {
    emphasis: { ...emphasis, launch: !motion.reduced },
    view: { ...view, phase: "flight" },
    ms: looked(LAUNCH_MS, 0.3),
    untold: true,
    sound: "engines",
    buzz: { seats: view.ships.map((_, seat) => seat), pulse: [40, 20, 60, 20, 100] },
  };
}

/** The end of a game: everybody's credits, the richest first. */
export function creditSlip({ credits, winners }: On<"GameEnded">, mine: number | null): Slip {
  const seats = credits.map((_, seat) => seat).sort((a, b) => (credits[b] ?? 0) - (credits[a] ?? 0) || a - b);
  return {
    title: wonAlone(winners, mine) ? t("end.you") : gt("over.accounts"),
    rows: seats.map((seat) => ({
      seat,
      figure: gt("credits.n", { n: credits[seat] ?? 0 }),
      ...(winners.includes(seat) ? { tone: "good" as const } : {}),
    })),
  };
}

/** Out of the flight: why, and with what the ship is left. */
export function outSlip(view: PublicView, { seat, reason }: On<"GaveUp">): Slip {
  const ship = view.ships[seat];
  return {
    title: gt("slip.out"),
    rows: [
      { seat, figure: term("reason", reason), tone: "bad" },
      { text: gt("slip.parts"), figure: String(ship?.lost.length ?? 0) },
      { text: gt("slip.cards"), figure: String(view.deck) },
    ],
  };
}
