/** The squares of a ship that answer a question of a module, from its offer. */

import type { Board } from "../board/board.ts";
import type { Pick } from "../board/model.ts";
import { kindWord, where, word } from "../describe.ts";
import type { Box } from "../box.ts";
import type { BoostOffer, BurnOffer, DiplomatOffer, DropOffer, HandOffer, JumpOffer, LoosenOffer, PointOffer, QuarantineOffer, Refusal, SystemOffer, WakeOffer } from "../offers.ts";
import type { Asking } from "../table/asking.svelte.ts";
import { gt } from "../text/index.ts";
import type { ComponentView } from "../wire.ts";
import type { Pair } from "./module.svelte.ts";

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
export function pairsOf(asking: Asking): readonly Priced[] {
  switch (asking.decision) {
    case "TruckerBoosts":
      return asking.offer<BoostOffer>().choices.map(({ booster, cannon, price, halves, refusal }) => ({ from: booster, to: cannon, price, halves, refusal }));
    case "TruckerMayJump":
      return asking.offer<JumpOffer>().choices.map(({ accelerator, engine, price, refusal }) => ({ from: accelerator, to: engine, price, refusal }));
    case "TruckerBurns":
      return asking.offer<BurnOffer>().choices.map(({ furnace, battery, cells }) => ({ from: furnace, to: battery, price: 0, cells, refusal: null }));
    default:
      return [];
  }
}

/** The answer that uses a pair. */
export function pairAction(asking: Asking, { from, to }: Pair): object {
  if (asking.decision === "TruckerBoosts") return { do: "Boost", booster: from, cannon: to };
  if (asking.decision === "TruckerMayJump") return { do: "Jump", accelerator: from, engine: to };
  return { do: "Burn", furnace: from, battery: to, good: asking.module.good };
}

export function choosingOf(asking: Asking, board: Board, box: Box, components: readonly ComponentView[]): Choosing | null {
  const { module } = asking;
  const name = (square: number): string => {
    const part = components.find((one) => one.square === square);
    return part ? kindWord(box.component(part.component).kind) : gt("ship.empty");
  };
  const fit = (square: number, does: string, more: Partial<Pick> = {}): Pick => ({ square, tone: "fit", label: [where(board, square), name(square), does].join(", "), ...more });
  switch (asking.decision) {
    case "TruckerBoosts":
    case "TruckerMayJump":
    case "TruckerBurns":
      return pairing(asking, fit);
    case "TruckerWakes": {
      const { chambers, cabins } = asking.offer<WakeOffer>();
      const beds = cabins.map((square) => fit(square, word("action", "Wake")));
      const pods = chambers.length > 1 ? chambers.map(({ square }) => fit(square, gt("has.sleepers", { n: 1 }), { tone: "open", pressed: module.square === square })) : [];
      return { picks: [...beds, ...pods], choose: (square) => (cabins.includes(square) ? asking.send({ do: "Wake", chamber: module.square, cabin: square }) : void (module.square = square)) };
    }
    case "TruckerDrops":
      return { picks: asking.offer<DropOffer>().squares.map((square) => fit(square, word("action", "Drop"))), choose: (square) => asking.send({ do: "Drop", square }) };
    case "TruckerSendsDiplomat":
      return { picks: [fit(asking.offer<DiplomatOffer>().square, word("action", "SendDiplomat"))], choose: () => asking.send({ do: "SendDiplomat" }) };
    case "TruckerHandsGoods": {
      const holds = asking.offer<HandOffer>().holds.filter(({ goods }) => goods.length);
      return { picks: holds.map(({ square }) => fit(square, gt("hand.look"), { pressed: module.square === square })), choose: (square) => void (module.square = module.square === square ? null : square) };
    }
    case "TruckerQuarantines":
      return { picks: asking.offer<QuarantineOffer>().cabins.map(({ square, member }) => fit(square, `${word("member", member)}, ${word("action", "LoseCrew")}`)), choose: (square) => asking.send({ do: "LoseCrew", square }) };
    case "TruckerLoosens":
      return { picks: asking.offer<LoosenOffer>().squares.map((square) => fit(square, word("action", "Loosen"))), choose: (square) => asking.send({ do: "Loosen", square }) };
    case "TruckerTestsSystem":
      return testing(asking, fit);
    case "TruckerPoints":
      return pointing(asking, board, fit);
    case "TruckerSettles":
    case "TruckerCharges": {
      const { arrangement } = module;
      const picks = arrangement.squares.flatMap((square) => {
        if (arrangement.takes(square)) return [fit(square, gt("arrange.put"))];
        return arrangement.on(square).length ? [fit(square, gt("arrange.take"), { tone: "open" })] : [];
      });
      return { picks, choose: (square) => arrangement.press(square) };
    }
    case "TruckerMounts": {
      const { mount } = module;
      const picks = (mount.offer?.squares ?? []).map(({ square, replaces }) => fit(square, gt(replaces ? "mount.replaces" : "mount.adds"), { tone: mount.fits(square) ? "fit" : "open" }));
      return { picks, choose: (square) => (mount.target === square && mount.action ? asking.send(mount.action) : mount.hold(square)), look: (square) => void (mount.over = square) };
    }
    default:
      return null;
  }
}

