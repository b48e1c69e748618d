/** Prepared choices of a first flight: one sensible answer to each question, composed from its offer. */

import type { BuildOffer } from "../model/offers.ts";
import type { Action, Question } from "../model/trucking.ts";

/** After so many components a first ship is good enough. */
const ENOUGH = 14;

/** A sensible answer to the open question, with a component in hand or none; null where there is none. */
export function prepared({ decision, offer }: Question, hand: string | null, parts: number): Action | null {
  switch (decision) {
    case "TruckerBuilds":
    case "TruckersBuild":
      return building(offer, hand, parts);
    case "TruckerTakesNumber":
    case "TruckersTakeNumbers":
      return some(offer.numbers[0], (number) => ({ do: "Finish", number }));
    case "TruckerKeepsPart": {
      const largest = offer.parts.toSorted((a, b) => b.squares.length - a.squares.length)[0];
      return some(largest, ({ part }) => ({ do: "KeepPart", part }));
    }
    case "TruckerBoardsAlien":
      return { do: "BoardHumans" };
    case "TruckerMayGiveUp":
      return { do: "FlyOn" };
    case "TruckerDeclares": {
      const open = offer.choices.filter(({ refusal }) => !refusal);
      const strongest = open.toSorted((a, b) => b.strength - a.strength)[0];
      return some(strongest, ({ doubles }) => ({ do: "Power", doubles }));
    }
    case "TruckerSpendsCell":
      return some(offer.batteries[0], ({ square }) => ({ do: "SpendCell", square }));
    case "TruckerLosesCrew":
      return some(offer.cabins[0], ({ square }) => ({ do: "LoseCrew", square }));
    case "TruckerLosesGoods":
      return some(offer.holds[0], (square) => ({ do: "LoseGood", square }));
    case "TruckerStows":
      return { do: "StowGoods", holds: offer.best };
    case "TruckerLands": {
      const free = offer.planets.find(({ refusal }) => !refusal);
      return free ? { do: "Land", planet: free.planet } : { do: "Pass" };
    }
    case "TruckerDefends":
      return { do: offer.shield === null ? "UseShield" : offer.shot === null ? "Shoot" : "TakeHit" };
    case "TruckerTakesReward":
      return { do: "TakeReward" };
    case "TruckerTakesAbandoned":
      return { do: "Pass" };
    default:
      return null;
  }
}

/** An answer about the first thing that there is to choose, if there is one. */
function some<One>(found: One | undefined, action: (found: One) => Action): Action | null {
  return found === undefined ? null : action(found);
}

function building(offer: BuildOffer, hand: string | null, parts: number): Action | null {
  if (hand === null) {
    const number = offer.numbers.find(({ refusal }) => !refusal)?.number;
    if (parts >= ENOUGH && number !== undefined) return { do: "Finish", number };
    return offer.face_down ? null : { do: "TakeFaceDown" };
  }
  for (const { square, turns } of offer.squares) {
    const fit = turns.find(({ refusal, mistakes }) => !refusal && !mistakes.length);
    if (fit) return { do: "Place", square, turns: fit.turns };
  }
  return offer.return_component ? null : { do: "ReturnComponent" };
}
