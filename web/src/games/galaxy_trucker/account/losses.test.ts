/** Lost components in the account: which card took them, and what came home. */

import { describe, expect, it } from "vitest";
import type { Event } from "../model/events.ts";
import type { PublicView } from "../model/wire.ts";
import { Ledger } from "./bills.ts";
import { sayLoss } from "./losses.ts";

const events = [
  { event: "FlightBegan", flight: 1, name: "I", cards: 8 },
  lost(0, "B001", "removed"),
  { event: "CardRevealed", card: "I-01", family: "planets", left: 7 },
  { event: "CardRevealed", card: "I-02", family: "meteor_swarm", left: 6 },
  { event: "DiceRolled", seat: 0, aim: "large", side: "front", dice: [3, 4], total: 7, targets: [0, 1] },
  lost(0, "B002", "destroyed"),
  lost(0, "B003", "fallen"),
  lost(1, "B004", "destroyed"),
  { event: "CardRevealed", card: "I-03", family: "pirates", left: 5 },
  { event: "DiceRolled", seat: 1, aim: "heavy", side: "rear", dice: [1, 1], total: 2, targets: [1] },
  lost(1, "B005", "destroyed"),
  { event: "FlightSettled", seat: 0, finish: 4, beauty: 0, goods: 0, losses: 3, credits: 1, lost: 3, price: 3 },
  { event: "FlightBegan", flight: 2, name: "II", cards: 12 },
  lost(0, "B006", "given-up"),
] as unknown as Event[];

function lost(seat: number, component: string, cause: string): object {
  return { event: "ComponentLost", seat, component, kind: "hold", square: 60, column: 7, row: 8, cause };
}

describe("lost components", () => {
  const { losses } = new Ledger().recall(events);

  it("belong to their seat, their flight, and the card and shot that took them", () => {
    expect(
      losses.flight(0, 1).map(({ component, card, family, missile }) => [component, card, family, missile]),
    ).toEqual([
      ["B001", 0, null, null],
      ["B002", 2, "meteor_swarm", "large"],
      ["B003", 2, "meteor_swarm", "large"],
    ]);
    expect(losses.flight(1, 1).map(({ component, card }) => [component, card])).toEqual([
      ["B004", 2],
      ["B005", 3],
    ]);
    expect(losses.flight(0, 2).map(({ component }) => component)).toEqual(["B006"]);
    expect(losses.flight(1, 2)).toEqual([]);
  });

  it("are said with their card, before take-off without one", () => {
    const [first, second] = losses.flight(0, 1);
    expect(first && sayLoss(first).why).toMatch(/^Before take-off: removed at the check, column 7, row 8$/);
    expect(second && sayLoss(second).why).toMatch(/^Card 2, .*: .*, column 7, row 8$/);
  });

  it("stand beside the ship as it was seen to come home", () => {
    const ship = { components: [{ square: 60 }] };
    const ledger = new Ledger();
    for (const event of events.slice(0, -2)) ledger.note(event, { board: "I", ships: [ship] } as unknown as PublicView);
    expect(ledger.losses.landed(0, 1)).toEqual({ board: "I", ship });
    expect(ledger.losses.landed(1, 1)).toBeNull();
  });
});
