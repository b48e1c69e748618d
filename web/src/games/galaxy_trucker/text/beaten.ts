/** What being beaten by an enemy costs, in the words of a button's note. */

import type { CardRow } from "../model/wire.ts";
import { gt } from "./index.ts";

export function beatenBy(card: CardRow | null): string {
  if (card?.takes_crew) return gt("power.losesCrew", { n: card.takes_crew });
  if (card?.takes_goods) return gt("power.losesGoods", { n: card.takes_goods });
  return card?.projectiles?.length ? gt("power.losesShots", { n: card.projectiles.length }) : gt("power.loses");
}
