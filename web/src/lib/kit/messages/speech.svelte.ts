/** What a person wants to hear of a game, and the keys that speak: kept on this device. */

import { keep, recall } from "../../store.ts";

export type Verbosity = "all" | "important" | "own";
export type SpeechKey = "repeat" | "situation" | "answers";

const VERBOSITIES: readonly Verbosity[] = ["all", "important", "own"];
export const SPEECH_KEYS: readonly SpeechKey[] = ["repeat", "situation", "answers"];
/** Keys without a modifier, so that sticky keys have no part in it, which neither browsers nor readers use. */
export const FUNCTION_KEYS: Readonly<Record<SpeechKey, string>> = { repeat: "F2", situation: "F4", answers: "F8" };
const LETTERS: Readonly<Record<SpeechKey, string>> = { repeat: "w", situation: "s", answers: "a" };

/** How much an event matters to the person here. */
export interface Weight {
  /** It happens to a seat of this screen. */
  readonly own: boolean;
  /** A small step on the way to something. */
  readonly minor: boolean;
  /** It happens to the table and not to one seat. */
  readonly table: boolean;
}

class Speech {
  verbosity = $state<Verbosity>(VERBOSITIES.find((one) => one === recall("speech")) ?? "all");
  /** Letters and digits act without a modifier: off until it is wanted, as they get in the way of dictation. */
  single = $state(recall("keys.single") === "on");
  /** Counts the questions that were opened. */
  questions = $state(0);
  /** Questions that stand and are about to be called. */
  pending = 0;
  private letters = $state<Record<SpeechKey, string>>({
    repeat: recall("keys.repeat") ?? LETTERS.repeat,
    situation: recall("keys.situation") ?? LETTERS.situation,
    answers: recall("keys.answers") ?? LETTERS.answers,
  });

  hear(verbosity: Verbosity): void {
    this.verbosity = verbosity;
    keep("speech", verbosity);
  }

  useSingle(on: boolean): void {
    this.single = on;
    keep("keys.single", on ? "on" : "off");
  }

  letter(what: SpeechKey): string {
    return this.letters[what];
  }

  /** Give a key to one of them; a letter that another one had changes places with it. */
  remap(what: SpeechKey, key: string): boolean {
    const letter = key.toLowerCase();
    if (!/^\p{L}$/u.test(letter)) return false;
    const other = SPEECH_KEYS.find((one) => one !== what && this.letters[one] === letter);
    if (other) this.keepLetter(other, this.letters[what]);
    this.keepLetter(what, letter);
    return true;
  }

  /** What a key asks for; null: nothing. */
  asked(key: string, typing: boolean): SpeechKey | null {
    const found = SPEECH_KEYS.find((one) => FUNCTION_KEYS[one] === key);
    if (found || typing || !this.single) return found ?? null;
    return SPEECH_KEYS.find((one) => this.letters[one] === key.toLowerCase()) ?? null;
  }

  /** Whether an event of this weight is told. */
  tells({ own, minor, table }: Weight): boolean {
    if (this.verbosity === "all" || own) return true;
    return !minor && (table || this.verbosity === "important");
  }

  private keepLetter(what: SpeechKey, letter: string): void {
    this.letters[what] = letter;
    keep(`keys.${what}`, letter);
  }
}

export const speech = new Speech();
