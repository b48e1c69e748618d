/** What is said aloud to readers: log lines politely, refusals and "your turn" at once. */

/** Lines that are kept in the polite region; readers speak each as it is added. */
const KEPT = 12;

export interface Said {
  readonly id: number;
  readonly text: string;
}

class Announcer {
  /** One element a line: several that come at once are all spoken. */
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state("");
  private next = 0;

  /** A log line or a change of the table. */
  say(text: string): void {
    this.polite = [...this.polite, { id: this.next++, text }].slice(-KEPT);
  }

  /** A refusal, or that it is this person's turn. */
  interrupt(text: string): void {
    this.assertive = fresh(text, this.assertive);
  }
}

/** Readers speak a region only when its text changes: the same sentence twice differs by a no-break space. */
function fresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
