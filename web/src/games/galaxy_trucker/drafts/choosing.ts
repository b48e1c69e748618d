/** The squares of a ship that answer a question of a module, from its offer. */

import type { Board } from "../model/board.ts";
import type { Pick } from "../model/marks.ts";
import { kindWord, where, word } from "../text/describe.ts";
import type { Box } from "../model/box.ts";
import type { PointOffer, Refusal, SystemOffer } from "../model/offers.ts";
import type { Action, Question } from "../model/trucking.ts";
import { gt } from "../text/index.ts";
import type { ComponentView } from "../model/wire.ts";
import type { Arrangement } from "./arrange.svelte.ts";
import type { ModuleDraft, Pair } from "./module.svelte.ts";
import type { MountDraft } from "./mount.svelte.ts";
import type { TruckerDraft } from "./trucker.svelte.ts";

export interface Choosing {
  readonly picks: readonly Pick[];
  readonly choose: (square: number) => void;
  readonly look?: (square: number | null) => void;
}

/** A pair with its price; what cannot be paid keeps its refusal. */
export interface Priced extends Pair {
  readonly price: number;
  readonly refusal: Refusal | null;
  /** What it adds to the strength, in halves. */
  readonly halves?: number;
  readonly cells?: number;
}

/** The pairs that a question is about: booster and cannon, accelerator and engine, furnace and battery. */
export function pairsOf({ decision, offer }: Question): readonly Priced[] {
  switch (decision) {
    case "TruckerBoosts":
      return offer.choices.map(({ booster, cannon, price, halves, refusal }) => ({
        from: booster,
        to: cannon,
        price,
        halves,
        refusal,
      }));
    case "TruckerMayJump":
      return offer.choices.map(({ accelerator, engine, price, refusal }) => ({
        from: accelerator,
        to: engine,
        price,
        refusal,
      }));
    case "TruckerBurns":
      return offer.choices.map(({ furnace, battery, cells }) => ({
        from: furnace,
        to: battery,
        price: 0,
        cells,
        refusal: null,
      }));
    default:
      return [];
  }
}

/** The answer that uses a pair; null where nothing is chosen to be burned with it. */
export function pairAction({ question, module }: TruckerDraft, { from, to }: Pair): Action | null {
  if (question.decision === "TruckerBoosts") return { do: "Boost", booster: from, cannon: to };
  if (question.decision === "TruckerMayJump") return { do: "Jump", accelerator: from, engine: to };
  return module.good && { do: "Burn", furnace: from, battery: to, good: module.good };
}

export function choosingOf(
  draft: TruckerDraft,
  board: Board,
  box: Box,
  components: readonly ComponentView[],
): Choosing | null {
  const { question, module } = draft;
  const name = (square: number): string => {
    const part = components.find((one) => one.square === square);
    return part ? kindWord(box.component(part.component).kind) : gt("ship.empty");
  };
  const fit = (square: number, does: string, more: Partial<Pick> = {}): Pick => ({
    square,
    tone: "fit",
    label: [where(board, square), name(square), does].join(", "),
    ...more,
  });
  switch (question.decision) {
    case "TruckerBoosts":
    case "TruckerMayJump":
    case "TruckerBurns":
      return pairing(draft, fit);
    case "TruckerWakes": {
      const { chambers, cabins } = question.offer;
      const beds = cabins.map((square) => fit(square, word("action", "Wake")));
      const pods =
        chambers.length > 1
          ? chambers.map(({ square }) =>
              fit(square, gt("has.sleepers", { n: 1 }), { tone: "open", pressed: module.square === square }),
            )
          : [];
      return {
        picks: [...beds, ...pods],
        choose: (square) => {
          if (!cabins.includes(square)) module.square = square;
          else if (module.square !== null) draft.send({ do: "Wake", chamber: module.square, cabin: square });
        },
      };
    }
    case "TruckerDrops":
      return {
        picks: question.offer.squares.map((square) => fit(square, word("action", "Drop"))),
        choose: (square) => draft.send({ do: "Drop", square }),
      };
    case "TruckerSendsDiplomat":
      return {
        picks: [fit(question.offer.square, word("action", "SendDiplomat"))],
        choose: () => draft.send({ do: "SendDiplomat" }),
      };
    case "TruckerHandsGoods": {
      const holds = question.offer.holds.filter(({ goods }) => goods.length);
      return {
        picks: holds.map(({ square }) => fit(square, gt("hand.look"), { pressed: module.square === square })),
        choose: (square) => void (module.square = module.square === square ? null : square),
      };
    }
    case "TruckerQuarantines":
      return {
        picks: question.offer.cabins.map(({ square, member }) =>
          fit(square, `${word("member", member)}, ${word("action", "LoseCrew")}`),
        ),
        choose: (square) => draft.send({ do: "LoseCrew", square }),
      };
    case "TruckerLoosens":
      return {
        picks: question.offer.squares.map((square) => fit(square, word("action", "Loosen"))),
        choose: (square) => draft.send({ do: "Loosen", square }),
      };
    case "TruckerTestsSystem":
      return testing(draft, question.offer, fit);
    case "TruckerPoints":
      return pointing(module, question.offer, board, fit);
    case "TruckerSettles":
    case "TruckerCharges":
      return module.arrangement && arranging(module.arrangement, fit);
    case "TruckerMounts":
      return module.mount && mounting(draft, module.mount, fit);
    default:
      return null;
  }
}

