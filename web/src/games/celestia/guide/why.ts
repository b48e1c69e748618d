/** Why an answer is good, in one sentence, from what everybody at the table can see. */

import type { Question } from "$lib/table/table.svelte.ts";
import { ct } from "../text/words.ts";
import type { Action, Voyage } from "../model/wire.ts";

/** The reason for an answer; null where there is nothing to weigh. */
export function why(question: Question<Voyage>, action: Action, names: readonly string[]): string | null {
  switch (action.do) {
    case "Stay":
    case "Leave":
      return announcing(question, action.do, names);
    case "StopHere":
      return ct("why.stop");
    case "FlyOn":
      return ct("why.flyOn");
    case "DeclareSuccess":
    case "LayCards":
      return ct("why.cover");
    case "DeclareCrash":
      return ct("why.crash");
    case "Pass":
      return ct("why.pass");
    case "Play":
    case "UsePower":
    case "PlaceHelp":
    case "UseSpyglass":
      return ct("why.play");
    case "TakeLifeboat":
      return ct("why.boat");
    case "Reroll":
      return ct("why.reroll");
    default:
      return null;
  }
}

function announcing(question: Question<Voyage>, way: "Stay" | "Leave", names: readonly string[]): string | null {
  if (question.decision !== "PassengerAnnounces" && question.decision !== "FormerCaptainChooses") return null;
  const { captain, needs, captain_cards: cards } = question.offer;
  const facts = { captain: names[captain] ?? "", needs: needs.length, cards };
  if (!needs.length) return ct("why.clear");
  return ct(way === "Stay" ? "why.stay" : "why.leave", facts);
}
