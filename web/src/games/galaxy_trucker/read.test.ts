/** What is read between questions: accounts and their phase, parts of a broken ship, strengths of another line. */

import { describe, expect, it } from "vitest";
import type { Box } from "./model/box.ts";
import { linesOf, sumOf } from "./account/account.ts";
import { rangeOf } from "./flight/scene/compared.ts";
import { partSaid } from "./drafts/part.ts";
import { phasesOf } from "./film/phases.ts";
import { hiddenOf, settledOf, type Rival } from "./table/status.ts";
import type { AccountView, ComponentView, PublicView, ShipView } from "./model/wire.ts";

const ACCOUNT = {
  cards: 2,
  finish: 4,
  beauty: 0,
  goods: 3,
  losses: -1,
  luxury: 0,
  manager: 0,
  creativity: 0,
  leftovers: 0,
  loans: 0,
} as unknown as AccountView;

describe("an account", () => {
  it("has the lines of a module only where it brought somebody something", () => {
    expect(linesOf([ACCOUNT])).toHaveLength(5);
    expect(linesOf([ACCOUNT, { ...ACCOUNT, loans: -3 }]).map(({ key }) => key)).toContain("loans");
  });
  it("is summed over all lines, and says in the rail what the flight brought while nobody is asked", () => {
    expect([sumOf(ACCOUNT), sumOf({ ...ACCOUNT, loans: -3 })]).toEqual([8, 5]);
    const [rival] = settledOf([{ seat: 0, now: true, status: "Your turn", tone: "signal" } as Rival], [ACCOUNT]);
    expect(rival).toMatchObject({ now: false, tone: "plain", status: "+8 this flight" });
  });
  it("belongs to the flight that is over, though the next yard is open", () => {
    const view = {
      flight: 2,
      flights: ["I", "II"],
      phase: "building",
      accounts: [[ACCOUNT]],
      revealed: [],
      deck: 0,
    } as unknown as PublicView;
    const now = (settled: boolean): (string | undefined)[] => [
      phasesOf(view, settled)[0]?.text,
      phasesOf(view, settled).find(({ on }) => on)?.text,
    ];
    expect(now(false)).toEqual(["Flight 2, II", "building"]);
    expect(now(true)).toEqual(["Flight 1, I", "over"]);
  });
});

describe("a part of a broken ship", () => {
  const kinds: Record<string, string> = { E: "engine_double", C: "cabin", B: "cannon_booster", G: "cannon_single" };
  const box = { component: (name: string) => ({ kind: kinds[name] }) } as unknown as Pick<Box, "component">;
  const part = (square: number, component: string, more: object = {}): ComponentView =>
    ({ square, component, turns: 0, humans: 0, alien: null, cells: 0, goods: [], ...more }) as unknown as ComponentView;
  const ship = [part(1, "E"), part(2, "C", { humans: 2 }), part(3, "B"), part(4, "G"), part(9, "E")];
  // The names of kinds come with the words of the table; here stands the kind itself.
  it("is told by what it has; a lone component by its name", () => {
    expect(partSaid([1, 2, 3, 4], ship, box)).toBe("4 components, 2 crew, 1 engine, 1 cannon");
    expect(partSaid([9], ship, box)).toBe("Engine_double");
  });
});

describe("what nobody sees", () => {
  it("is said while ships are checked and manned, too", () => {
    for (const phase of ["check", "preparation"])
      expect(hiddenOf({ view: { phase, deck: 0 } as unknown as PublicView })).toEqual([{ text: "cards ahead" }]);
  });
});

describe("a strength", () => {
  it("is a range until it is declared", () => {
    const ship = { strength: 3, figures: { engines: 4, engines_powered: 6 } } as unknown as ShipView;
    expect(rangeOf(ship, "engines").declared).toBe(3);
    expect(rangeOf({ ...ship, strength: null }, "engines")).toEqual({ declared: null, least: 4, most: 6 });
  });
});
