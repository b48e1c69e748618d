/** What a flight sounds like: metal, engines, stones. */

import { glide, noise, tone, type SoundSet } from "$lib/theme/synth.ts";

export const SOUNDS: SoundSet = {
  dice: [noise([1400, 1000], 0.05), noise([1200, 900], 0.05, 0.1), noise([1000, 700], 0.06, 0.19, 0.5)],
  rumble: [noise([120, 420], 0.42, 0, 0.7, 0.3), glide([60, 130], 0.42, 0, 0.5, "sine")],
  crack: [noise([900, 120], 0.35, 0, 1), glide([130, 45], 0.35, 0, 0.9, "sine")],
  joint: [noise([1800, 900], 0.06, 0, 0.8), glide([300, 180], 0.08, 0, 0.5, "square")],
  shield: [glide([420, 880], 0.3, 0, 0.35, "sine"), tone(1320, 0.3, 0.08, 0.2)],
  shot: [glide([1200, 240], 0.2, 0, 0.45, "square"), noise([1400, 500], 0.18, 0.12, 0.4)],
  bounce: [tone(330, 0.1, 0, 0.5, "triangle"), tone(494, 0.12, 0.06, 0.4, "triangle")],
  miss: [noise([700, 1500], 0.3, 0, 0.25, 0.12)],
  card: [noise([2200, 3200], 0.1, 0, 0.4, 0.02)],
  ratchet: [0, 0.09, 0.18, 0.27, 0.36, 0.45, 0.54].map((at) => noise([2600, 2200], 0.025, at, 0.45)),
  knock: [noise([260, 140], 0.16, 0, 1), glide([110, 70], 0.18, 0, 0.7, "sine")],
  hatch: [noise([600, 300], 0.18, 0, 0.5, 0.06), noise([400, 260], 0.12, 0.2, 0.5)],
  engines: [noise([90, 520], 0.9, 0, 0.8, 0.5), glide([48, 110], 0.9, 0, 0.6, "sawtooth")],
  clank: [noise([1100, 700], 0.07, 0, 0.7), tone(415, 0.2, 0.02, 0.3, "triangle")],
  credits: [tone(1319, 0.08, 0, 0.3), tone(1760, 0.16, 0.07, 0.3)],
  crew: [tone(440, 0.12, 0, 0.35, "triangle"), tone(330, 0.2, 0.1, 0.35, "triangle")],
  moves: [glide([200, 300], 0.22, 0, 0.25, "triangle")],
  slips: [glide([300, 200], 0.22, 0, 0.25, "triangle")],
};
