/** The voyage in words, for those who do not see it. */

import { ct, placeName } from "./words.ts";
import type { PublicView } from "../model/wire.ts";

export function describeVoyage(view: PublicView, names: readonly string[]): string {
  const aboard = view.seats.flatMap(({ pawns }, seat) => (pawns ? (names[seat] ?? []) : []));
  const aircraft = view.aircraft
    ? ct("say.aircraft", { place: placeName(view.aircraft), names: aboard.join(", ") })
    : ct("say.nobody");
  const target = view.aircraft && view.vessel === "aircraft" ? ct("say.target", { place: placeName(view.target) }) : "";
  const boat =
    view.lifeboat && view.pilot !== null
      ? ct("say.boat", { name: names[view.pilot] ?? "", place: placeName(view.lifeboat) })
      : "";
  return [ct("say.scene", { n: view.cities.length, aircraft, target }).trim(), boat].filter(Boolean).join(" ");
}
