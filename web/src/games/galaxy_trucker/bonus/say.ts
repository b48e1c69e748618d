/** Prices, rewards and lines of bonus cards in words. */

import { word } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { Projectile, Stop } from "../model/wire.ts";

/** A projectile with the side it comes from. */
export function sayMissile({ kind, side }: Projectile): string {
  return `${word("missile", kind)} (${word("side", side)})`;
}

export function sayPrice({ takes_crew = 0, takes_cells = 0, projectiles = [] }: Stop): string {
  const price = [
    takes_crew ? gt("stop.crew", { n: takes_crew }) : "",
    takes_cells ? gt("stop.cells", { n: takes_cells }) : "",
    ...projectiles.map(sayMissile),
  ];
  return gt("stop.price", { price: price.filter(Boolean).join(", ") });
}

/** What a square brings; each part is less by so many. */
export function sayReward({ humans = 0, cells = 0, credits = 0, days = 0 }: Stop, fewer: number): string {
  const left = (part: number): number => Math.max(0, part - fewer);
  const reward = [
    left(humans) ? gt("has.humans", { n: left(humans) }) : "",
    left(cells) ? gt("has.cells", { n: left(cells) }) : "",
    left(credits) ? gt("credits.n", { n: left(credits) }) : "",
    left(days) ? gt("stop.days", { n: left(days) }) : "",
  ].filter(Boolean);
  return gt("stop.reward", { reward: reward.length ? reward.join(", ") : gt("stop.nothing") });
}
