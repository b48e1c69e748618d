/** Good choices of a guided flight: a component that must be turned first says so. */

import { describe, expect, it } from "vitest";
import type { Position } from "./position.ts";
import { goodName, whyGood } from "./why.ts";
import type { Action, Question } from "../model/trucking.ts";

const at = (turned: number): Position =>
  ({
    hand: "B001",
    turned,
    box: {
      component: () => ({ kind: "hold" }),
      board: () => ({ cell: () => ({ column: 7, row: 8 }), halfOf: () => null }),
    },
    picture: { view: { board: "I" } },
    me: 0,
  }) as unknown as Position;

it("names the turn only while the component is not yet turned so", () => {
  const place = { do: "Place", square: 3, turns: 2 } as unknown as Action;
  const name = (turned: number): string | undefined => goodName({} as Question, place, at(turned));
  expect(name(0)).toMatch(/^turn it 2 times, then weld it at column 7, row 8/);
  expect(name(2)).toMatch(/^weld it at column 7, row 8/);
});

const holding = (kind: string, built: object, aboard: readonly string[] = [], intro = false): Position =>
  ({
    intro,
    hand: "B001",
    turned: 0,
    box: {
      component: (name: string) => ({ kind: name === "B001" ? kind : name, sides: [0, 0, 0, 1] }),
      board: () => ({ cell: (square: number) => ({ x: square, y: 7 }) }),
    },
    picture: { view: { ships: [{ built, components: aboard.map((component, square) => ({ component, square })) }] } },
    me: 0,
  }) as unknown as Position;
const BUILT = { engines_powered: 0, cannon_halves_powered: 2, cells: 0, crew: 4, holds: 1 };

it("does not call a cannon that points aside one that points ahead", () => {
  const why = (turns: number): string | null =>
    whyGood({} as Question, { do: "Place", square: 3, turns } as unknown as Action, holding("cannon_single", BUILT));
  expect(why(0)).toContain("Pointing ahead");
  expect(why(1)).not.toContain("Pointing ahead");
});

it("says why a double engine is returned by a ship that still needs an engine", () => {
  const back = { do: "ReturnComponent" } as unknown as Action;
  const asks = { decision: "TruckerBuilds", offer: { squares: [{ turns: [{ refusal: null, mistakes: [] }] }] } };
  const why = (kind: string): string | null => whyGood(asks as unknown as Question, back, holding(kind, BUILT));
  expect(why("engine_double")).toContain("with a cell");
  expect(why("hold")).toContain("still needs one");
  expect(why("engine_single")).toContain("behind an engine");
});

it("asks for a cell, not for another cannon, where a double one waits for it", () => {
  const draw = { do: "TakeFaceDown" } as unknown as Action;
  const built = { ...BUILT, engines_powered: 1, cannon_halves_powered: 0 };
  const why = (...aboard: string[]): string | null => whyGood({} as Question, draw, holding("", built, aboard));
  expect(why("cabin")).toContain("a cannon");
  expect(why("cabin", "cannon_double")).toContain("a battery");
});

it("speaks of aliens only where a cabin would be joined to the life support", () => {
  const why = (square: number, turns = 0): string | null =>
    whyGood(
      {} as Question,
      { do: "Place", square, turns } as unknown as Action,
      holding("life_support_brown", BUILT, ["starting_cabin", "cabin"]),
    );
  expect(why(2)).toContain("An alien of its colour");
  expect(why(2, 1)).toContain("No cabin");
  expect(why(3)).toContain("No cabin");
});

describe.each([
  ["front", { x: 7, y: 8 }, 0],
  ["right", { x: 6, y: 7 }, 1],
  ["rear", { x: 7, y: 6 }, 2],
  ["left", { x: 8, y: 7 }, 3],
] as const)("a life support with a cabin to its %s", (_side, here, joining) => {
  // Its only connector points to the front, and a turn is clockwise.
  const at = (other: string): Position => ({
    ...holding("life_support_brown", BUILT, [other]),
    box: {
      component: (name: string) => ({ kind: name === "B001" ? "life_support_brown" : name, sides: [3, 0, 0, 0] }),
      board: () => ({ cell: (square: number) => (square ? here : { x: 7, y: 7 }) }),
    } as unknown as Position["box"],
  });
  it.each([0, 1, 2, 3])("is joined to it only where its connector points there: %i turns", (turns) => {
    const place = { do: "Place", square: 1, turns } as unknown as Action;
    const said = turns === joining ? "An alien of its colour" : "No cabin";
    expect(whyGood({} as Question, place, at("cabin"))).toContain(said);
    expect(whyGood({} as Question, place, at("starting_cabin"))).toContain("No cabin");
  });
});

it("takes no cabin that only touches a corner for a neighbour", () => {
  const place = { do: "Place", square: 1, turns: 0 } as unknown as Action;
  const at = holding("life_support_brown", BUILT, ["cabin"]);
  Object.assign(at.box, {
    component: (name: string) => ({ kind: name === "B001" ? "life_support_brown" : name, sides: [3, 3, 3, 3] }),
    board: () => ({ cell: (square: number) => (square ? { x: 8, y: 8 } : { x: 7, y: 7 }) }),
  });
  expect(whyGood({} as Question, place, at)).toContain("No cabin");
});

