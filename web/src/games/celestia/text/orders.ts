/** Standing orders in words. */

import type { Order, OrderRow } from "$lib/table/orders.svelte.ts";
import type { Card } from "../model/wire.ts";
import { cardWord, ct } from "./words.ts";

/** What is kept back for the voyage, thing by thing; and one row for being left alone until the next city. */
export function orderRows(orders: readonly Order[]): readonly OrderRow[] {
  const step = orders.filter(({ until }) => until === "step");
  const rows = orders
    .filter(({ until }) => until === "voyage")
    .map((order) => ({ what: ct("keep.what", { what: thing(order) }), until: ct("keep.untilVoyage"), of: [order] }));
  return step.length ? [...rows, { what: ct("keep.none"), until: ct("pass.stepNote"), of: step }] : rows;
}

function thing({ action }: Order): string {
  if (typeof action["card"] === "string") return cardWord(action["card"] as Card);
  if (action["do"] === "UseSpyglass") return ct("react.glass");
  return ct(action["do"] === "UsePower" ? "react.power" : "react.help");
}
