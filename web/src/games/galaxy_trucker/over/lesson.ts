/** What decided a first flight: the line of the account that made the largest difference. */

import type { PublicView } from "../model/wire.ts";
import { gt } from "../text/index.ts";

const LINES = ["cards", "finish", "beauty", "goods", "losses"] as const;

/** One sentence about the flight settled last, for somebody who won or did not. */
export function lessonOf(
  accounts: PublicView["accounts"],
  me: number,
  winners: readonly number[],
  names: readonly string[],
): string {
  const last = accounts.at(-1) ?? [];
  const rival = winners.find((seat) => seat !== me) ?? last.findIndex((_, seat) => seat !== me);
  const won = winners.includes(me);
  const leads = LINES.map((line) => (won ? 1 : -1) * ((last[me]?.[line] ?? 0) - (last[rival]?.[line] ?? 0)));
  const n = Math.max(...leads);
  const line = LINES[leads.indexOf(n)] ?? "finish";
  return gt(`lesson.${won ? "won" : "lost"}.${line}`, { name: names[rival] ?? "", n });
}
