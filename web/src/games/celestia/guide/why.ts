/** Why an answer is good, in one sentence, from what everybody at the table can see. */

import type { Question } from "$lib/table/table.svelte.ts";
import { hinted } from "../text/hints.ts";
import type { Action, Voyage } from "../model/wire.ts";

/** The reason for an answer; null where there is nothing to weigh. */
export function why(question: Question<Voyage>, action: Action, names: readonly string[]): string | null {
  switch (action.do) {
    case "Stay":
    case "Leave":
      return announcing(question, action.do, names);
    case "StopHere":
      return hinted("why.stop");
    case "FlyOn":
      return hinted("why.flyOn");
    case "DeclareSuccess":
    case "LayCards":
      return hinted("why.cover");
    case "DeclareCrash":
      return hinted("why.crash");
    case "Pass":
      return hinted("why.pass");
    case "Play":
    case "UsePower":
    case "PlaceHelp":
    case "UseSpyglass":
      return hinted("why.play");
    case "TakeLifeboat":
      return hinted("why.boat");
    case "Reroll":
      return hinted("why.reroll");
    default:
      return null;
  }
}

function announcing(question: Question<Voyage>, way: "Stay" | "Leave", names: readonly string[]): string | null {
  if (question.decision !== "PassengerAnnounces" && question.decision !== "FormerCaptainChooses") return null;
  const { captain, needs, captain_cards: cards } = question.offer;
  const facts = { captain: names[captain] ?? "", needs: needs.length, cards };
  if (!needs.length) return hinted("why.clear");
  return hinted(way === "Stay" ? "why.stay" : "why.leave", facts);
}
