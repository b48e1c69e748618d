/** What a voyage sounds like: wood, cloth, wind and paper. */

import { glide, noise, tone, type SoundSet } from "$lib/theme/synth.ts";

export const SOUNDS: SoundSet = {
  dice: [noise([900, 700], 0.05), noise([800, 600], 0.05, 0.12), noise([700, 500], 0.06, 0.22, 0.5)],
  ok: [tone(523, 0.12, 0, 0.4), tone(784, 0.2, 0.1, 0.4)],
  crash: [tone(330, 0.14, 0, 0.5, "triangle"), tone(262, 0.26, 0.14, 0.5, "triangle")],
  cloth: [noise([2600, 700], 0.3, 0, 0.7)],
  wind: [noise([1400, 260], 0.8, 0, 0.5, 0.2), glide([520, 130], 0.8, 0, 0.35)],
  thud: [glide([110, 48], 0.32, 0, 1, "sine"), noise([240, 120], 0.18, 0, 0.6)],
  jetpack: [noise([700, 2400], 0.5, 0, 0.5, 0.08)],
  paper: [noise([3200, 2200], 0.14, 0, 0.35, 0.03)],
  rope: [glide([180, 150], 0.16, 0, 0.4, "sawtooth")],
  card: [noise([2400, 3400], 0.1, 0, 0.4, 0.02)],
  turn: [noise([3000, 1800], 0.09, 0, 0.45)],
  bell: [tone(1047, 0.7, 0, 0.45), tone(1568, 0.5, 0.02, 0.25), tone(2093, 0.3, 0.04, 0.12)],
  flies: [noise([300, 620], 0.7, 0, 0.3, 0.3), glide([98, 131], 0.7, 0, 0.3, "triangle")],
};
