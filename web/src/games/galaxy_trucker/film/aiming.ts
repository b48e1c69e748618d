/** What the open card has done so far, as it was told: its dice, what it compared, what was bid for it. */

import type { Event } from "../model/events.ts";
import type { Missile, Side, Value } from "../model/wire.ts";

/** Dice that aim: at a line of the ships, from a side where something flies. */
export interface Roll {
  readonly dice: readonly number[];
  readonly total: number;
  readonly side: Side | null;
  readonly across: boolean;
  readonly kind: Missile | null;
  /** The dice are still rolling. */
  readonly rolling: boolean;
  /** The ships it comes to; null where all are meant, or where a recording does not tell. */
  readonly targets: readonly number[] | null;
  /** What it is to a ship is the same for all, whatever roads bind them. */
  readonly junk: boolean;
}

export interface Aimed {
  readonly roll: Roll | null;
  /** Projectiles of the card that were aimed so far. */
  readonly rolls: number;
  /** The value that the open card compared last: its line runs until the next one does. */
  readonly value: Value | null;
  /** By how much the enemy of the open card is stronger than printed. */
  readonly grown: number;
  /** What each seat bid in secret for the open card, once it is shown. */
  readonly bids: readonly (number | null)[] | null;
  /** Junk has just been thrown: the next roll is for it. */
  readonly thrown: boolean;
}

export const NOTHING_AIMED: Aimed = { roll: null, rolls: 0, value: null, grown: 0, bids: null, thrown: false };

/** The same after an event. */
export function aimedAfter(was: Aimed, event: Event): Aimed {
  const aimed = { ...was, thrown: event.event === "JunkThrown" };
  switch (event.event) {
    case "CardRevealed":
      return NOTHING_AIMED;
    case "BidsOpened":
      return { ...aimed, bids: event.bids };
    case "EnemyGrew":
      return { ...aimed, grown: event.strength };
    case "StrengthDeclared":
    case "WeakestFound":
    case "NextWeakestFound":
      return { ...aimed, value: event.value };
    case "DiceRolled": {
      const roll = rollOf(event, was.thrown);
      return { ...aimed, roll, rolls: was.rolls + (roll.kind ? 1 : 0) };
    }
    default:
      return aimed;
  }
}

/** Recordings of older games do not tell whom a roll was for. */
type Told<One extends { targets: unknown }> = Omit<One, "targets"> & Partial<Pick<One, "targets">>;

function rollOf(
  { dice, total, side, aim, targets = [] }: Told<Extract<Event, { event: "DiceRolled" }>>,
  junk: boolean,
): Roll {
  const flies = aim !== "column" && aim !== "row" && aim !== "strength";
  const across = flies ? side === "front" || side === "rear" : aim === "column";
  return {
    dice,
    total,
    side,
    across,
    kind: flies ? aim : null,
    rolling: false,
    targets: flies && targets.length ? targets : null,
    junk,
  };
}
