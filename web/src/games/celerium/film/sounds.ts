/** What a rally sounds like: cards, stamps, a drum before the verdict. */

import { glide, noise, tone, type SoundSet } from "$lib/theme/synth.ts";

export const SOUNDS: SoundSet = {
  card: [noise([2200, 3200], 0.09, 0, 0.4, 0.02)],
  stamp: [noise([500, 300], 0.08, 0, 0.9), glide([150, 90], 0.12, 0, 0.7, "sine")],
  drum: [tone(82, 0.12, 0, 0.8), tone(82, 0.12, 0.15, 0.7), tone(82, 0.14, 0.3, 0.9)],
  token: [noise([3000, 4200], 0.07, 0, 0.45), tone(880, 0.12, 0.03, 0.25, "triangle")],
  knock: [noise([300, 160], 0.16, 0, 1), glide([120, 70], 0.2, 0, 0.8, "square")],
  chime: [tone(880, 0.4, 0, 0.4), tone(1319, 0.5, 0.08, 0.3)],
  slides: [glide([420, 180], 0.45, 0, 0.35), noise([800, 300], 0.4, 0, 0.2, 0.1)],
  runs: [glide([180, 320], 0.35, 0, 0.25, "sawtooth"), noise([500, 1200], 0.35, 0, 0.2, 0.1)],
  lands: [noise([700, 400], 0.08, 0, 0.5)],
  shot: [glide([1400, 300], 0.22, 0, 0.4, "square")],
  shield: [glide([500, 900], 0.3, 0, 0.35, "sine"), tone(1200, 0.25, 0.1, 0.2)],
  buys: [tone(1319, 0.08, 0, 0.3), tone(1760, 0.14, 0.07, 0.3)],
  mounts: [noise([900, 700], 0.07, 0, 0.6), noise([700, 500], 0.08, 0.12, 0.6)],
  counts: [tone(659, 0.08, 0, 0.35, "triangle"), tone(784, 0.12, 0.08, 0.3, "triangle")],
};
