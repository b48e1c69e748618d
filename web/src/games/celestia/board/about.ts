/** What the pieces of Celestia are: cards and dice by their keys, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { hinted } from "../text/hints.ts";
import { cardLine, cardWord, cityName, ct, ofCity, say, term } from "../text/words.ts";
import { CARD_ROWS } from "../model/cards.ts";
import type { Colour, Face, PublicView } from "../model/wire.ts";

const FACES: readonly Face[] = ["fog", "lightning", "birds", "pirates", "blank"];

/** The rule of each character's power. */
const POWERS: Readonly<Record<Colour, string>> = {
  red: "CS-260",
  blue: "CS-264",
  green: "CS-269",
  yellow: "CS-274",
  black: "CS-280",
  purple: "CS-283",
};

/** What the table shows while a piece is asked about. */
export interface At {
  readonly view: PublicView;
  readonly names: readonly string[];
}

/** A piece by its key: `card:jetpack`, `face:fog`, `city:6`, `treasure:6`, with its value `treasure:6:8`, `seat:2`. */
export function about(key: string, at: At): About | null {
  const [table, value = "", points] = key.split(":");
  switch (table) {
    case "card":
      return aboutCard(value);
    case "face":
      return (FACES as readonly string[]).includes(value) ? aboutFace(value as Face) : null;
    case "character":
      return value in POWERS ? aboutCharacter(value as Colour) : null;
    case "city":
      return aboutCity(Number(value), at);
    case "treasure":
    case "glass":
      return aboutTreasure(table, Number(value), points, at);
    case "token":
      return {
        name: ct("token.label"),
        kind: hinted("about.token.kind"),
        effect: hinted("about.token.text"),
        rule: "CS-376",
      };
    case "seat":
      return aboutSeat(Number(value), at);
    default:
      return null;
  }
}

function aboutCharacter(colour: Colour): About {
  return {
    name: term("character", colour),
    kind: hinted("about.character"),
    effect: say("character-line", colour),
    rule: POWERS[colour],
  };
}

function aboutCity(value: number, { view }: At): About | null {
  const city = view.cities.find((one) => one.value === value);
  if (!city) return null;
  const key = !city.left ? "about.city.gone" : city.dice ? "about.city.text" : "about.city.first";
  const { dice, left, more } = city;
  return {
    name: cityName(value),
    kind: hinted("about.city"),
    effect: hinted(key, { points: value, more, left, dice }),
    rule: "CS-038",
    house: city.house,
  };
}

function aboutTreasure(table: "treasure" | "glass", value: number, points: string | undefined, { view }: At): About {
  const city = view.cities.find((one) => one.value === value);
  const worth = { points: points === undefined ? value : Number(points), more: city?.more ?? false };
  const text = table === "glass" ? "about.glass.text" : points === undefined ? "about.treasure.back" : null;
  return {
    name: hinted(`about.${table}`, { of: ofCity(value) }),
    kind: hinted("about.treasure.kind"),
    effect: hinted(text ?? "about.treasure.text", worth),
    rule: table === "glass" ? "CS-155" : "CS-054",
    house: city?.house,
  };
}

function aboutSeat(seat: number, { view, names }: At): About | null {
  const one = view.seats[seat];
  if (!one) return null;
  const role =
    view.captain === seat && one.pawns ? "captain" : view.pilot === seat ? "pilot" : one.pawns ? "passenger" : "ashore";
  const has = { cards: one.hand, n: one.treasures.reduce((sum, count) => sum + count, 0) };
  return {
    name: names[seat] ?? "",
    kind: hinted(`about.seat.${role}`),
    effect: `${hinted(`about.seat.${role}.text`)} ${hinted("about.seat.has", has)}`,
    rule: { captain: "CS-034", pilot: "CS-312", passenger: "CS-049", ashore: "CS-055" }[role],
  };
}

function aboutCard(name: string): About | null {
  const row = CARD_ROWS.find(({ card }) => card === name);
  return row
    ? { name: cardWord(row.card), kind: hinted(`about.${row.sort}`), effect: cardLine(row.card), rule: row.rule }
    : null;
}

function aboutFace(face: Face): About {
  return { name: ct(`face.${face}`), kind: hinted("about.die"), effect: hinted(`about.face.${face}`), rule: "CS-038" };
}
