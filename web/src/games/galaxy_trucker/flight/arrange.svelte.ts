/** Crew or cells being arranged: what lies on each square, what is in hand. The server judges the whole. */

import type { BerthOffer, ChargeOffer } from "../offers.ts";
import type { ComponentView, Member } from "../wire.ts";

export type Token = Member | "cell";
type Laid = ReadonlyMap<number, readonly Token[]>;

export class Arrangement {
  laid = $state.raw<Laid>(new Map());
  /** What has no place yet. */
  hand = $state.raw<readonly Token[]>([]);
  private rooms: ReadonlyMap<number, number> = new Map();
  private pods: readonly number[] = [];
  private cells = false;

  /** Begin with astronauts who come aboard, settled as the offer proposes. */
  settle({ gained, cabins, cabin_room, chambers, chamber_room, proposed }: BerthOffer, aboard: number): void {
    this.cells = false;
    this.pods = chambers.map(({ square }) => square);
    this.rooms = new Map([...cabins.map((square) => [square, cabin_room] as const), ...this.pods.map((square) => [square, chamber_room] as const)]);
    this.laid = new Map(proposed.map(({ square, humans, alien }) => [square, alien ? [alien] : several("human", humans)]));
    const placed = proposed.reduce((sum, { humans }) => sum + humans, 0);
    this.hand = several("human", aboard + gained - placed);
  }

  /** Begin with cells that come aboard, laid as the offer proposes. */
  charge({ cells, batteries, proposed }: ChargeOffer): void {
    this.cells = true;
    this.pods = [];
    this.rooms = new Map(batteries.map(({ square, cells: room }) => [square, room]));
    this.laid = new Map(proposed.map(({ square, cells: there }) => [square, several("cell", there)]));
    this.hand = several("cell", cells - proposed.reduce((sum, { cells: there }) => sum + there, 0));
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
    if (this.cells) return { ...part, cells: there.length };
    if (this.pods.includes(part.square)) return { ...part, sleepers: there.length };
    return { ...part, humans: there.filter((token) => token === "human").length, alien: there.find(isAlien) ?? null };
  }

  get settled(): object {
    const berths = [...this.laid].flatMap(([square, there]) => {
      const alien = there.find(isAlien) ?? null;
      return there.length ? [{ square, humans: alien ? 0 : there.length, alien }] : [];
    });
    return { do: "SettleCrew", berths };
  }

  get charged(): object {
    return { do: "ArrangeCells", charges: [...this.laid].flatMap(([square, there]) => (there.length ? [{ square, cells: there.length }] : [])) };
  }
}

function several(token: Token, count: number): Token[] {
  return Array.from({ length: Math.max(0, count) }, () => token);
}

function isAlien(token: Token): token is Exclude<Member, "human"> {
  return token !== "human" && token !== "cell";
}
