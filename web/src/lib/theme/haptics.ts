/** A short buzz of the phone, for what happens to the person who holds it; never with less motion. */

import { motion } from "./motion.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** Milliseconds on, off, on, … */
export type Pulse = readonly number[];

/** Buzz where the device can and the person wants it. Browsers refuse it before the page was touched. */
export function buzz(pulse: Pulse): void {
  if (!prefs.haptics || motion.reduced || typeof navigator === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  if ("vibrate" in navigator) navigator.vibrate([...pulse]);
}
