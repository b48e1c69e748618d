/** Calls a question when it opens: a turn once, then only how it goes on. */

import { announcer } from "../../kit/messages/announce.svelte.ts";
import { ended } from "../../kit/messages/situation.ts";
import { speech } from "../../kit/messages/speech.svelte.ts";

/** Titles that stand for less than so many milliseconds are not said: steps of a film that takes no time. */
const STANDS_MS = 40;

export interface Called {
  /** The question by its key. */
  readonly asked: string | null;
  readonly title: string;
}

export class Call {
  private told: Called | null = null;

  /**
   * A question stands in the prompt, or none; `turn` opens the first of a turn, `aloud` is said after the title.
   * Returns how to stop.
   */
  stands(now: Called | null, turn: string, aloud = ""): () => void {
    let waits = now ? 1 : 0;
    const settle = (): void => {
      speech.pending -= waits;
      waits = 0;
    };
    speech.pending += waits;
    const timer = setTimeout(() => {
      settle();
      const before = this.told;
      this.told = now;
      if (!now || (before?.title === now.title && before.asked === now.asked)) return;
      const words = before ? now.title : `${turn} ${now.title}`;
      announcer.interrupt(aloud ? `${ended(words)} ${aloud}` : words);
      speech.questions += 1;
    }, STANDS_MS);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }
}
