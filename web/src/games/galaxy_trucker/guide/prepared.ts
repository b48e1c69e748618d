/** Prepared choices of a first flight: one sensible answer to each question, composed from its offer. */

import type { BuildOffer, CellOffer, CrewOffer, DefenceOffer, KeepOffer, LoseGoodOffer, NumberOffer, PlanetOffer, PowerOffer, StowOffer } from "../offers.ts";
import type { Asking } from "../table/asking.svelte.ts";

/** After so many components a first ship is good enough. */
const ENOUGH = 14;

/** A sensible answer to the open question; null where there is none. */
export function prepared(asking: Asking, parts: number): object | null {
  switch (asking.decision) {
    case "TruckerBuilds":
    case "TruckersBuild":
      return building(asking.offer<BuildOffer>(), asking.mine?.hand ?? null, parts);
    case "TruckerTakesNumber":
    case "TruckersTakeNumbers":
      return { do: "Finish", number: asking.offer<NumberOffer>().numbers[0] };
    case "TruckerKeepsPart": {
      const largest = asking.offer<KeepOffer>().parts.toSorted((a, b) => b.squares.length - a.squares.length)[0];
      return largest ? { do: "KeepPart", part: largest.part } : null;
    }
    case "TruckerBoardsAlien":
      return { do: "BoardHumans" };
    case "TruckerMayGiveUp":
      return { do: "FlyOn" };
    case "TruckerDeclares": {
      const open = asking.offer<PowerOffer>().choices.filter(({ refusal }) => !refusal);
      const strongest = open.toSorted((a, b) => b.strength - a.strength)[0];
      return strongest ? { do: "Power", doubles: strongest.doubles } : null;
    }
    case "TruckerSpendsCell":
      return { do: "SpendCell", square: asking.offer<CellOffer>().batteries[0]?.square };
    case "TruckerLosesCrew":
      return { do: "LoseCrew", square: asking.offer<CrewOffer>().cabins[0]?.square };
    case "TruckerLosesGoods":
      return { do: "LoseGood", square: asking.offer<LoseGoodOffer>().holds[0] };
    case "TruckerStows":
      return { do: "StowGoods", holds: asking.offer<StowOffer>().best };
    case "TruckerLands": {
      const free = asking.offer<PlanetOffer>().planets.find(({ refusal }) => !refusal);
      return free ? { do: "Land", planet: free.planet } : { do: "Pass" };
    }
    case "TruckerDefends": {
      const { shield, shot } = asking.offer<DefenceOffer>();
      return { do: shield === null ? "UseShield" : shot === null ? "Shoot" : "TakeHit" };
    }
    case "TruckerTakesReward":
      return { do: "TakeReward" };
    case "TruckerTakesAbandoned":
      return { do: "Pass" };
    default:
      return null;
  }
}

function building(offer: BuildOffer, hand: string | null, parts: number): object | null {
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
