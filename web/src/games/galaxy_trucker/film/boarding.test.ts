import { describe, expect, it } from "vitest";
import { mounted } from "../model/contents.ts";
import type { Event } from "../model/events.ts";
import type { PublicView, ShipView } from "../model/wire.ts";
import { apply } from "./apply.ts";
import type { Parts } from "./boarding.ts";

const BOX: Parts = {
  component: (name) =>
    ({
      start: { kind: "starting_cabin" as const },
      cabin: { kind: "cabin" as const },
      suite: { kind: "luxury_cabin" as const },
      pack: { kind: "battery" as const, cells: 3 },
    })[name] ?? { kind: "structural" },
};
const PARTS = [mounted(1, "suite"), mounted(2, "pack"), mounted(3, "cabin"), mounted(4, "start")];
const ship = {
  components: PARTS,
  figures: { crew: 0, humans: 0, cells: 0, engines: 1, engines_powered: 1, cannon_halves: 2, cannon_halves_powered: 2 },
  built: { crew: 5, cells: 3, engines_powered: 3, cannon_halves_powered: 4, holds: 0, shields: 0 },
  flying: false,
  place: null,
  hyper: 0,
  sitting_out: false,
} as unknown as ShipView;
const view = { ships: [ship, ship], order: [], phase: "building" } as unknown as PublicView;
const told = (...events: Event[]): PublicView => events.reduce((seen, event) => apply(seen, event, BOX), view);
const MANNED: Event = { event: "ShipManned", seat: 0, humans: 5, cells: 3 };

describe("a ship made ready to fly", () => {
  it("has the crew and the cells that were told, two to a cabin and one to a luxury cabin", () => {
    const [ready] = told(MANNED).ships;
    expect(ready?.components.map(({ humans, cells }) => [humans, cells])).toEqual([
      [1, 0],
      [0, 3],
      [2, 0],
      [2, 0],
    ]);
    expect(ready?.figures).toMatchObject({
      crew: 5,
      humans: 5,
      cells: 3,
      engines_powered: 3,
      cannon_halves_powered: 4,
    });
  });
  it("loses the humans of the cabin into which an alien moves", () => {
    const [ready] = told(MANNED, { event: "AlienBoarded", seat: 0, alien: "brown", square: 3 }).ships;
    expect(ready?.components[2]).toMatchObject({ humans: 0, alien: "brown" });
    expect(ready?.figures).toMatchObject({ crew: 4, humans: 3 });
  });
  it("flies once its rocket stands on the track: nobody has given up", () => {
    const flown = told({ event: "RocketPlaced", seat: 1, place: 0 }, { event: "RocketPlaced", seat: 0, place: -1 });
    expect(flown.ships.map(({ flying, place }) => [flying, place])).toEqual([
      [true, -1],
      [true, 0],
    ]);
    expect(flown.order).toEqual([1, 0]);
  });
});
