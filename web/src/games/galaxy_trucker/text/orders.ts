/** Standing orders in words. */

import type { Order, OrderRow } from "$lib/table/orders.svelte.ts";
import { gt } from "./index.ts";

/** Flying on, not jumping, and the batteries that are spared, in one row each. */
export function orderRows(orders: readonly Order[]): readonly OrderRow[] {
  const named = (name: string): readonly Order[] => orders.filter(({ action }) => action["do"] === name);
  const rows: readonly OrderRow[] = [
    { what: gt("orders.fly"), until: gt("giveUp.until"), of: named("GiveUp") },
    { what: gt("orders.jump"), until: gt("giveUp.until"), of: named("Jump") },
    { what: gt("orders.cells"), until: gt("orders.flight"), of: named("SpendCell") },
  ];
  return rows.filter(({ of }) => of.length);
}
