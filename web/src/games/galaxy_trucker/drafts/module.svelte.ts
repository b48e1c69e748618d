/** What a trucker has in mind while a module asks: a line, a square, a price, coordinates. */

import type { BerthOffer } from "../model/offers.ts";
import type { Question } from "../model/trucking.ts";
import type { Good, Half, ShipView, Side } from "../model/wire.ts";
import { Arrangement } from "./arrange.svelte.ts";
import { MountDraft } from "./mount.svelte.ts";

/** A booster or accelerator and the component it would use up; a furnace and a battery. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

export class ModuleDraft {
  /** A component that is being mounted. */
  readonly mount: MountDraft | null = null;
  /** Crew or cells that are being arranged. */
  readonly arrangement: Arrangement | null = null;
  /** A line of Space Billiards. */
  line = $state<number | null>(null);
  /** A component of the Star Depot. */
  tile = $state<string | null>(null);
  /** A stasis chamber, or a hold whose goods are looked at. */
  square = $state<number | null>(null);
  /** A pair that is looked at. */
  pair = $state.raw<Pair | null>(null);
  /** A side of the ship that is looked at. */
  side = $state<Side | null>(null);
  /** A half of the ship that is looked at. */
  half = $state<Half | null>(null);
  /** Credits to bid or to pay. */
  credits = $state(0);
  good = $state<Good | null>(null);
  /** Components to be given up in a system test. */
  lot = $state.raw<readonly number[]>([]);
  column = $state<number | null>(null);
  row = $state<number | null>(null);

  constructor(question: Question, ship: ShipView | undefined) {
    switch (question.decision) {
      case "TruckerWakes":
        this.square = question.offer.chambers[0]?.square ?? null;
        break;
      case "TruckerBurns":
        this.good = question.offer.goods.at(-1) ?? null;
        break;
      case "TruckerPays": {
        const { due, least, credits } = question.offer;
        this.credits = Math.min(due, Math.max(least, credits));
        break;
      }
      case "TruckerOutbids":
        this.credits = question.offer.least;
        break;
      case "TruckerPaysUnion":
        this.credits = question.offer.most ?? 0;
        break;
      case "TruckerPoints": {
        const { numbers } = question.offer;
        this.column = this.row = numbers.at(Math.floor(numbers.length / 2) - 1) ?? null;
        break;
      }
      case "TruckerMounts":
        this.mount = new MountDraft(question.offer);
        break;
      case "TruckerSettles":
        this.arrangement = Arrangement.settling(question.offer, humansIn(question.offer, ship));
        break;
      case "TruckerCharges":
        this.arrangement = Arrangement.charging(question.offer);
        break;
    }
  }
}

/** Humans who live or sleep in what is to be arranged. */
function humansIn({ cabins, chambers }: BerthOffer, ship: ShipView | undefined): number {
  const there = (ship?.components ?? [])
    .filter(({ square }) => cabins.includes(square))
    .reduce((sum, { humans }) => sum + humans, 0);
  return there + chambers.reduce((sum, { sleepers }) => sum + sleepers, 0);
}
