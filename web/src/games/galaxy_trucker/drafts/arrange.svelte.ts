/** Crew or cells being arranged: what lies on each square, what is in hand. The server judges the whole. */

import type { BerthOffer, ChargeOffer } from "../model/offers.ts";
import type { Action } from "../model/trucking.ts";
import type { ComponentView, Member } from "../model/wire.ts";

export type Token = Member | "cell";
type Laid = ReadonlyMap<number, readonly Token[]>;

export class Arrangement {
  laid = $state.raw<Laid>(new Map());
  /** What has no place yet. */
  hand = $state.raw<readonly Token[]>([]);

  private constructor(
    laid: Laid,
    hand: readonly Token[],
    private readonly rooms: ReadonlyMap<number, number>,
    private readonly pods: readonly number[],
    private readonly of: "crew" | "cells",
  ) {
    this.laid = laid;
    this.hand = hand;
  }

  /** Astronauts who come aboard, settled as the offer proposes. */
  static settling(
    { gained, cabins, cabin_room, chambers, chamber_room, proposed }: BerthOffer,
    aboard: number,
  ): Arrangement {
    const pods = chambers.map(({ square }) => square);
    const placed = proposed.reduce((sum, { humans }) => sum + humans, 0);
    return new Arrangement(
      new Map(proposed.map(({ square, humans, alien }) => [square, alien ? [alien] : several("human", humans)])),
      several("human", aboard + gained - placed),
      new Map([
        ...cabins.map((square) => [square, cabin_room] as const),
        ...pods.map((square) => [square, chamber_room] as const),
      ]),
      pods,
      "crew",
    );
  }

  /** Cells that come aboard, laid as the offer proposes. */
  static charging({ cells, batteries, proposed }: ChargeOffer): Arrangement {
    return new Arrangement(
      new Map(proposed.map(({ square, cells: there }) => [square, several("cell", there)])),
      several("cell", cells - proposed.reduce((sum, { cells: there }) => sum + there, 0)),
      new Map(batteries.map(({ square, cells: room }) => [square, room])),
      [],
      "cells",
    );
  }

  on(square: number): readonly Token[] {
    return this.laid.get(square) ?? [];
  }

  get squares(): readonly number[] {
    return [...this.rooms.keys()];
  }

  /** Whether a square takes what is in hand: there is room, and an alien lives alone and awake. */
  takes(square: number): boolean {
    const [next] = this.hand;
    const there = this.on(square);
    if (!next || there.length >= (this.rooms.get(square) ?? 0)) return false;
    if (isAlien(next)) return !there.length && !this.pods.includes(square);
    return !there.some(isAlien);
  }

  /** Put what is in hand there; with an empty hand, or where there is no room, take one up. */
  press(square: number): void {
    const there = this.on(square);
    const [next, ...rest] = this.hand;
    if (next && this.takes(square)) {
      this.laid = new Map(this.laid).set(square, [...there, next]);
      this.hand = rest;
    } else if (there.length) {
      const last = there.at(-1)!;
      this.laid = new Map(this.laid).set(square, there.slice(0, -1));
      this.hand = [last, ...this.hand];
    }
  }

  /** A component as it would be filled. */
  filled(part: ComponentView): ComponentView {
    if (!this.rooms.has(part.square)) return part;
    const there = this.on(part.square);
    if (this.of === "cells") return { ...part, cells: there.length };
    if (this.pods.includes(part.square)) return { ...part, sleepers: there.length };
    return { ...part, humans: there.filter((token) => token === "human").length, alien: there.find(isAlien) ?? null };
  }

  /** The arrangement as an answer. */
  get action(): Action {
    return this.of === "crew" ? this.settled : this.charged;
  }

  private get settled(): Action {
    const berths = [...this.laid].flatMap(([square, there]) => {
      const alien = there.find(isAlien) ?? null;
      return there.length ? [{ square, humans: alien ? 0 : there.length, alien }] : [];
    });
    return { do: "SettleCrew", berths };
  }

  private get charged(): Action {
    return {
      do: "ArrangeCells",
      charges: [...this.laid].flatMap(([square, there]) => (there.length ? [{ square, cells: there.length }] : [])),
    };
  }
}

function several(token: Token, count: number): Token[] {
  return Array.from({ length: Math.max(0, count) }, () => token);
}

function isAlien(token: Token): token is Exclude<Member, "human"> {
  return token !== "human" && token !== "cell";
}
