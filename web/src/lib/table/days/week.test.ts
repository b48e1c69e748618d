/** The week of a table: seven days, the last of them the one on which somebody's time is out. */

import { describe, expect, it } from "vitest";
import { weekOf } from "./week.ts";

const HOUR = 3_600_000;
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const NOW = at(16, 12);

describe("the week of a table", () => {
  it("has seven days, with today among them, and answers in their order", () => {
    const moves = [at(12, 0), at(13, 12), at(15, 18)].map((time, seat) => ({ seat, at: time }));
    const week = weekOf(moves, [{ seat: 1, left: 30 * HOUR }], NOW);
    expect(week.days.map(({ at: from }) => from)).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => day / 7));
    expect(week.days.filter(({ today }) => today).map(({ name }) => /\d+/.exec(name)?.[0])).toEqual(["16"]);
    expect(week.points.map(({ at: where }) => where * 7)).toEqual([1, 2.5, 4.75]);
    expect(week.now * 7).toBe(5.5);
    expect(week.waits).toEqual([{ seat: 1, from: 4.75 / 7, to: 6.75 / 7 }]);
  });
  it("ends today where nobody is waited for, and a time of weeks does not push it away", () => {
    expect(weekOf([], [], NOW).now * 7).toBe(6.5);
    const week = weekOf([], [{ seat: 0, left: 400 * HOUR }], NOW);
    expect(week.now * 7).toBe(4.5);
    expect(week.waits[0]).toEqual({ seat: 0, from: 0, to: 1 });
  });
});
