/** What a trucker has in mind while a module asks: a line, a square, a price, coordinates. Begun anew with each question. */

import type { AuctionOffer, BerthOffer, BurnOffer, ChargeOffer, MountOffer, PointOffer, TollOffer, UnionOffer, WakeOffer } from "../offers.ts";
import type { Good, Half, ShipView, Side } from "../wire.ts";
import { Arrangement } from "./arrange.svelte.ts";
import { MountDraft } from "./mount.svelte.ts";

/** A booster or accelerator and the component it would use up; a furnace and a battery. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

export class ModuleDraft {
  readonly mount = new MountDraft();
  readonly arrangement = new Arrangement();
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

  begin(decision: string | null, offer: unknown, ship: ShipView | undefined): void {
    this.half = this.line = this.tile = this.square = this.pair = this.side = this.good = this.column = this.row = null;
    this.credits = 0;
    this.lot = [];
    switch (decision) {
      case "TruckerWakes":
        this.square = (offer as WakeOffer).chambers[0]?.square ?? null;
        break;
      case "TruckerBurns":
        this.good = (offer as BurnOffer).goods.at(-1) ?? null;
        break;
      case "TruckerPays":
        this.credits = Math.min((offer as TollOffer).due, Math.max((offer as TollOffer).least, (offer as TollOffer).credits));
        break;
      case "TruckerOutbids":
        this.credits = (offer as AuctionOffer).least;
        break;
      case "TruckerPaysUnion":
        this.credits = (offer as UnionOffer).most ?? 0;
        break;
      case "TruckerPoints":
        this.column = this.row = (offer as PointOffer).numbers.at(Math.floor((offer as PointOffer).numbers.length / 2) - 1) ?? null;
        break;
      case "TruckerMounts":
        this.mount.begin(offer as MountOffer);
        break;
      case "TruckerSettles":
        this.arrangement.settle(offer as BerthOffer, humansIn(offer as BerthOffer, ship));
        break;
      case "TruckerCharges":
        this.arrangement.charge(offer as ChargeOffer);
        break;
    }
  }
}

/** Humans who live or sleep in what is to be arranged. */
function humansIn({ cabins, chambers }: BerthOffer, ship: ShipView | undefined): number {
  const there = (ship?.components ?? []).filter(({ square }) => cabins.includes(square)).reduce((sum, { humans }) => sum + humans, 0);
  return there + chambers.reduce((sum, { sleepers }) => sum + sleepers, 0);
}
