/** The count at the end of a game: a slip with everybody's points, the most first, and at last who has won. */

import { t } from "$lib/i18n/index.ts";
import type { Beat } from "$lib/table/film.svelte.ts";
import { wonAlone } from "$lib/table/leads.ts";
import type { Slip } from "$lib/table/slip.svelte.ts";
import { motion } from "$lib/theme/motion.svelte.ts";
import type { On, Voyage } from "../model/wire.ts";
import { ct } from "../text/words.ts";
import type { Emphasis } from "./picture.ts";

type Beats = readonly Beat<Voyage, Emphasis>[];

/** How long the points are read, and then who has won, in milliseconds. */
const COUNT_MS = 900;
const WON_MS = 500;
const looked = (ms: number): number => (motion.reduced ? motion.mark() * 0.5 : motion.still(ms));

function slipOf(points: readonly number[], title: string, winners: readonly number[] = []): Slip {
  const seats = points.map((_, seat) => seat).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0) || a - b);
  return {
    title,
    rows: seats.map((seat) => ({
      seat,
      figure: ct("sit.points", { n: points[seat] ?? 0 }),
      ...(winners.includes(seat) ? { tone: "good" as const } : {}),
    })),
  };
}

/** All treasures lie face up: what they are worth. */
export function counts(emphasis: Emphasis, { points }: On<"TreasuresRevealed">): Beats {
  return [{ emphasis, ms: looked(COUNT_MS), slip: slipOf(points, ct("slip.count")), sound: "turn" }];
}

/** Who has won, by the scores of the game; they are not known where a game is looked back at. */
export function wins(
  emphasis: Emphasis,
  { winners }: On<"GameEnded">,
  mine: number | null,
  scores: readonly number[] | null,
): Beats {
  const title = wonAlone(winners, mine) ? t("end.you") : ct("slip.end");
  return [{ emphasis, ms: looked(WON_MS), sound: "bell", ...(scores ? { slip: slipOf(scores, title, winners) } : {}) }];
}
