/** Where a voyage is: its phases for the top bar. */

import type { Phase } from "$lib/kit/layout/Phases.svelte";
import { ct, type CelestiaText } from "../text/words.ts";
import { crashed, type Picture } from "./picture.ts";

const DECISIONS: Readonly<Record<string, CelestiaText>> = {
  CaptainMayStop: "phase.start",
  PilotMayGetOff: "phase.start",
  CaptainMayPrepare: "phase.start",
  HelmChoosesHeading: "phase.start",
  PlayersBeforeRoll: "phase.start",
  PassengerAnnounces: "phase.passengers",
  FormerCaptainChooses: "phase.passengers",
  PlayersAfterAnnouncements: "phase.captain",
  CaptainDeclares: "phase.captain",
  PlayersAfterSuccess: "phase.captain",
  CaptainLays: "phase.captain",
  PlayersAtLaying: "phase.flight",
  PlayersAtFall: "phase.flight",
  PlayersChooseBonus: "phase.bonus",
  AnnouncerGives: "phase.gifts",
};
/** What stands in for the captain's word and for the flight where the vessel crashes. */
const CRASHES: readonly CelestiaText[] = ["phase.crash", "phase.fall"];
const STEP: readonly CelestiaText[] = [
  "phase.start",
  "phase.dice",
  "phase.passengers",
  "phase.captain",
  "phase.flight",
];

/** While something is shown there is no question yet: the step is that of what is shown. */
function phaseOf(picture: Picture, decision: string | null): CelestiaText {
  if (picture.rolling.length) return "phase.dice";
  if (decision === "PlayersChooseBonus" || decision === "AnnouncerGives") return DECISIONS[decision] ?? "phase.bonus";
  if (crashed(picture)) return "phase.fall";
  if (picture.view.word === "crash" && decision !== "PlayersAtFall") return "phase.crash";
  return (decision && DECISIONS[decision]) || (picture.step ? `phase.${picture.step}` : "phase.captain");
}

export function phasesOf(picture: Picture, decision: string | null): Phase[] {
  const now = phaseOf(picture, decision);
  const voyage = { text: ct("voyage.n", { n: picture.view.voyage }) };
  const boat = picture.view.vessel === "lifeboat" ? [{ text: ct("phase.lifeboat") }] : [];
  if (!STEP.includes(now) && !CRASHES.includes(now)) return [voyage, { text: ct(now), on: true }];
  const steps = STEP.filter((key) => picture.view.vessel === "aircraft" || key !== "phase.passengers").map((key) =>
    (key === "phase.captain" && now === "phase.crash") || (key === "phase.flight" && now === "phase.fall") ? now : key,
  );
  return [voyage, ...boat, ...steps.map((key) => ({ text: ct(key), on: key === now }))];
}
