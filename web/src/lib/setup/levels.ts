/** The bots of the seat menu, in words; a style says how it plays. On the static site they say who may think less. */

import { t } from "../i18n/index.ts";
import type { EngineStatus } from "../transport/transport.ts";

const LEVELS = ["random", "easy", "normal", "hard", "expert"] as const;
/** Bots as strong as normal, each with a character of its own. */
const STYLES = ["bold", "cautious", "spiteful", "gunner"] as const;

/** What the menu calls a level; `engine` is null with a server. */
export function levelWord(level: string, engine: EngineStatus | null): string {
  if (engine && level === "expert") return t("site.expertHere");
  if (engine?.phase === "ready" && engine.share < 1 && level === "hard") return t("site.lessThought");
  const style = STYLES.find((one) => one === level);
  if (style) return t("setup.styleOf", { style: t(`bot.${style}`), line: t(`bot.${style}.line`) });
  const known = LEVELS.find((one) => one === level);
  return t("setup.botOf", { level: known ? t(`bot.${known}`) : level });
}
