/** The squares of a ship that answer the open question, from its offer. */

import type { Order } from "$lib/table/orders.svelte.ts";
import type { Board, Box } from "../model/box.ts";
import type { Fault, Pick } from "../model/marks.ts";
import { where, word } from "../text/describe.ts";
import type { PowerOffer } from "../model/offers.ts";
import type { Action } from "../model/trucking.ts";
import { gt } from "../text/index.ts";
import type { ComponentView } from "../model/wire.ts";
import { choosingOf } from "./choosing.ts";
import type { TruckerDraft } from "./trucker.svelte.ts";
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

/** Actions that name a square and nothing else. */
type Verb = Extract<Action, { do: "Remove" | "BoardAlien" | "SpendCell" | "LoseCrew" | "LoseGood" }>["do"];

/** `idle` components do not work, or are used already; components lie with the front of the ship on top. */
export function pickingOf(
  draft: TruckerDraft,
  board: Board,
  box: Box,
  components: readonly ComponentView[],
  idle: readonly number[] = [],
): Picking | null {
  const { question } = draft;
  const fit = (verb: Verb, squares: readonly number[], more: (square: number) => string = () => ""): Pick[] =>
    squares.map((square) => ({
      square,
      tone: "fit",
      label: [where(board, square), more(square), word("action", verb)].filter(Boolean).join(", "),
    }));
  const sends = (verb: Verb, squares: readonly number[], more?: (square: number) => string): Picking => ({
    picks: fit(verb, squares, more),
    faults: [],
    charged: [],
    choose: (square) => draft.send({ do: verb, square }),
  });
  switch (question.decision) {
    case "TruckerRepairs": {
      const { removable, mistakes } = question.offer;
      return { ...sends("Remove", removable), faults: mistakes };
    }
    case "TruckerBoardsAlien":
      return sends("BoardAlien", question.offer.cabins);
    case "TruckerSpendsCell": {
      const { batteries } = question.offer;
      const squares = batteries.map(({ square }) => square);
      const spent = sends("SpendCell", squares, (square) =>
        gt("has.cells", { n: batteries.find((one) => one.square === square)?.cells ?? 0 }),
      );
      if (!draft.first) return spent;
      const spare = (square: number): Order => ({ action: { do: "SpendCell", square }, until: "flight" });
      return {
        ...spent,
        choose: (square) =>
          void draft.sendWith(squares.filter((one) => one !== square).map(spare), { do: "SpendCell", square }),
      };
    }
    case "TruckerLosesCrew": {
      const { cabins } = question.offer;
      return sends(
        "LoseCrew",
        cabins.map(({ square }) => square),
        (square) => word("member", cabins.find((one) => one.square === square)?.member ?? "human"),
      );
    }
    case "TruckerLosesGoods":
      return sends("LoseGood", question.offer.holds);
    case "TruckerDeclares":
      return declaring(
        draft,
        question.offer,
        board,
        doublesOf(question.offer, components, box, idle, (square) => board.halfOf(square)),
      );
    default: {
      const choosing = choosingOf(draft, board, box, components);
      return choosing && { ...choosing, faults: [], charged: [] };
    }
  }
}

/** Doubles are switched on and off on the ship itself; the prompt says what that comes to. */
function declaring(
  draft: TruckerDraft,
  offer: PowerOffer,
  board: Board,
  squares: readonly (readonly number[])[],
): Picking {
  const on = charged(squares, draft.powered);
  const picks = squares.flat().map((square): Pick => {
    const works = toggled(offer, squares, draft.powered, square) !== draft.powered;
    return {
      square,
      tone: works ? "fit" : "open",
      pressed: on.includes(square),
      label:
        `${where(board, square)}, ` +
        `${gt(on.includes(square) ? "power.isOn" : works ? "power.isOff" : "power.fewCells")}`,
    };
  });
  return {
    picks,
    faults: [],
    charged: on,
    choose: (square) => void (draft.doubles = toggled(offer, squares, draft.powered, square)),
  };
}
