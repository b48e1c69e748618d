/** Times as people read them. */

import type * as wire from "../generated/types.ts";
import { t } from "../i18n/index.ts";

/** "30 seconds", "3 minutes". */
export function spanText(seconds: number): string {
  return seconds < 120 ? t("seconds.n", { n: seconds }) : t("minutes.n", { n: Math.round(seconds / 60) });
}

/** "4:05", "1:02:03", "2 d" for what takes days. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 48) return t("time.d", { d: Math.floor(h / 24) });
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Coarser, for a list that is not counted down: "0:38", "19 h", "1 d 6 h". */
export function leftText(ms: number): string {
  const hours = Math.floor(Math.max(0, ms) / 3_600_000);
  if (hours < 1) return timeText(ms);
  const [d, h] = [Math.floor(hours / 24), hours % 24];
  return d ? (h ? t("time.dh", { d, h }) : t("time.d", { d })) : t("time.h", { h });
}

/** Whether a table is played by looking in: an hour or more for each question, whether or not anybody is there. */
export function overDays({ thinking }: wire.Terms): boolean {
  return thinking?.each === "question" && thinking.base_s >= 3600;
}