it("speaks of no alien in an introductory flight", () => {
  const place = { do: "Place", square: 2, turns: 0 } as unknown as Action;
  const at = holding("life_support_brown", BUILT, ["starting_cabin", "cabin"], true);
  expect(whyGood({} as Question, place, at)).toContain("No aliens");
  const take = { do: "TakeFaceUp", component: "B001" } as unknown as Action;
  expect(whyGood({} as Question, take, at)).toContain("No aliens");
});

it("does not say that an introductory flight ends without engines or humans", () => {
  const place = { do: "Place", square: 2, turns: 0 } as unknown as Action;
  const why = (kind: string, intro: boolean): string | null =>
    whyGood({} as Question, place, holding(kind, BUILT, [], intro));
  for (const kind of ["engine_single", "cabin"]) {
    expect(why(kind, true)).toContain("in later flights");
    expect(why(kind, false)).not.toContain("in later flights");
  }
});

it("names the part to keep as its button does, and what is on it", () => {
  const parts = [
    { part: 0, squares: [0] },
    { part: 1, squares: [1, 2] },
  ];
  const asks = { decision: "TruckerKeepsPart", offer: { parts } } as unknown as Question;
  const keep = (part: number): Action => ({ do: "KeepPart", part }) as unknown as Action;
  expect(goodName(asks, keep(1), at(0))).toBe("keep part 2");
  const ship = holding("", BUILT, ["hold", "cabin", "engine_single"]);
  for (const one of ship.picture.view.ships[0]?.components ?? [])
    Object.assign(one, { goods: [], humans: 0, alien: null });
  Object.assign(ship.picture.view.ships[0]?.components[0] ?? {}, { goods: ["red"] });
  Object.assign(ship.box, { worth: (goods: readonly string[]) => goods.length * 4 });
  expect(whyGood(asks, keep(1), ship)).toContain("keeps the most: 2 components, 1 engine");
  expect(whyGood(asks, keep(0), ship)).toContain("goods worth 4 credits (Hold, 1 good)");
});

it("tells a smaller part that is kept for its crew from one kept for its goods", () => {
  const parts = [
    { part: 0, squares: [0] },
    { part: 1, squares: [1, 2] },
  ];
  const asks = { decision: "TruckerKeepsPart", offer: { parts } } as unknown as Question;
  const why = (small: object, large: object = {}, intro = false): string | null => {
    const ship = holding("", BUILT, ["cabin", "cabin", "engine_single"], intro);
    const aboard = [small, large, {}];
    for (const one of ship.picture.view.ships[0]?.components ?? [])
      Object.assign(one, { goods: [], humans: 0, alien: null, ...aboard[one.square] });
    Object.assign(ship.box, { worth: (goods: readonly string[]) => goods.length * 4 });
    return whyGood(asks, { do: "KeepPart", part: 0 } as unknown as Action, ship);
  };
  const manned = { humans: 2 };
  const laden = { goods: ["red"] };
  expect(why(manned)).toMatch(/humans aboard .* the flight would be over/);
  expect(why(manned)).not.toContain("goods");
  expect(why({ ...manned, ...laden })).toContain("humans aboard");
  // The larger part has humans too, or nobody has to give up: they are not the reason.
  expect(why({ ...manned, ...laden }, manned)).toContain("goods worth 4 credits");
  expect(why(manned, manned)).toMatch(/^You keep this: Cabin, /);
  expect(why(manned, {}, true)).toMatch(/^You keep this/);
  expect(why(laden)).toContain("goods worth 4 credits");
  expect(why(laden, laden)).toMatch(/^You keep this/);
  expect(why({})).toBe("You keep this: Cabin. The rest counts as lost.");
});

it("names a find as its button does, and its goods as goods", () => {
  const take = { do: "TakeOpportunity" } as unknown as Action;
  const asks = (credits: number): Question =>
    ({
      decision: "TruckerTakesAbandoned",
      offer: { crew: 0, days: 1, credits, goods: credits ? [] : ["yellow"], gain: credits ? 0 : 3 },
    }) as unknown as Question;
  const at = { ...holding("", BUILT), picture: { view: { ships: [{ figures: { crew: 5 } }] } } } as unknown as Position;
  expect(goodName(asks(3), take, at)).toBe("take it");
  expect(whyGood(asks(0), take, at)).toContain("goods worth 3 credits");
  expect(whyGood(asks(3), take, at)).toMatch(/^3 credits/);
});

it("says of giving up what goods bring then, not what they would bring at the finish", () => {
  const give = { do: "GiveUp" } as unknown as Action;
  const asks = (goods_given_up: number): Question =>
    ({ decision: "TruckerMayGiveUp", offer: { goods: 9, goods_given_up, cards: 2 } }) as unknown as Question;
  const at = { ...holding("", BUILT), picture: { view: { ships: [{ figures: { crew: 5 } }] } } } as unknown as Position;
  expect(whyGood(asks(5), give, at)).toMatch(/^Your goods bring 5 credits now\. The next card/);
  expect(whyGood(asks(1), give, at)).toContain("1 credit now");
  expect(whyGood(asks(0), give, at)).toMatch(/^The next card/);
});
