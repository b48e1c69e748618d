/** A daily flight in words: its figure, its place, and the text that is shared. */

import type { GameSign } from "$games/index.ts";
import type * as wire from "$lib/generated/types.ts";
import { lang, localeOf, ordinal, t } from "$lib/i18n/index.ts";

/** "16 November". */
export function dayText(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(lang.current), { day: "numeric", month: "long", timeZone: "UTC" }).format(
    date,
  );
}

/** "25 credits"; won or lost where a game has no figure. */
export function scoreText(sign: GameSign, score: number | null | undefined, won: boolean): string {
  if (score === null || score === undefined) return t(won ? "daily.won" : "daily.lost");
  return sign.score?.(score) ?? t("daily.points", { n: score });
}

/** "2nd of 4"; nothing for somebody who flew alone. */
export function placeText(rank: number | null | undefined, of: number): string {
  return of > 1 && rank ? t("daily.place", { place: ordinal(rank), of }) : "";
}

/** What is pasted: two lines, and the link as a third where there is one. */
export function shareText(found: wire.DailyResult, sign: GameSign, link: string | null): string {
  const place = placeText(found.rank, found.names.length);
  const figure = scoreText(sign, found.scores[0], found.won);
  return [
    t("daily.textHead", { day: dayText(found.day) }),
    `${sign.name()}${t("colon")} ${[figure, place].filter(Boolean).join(", ")}`,
    ...(link ? [link] : []),
  ].join("\n");
}
