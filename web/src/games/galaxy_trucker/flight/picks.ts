/** The squares of a ship that answer the open question, from its offer. */

import type { Board, Box } from "../box.ts";
import type { Fault, Pick } from "../board/model.ts";
import { where, word } from "../describe.ts";
import type { AlienOffer, CellOffer, CrewOffer, LoseGoodOffer, PowerOffer, RepairOffer } from "../offers.ts";
import type { Asking } from "../table/asking.svelte.ts";
import { gt } from "../text/index.ts";
import type { ComponentView } from "../wire.ts";
import { choosingOf } from "./choosing.ts";
import { charged, doublesOf, toggled } from "./doubles.ts";

export interface Picking {
  readonly picks: readonly Pick[];
  readonly faults: readonly Fault[];
  /** Doubles that are powered. */
  readonly charged: readonly number[];
  /** What choosing a square does. */
  readonly choose: (square: number) => void;
  /** A square is looked at. */
  readonly look?: (square: number | null) => void;
}

/** `idle` components do not work, or are used already; components lie with the front of the ship on top. */
export function pickingOf(asking: Asking, board: Board, box: Box, components: readonly ComponentView[], idle: readonly number[] = []): Picking | null {
  const fit = (verb: string, squares: readonly number[], more: (square: number) => string = () => ""): Pick[] =>
    squares.map((square) => ({ square, tone: "fit", label: [where(board, square), more(square), word("action", verb)].filter(Boolean).join(", ") }));
  const sends = (verb: string, squares: readonly number[], more?: (square: number) => string): Picking => ({
    picks: fit(verb, squares, more),
    faults: [],
    charged: [],
    choose: (square) => asking.send({ do: verb, square }),
  });
  switch (asking.decision) {
    case "TruckerRepairs": {
      const { removable, mistakes } = asking.offer<RepairOffer>();
      return { ...sends("Remove", removable), faults: mistakes };
    }
    case "TruckerBoardsAlien":
      return sends("BoardAlien", asking.offer<AlienOffer>().cabins);
    case "TruckerSpendsCell": {
      const { batteries } = asking.offer<CellOffer>();
      return sends("SpendCell", batteries.map(({ square }) => square), (square) => gt("has.cells", { n: batteries.find((one) => one.square === square)?.cells ?? 0 }));
    }
    case "TruckerLosesCrew": {
      const { cabins } = asking.offer<CrewOffer>();
      return sends("LoseCrew", cabins.map(({ square }) => square), (square) => word("member", cabins.find((one) => one.square === square)?.member ?? "human"));
    }
    case "TruckerLosesGoods":
      return sends("LoseGood", asking.offer<LoseGoodOffer>().holds);
    case "TruckerDeclares":
      return declaring(asking, asking.offer<PowerOffer>(), board, doublesOf(asking.offer<PowerOffer>(), components, box, idle, (square) => board.halfOf(square)));
    default: {
      const choosing = choosingOf(asking, board, box, components);
      return choosing && { ...choosing, faults: [], charged: [] };
    }
  }
}

/** Doubles are switched on and off on the ship itself; the prompt says what that comes to. */
function declaring(asking: Asking, offer: PowerOffer, board: Board, squares: readonly (readonly number[])[]): Picking {
  const on = charged(squares, asking.powered);
  const picks = squares.flat().map((square): Pick => {
    const works = toggled(offer, squares, asking.powered, square) !== asking.powered;
    return { square, tone: works ? "fit" : "open", pressed: on.includes(square), label: `${where(board, square)}, ${gt(on.includes(square) ? "power.isOn" : works ? "power.isOff" : "power.fewCells")}` };
  });
  return { picks, faults: [], charged: on, choose: (square) => void (asking.doubles = toggled(offer, squares, asking.powered, square)) };
}
