/** Positions of the sample race, by view. */

import type { Lit, Place, Ship, Square } from "$games/memoracers/model/pieces.ts";
import { mt } from "$games/memoracers/text/index.ts";
import * as data from "./data.ts";

/** Ships as "seat place lane". */
const SHIPS: Record<string, string> = {
  start: "003 305",
  crowd: "043 143 343 214 414",
  recon: "003 101 305 204 402",
  closing: "003 101 305 204 402",
  reveal: "074 143 324 203 401",
};
/** Views in which two lanes have been picked. */
const BEGUN = ["race", "refusal", "guide", "reconnect"];

export function shipsOf(view: string): Ship[] {
  const rows = SHIPS[view]?.split(" ").map((row) => [...row].map(Number));
  return rows ? data.ships(rows.map(([seat = 0, place = 0, lane = 1]) => [seat, place, lane] as const)) : data.SHIPS;
}

export function placesOf(view: string): Place[] {
  if (view === "start") return data.places(["1-B", "7-B", ...Array<null>(8).fill(null)]);
  if (view === "reveal") return data.places(["4-B", "9-C", "K-2", "5-C", "2-B", "6-B", "3-D", "8-C", null, null]);
  if (view === "recon") return data.places(data.RECON.map((name, i) => (i < 7 ? name : null)));
  if (view === "closing") return data.places(data.RECON.map((name, i) => (i < 5 ? name : null)));
  return data.RACE;
}

export function programOf(view: string): Square[] {
  const stops = [{ place: 4, lane: 4 }, { place: 5, lane: 3 }]; // prettier-ignore
  return BEGUN.includes(view) ? stops : [];
}

const square = (place: number, lane: number): Lit => {
  return { id: `${place}.${lane}`, place, lane, text: String(lane), label: mt("lane.n", { lane }) };
};

export function litOf(view: string, program: readonly Square[]): Lit[] {
  if (view === "swap") {
    return [6, 8].map((place) => ({
      id: `p${place}`,
      place,
      lane: null,
      text: String(place + 1),
      label: `Place ${place + 1}`,
    }));
  }
  if (view === "start") return [1, 2, 4].map((lane) => square(0, lane));
  if (program.length >= 3) return [];
  const last = program.at(-1) ?? { place: 3, lane: 3 };
  const lanes = [last.lane - 1, last.lane, last.lane + 1].filter((lane) => lane > 0 && lane < 6);
  return lanes.map((lane) => square(last.place + 1, lane));
}
