/** The buttons that change Speed, with their prices in words. */

import { words } from "$lib/net/words.svelte.ts";
import { viewport } from "$lib/theme/viewport.svelte.ts";
import type { SpeedChoice } from "../board/SpeedButtons.svelte";
import { mt } from "../text/index.ts";
import type { Choice, ProgramDraft } from "../drafts/program.svelte.ts";

export interface Speeds {
  readonly slower: SpeedChoice | null;
  readonly faster: SpeedChoice | null;
}

/** The next choice below and above the Speed in hand. */
export function speedsOf(draft: ProgramDraft | null, names: readonly string[]): Speeds {
  const { slower, faster } = draft ?? { slower: null, faster: null };
  return {
    slower: slower && button(slower, mt("brake.to", { n: slower.speed }), mt("brake"), names),
    faster:
      faster &&
      (faster.force
        ? button(faster, mt("force.to", { n: faster.speed }), mt("force"), names)
        : button(faster, mt("back.to", { n: faster.speed }), mt("back"), names)),
  };
}

function button(choice: Choice, text: string, short: string, names: readonly string[]): SpeedChoice {
  const { refusal, speed, ticks } = choice;
  const price = ticks ? mt(viewport.folds ? "price.short" : "price", { n: ticks }) : mt("free");
  if (!refusal) return { speed, text, short, price };
  const why = words.say("memoracers", "refusal", refusal.key, refusal.args, names);
  // The button is narrow: in a word here, in a sentence for those who hear it.
  const top = refusal.key === "force-at-top-speed";
  const off = top
    ? mt(viewport.folds ? "force.most" : "force.top")
    : mt("force.needs", { n: Number(refusal.args["least"]) });
  return { speed, text: top ? mt("force") : text, short, price, off, why };
}
