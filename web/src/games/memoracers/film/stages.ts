/** The staged moments of a race: an overtaking, the last lap, the photo, the order at the end. */

import type { Beat } from "$lib/table/film.svelte.ts";
import { t } from "$lib/i18n/index.ts";
import { wonAlone } from "$lib/table/leads.ts";
import type { Slip } from "$lib/table/slip.svelte.ts";
import { motion } from "$lib/theme/motion.svelte.ts";
import { LAPS } from "../model/pieces.ts";
import type { Event, Race, View } from "../model/wire.ts";
import { mt } from "../text/index.ts";
import type { Emphasis } from "./picture.ts";

type Moment = Beat<Race, Emphasis>;
type On<Name extends Event["event"]> = Extract<Event, { event: Name }>;

const PASS_MS = 700;
const BAND_MS = 700;
const PHOTO_MS = 700;
const ORDER_MS = 600;
const held = (ms: number): number => (motion.reduced ? motion.mark() * 0.3 : motion.still(ms));

/** How far a ship is: rounds of the row, then the place on it; null where it does not race. */
function far({ ships }: View, { rounds }: Emphasis, seat: number): readonly [number, number] | null {
  const ship = ships[seat];
  return ship?.racing && ship.place !== null && ship.lane > 0 ? [rounds[seat] ?? 0, ship.place] : null;
}

const ahead = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/** Whom a ship left behind with a move. */
export function passedBy(seat: number, was: View, before: Emphasis, now: View, after: Emphasis): number[] {
  const [from, to] = [far(was, before, seat), far(now, after, seat)];
  if (!from || !to) return [];
  return now.ships.flatMap((_, other) => {
    const [then, there] = [far(was, before, other), far(now, after, other)];
    return other !== seat && then && there && !ahead(from, then) && ahead(to, there) ? [other] : [];
  });
}

/** The lead changes, or somebody at this screen passes or is passed: that is worth a beat. */
export function overtakes(emphasis: Emphasis, seat: number, passed: readonly number[], mine: number | null): Moment[] {
  const leads = emphasis.order[0] === seat;
  if (!passed.length || !(leads || seat === mine || (mine !== null && passed.includes(mine)))) return [];
  return [
    {
      emphasis: { ...emphasis, stage: { kind: "overtakes", seat, passed, leads } },
      ms: held(PASS_MS),
      sound: "overtakes",
      buzz: { seats: [seat, ...passed], pulse: [15, 40, 15, 40, 15] },
    },
  ];
}

/** The first ship that has one lap to go: the band says it once. */
export function lastLap(emphasis: Emphasis, { ships }: View, event: On<"LapTicked">): Moment[] {
  if (event.laps !== LAPS - 1 || ships.some(({ laps }) => laps >= LAPS - 1)) return [];
  return [{ emphasis: { ...emphasis, stage: { kind: "last-lap" } }, ms: held(BAND_MS), sound: "bell" }];
}

/** Two ships on one tile at the end: Speed decides, and everything stops for it (MR-128). */
function photo(emphasis: Emphasis, { ships }: View, event: On<"RaceEnded">): Moment[] {
  const [first, second] = emphasis.order;
  if (first === undefined || second === undefined) return [];
  const [one, other] = [ships[first], ships[second]];
  if (!one?.racing || !other?.racing || one.place === null || one.lane === 0) return [];
  if (one.laps < LAPS || one.laps !== other.laps || one.place !== other.place) return [];
  if (event.winners.length !== 1 || one.speed === other.speed) return [];
  return [
    {
      emphasis: { ...emphasis, marks: [], stage: { kind: "photo", seats: [first, second] } },
      ms: held(PHOTO_MS),
      sound: "shutter",
      buzz: { seats: [first, second], pulse: [40] },
    },
  ];
}

/** The order with its reason in words; winners stand first. */
function orderSlip({ order }: Emphasis, { ships, round }: View, winners: readonly number[], title: string): Slip {
  const rows = [...winners, ...order.filter((seat) => !winners.includes(seat))].map((seat, at) => {
    const ship = ships[seat];
    const out = !ship?.racing;
    return {
      seat,
      text: out
        ? mt("slip.out", { n: ship?.crash_round ?? round })
        : mt("slip.laps", { n: ship.laps, speed: ship.speed }),
      figure: String(winners.includes(seat) ? 1 : at + 1),
      ...(winners.includes(seat) ? { tone: "good" as const } : out ? { tone: "bad" as const } : {}),
    };
  });
  return { title, rows };
}

/** The end of a race: the photo where Speed decides, then the order; who has won alone reads it above. */
export function ends(emphasis: Emphasis, view: View, event: On<"RaceEnded">, mine: number | null): Moment[] {
  const shot = photo(emphasis, view, event);
  const won = shot.length ? mt("slip.wonPhoto") : t("end.you");
  const title = wonAlone(event.winners, mine) ? won : mt("slip.order");
  return [
    ...shot,
    {
      emphasis: { ...emphasis, stage: null },
      ms: held(ORDER_MS),
      slip: orderSlip(emphasis, view, event.winners, title),
      sound: "crowd",
    },
  ];
}

/** What being out means, for everybody to read. */
export function outSlip({ ships, round }: View, seat: number): Slip {
  const { laps = 0, speed = 0 } = ships[seat] ?? {};
  return {
    title: mt("slip.crash"),
    rows: [
      { seat, text: mt("slip.out", { n: round }), figure: mt("slip.lost"), tone: "bad" },
      { text: mt("slip.until"), figure: mt("slip.laps", { n: laps, speed }) },
    ],
  };
}