type Fit = (square: number, does: string, more?: Partial<Pick>) => Pick;

/** The component that would be used up, or filled, answers for its pair. */
function pairing(asking: Asking, fit: Fit): Choosing {
  const pairs = pairsOf(asking).filter(({ refusal }) => !refusal);
  const verb = { TruckerBoosts: "Boost", TruckerMayJump: "Jump" }[asking.decision ?? ""] ?? "Burn";
  const at = (square: number | null): Priced | undefined => pairs.find(({ to }) => to === square);
  const targets = [...new Set(pairs.map(({ to }) => to))];
  return {
    picks: targets.map((square) => fit(square, word("action", verb))),
    choose: (square) => {
      const pair = at(square);
      if (pair) asking.send(pairAction(asking, pair));
    },
    look: (square) => void (asking.module.pair = at(square) ?? null),
  };
}

/** Batteries give a cell; components that can be powered are gathered into a lot to be given up. */
function testing(asking: Asking, fit: Fit): Choosing {
  const { module } = asking;
  const { per, squares, batteries } = asking.offer<SystemOffer>();
  const lot = squares.map((square) => fit(square, gt("test.lot"), { tone: "open", pressed: module.lot.includes(square) }));
  const cells = batteries.filter(({ square }) => !squares.includes(square)).map(({ square }) => fit(square, word("action", "SpendCell")));
  return {
    picks: [...cells, ...lot],
    choose: (square) => {
      if (!squares.includes(square)) return asking.send({ do: "SpendCell", square });
      module.lot = module.lot.includes(square) ? module.lot.filter((one) => one !== square) : [...module.lot, square].slice(-per);
    },
  };
}

/** Squares of the own ship stand for their coordinates, where these may be named. */
function pointing(asking: Asking, board: Board, fit: Fit): Choosing {
  const { numbers } = asking.offer<PointOffer>();
  const first = (lines: readonly (readonly number[])[], at: number): number | undefined => lines[at]?.find((total) => numbers.includes(total));
  const named = board.cells.flatMap(({ square, x, y }) => {
    const [column, row] = [first(board.lying.columns, x), first(board.lying.rows, y)];
    return column === undefined || row === undefined ? [] : [{ square, column, row }];
  });
  const { module } = asking;
  const chosen = board.at(module.column ?? 0, module.row ?? 0);
  return {
    picks: named.map(({ square }) => fit(square, gt("point.here"), { tone: square === chosen ? "fit" : "open", pressed: square === chosen })),
    choose: (square) => {
      const found = named.find((one) => one.square === square);
      if (found) [module.column, module.row] = [found.column, found.row];
    },
  };
}
