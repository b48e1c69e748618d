/** Answers of a review, a puzzle or the coach in words: what was done, and what would have been better. */

import { words } from "../net/words.svelte.ts";
import type { Fields, Study } from "./study.ts";

type Action = { readonly do: string } & Fields;

/** An answer in words, as the engine's texts say it, with what the game adds. */
function answerWords(game: string, study: Study | undefined, action: Action, names: readonly string[]): string {
  const { do: verb, ...fields } = action;
  const said = words.say(game, "action", verb, fields as never, names);
  return study?.answer?.(said, verb, fields) ?? said;
}

/** Several answers in words; those that would read alike are told apart by what differs in them. */
export function answersInWords(
  game: string,
  study: Study | undefined,
  actions: readonly unknown[],
  names: readonly string[],
): string[] {
  const said = actions.map((action) => answerWords(game, study, action as Action, names));
  return said.map((text, at) => {
    if (said.filter((other) => other === text).length < 2) return text;
    const { do: _, ...fields } = actions[at] as Action;
    const rest = Object.values(fields)
      .flat()
      .filter((value) => typeof value === "number" || typeof value === "string");
    return rest.length ? `${text} (${rest.join(", ")})` : text;
  });
}
