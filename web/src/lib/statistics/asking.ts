/** Asking the server for the statistics of a finished game. */

import type * as wire from "../generated/types.ts";
import { api, Problem } from "../net/api.ts";

/** `gone`: the game is not there, or was played under older rules; `busy`: no answer now, a later one may come. */
export type Asked = wire.StatisticsShown | "gone" | "busy";

/** How often a game is asked for that the server has no time for. */
const TRIES = 6;
/** Requests under way: the result and the games of this device want the same one at the same time. */
const underWay = new Map<string, Promise<Asked>>();

export function askStatistics(table: string): Promise<Asked> {
  const asked = underWay.get(table) ?? ask(table).finally(() => underWay.delete(table));
  underWay.set(table, asked);
  return asked;
}

async function ask(table: string): Promise<Asked> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await api.statistics(table);
    } catch (why) {
      const problem = why instanceof Problem ? why : null;
      if (problem?.code === "no-line") return "busy";
      const again = problem?.again ?? null;
      if (again === null) return "gone";
      if (tries === TRIES) return "busy";
      await new Promise((wait) => setTimeout(wait, again));
    }
  }
}
