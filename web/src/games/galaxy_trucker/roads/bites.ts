/**
 * Where a card of Rough Roads bites: which cards, questions and events it changes. Words and marks only; the server
 * plays it.
 */

import type { Box } from "../model/box.ts";
import type { Picture } from "../film/picture.ts";
import type { Family, PublicView, Road } from "../model/wire.ts";

interface Bite {
  readonly families?: readonly Family[];
  readonly decisions?: readonly string[];
  readonly events?: readonly string[];
  readonly phases?: readonly PublicView["phase"][];
}

const ABANDONED: readonly Family[] = ["abandoned_ship", "abandoned_station"];
const ENEMIES: readonly Family[] = ["slavers", "smugglers", "pirates"];
const FLYING: readonly Family[] = ["meteor_swarm", "pirates", "combat_zone", "space_billiards", "junkyard"];
const GOODS: readonly Family[] = ["planets", "abandoned_station", "smugglers"];

/** A road that is not listed changes no single moment: it holds all the time, or is over before take-off. */
const BITES: Partial<Readonly<Record<Road, Bite>>> = {
  "stiff-competition": { families: ABANDONED, events: ["CompetitorFired"] },
  "lust-for-power": { events: ["LeaderEnvied"] },
  "space-junk": { events: ["JunkThrown"] },
  "deja-vu": { events: ["SecondPassBegan"] },
  "cosmic-psychosis": { events: ["ComponentLost"] },
  "metal-fatigue": { families: ["open_space"] },
  "rotten-batteries": {
    decisions: ["TruckerDeclares", "TruckerDefends", "TruckerSpendsCell", "TruckerBoosts", "TruckerMayJump"],
  },
  "meteoric-inversion": { families: ["meteor_swarm", "space_billiards"] },
  "remorseless-fate": { families: ["combat_zone", "sabotage"] },
  "piercing-projectiles": { families: FLYING },
  "union-ship": { decisions: ["TruckerPaysUnion", "TruckerHandsGoods"], events: ["UnionPaid"] },
  "explosive-goods": { families: FLYING },
  "explosive-batteries": { families: FLYING },
  "infected-goods": { families: GOODS },
  somersault: { families: ["open_space", "planets"], events: ["ShipsTurned"], phases: ["building"] },
  "defective-connectors": { families: ["open_space"], decisions: ["TruckerDrops"], phases: ["building"] },
  "made-to-order": { phases: ["building"] },
  "dead-zone": { phases: ["building"] },
  "nasty-surprise": { events: ["RoadReplaced"] },
  "paranoid-locals": { families: ["planets"] },
  "big-baddies": { families: ENEMIES, events: ["EnemyGrew"] },
  "bad-luck": { families: FLYING },
  "personalised-cabins": { decisions: ["TruckerLosesCrew"], families: ["slavers", "abandoned_ship"] },
  "abandoned-debris": { families: ABANDONED, decisions: ["TruckerVotes"] },
};

/** Whether a road changes what is on the table just now. */
export function bites(road: Road, picture: Picture, decision: string | null, box: Box): boolean {
  const bite = BITES[road];
  if (!bite) return false;
  const { view, event } = picture;
  const family = view.phase === "flight" && view.card ? box.card(view.card).family : null;
  return (
    (family !== null && (bite.families?.includes(family) ?? false)) ||
    (decision !== null && (bite.decisions?.includes(decision) ?? false)) ||
    (event !== null && (bite.events?.includes(event.event) ?? false)) ||
    (bite.phases?.includes(view.phase) ?? false)
  );
}

/** Whether a road is in force for a ship. */
export function binds(view: PublicView, seat: number, road: Road): boolean {
  return view.roads.some((one) => one.road === road && one.bound.includes(seat));
}

/** Squares of a ship on which nothing works: its dead column, as the board lies in the yard. */
export function deadOn(view: PublicView, seat: number, box: Box): number[] {
  if (view.dead === null || !binds(view, seat, "dead-zone")) return [];
  const board = box.board(view.board);
  const column = board.line(true, view.dead);
  return board.cells.filter(({ x }) => x === column).map(({ square }) => square);
}
