/** Seats of a table being set up. */

import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../generated/types.ts";
import { namesOf, readSeats, seatsAgain, wireSeats, withChange, withSeat, type PlanSeat } from "./seats.ts";

const SEATS: readonly PlanSeat[] = [
  { id: 0, kind: "here", name: "Vega", bot: "normal" },
  { id: 4, kind: "bot", name: "", bot: "hard" },
  { id: 7, kind: "open", name: "", bot: "normal" },
  { id: 8, kind: "here", name: "  ", bot: "normal" },
];
const pilot = (n: number): string => `Player ${n}`;

describe("seats", () => {
  it("get ids of their own", () =>
    expect(withSeat(SEATS, "bot").at(-1)).toEqual({ id: 9, kind: "bot", name: "", bot: "normal" }));
  it("keep their id when they change", () =>
    expect(withChange(SEATS, 4, { kind: "open", id: 1 })[1]).toEqual({ ...SEATS[1], kind: "open" }));
  it("are named: people as they say, bots apart from them, nobody nothing", () => {
    expect(namesOf(SEATS, pilot)).toEqual(["Vega", "Orion", "", "Player 4"]);
  });
  it("go to the server as people, bots and open seats", () => {
    expect(wireSeats(SEATS, namesOf(SEATS, pilot))).toEqual([
      { kind: "person", name: "Vega" },
      { kind: "bot", name: "Orion", bot: "hard" },
      { kind: "open" },
      { kind: "person", name: "Player 4" },
    ]);
  });
  it("are set up again: own ones here, others by the link", () => {
    const seat = (at: number, kind: SeatInfo["kind"], name: string, bot: string | null = null): SeatInfo => ({
      seat: at,
      kind,
      name,
      bot,
      connected: false,
      stand_in: false,
      substituted: 0,
      program: false,
    });
    expect(
      seatsAgain([seat(0, "person", "Ada"), seat(1, "person", "Chloé"), seat(2, "bot", "Vega", "easy")], [0]),
    ).toEqual([
      { id: 0, kind: "here", name: "Ada", bot: "normal" },
      { id: 1, kind: "open", name: "", bot: "normal" },
      { id: 2, kind: "bot", name: "", bot: "easy" },
    ]);
  });
  it("have a place for somebody who only looked on", () => {
    const seat: SeatInfo = {
      seat: 0,
      kind: "person",
      name: "Ada",
      bot: null,
      connected: false,
      stand_in: false,
      substituted: 0,
      program: false,
    };
    expect(seatsAgain([seat, { ...seat, seat: 1 }], []).map(({ kind, name }) => [kind, name])).toEqual([
      ["here", ""],
      ["open", ""],
    ]);
  });
  it("are read back from the device, or not at all", () => {
    expect(readSeats(JSON.parse(JSON.stringify(SEATS)))?.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect(readSeats([{ kind: "queen", name: "", bot: "" }])).toBeNull();
    expect(readSeats([])).toBeNull();
    expect(readSeats("x")).toBeNull();
  });
});
