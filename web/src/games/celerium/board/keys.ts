/** With the keyboard a choice goes on to the button that confirms it; a mouse stays where it is. */

import { focusPrompt } from "$lib/kit/messages/focus.ts";
import { tick } from "svelte";

/** After a choice by Enter or Space, go to the lime answer. */
export function thenConfirm(event: MouseEvent | KeyboardEvent): void {
  if (event instanceof KeyboardEvent || event.detail === 0) void tick().then(focusPrompt);
}
