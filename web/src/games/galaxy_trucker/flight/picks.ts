/** The squares of a ship that answer the open question, from its offer. */

import type { Board } from "../box.ts";
import type { Fault, Pick } from "../board/model.ts";
import { word } from "../describe.ts";
import type { AlienOffer, CellOffer, CrewOffer, LoseGoodOffer, RepairOffer } from "../offers.ts";
import type { Asking } from "../table/asking.svelte.ts";
import { gt } from "../text/index.ts";

export interface Picking {
  readonly picks: readonly Pick[];
  readonly faults: readonly Fault[];
  /** The action that choosing a square is. */
  readonly action: (square: number) => object;
}

const NONE: Picking = { picks: [], faults: [], action: (square) => ({ do: "Pass", square }) };

export function pickingOf(asking: Asking, board: Board): Picking {
  const fit = (verb: string, squares: readonly number[], more: (square: number) => string = () => ""): Pick[] =>
    squares.map((square) => {
      const cell = board.cell(square);
      const where = gt("square.at", { column: cell?.column ?? "", row: cell?.row ?? "" });
      return { square, tone: "fit", label: [where, more(square), word("action", verb)].filter(Boolean).join(", ") };
    });
  switch (asking.decision) {
    case "TruckerRepairs": {
      const { removable, mistakes } = asking.offer<RepairOffer>();
      return { picks: fit("Remove", removable), faults: mistakes, action: (square) => ({ do: "Remove", square }) };
    }
    case "TruckerBoardsAlien":
      return { ...NONE, picks: fit("BoardAlien", asking.offer<AlienOffer>().cabins), action: (square) => ({ do: "BoardAlien", square }) };
    case "TruckerSpendsCell": {
      const { batteries } = asking.offer<CellOffer>();
      const more = (square: number): string => gt("has.cells", { n: batteries.find((one) => one.square === square)?.cells ?? 0 });
      return { ...NONE, picks: fit("SpendCell", batteries.map(({ square }) => square), more), action: (square) => ({ do: "SpendCell", square }) };
    }
    case "TruckerLosesCrew": {
      const { cabins } = asking.offer<CrewOffer>();
      const more = (square: number): string => word("member", cabins.find((one) => one.square === square)?.member ?? "human");
      return { ...NONE, picks: fit("LoseCrew", cabins.map(({ square }) => square), more), action: (square) => ({ do: "LoseCrew", square }) };
    }
    case "TruckerLosesGoods":
      return { ...NONE, picks: fit("LoseGood", asking.offer<LoseGoodOffer>().holds), action: (square) => ({ do: "LoseGood", square }) };
    default:
      return NONE;
  }
}
