/** What is said aloud to readers: log lines politely, refusals and "your turn" at once. */

import { untrack } from "svelte";

class Announcer {
  polite = $state("");
  assertive = $state("");

  /** A log line or a change of the table. */
  say(text: string): void {
    this.polite = fresh(text, untrack(() => this.polite));
  }

  /** A refusal, or that it is this person's turn. */
  interrupt(text: string): void {
    this.assertive = fresh(text, untrack(() => this.assertive));
  }
}

/** Readers speak a region only when its text changes: the same sentence twice differs by a no-break space. */
function fresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
