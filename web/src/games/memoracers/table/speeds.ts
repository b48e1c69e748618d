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
  const off = choice.refusal && words.say("memoracers", "refusal", choice.refusal.key, choice.refusal.args, names);
  const price = choice.ticks ? mt(viewport.folds ? "price.short" : "price", { n: choice.ticks }) : mt("free");
  return { speed: choice.speed, text, short, price, off: off && viewport.folds ? `${choice.refusal?.rule}` : off };
}
