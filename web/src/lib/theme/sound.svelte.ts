/** Sounds by meaning, made here and off until somebody wants them: no file is fetched. */

import { keep, recall } from "../store.ts";

export type Meaning = "turn" | "move" | "refusal" | "talk" | "end";
export const MEANINGS: readonly Meaning[] = ["turn", "move", "refusal", "talk", "end"];

/** Notes of each sound: frequency in hertz, start and length in seconds. */
const NOTES: Readonly<Record<Meaning, readonly (readonly [number, number, number])[]>> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.12, 0.2],
  ],
  move: [[440, 0, 0.07]],
  refusal: [
    [220, 0, 0.12],
    [185, 0.12, 0.18],
  ],
  talk: [[740, 0, 0.06]],
  end: [
    [523, 0, 0.14],
    [659, 0.14, 0.14],
    [784, 0.28, 0.32],
  ],
};
const VOLUME = 0.08;

class Sounds {
  private wanted = $state<Partial<Record<Meaning, boolean>>>(read());

  on(meaning: Meaning): boolean {
    return this.wanted[meaning] === true;
  }

  choose(meaning: Meaning, on: boolean): void {
    this.wanted[meaning] = on;
    keep("sounds", JSON.stringify(this.wanted));
  }
}

export const sounds = new Sounds();
let player: AudioContext | null = null;

/** Play a sound where it is wanted; `always`: to try it out. */
export function play(meaning: Meaning, always = false): void {
  if ((!always && !sounds.on(meaning)) || typeof AudioContext === "undefined") return;
  player ??= new AudioContext();
  const now = player.currentTime;
  for (const [frequency, from, length] of NOTES[meaning]) {
    const [tone, level] = [player.createOscillator(), player.createGain()];
    tone.frequency.value = frequency;
    level.gain.setValueAtTime(VOLUME, now + from);
    level.gain.exponentialRampToValueAtTime(0.001, now + from + length);
    tone.connect(level).connect(player.destination);
    tone.start(now + from);
    tone.stop(now + from + length);
  }
}

function read(): Partial<Record<Meaning, boolean>> {
  try {
    const data = JSON.parse(recall("sounds") ?? "{}") as Partial<Record<Meaning, boolean>> | null;
    return data && typeof data === "object" ? data : {};
  } catch {
    return {};
  }
}
