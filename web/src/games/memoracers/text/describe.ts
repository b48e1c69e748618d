/** The circuit in words, for those who do not see it: one sentence a place, from the rear to the front. */

import type { Face, Place, Ship } from "../model/pieces.ts";
import { mt } from "./index.ts";

/** A face lane by lane: "lane 1 trap, lanes 2 and 3 safe" is told lane after lane, as one would point at it. */
export function describeFace(face: Face): string {
  const lanes = face.lanes.map((effect, i) =>
    mt("say.lane", { lane: i + 1, effect: effect ? mt(`effect.${effect}`) : mt("effect.safe") }),
  );
  const specials = face.specials.map((special) => mt(`special.${special}`));
  return [...specials, ...lanes].join(", ");
}

/** What is worth hearing of a face as it turns up: its specials, and the lanes that do something. */
export function tellFace(key: "say.tile" | "say.turnedUp", place: number, face: Face): string {
  const lanes = face.lanes.flatMap((effect, i) =>
    effect ? mt("say.lane", { lane: i + 1, effect: mt(`effect.${effect}`) }) : [],
  );
  const kraken = face.series === "K" ? [mt("kraken")] : [];
  const specials = face.specials.map((special) => mt(`special.${special}`));
  const told = [...kraken, ...specials, ...lanes];
  return mt(key, { place: place + 1, lanes: told.length ? told.join(", ") : mt("say.allSafe") });
}

/** One place of the row with its ships. */
export function describePlace(place: Place, index: number, ships: readonly Ship[]): string {
  const tile = place.face
    ? mt("say.faceUp", {
        tile: place.face.series === "K" ? mt("kraken") : place.face.name,
        lanes: describeFace(place.face),
      })
    : mt("say.faceDown");
  const here = ships
    .filter((ship) => ship.place === index)
    .map((ship) => mt("say.ship", { name: ship.name, lane: ship.lane }));
  return [mt("say.place", { place: index + 1, tile }), ...here].join(" ");
}
