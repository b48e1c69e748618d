/** Where a table is: its phases for the top bar. */

import type { Phase } from "$lib/kit/TopBar.svelte";
import { word } from "../describe.ts";
import { gt } from "../text/index.ts";
import type { PublicView } from "../wire.ts";

const PHASES = ["building", "check", "preparation", "flight", "over"] as const;

export function phasesOf(view: PublicView): Phase[] {
  const name = view.flights[view.flight - 1] ?? "I";
  const cards = view.revealed.length + view.deck;
  return [
    { text: gt("flight.n", { n: view.flight, name: word("flight", name) }) },
    ...PHASES.map((phase) => ({
      text: phase === "flight" && view.phase === "flight" && view.revealed.length ? gt("card.n", { n: view.revealed.length, of: cards }) : word("phase", phase),
      on: view.phase === phase,
    })),
  ];
}
