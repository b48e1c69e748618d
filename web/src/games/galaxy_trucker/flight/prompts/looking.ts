/** While an answer is pointed at or has the keyboard, the ship shows what it would do. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** What is looked at is noted in the draft of now: a button that goes away with its question is left after it. */
export function looking<Draft>(draft: Draft, look: (draft: Draft, on: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const comes = (["pointerenter", "focusin"] as const).map((name) => on(element, name, () => look(draft, true)));
    const goes = (["pointerleave", "focusout"] as const).map((name) => on(element, name, () => look(draft, false)));
    return () => [...comes, ...goes].forEach((end) => end());
  };
}
