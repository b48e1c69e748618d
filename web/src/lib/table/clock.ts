/** Times as people read them. */

import { t } from "../i18n/index.ts";

/** "30 seconds", "3 minutes". */
export function spanText(seconds: number): string {
  return seconds < 120 ? t("seconds.n", { n: seconds }) : t("minutes.n", { n: Math.round(seconds / 60) });
}

/** "4:05", "1:02:03", "2 d" for what takes days. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (h >= 48) return `${Math.floor(h / 24)} d`;
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
