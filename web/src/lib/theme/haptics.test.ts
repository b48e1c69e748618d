/** A phone buzzes for what happens to its holder, unless that is unwanted or less motion is. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { buzz } from "./haptics.ts";
import { motion } from "./motion.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

const vibrate = vi.fn();
beforeEach(() => vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vibrate.mockClear();
  motion.wish = "system";
  prefs.choose("haptics", true);
});

it("buzzes by default", () => {
  buzz([20, 40, 20]);
  expect(vibrate).toHaveBeenCalledWith([20, 40, 20]);
});
it("is still with less motion, where it is unwanted, and before the page was touched", () => {
  motion.wish = "less";
  buzz([20]);
  motion.wish = "full";
  prefs.choose("haptics", false);
  buzz([20]);
  prefs.choose("haptics", true);
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: false } });
  buzz([20]);
  expect(vibrate).not.toHaveBeenCalled();
});
