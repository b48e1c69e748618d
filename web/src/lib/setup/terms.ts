/** What a table agrees on beside its game, as the set-up offers it. */

import type * as wire from "../generated/types.ts";
import { LANGUAGE_OPTIONS } from "../i18n/index.ts";

/** Times to think, by the key of their words. */
export const THINKING = {
  none: null,
  fast: { base_s: 300, increment_s: 5, each: "game" },
  calm: { base_s: 900, increment_s: 10, each: "game" },
  long: { base_s: 2700, increment_s: 20, each: "game" },
  day1: { base_s: 86_400, increment_s: 0, each: "question" },
  day3: { base_s: 259_200, increment_s: 0, each: "question" },
} as const satisfies Record<string, wire.ThinkingTime | null>;
export type ThinkingKey = keyof typeof THINKING;
export const AWAY = ["30", "60", "0"] as const;
export const DELAYS = ["0", "30", "180"] as const;

/** The languages a table may be held in, each by its own name. */
export function tableLanguages(): { value: string; text: string }[] {
  return [...LANGUAGE_OPTIONS];
}

/** The words that stand for a time to think. */
export function thinkingKey(terms: wire.Terms): ThinkingKey {
  const { thinking } = terms;
  const found = (Object.keys(THINKING) as ThinkingKey[]).find((key) => {
    const one = THINKING[key];
    return one === null ? !thinking : thinking?.base_s === one.base_s && (thinking.each ?? "game") === one.each;
  });
  return found ?? "none";
}

/**
 * What happens when somebody leaves, where nothing was chosen: with a time for each question no bot comes by itself.
 */
export function awayDefault(terms: wire.Terms): (typeof AWAY)[number] {
  return terms.thinking?.each === "question" ? "0" : "60";
}

/** Terms as they were kept on this device; an address to be told is not kept. */
export function readTerms(data: unknown): wire.Terms {
  const terms = data as wire.Terms | null;
  if (!terms || typeof terms !== "object") return {};
  const away = AWAY.find((one) => Number(one) === terms.away_s);
  const delay = DELAYS.find((one) => Number(one) === terms.delay_s);
  return {
    public: terms.public === true,
    start: terms.start === "ready" ? "ready" : "full",
    thinking: THINKING[thinkingKey(terms)],
    ...(away ? { away_s: Number(away) } : {}),
    ...(typeof terms.language === "string" && /^[a-z]{2}$/.test(terms.language) ? { language: terms.language } : {}),
    ...(delay ? { delay_s: Number(delay) } : {}),
  };
}
