/** What is said aloud to readers: log lines politely, refusals and "your turn" at once. */

import { untrack } from "svelte";
import { t } from "../../i18n/index.ts";

/** Lines that are kept in the polite region; readers speak each as it is added. */
const KEPT = 12;
/** Lines that come within so many milliseconds are one burst: of it is spoken what concerns the person, and its end. */
const BURST_MS = 120;
const MOST = 8;

/**
 * True only for a while: a face that is turned back (`face`), a version that a control shows (`passing`), what can be
 * answered (`answers`).
 */
export type Fleeting = "face" | "passing" | "answers";

export interface Said {
  readonly id: number;
  readonly text: string;
  readonly fleeting: Fleeting | null;
  /** It concerns the person here, or says where the game is now: no burst is too long for it. */
  readonly own: boolean;
}

/** Speaking does not listen: an effect that says something does not run again because something was said. */
class Announcer {
  /** One element a line: several that come at once are all spoken. */
  polite = $state.raw<readonly Said[]>([]);
  assertive = $state("");
  /** Whether what was called last may stay. */
  private called: Fleeting | null = null;
  private next = 0;
  private waiting: Said[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Which line is repeated next, from the newest back. */
  private back = 0;

  /** A log line or a change of the table; fleeting: what may not be told again once it lies hidden. */
  say(text: string, fleeting: Fleeting | null = null, own = false): void {
    this.waiting.push({ id: this.next++, text, fleeting, own });
    this.timer ??= setTimeout(() => this.speak(), BURST_MS);
  }

  /** What can be answered, after all that led to it, and at once; an older list is none any more. */
  offer(text: string): void {
    this.forget("answers");
    this.say(text, "answers", true);
    clearTimeout(this.timer);
    this.speak();
  }

  /** What was fleeting is seen no more: it goes from the region, and no key repeats it. */
  forget(...kinds: readonly Fleeting[]): void {
    const stays = ({ fleeting }: Said): boolean => fleeting === null || !kinds.includes(fleeting);
    this.waiting = this.waiting.filter(stays);
    const said = untrack(() => this.polite);
    if (!said.every(stays)) this.polite = said.filter(stays);
    if (this.called === null || !kinds.includes(this.called)) return;
    this.called = null;
    this.assertive = "";
  }

  /** Somebody else takes the screen: what was said to one is not for the next. */
  hush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.polite = [];
    this.called = null;
    this.assertive = "";
  }

  /** A refusal, or that it is this person's turn; fleeting: what is read out may be hidden again. */
  interrupt(text: string, fleeting: Fleeting | null = null): void {
    this.called = fleeting;
    this.assertive = fresh(
      text,
      untrack(() => this.assertive),
    );
  }

  /** Say the newest line again; asked once more, the one before it. Answers have a key of their own. */
  repeat(): void {
    const said = untrack(() => this.polite).filter(({ fleeting }) => fleeting !== "answers");
    const line = said.at(-1 - (this.back % Math.max(1, said.length)));
    this.back += 1;
    this.interrupt(line?.text ?? t("speech.nothing"), line?.fleeting ?? null);
  }

  /** A burst of lines, as far as an ear can follow: the same line several times is one, the rest is in the log. */
  private speak(): void {
    this.timer = undefined;
    this.back = 0;
    const lines = folded(this.waiting);
    this.waiting = [];
    const told = heard(lines);
    const left = lines.length - told.length;
    const more: Said[] = left
      ? [{ id: this.next++, text: t("speech.more", { n: left }), fleeting: null, own: false }]
      : [];
    this.polite = [...untrack(() => this.polite), ...more, ...told].slice(-Math.max(KEPT, told.length + more.length));
  }
}

/** The same line several times in a row is said once, with how often. */
function folded(lines: readonly Said[]): Said[] {
  const found: { said: Said; times: number }[] = [];
  for (const said of lines) {
    const last = found.at(-1);
    if (last?.said.text === said.text) last.times += 1;
    else found.push({ said, times: 1 });
  }
  return found.map(({ said, times }) => (times > 1 ? { ...said, text: `${said.text} × ${times}` } : said));
}

/** Of a long burst, in order: what concerns the person, then as many of the newest others as there is room for. */
function heard(lines: readonly Said[]): Said[] {
  let room = Math.max(0, MOST - lines.filter(({ own }) => own).length);
  const told = new Set(lines.toReversed().filter(({ own }) => own || room-- > 0));
  return lines.filter((line) => told.has(line));
}

/** Readers speak a region only when its text changes: the same sentence twice differs by a no-break space. */
function fresh(text: string, before: string): string {
  return text === before ? `${text}\u00a0` : text;
}

export const announcer = new Announcer();
