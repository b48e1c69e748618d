/** Figures of a finished game that every game has: how long each seat was waited for. */

import { seatLook, type SeatLook } from "../draw/seats.ts";
import { t } from "../i18n/index.ts";
import type { Stat, StatRow } from "../kit/charts/Statistics.svelte";
import { timeText } from "../table/clock.ts";
import type { GameTypes, Replay, ReplayStep } from "../table/types.ts";

/** What happened and was not taken back. */
export function eventsOf<G extends GameTypes>({ steps }: Pick<Replay<G>, "steps">): G["event"][] {
  let kept: ReplayStep<G>[] = [];
  for (const step of steps) {
    if (step.undo === null) kept.push(step);
    else kept = kept.filter(({ entry }) => entry <= (step.undo ?? 0));
  }
  return kept.flatMap(({ events }) => events);
}

/** A shorter game was not thought about: bots answer at once. */
const LEAST_MS = 1000;

type Steps = readonly Pick<ReplayStep, "time" | "situation">[];

/** For how long the table waited for each seat, in milliseconds; all who were asked at once waited alike. */
export function waitedFor(steps: Steps, seats: number): number[] {
  const used = Array.from({ length: seats }, () => 0);
  steps.forEach(({ time, situation }, i) => {
    const until = steps[i + 1]?.time;
    if (time === null || until === null || until === undefined) return;
    for (const seat of situation.waiting) if (seat in used) used[seat] = (used[seat] ?? 0) + Math.max(0, until - time);
  });
  return used;
}

/** The plot of it; nothing where times were not kept or nobody took any. */
export function timeStat(replay: { readonly steps: Steps }, names: readonly string[], look = seatLook): Stat[] {
  const used = waitedFor(replay.steps, names.length);
  const most = Math.max(...used);
  if (!(most >= LEAST_MS)) return [];
  const name = names[used.indexOf(most)] ?? "";
  const rows = used.map((ms, seat): StatRow => ({
    label: names[seat] ?? "",
    value: ms,
    text: timeText(ms),
    look: look(seat),
  }));
  return [{ id: "time", title: t("stat.time", { name }), note: t("stat.timeNote"), rows }];
}

/** A plot of a figure by seat: its title names whoever has most, where somebody has anything. */
export function bySeat(
  id: string,
  figures: readonly number[],
  names: readonly string[],
  title: (name: string, most: number) => string,
  more: { readonly note?: string; readonly look?: (seat: number) => SeatLook } = {},
): Stat[] {
  const most = Math.max(...figures);
  if (!(most > 0)) return [];
  const { note, look = seatLook } = more;
  const rows = figures.map((value, seat): StatRow => ({ label: names[seat] ?? "", value, look: look(seat) }));
  return [{ id, title: title(names[figures.indexOf(most)] ?? "", most), rows, ...(note ? { note } : {}) }];
}

/** How often each value came, with what was to be expected of that many throws. */
export function againstChance(
  id: string,
  thrown: readonly string[],
  chances: readonly { readonly key: string; readonly label: string; readonly chance: number; readonly tint?: string }[],
  note: string,
): Stat[] {
  if (!thrown.length) return [];
  const rows = chances.map(({ key, label, chance, tint }): StatRow => ({
    label,
    value: thrown.filter((one) => one === key).length,
    expected: thrown.length * chance,
    ...(tint ? { tint } : {}),
  }));
  return [{ id, title: t("stat.dice"), note, rows, upright: true }];
}
