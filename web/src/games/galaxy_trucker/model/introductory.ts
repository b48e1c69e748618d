/** Whether the flight at a table is the introductory one. */

import type { PublicView } from "./wire.ts";

/** The introductory flight, without aliens, cards to look at and giving up (GB-183). */
export function introductory({ flights, flight }: Pick<PublicView, "flights" | "flight">): boolean {
  return flights[flight - 1] === "intro";
}
