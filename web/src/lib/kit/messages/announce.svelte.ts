/** What is said aloud to readers: log lines politely, refusals and "your turn" at once. */

import { untrack } from "svelte";

/** Lines that are kept in the polite region; readers speak each as it is added. */
const KEPT = 12;

export interface Said {
  readonly id: number;
  readonly text: string;
}

/** Speaking does not listen: an effect that says something does not run again because something was said. */
class Announcer {
  /** One element a line: several that come at once are all spoken. */
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state("");
  private next = 0;

  /** A log line or a change of the table. */
  say(text: string): void {
    this.polite = [...untrack(() => this.polite), { id: this.next++, text }].slice(-KEPT);
  }

  /** A refusal, or that it is this person's turn. */
  interrupt(text: string): void {
    this.assertive = fresh(
      text,
      untrack(() => this.assertive),
    );
  }
}

/** Readers speak a region only when its text changes: the same sentence twice differs by a no-break space. */
function fresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
