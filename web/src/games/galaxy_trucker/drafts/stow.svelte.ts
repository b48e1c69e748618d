/** Goods being arranged: what lies in each hold, what is on the dock, what is in hand. The server judges the whole. */

import type { StowOffer, Stowage } from "../model/offers.ts";
import type { Action } from "../model/trucking.ts";
import type { Good } from "../model/wire.ts";

/** Where a good lies: in a space of a hold, or on the dock. */
export interface Spot {
  readonly square: number | null;
  readonly index: number;
}

type Holds = ReadonlyMap<number, readonly Good[]>;

export class StowDraft {
  holds = $state.raw<Holds>(new Map());
  dock = $state.raw<readonly Good[]>([]);
  /** The good that is chosen to be moved. */
  chosen = $state.raw<Spot | null>(null);
  private past = $state.raw<readonly { holds: Holds; dock: readonly Good[] }[]>([]);

  /** `worth` says what goods sell for. */
  constructor(
    readonly offer: StowOffer,
    private readonly worth: (goods: readonly Good[]) => number,
  ) {
    this.holds = new Map(offer.holds.map(({ square, goods }) => [square, goods]));
    this.dock = offer.goods.flatMap(({ good, gained }) => Array.from({ length: gained }, () => good));
    this.chosen = this.dock.length ? { square: null, index: 0 } : null;
  }

  /** The good in hand. */
  get good(): Good | null {
    return this.chosen ? this.at(this.chosen) : null;
  }

  private at({ square, index }: Spot): Good | null {
    return (square === null ? this.dock : (this.holds.get(square) ?? []))[index] ?? null;
  }

  get total(): number {
    return [...this.holds.values()].reduce((sum, goods) => sum + this.worth(goods), 0);
  }

  get undoable(): boolean {
    return this.past.length > 0;
  }

  /** How many spaces a hold has. */
  spaces(square: number): number {
    const hold = this.offer.holds.find((one) => one.square === square);
    return hold ? hold.ordinary + hold.special : 0;
  }

  /** Whether a good may lie in a hold at all: the offer names the holds of its colour. */
  private fits(good: Good, square: number): boolean {
    return this.offer.goods.find((one) => one.good === good)?.holds.includes(square) ?? false;
  }

  /** Whether a hold takes the good in hand: its colour may lie there, and a space is free. */
  takes(square: number): boolean {
    const { good, chosen } = this;
    if (!good || chosen?.square === square) return false;
    return this.fits(good, square) && (this.holds.get(square)?.length ?? 0) < this.spaces(square);
  }

  /**
   * Drop the good in hand where it was carried: a free space, the dock (null), or a good that changes places with it.
   */
  drop(to: Spot | null): void {
    const { chosen, good } = this;
    if (!chosen || !good) return;
    if (to === null) return chosen.square === null ? void 0 : this.put(null);
    const other = this.at(to);
    if (to.square === null || (other === null && this.takes(to.square))) return this.put(to.square);
    if (other === null || to.square === chosen.square || !this.fits(good, to.square)) return;
    if (chosen.square !== null && !this.fits(other, chosen.square)) return;
    this.keep();
    this.lay(to, good);
    this.lay(chosen, other);
    this.chosen = null;
  }

  /** Empty all holds onto the dock. */
  unload(): void {
    this.keep();
    this.dock = [...this.dock, ...[...this.holds.values()].flat()];
    this.holds = new Map([...this.holds.keys()].map((square) => [square, []]));
    this.chosen = null;
  }

  choose(spot: Spot): void {
    const same = this.chosen?.square === spot.square && this.chosen.index === spot.index;
    this.chosen = same ? null : spot;
  }

  /** Put the good in hand into a hold, or back on the dock. */
  put(square: number | null): void {
    const { good, chosen } = this;
    if (!good || !chosen) return;
    this.keep();
    this.take(chosen);
    if (square === null) this.dock = [...this.dock, good];
    else this.holds = new Map(this.holds).set(square, [...(this.holds.get(square) ?? []), good]);
    const next = this.dock.length && square !== null ? { square: null, index: 0 } : null;
    this.chosen = next;
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.holds = last.holds;
    this.dock = last.dock;
    this.chosen = null;
  }

  /** Take over an arrangement that the offer proposes. */
  propose(holds: readonly Stowage[]): void {
    this.keep();
    const left = [...this.dock, ...[...this.holds.values()].flat()];
    for (const good of holds.flatMap(({ goods }) => goods)) left.splice(left.indexOf(good), 1);
    this.holds = new Map(
      this.offer.holds.map(({ square }) => [square, holds.find((one) => one.square === square)?.goods ?? []]),
    );
    this.dock = left;
    this.chosen = null;
  }

  get action(): Extract<Action, { do: "StowGoods" }> {
    const holds = [...this.holds].flatMap(([square, goods]) => (goods.length ? [{ square, goods }] : []));
    return { do: "StowGoods", holds };
  }

  private keep(): void {
    this.past = [...this.past, { holds: this.holds, dock: this.dock }];
  }

  /** Lay a good where another lies. */
  private lay({ square, index }: Spot, good: Good): void {
    if (square === null) this.dock = this.dock.with(index, good);
    else this.holds = new Map(this.holds).set(square, (this.holds.get(square) ?? []).with(index, good));
  }

  private take({ square, index }: Spot): void {
    if (square === null) this.dock = this.dock.filter((_, at) => at !== index);
    else
      this.holds = new Map(this.holds).set(
        square,
        (this.holds.get(square) ?? []).filter((_, at) => at !== index),
      );
  }
}
