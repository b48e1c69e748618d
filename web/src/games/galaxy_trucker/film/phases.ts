/** Where a table is: its phases for the top bar. */

import type { Phase } from "$lib/kit/layout/Phases.svelte";
import { word } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { PublicView } from "../model/wire.ts";

const PHASES = ["building", "check", "preparation", "flight", "over"] as const;

/** `settled`: the account of the flight before is read, whatever has begun since. */
export function phasesOf(view: PublicView, settled = false): Phase[] {
  const flight = settled ? view.accounts.length : view.flight;
  const now = settled ? "over" : view.phase;
  const name = view.flights[flight - 1] ?? "I";
  const cards = view.revealed.length + view.deck;
  return [
    { text: gt("flight.n", { n: flight, name: word("flight", name) }) },
    ...PHASES.map((phase) => ({
      text:
        phase === "flight" && now === "flight" && view.revealed.length
          ? gt("card.n", { n: view.revealed.length, of: cards })
          : word("phase", phase),
      on: now === phase,
    })),
  ];
}
