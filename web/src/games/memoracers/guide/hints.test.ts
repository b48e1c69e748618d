/** When hints of a first race come and go. */

import { describe, expect, it } from "vitest";
import type { Picture } from "../film/picture.ts";
import { due, HINTS, nextHint, type Moment } from "./hints.ts";

const SHIP = {
  place: 0,
  lane: 3,
  wraps: 0,
  rounds: 0,
  speed: 1,
  laps: 0,
  ticked: 0,
  racing: true,
  ready: false,
  crashRound: null,
  program: [],
};
const PICTURE: Picture = {
  places: [{ key: 0, face: { name: "1-A", series: "A", lanes: [], specials: [] } }],
  ships: [SHIP],
  order: [0],
  round: 1,
  race: 1,
  marker: null,
  marks: [],
  recon: null,
  acting: false,
  tidying: false,
  actor: null,
  stage: null,
};

function at(change: Partial<Moment>, picture: Partial<Picture> = {}): Moment {
  return { picture: { ...PICTURE, ...picture }, me: 0, decision: null, left: 0, playing: false, ...change };
}

describe("hints", () => {
  it("are ten, each with its own rule", () => expect(new Set(HINTS.map(({ rule }) => rule)).size).toBe(10));
  it.each([
    [["recon"], at({}, { recon: { current: 0, closing: false, seen: 1 }, round: 0 })],
    [["goal", "place"], at({ decision: "PilotPlacesShip" }, { round: 0 })],
    [["program", "speed"], at({ decision: "PilotsProgram", left: 1 })],
    [["speed", "ready"], at({ decision: "PilotsProgram", left: 0 })],
    [["fly"], at({ playing: true }, { acting: true })],
    [["speed"], at({ decision: "PilotsProgram", left: 2 }, { round: 2 })],
    [["loop"], at({}, { round: 3, places: [{ key: 4, face: { name: "5-A", series: "A", lanes: [], specials: [] } }] })],
    [["shields"], at({}, { ships: [{ ...SHIP, ticked: 2 }] })],
    [["lap"], at({}, { ships: [{ ...SHIP, laps: 1 }] })],
  ] as const)("%s: each in its moment", (ids, moment) => expect(due(moment)).toEqual(ids));
  it("do not stand in front of the tiles that are shown last", () =>
    expect(due(at({}, { recon: { current: 7, closing: false, seen: 8 }, round: 0 }))).toEqual([]));
  it("do not ask while something is shown", () =>
    expect(due(at({ decision: "PilotsProgram", left: 1, playing: true }))).toEqual([]));
  it("go when their moment is over, unless they stay", () => {
    expect(nextHint([], [], "program")).toBeNull();
    expect(nextHint(["program"], [], "fly")?.id).toBe("fly");
    expect(nextHint(["program"], ["fly"], "fly")?.id).toBe("program");
  });
  it("come once", () => expect(nextHint(["place", "lap"], ["place"], null)?.id).toBe("lap"));
});