type Fit = (square: number, does: string, more?: Partial<Pick>) => Pick;

/** The component that would be used up, or filled, answers for its pair. */
function pairing(draft: TruckerDraft, fit: Fit): Choosing {
  const { question, module } = draft;
  const pairs = pairsOf(question).filter(({ refusal }) => !refusal);
  const verb =
    question.decision === "TruckerBoosts" ? "Boost" : question.decision === "TruckerMayJump" ? "Jump" : "Burn";
  const at = (square: number | null): Priced | undefined => pairs.find(({ to }) => to === square);
  const targets = [...new Set(pairs.map(({ to }) => to))];
  return {
    picks: targets.map((square) => fit(square, word("action", verb))),
    choose: (square) => {
      const pair = at(square);
      const action = pair && pairAction(draft, pair);
      if (action) draft.send(action);
    },
    look: (square) => void (module.pair = at(square) ?? null),
  };
}

/** Batteries give a cell; components that can be powered are gathered into a lot to be given up. */
function testing(draft: TruckerDraft, { per, squares, batteries }: SystemOffer, fit: Fit): Choosing {
  const { module } = draft;
  const lot = squares.map((square) =>
    fit(square, gt("test.lot"), { tone: "open", pressed: module.lot.includes(square) }),
  );
  const cells = batteries
    .filter(({ square }) => !squares.includes(square))
    .map(({ square }) => fit(square, word("action", "SpendCell")));
  return {
    picks: [...cells, ...lot],
    choose: (square) => {
      if (!squares.includes(square)) return draft.send({ do: "SpendCell", square });
      module.lot = module.lot.includes(square)
        ? module.lot.filter((one) => one !== square)
        : [...module.lot, square].slice(-per);
    },
  };
}

/** Squares of the own ship stand for their coordinates, where these may be named. */
function pointing(module: ModuleDraft, { numbers }: PointOffer, board: Board, fit: Fit): Choosing {
  const first = (lines: readonly (readonly number[])[], at: number): number | undefined =>
    lines[at]?.find((total) => numbers.includes(total));
  const named = board.cells.flatMap(({ square, x, y }) => {
    const [column, row] = [first(board.lying.columns, x), first(board.lying.rows, y)];
    return column === undefined || row === undefined ? [] : [{ square, column, row }];
  });
  const chosen = board.at(module.column ?? 0, module.row ?? 0);
  return {
    picks: named.map(({ square }) =>
      fit(square, gt("point.here"), { tone: square === chosen ? "fit" : "open", pressed: square === chosen }),
    ),
    choose: (square) => {
      const found = named.find((one) => one.square === square);
      if (found) [module.column, module.row] = [found.column, found.row];
    },
  };
}

/** What is in hand is put where there is room; what lies somewhere is taken up. */
function arranging(arrangement: Arrangement, fit: Fit): Choosing {
  const picks = arrangement.squares.flatMap((square) => {
    if (arrangement.takes(square)) return [fit(square, gt("arrange.put"))];
    return arrangement.on(square).length ? [fit(square, gt("arrange.take"), { tone: "open" })] : [];
  });
  return { picks, choose: (square) => arrangement.press(square) };
}

/** The component is held over a square, and mounted where it is held when that is chosen again. */
function mounting(draft: TruckerDraft, mount: MountDraft, fit: Fit): Choosing {
  const picks = mount.offer.squares.map(({ square, replaces }) =>
    fit(square, gt(replaces ? "mount.replaces" : "mount.adds"), { tone: mount.fits(square) ? "fit" : "open" }),
  );
  return {
    picks,
    choose: (square) => (mount.target === square && mount.action ? draft.send(mount.action) : mount.hold(square)),
    look: (square) => void (mount.over = square),
  };
}
