/** The yard counts what is built: crew and cells that come aboard at take-off, doubles as far as cells reach. */

import { describe, expect, it } from "vitest";
import { builtOf } from "./built.ts";
import type { ComponentRow, ComponentView, FiguresView } from "./wire.ts";

const ROWS: Readonly<Record<string, Partial<ComponentRow>>> = {
  start: { kind: "starting_cabin" },
  cabin: { kind: "cabin" },
  luxury: { kind: "luxury_cabin" },
  battery: { kind: "battery", cells: 2 },
  hold: { kind: "hold", ordinary: 3 },
  special: { kind: "special_hold", special: 1 },
  gun: { kind: "cannon_double" },
  bell: { kind: "engine_double" },
};
const NONE = {
  components: 0,
  exposed: 0,
  crew: 0,
  humans: 0,
  cells: 0,
  goods: 0,
  engines: 1,
  engines_powered: 1,
  cannon_halves: 2,
  cannon_halves_powered: 2,
} satisfies FiguresView;
const row = (name: string): ComponentRow => ({ name, sides: [0, 0, 0, 0], ...ROWS[name] }) as ComponentRow;
const part = (component: string, turns = 0): ComponentView => ({ component, turns }) as ComponentView;
const built = (plain: boolean, ...parts: readonly ComponentView[]) => builtOf(NONE, parts, row, plain);

describe("figures of a yard", () => {
  it("count crew, cells and spaces of holds", () => {
    const all = ["start", "cabin", "luxury", "battery", "hold", "special"].map((name) => part(name));
    expect(built(true, ...all)).toMatchObject({ crew: 5, cells: 2, holds: 4 });
  });
  it("count doubles as far as cells reach, the strongest first", () => {
    expect(built(true, part("gun"), part("bell"))).toMatchObject({ cannon_halves_powered: 2, engines_powered: 1 });
    expect(built(true, part("battery"), part("gun", 1), part("gun"), part("gun"))).toMatchObject({
      cannon_halves_powered: 2 + 4 + 4,
    });
    expect(built(true, part("battery"), part("bell"), part("bell"), part("bell"))).toMatchObject({
      engines_powered: 5,
    });
  });
  it("leave doubles to the server where the front is not known", () =>
    expect(built(false, part("battery"), part("gun"), part("bell"))).toMatchObject({
      cannon_halves_powered: 2,
      engines_powered: 1,
    }));
});
