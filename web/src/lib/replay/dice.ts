/**
 * What can be said of the dice of a finished game: only what is checked here, and what this device or this server saw.
 */

import type * as wire from "../generated/types.ts";
import { notedPromise, promiseOf } from "../table/seedCommitment.ts";
import { commitmentTo, drawNote, ownNumber, sameCommitments, seedOf } from "../table/seedDraw.ts";

/**
 * `own`: a number of this device is in the seed, and it had noted all commitments before it showed it; `noted`: this
 * device saw the promise before the end; `server`: this server says so; `log`: a log from elsewhere; `seen`: one whose
 * seed this device saw drawn, while nobody knows here whether its moves are those of that game; `given`: the seed was
 * chosen; `fork`: another game went on; `bad`: something is not as it was promised; `none`: nothing is known.
 */
export type DiceKind = "own" | "noted" | "server" | "log" | "seen" | "given" | "fork" | "bad" | "none";

export interface DiceCheck {
  readonly kind: DiceKind;
  /** The seats whose numbers are in the seed; null where the log tells of no draw. */
  readonly seats: readonly number[] | null;
  /** Seats on whose account the draw was begun again. */
  readonly givenUp: readonly number[];
}

/** How the seed was drawn, as a log carries it. */
interface Draw {
  readonly table: string;
  readonly promise: string;
  readonly secret: string;
  readonly round: number;
  readonly given_up: readonly number[];
  readonly shares: readonly { readonly seat: number; readonly commitment: string; readonly number: string }[];
}
type Told = Pick<wire.Replay, "table" | "log" | "commitment" | "dice" | "seats">;

export function checkDice(replay: Told): DiceCheck {
  const log = replay.log as { readonly seed?: string; readonly draw?: Draw } | null;
  const draw = log?.draw ?? null;
  const known = { seats: draw?.shares.map(({ seat }) => seat) ?? null, givenUp: draw?.given_up ?? [] };
  return { kind: kindOf(replay, log?.seed, draw), ...known };
}

function kindOf(replay: Told, seed: string | undefined, draw: Draw | null): DiceKind {
  const { dice, table, commitment } = replay;
  if (dice === "fork" || dice === "given") return dice;
  if (seed === undefined) return "none";
  if (!draw) {
    if (dice === "log") return "log";
    // Tables from before the draw promised the seed itself.
    return promiseOf(table, seed) === commitment ? witnessed(dice, table, commitment) : "bad";
  }
  if (!holds(draw, seed, replay.seats.length)) return "bad";
  if (dice === "drawn" && (draw.table !== table || draw.promise !== commitment)) return "bad";
  const note = drawNote(draw.table);
  if (note?.round === draw.round) {
    const fixed = Object.fromEntries(draw.shares.map((share) => [String(share.seat), share.commitment]));
    if (note.promise !== draw.promise || !sameCommitments(note.commitments, fixed)) return "bad";
    if (draw.shares.some(({ seat, number }) => ownNumber(draw.table, draw.round, seat) === number))
      return dice === "log" ? "seen" : "own";
  }
  return witnessed(dice, draw.table, draw.promise);
}

function witnessed(dice: wire.Replay["dice"], table: string, promise: string): DiceKind {
  const noted = notedPromise(table);
  if (noted !== null && noted !== promise) return "bad";
  if (dice === "log") return noted === null ? "log" : "seen";
  return noted === null ? "server" : "noted";
}

/** Whether secret and numbers are those that were promised, and make this seed. */
function holds({ table, promise, secret, round, shares }: Draw, seed: string, seats: number): boolean {
  const ordered = shares.every(({ seat }, at) => seat < seats && (at === 0 || seat > shares[at - 1]!.seat));
  const kept = shares.every(({ seat, number, commitment }) => commitmentTo(table, round, seat, number) === commitment);
  return ordered && kept && promiseOf(table, secret) === promise && seedOf(table, secret, round, shares) === seed;
}
