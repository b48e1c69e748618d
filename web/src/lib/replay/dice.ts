/** Whether the seed of a finished game is the one that was promised. */

import type * as wire from "../generated/types.ts";
import { notedPromise, promiseOf } from "../table/promise.ts";

/** `noted`: this device saw the promise before the end, and it is the same. */
export type DiceCheck = "good" | "noted" | "bad" | "none";

export function checkDice(replay: Pick<wire.Replay, "table" | "log" | "commitment">): DiceCheck {
  const seed = (replay.log as { seed?: unknown } | null)?.seed;
  if (typeof seed !== "string" || !replay.commitment) return "none";
  const promised = promiseOf(replay.table, seed);
  const noted = notedPromise(replay.table);
  if (promised !== replay.commitment || (noted !== null && noted !== promised)) return "bad";
  return noted === null ? "good" : "noted";
}
