/** A table being set up: seats follow the choices, sentences lose their rule. */

import { describe, expect, it } from "vitest";
import { Problem } from "../net/api.ts";
import { Plan, readTrouble, type SetUpRules } from "./plan.svelte.ts";
import type { PlanSeat } from "./seats.ts";

interface Choices {
  readonly alone: boolean;
}
const RULES: SetUpRules<Choices> = {
  fresh: () => ({ alone: false }),
  read: () => ({ alone: false }),
  again: () => ({ alone: false }),
  limits: ({ alone }) => (alone ? { least: 1, most: 1 } : { least: 2, most: 3 }),
  options: () => ({}),
  why: (rule) => (rule === "MR-001" ? "Not alone." : null),
};
const seat = (id: number): PlanSeat => ({ id, kind: "here", name: `P${id}`, bot: "normal" });
const plan = (...ids: number[]): Plan<Choices> =>
  new Plan("memoracers", RULES, { seats: ids.map(seat), choices: RULES.fresh() });
const ids = (of: Plan<Choices>): number[] => of.seats.map(({ id }) => id);

describe("a plan", () => {
  it("adds and takes away within the limits", () => {
    const table = plan(0, 1);
    table.add("bot");
    table.add("bot");
    expect(ids(table)).toEqual([0, 1, 2]);
    table.remove(1);
    table.remove(0);
    expect(ids(table)).toEqual([0, 2]);
  });
  it("sets seats aside for a mode with fewer, and has them again after it", () => {
    const table = plan(0, 1, 2);
    table.choose({ alone: true });
    table.change(0, { name: "Ada" });
    expect(table.seats).toEqual([{ ...seat(0), name: "Ada" }]);
    table.choose({ alone: false });
    expect(table.names).toEqual(["Ada", "P1", "P2"]);
  });
  it("fills up with bots where more are needed", () =>
    expect(plan(0).seats.map(({ kind }) => kind)).toEqual(["here", "bot"]));
  it("says what is wrong where it belongs", () => {
    const table = plan(0, 1);
    table.trouble = { field: "content.tiles[3].lanes", message: "", rule: null };
    expect(table.troubleAt("content")).not.toBeNull();
    expect(table.troubleAt("cont", "circuit")).toBeNull();
    table.trouble = { field: "circuit[2]", message: "", rule: null };
    expect(table.troubleAt("circuit")).not.toBeNull();
  });
});

describe("a sentence of the server", () => {
  const read = (message: string) => readTrouble(new Problem("option", message, "shields"), RULES.why);
  it("loses its rule, which becomes a stamp", () =>
    expect(read("expected 6 to 30, found 31 (MR-Q01)")).toEqual({
      field: "shields",
      message: "expected 6 to 30, found 31",
      rule: "MR-Q01",
    }));
  it("is said in the page's own words where there are some", () =>
    expect(read("for one seat (MR-001)").message).toBe("Not alone."));
  it("stays as it is without a rule", () =>
    expect(read("a module is named twice (or more)")).toEqual({
      field: "shields",
      message: "a module is named twice (or more)",
      rule: null,
    }));
});
