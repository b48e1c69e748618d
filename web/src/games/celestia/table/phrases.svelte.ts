/** Table talk beside the board: quick phrases of this game, and what each player said last, for a while. */

import { ears } from "$lib/table/muted.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import { t } from "$lib/i18n/index.ts";
import { en } from "../text/en.ts";
import { fr } from "../text/fr.ts";
import { ct } from "../text/words.ts";

export const PHRASES = ["talk.trust", "talk.everything", "talk.jump"] as const;
const STAYS_MS = 9000;
/** A bubble at the pawn stays for this long, and a little longer for every letter. */
const [BUBBLE_MS, LETTER_MS] = [2000, 40];

/** What was said, in the language of the page where it is one of our phrases in any language. */
export function heardAs(text: string): string {
  // The table may have made a plain space of another one.
  const plain = (said: string): string => said.replace(/\s+/g, " ").trim();
  const known = PHRASES.find((key) => plain(en[key]) === plain(text) || plain(fr[key]) === plain(text));
  return known ? ct(known) : text;
}

export class Talk {
  /** What each seat said last. */
  said = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** The same for a moment, as bubbles at the pawns. */
  bubbles = $state.raw<ReadonlyMap<number, string>>(new Map());
  private seen = 0;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly session: Session) {
    // What was said before this visit is in the talk, not over the board.
    this.seen = session.room.chat.at(-1)?.number ?? 0;
  }

  /** Take up what was said since. */
  follow(): void {
    for (const line of this.session.room.chat) {
      if (line.number <= this.seen) continue;
      this.seen = line.number;
      if (line.seat !== null && !ears.muted(line.name))
        this.show(line.seat, line.phrase ? t(`phrase.${line.phrase}`) : heardAs(line.text));
    }
  }

  say(seat: number, phrase: (typeof PHRASES)[number]): void {
    void this.session.room.ask("chat", { text: ct(phrase), seat });
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
  }

  private show(seat: number, text: string): void {
    this.put("said", seat, text, STAYS_MS);
    this.put("bubbles", seat, text, BUBBLE_MS + LETTER_MS * text.length);
  }

  private put(where: "said" | "bubbles", seat: number, text: string, ms: number): void {
    const key = `${where}.${seat}`;
    clearTimeout(this.timers.get(key));
    this[where] = new Map(this[where]).set(seat, text);
    this.timers.set(
      key,
      setTimeout(() => (this[where] = new Map([...this[where]].filter(([one]) => one !== seat))), ms),
    );
  }
}
