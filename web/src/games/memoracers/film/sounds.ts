/** What a race sounds like: engines that pass, tiles, bells. */

import { glide, noise, tone, type SoundSet } from "$lib/theme/synth.ts";

export const SOUNDS: SoundSet = {
  tile: [noise([1800, 2600], 0.06, 0, 0.35)],
  pass: [glide([220, 150], 0.3, 0, 0.28, "sawtooth"), noise([900, 400], 0.3, 0, 0.2, 0.06)],
  overtakes: [glide([260, 440], 0.22, 0, 0.35, "sawtooth"), glide([440, 300], 0.3, 0.2, 0.3, "sawtooth")],
  lap: [tone(988, 0.16, 0, 0.4), tone(1319, 0.24, 0.1, 0.35)],
  bell: [tone(1175, 0.9, 0, 0.5), tone(2350, 0.5, 0, 0.2)],
  trap: [noise([420, 180], 0.22, 0, 0.8), glide([160, 80], 0.2, 0, 0.6, "square")],
  faster: [glide([300, 620], 0.22, 0, 0.35, "sawtooth")],
  slower: [glide([520, 240], 0.26, 0, 0.35, "sawtooth")],
  mend: [tone(659, 0.1, 0, 0.35), tone(880, 0.14, 0.09, 0.35)],
  crash: [noise([700, 90], 0.6, 0, 1), glide([140, 42], 0.5, 0, 0.9, "sine")],
  loop: [noise([500, 900], 0.25, 0, 0.25, 0.1)],
  shutter: [noise([4200, 3000], 0.05, 0, 0.6), noise([2600, 1800], 0.07, 0.09, 0.6)],
  crowd: [noise([700, 1100], 0.8, 0, 0.35, 0.25), tone(784, 0.3, 0.05, 0.2)],
};
