/**
 * Motion as the difference of two positions: given where everything lay and where it lies now, every moment between is
 * computed. No component remembers how a piece came to move.
 */

import { around, RING } from "./geometry.ts";
import { PLACES, type Face, type Place, type Ship } from "../model/pieces.ts";

/** A tile as drawn at one moment. */
export interface TilePose {
  readonly key: number;
  /** Position along the ring. */
  readonly s: number;
  readonly face: Face | null;
  /** 1 lies flat; towards 0 it stands on edge while it is turned over. */
  readonly open: number;
}

/** A ship as drawn at one moment. */
export interface ShipPose {
  readonly seat: number;
  readonly s: number;
  readonly lane: number;
  readonly wraps: number;
  /** 1 is there; towards 0 it leaves the circuit. */
  readonly there: number;
  readonly moving: boolean;
}

export interface Pose {
  readonly tiles: readonly TilePose[];
  readonly ships: readonly ShipPose[];
}

/** Everything at rest. */
export function rest(places: readonly Place[], ships: readonly Ship[]): Pose {
  return {
    tiles: places.map(({ key, face }, place) => ({ key, s: place, face, open: 1 })),
    ships: ships.map(({ seat, place, lane, wraps }) => ({ seat, s: place, lane, wraps, there: 1, moving: false })),
  };
}

/** True when nothing would be seen to move from one to the other. */
export function same(a: Pose, b: Pose): boolean {
  return (
    a.tiles.length === b.tiles.length &&
    a.ships.length === b.ships.length &&
    b.tiles.every((tile) =>
      a.tiles.some((old) => old.key === tile.key && old.s === tile.s && old.face?.name === tile.face?.name),
    ) &&
    b.ships.every((ship) => a.ships.some((old) => old.seat === ship.seat && old.s === ship.s && old.lane === ship.lane))
  );
}

/** The moment `t` (0 to 1) on the way from one pose to the other. */
export function between(from: Pose, to: Pose, t: number): Pose {
  if (t >= 1) return to;
  const eased = 1 - (1 - t) ** 3;
  const leaving = from.ships.filter((ship) => !to.ships.some(({ seat }) => seat === ship.seat));
  return {
    tiles: to.tiles.map((tile) =>
      tileBetween(
        from.tiles.find(({ key }) => key === tile.key),
        tile,
        t,
        eased,
      ),
    ),
    ships: [
      ...to.ships.map((ship) =>
        shipBetween(
          from.ships.find(({ seat }) => seat === ship.seat),
          ship,
          eased,
        ),
      ),
      ...leaving.map((ship) => ({ ...ship, there: (1 - t) * ship.there, moving: false })),
    ],
  };
}

function tileBetween(old: TilePose | undefined, tile: TilePose, t: number, eased: number): TilePose {
  if (!old) return { ...tile, open: eased };
  const start = around(old.s);
  let way = tile.s - start;
  // The row only ever slides back; a tile that goes forward by more than a neighbour's place goes over the loop.
  if (way > 1.5) way -= RING;
  const turned = old.face?.name !== tile.face?.name;
  const open = turned ? Math.abs(1 - 2 * t) : 1;
  return { key: tile.key, s: start + way * eased, face: turned && t < 0.5 ? old.face : tile.face, open };
}

function shipBetween(old: ShipPose | undefined, ship: ShipPose, eased: number): ShipPose {
  if (!old) return { ...ship, there: eased };
  const start = around(old.s);
  // Over the front edge there is only one way on: round the loop to the rear.
  const round = ship.wraps > old.wraps || start > PLACES - 0.5;
  const way = ship.s - start + (round ? RING : 0);
  const moving = way !== 0 || ship.lane !== old.lane;
  return { ...ship, s: start + way * eased, lane: old.lane + (ship.lane - old.lane) * eased, moving };
}
