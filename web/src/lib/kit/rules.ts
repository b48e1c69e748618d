/** How a stamp opens its rule: by default the rules page; a table may show it beside the board instead. */

import { getContext, hasContext, setContext } from "svelte";

export type OpenRule = (id: string) => void;
const KEY = Symbol("open a rule");

/** Called while a component starts: stamps below it call `open` instead of leaving the page. */
export function openRulesWith(open: OpenRule): void {
  setContext(KEY, open);
}

/** What a stamp calls; null where it is a plain link. */
export function ruleOpener(): OpenRule | null {
  return hasContext(KEY) ? getContext<OpenRule>(KEY) : null;
}
