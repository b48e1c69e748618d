/** Answers of a review, a puzzle or the coach in words: what was done, and what would have been better. */

import { t } from "../i18n/index.ts";
import { words } from "../net/words.svelte.ts";

type Fields = Readonly<Record<string, unknown>>;

/** An answer in words, as the engine's texts say it; a program of MemoRacers by its lanes. */
export function answerWords(game: string, action: unknown, names: readonly string[]): string {
  const { do: verb, ...fields } = action as { do: string } & Fields;
  if (verb === "Program" && Array.isArray(fields["lanes"])) {
    const lanes = (fields["lanes"] as number[]).join(" · ");
    return fields["force"] ? `${lanes} (${t("review.force")})` : lanes;
  }
  const text = words.say(game, "action", verb, fields as never, names);
  const more = game === CELERIUM ? detailOf(verb, fields) : "";
  return more ? `${text} (${more})` : text;
}

const CELERIUM = "celerium";
const BOOSTS = ["shield", "line", "planet"] as const;

/** What the button of an answer of Celerium leaves to the card beside it: there is none in a list. */
function detailOf(verb: string, fields: Fields): string {
  if (verb === "Play") return String(fields["card"]);
  if (verb === "BuyCards")
    return t("review.cards", { one: figureOf(fields, 1), two: figureOf(fields, 2), three: figureOf(fields, 3) });
  if (verb === "ActivateBoosts") {
    const active = BOOSTS.filter((boost) => fields[boost]).map((boost) => words.term(CELERIUM, "boost", boost));
    return active.join(", ") || t("review.noBoost");
  }
  const upgrade = fields["upgrade"];
  return typeof upgrade === "string" ? upgradeWords(upgrade) : "";
}

const figureOf = (fields: Fields, level: number): number => Number(fields[`level_${level}`] ?? 0);

/** An Upgrade by its family and its lines: `twin-blue-green`. */
function upgradeWords(upgrade: string): string {
  const family = ["all-terrain"].find((long) => upgrade.startsWith(long)) ?? upgrade.split("-")[0] ?? "";
  const lines = upgrade.slice(family.length).split("-").filter(Boolean);
  return [words.term(CELERIUM, "family", family), ...lines.map((line) => words.term(CELERIUM, "line", line))].join(
    ", ",
  );
}

/** Several answers in words; those that would read alike are told apart by what differs in them. */
export function answersInWords(game: string, actions: readonly unknown[], names: readonly string[]): string[] {
  const said = actions.map((action) => answerWords(game, action, names));
  return said.map((text, at) => {
    if (said.filter((other) => other === text).length < 2) return text;
    const { do: _, ...fields } = actions[at] as { do: string } & Fields;
    const rest = Object.values(fields)
      .flat()
      .filter((value) => typeof value === "number" || typeof value === "string");
    return rest.length ? `${text} (${rest.join(", ")})` : text;
  });
}
