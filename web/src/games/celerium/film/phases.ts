/** Where a rally is: the steps of its round for the top bar. */

import type { Phase } from "$lib/kit/layout/Phases.svelte";
import { rt } from "../text/words.ts";
import type { Picture, Step } from "./picture.ts";

const DECISIONS: Readonly<Record<string, Step>> = {
  FranchisesChooseFace: "face",
  FranchiseShops: "market",
  FranchiseEquips: "equip",
  FranchiseBuysCards: "cards",
  FranchisesBoost: "boosts",
  FranchisesPickLine: "line",
  FranchiseDiscards: "discard",
  FranchiseTakesPenalty: "control",
};
const SHOWN: readonly Step[] = ["market", "equip", "cards", "boosts", "line", "race", "control", "points"];

/** The step of a question; what is not named is asked in the race. */
export function stepOf(decision: string | null): Step {
  return (decision && DECISIONS[decision]) || "race";
}

export function phasesOf(picture: Picture, step: Step): Phase[] {
  const { races } = picture.view;
  const round = step === "points" ? (picture.count?.race ?? picture.view.round) : picture.view.round;
  if (step === "face") return [{ text: rt("step.face"), on: true }];
  const now = step === "discard" ? "race" : step;
  return [
    { text: rt("round.of", { n: round, of: races }) },
    ...SHOWN.map((one) => ({ text: rt(`step.${one}`), on: one === now })),
  ];
}
