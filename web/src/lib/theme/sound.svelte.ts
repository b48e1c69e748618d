/** Sounds by meaning, and those of the games: made here, no file is fetched. One switch silences all of them. */

import { keep, recall } from "../store.ts";
import { sing, tone, type Sound } from "./synth.ts";

export type Meaning = "game" | "turn" | "move" | "refusal" | "talk" | "end";
export const MEANINGS: readonly Meaning[] = ["game", "turn", "move", "refusal", "talk", "end"];
/** What is heard by who has chosen nothing: what happens on the board. */
const USUAL: readonly Meaning[] = ["game"];

const SOUNDS: Readonly<Record<Meaning, Sound>> = {
  game: [tone(392, 0.1), tone(587, 0.18, 0.1)],
  turn: [tone(660, 0.12), tone(880, 0.2, 0.12)],
  move: [tone(440, 0.07)],
  refusal: [tone(220, 0.12), tone(185, 0.18, 0.12)],
  talk: [tone(740, 0.06)],
  end: [tone(523, 0.14), tone(659, 0.14, 0.14), tone(784, 0.32, 0.28)],
};

class Sounds {
  /** The switch of the table: off silences everything. */
  audible = $state(recall("sound") !== "off");
  private wanted = $state<Partial<Record<Meaning, boolean>>>(read());

  on(meaning: Meaning): boolean {
    return this.wanted[meaning] ?? USUAL.includes(meaning);
  }

  choose(meaning: Meaning, on: boolean): void {
    this.wanted[meaning] = on;
    keep("sounds", JSON.stringify(this.wanted));
  }

  hear(audible: boolean): void {
    this.audible = audible;
    keep("sound", audible ? "on" : "off");
  }
}

export const sounds = new Sounds();
let player: AudioContext | null = null;

/** The player; null where there is none. */
function open(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  player ??= new AudioContext();
  if (player.state === "suspended") void player.resume();
  return player;
}

/** Play a sound where it is wanted; `always`: to try it out. */
export function play(meaning: Meaning, always = false): void {
  const ready = always || (sounds.audible && sounds.on(meaning)) ? open() : null;
  if (ready) sing(ready, SOUNDS[meaning]);
}

/** Play a sound of a game where those are wanted, from the first click on: browsers play nothing before that. */
export function playSound(sound: Sound): void {
  const touched = typeof navigator === "undefined" || navigator.userActivation?.hasBeenActive !== false;
  const ready = touched && sounds.audible && sounds.on("game") ? open() : null;
  if (ready) sing(ready, sound);
}

function read(): Partial<Record<Meaning, boolean>> {
  try {
    const data = JSON.parse(recall("sounds") ?? "{}") as Partial<Record<Meaning, boolean>> | null;
    return data && typeof data === "object" ? data : {};
  } catch {
    return {};
  }
}
