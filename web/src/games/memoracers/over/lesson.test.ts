/** What decided a race: each end has its own sentence. */

import { expect, it } from "vitest";
import type { MemoracersShipView } from "../../../lib/generated/types.ts";
import { lessonOf } from "./lesson.ts";

const NAMES = ["Ada", "Bea", "Cy"];
const SHIP: MemoracersShipView = {
  place: 4,
  lane: 2,
  speed: 3,
  laps: 3,
  ticked: 2,
  racing: true,
  crash_round: null,
  ready: false,
  program: [],
};
const WRECK: MemoracersShipView = { ...SHIP, place: null, laps: 1, ticked: 12, racing: false, crash_round: 7 };
const said = (reason: string, ships: MemoracersShipView[], winners: number[]) =>
  lessonOf({ reason, ships }, winners, NAMES, 0);

it("of a win depends on how the race ended", () => {
  expect(said("laps", [SHIP, { ...SHIP, laps: 2 }], [0])).toContain("Three laps, and nobody ahead of you");
  expect(said("last-ship", [SHIP, WRECK], [0])).toContain("the last ship still racing");
  const fallen = said("all-crashed", [WRECK, WRECK], [0]);
  expect(fallen).toBe("The last ships crashed in the same round; none was further to the front than yours.");
});

it("of a defeat names the laps only where they were fewer", () => {
  expect(said("laps", [{ ...SHIP, laps: 2 }, SHIP], [1])).toContain("Bea has three laps, you have 2.");
  expect(said("laps", [SHIP, SHIP], [1])).toContain("You had three laps too, but Bea was ahead at the end.");
  expect(said("laps", [SHIP, SHIP, SHIP], [1, 2])).toContain("Bea and Cy were ahead");
  expect(said("laps", [WRECK, SHIP], [1])).toContain("You lost your last shield.");
});
