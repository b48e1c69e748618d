/** How each lane effect is drawn: icon, ground, ink. Speed arrows turn with the race, the others stay upright. */

import type { IconName } from "$lib/draw/icons.ts";
import type { Effect, Special } from "../model/pieces.ts";

export interface EffectLook {
  readonly icon: IconName;
  readonly ground: string;
  readonly ink: string;
  /** Points along the race. */
  readonly along: boolean;
}

export const EFFECT_LOOK: Readonly<Record<Effect, EffectLook>> = {
  trap: { icon: "trap", ground: "var(--trap)", ink: "var(--on-trap)", along: false },
  accelerator: { icon: "up2", ground: "var(--mint)", ink: "var(--on-mint)", along: true },
  slower: { icon: "down2", ground: "var(--rose)", ink: "var(--on-rose)", along: true },
  repairer: { icon: "wrench", ground: "var(--repair)", ink: "var(--on-repair)", along: false },
  mechanism: { icon: "mech", ground: "var(--lav)", ink: "var(--on-lav)", along: false },
};

export const SPECIAL_ICON: Readonly<Record<Special, IconName>> = { missiles: "missile", "mobile-traps": "mobile" };
