/** A voyage in words, from the view that the sky, the dice and the seats are drawn from. */

import { t } from "$lib/i18n/index.ts";
import { argsOf } from "$lib/table/read.ts";
import { chapter, type Chapter } from "$lib/kit/messages/situation.ts";
import type { MineView, PublicView, SeatView, Treasure } from "../model/wire.ts";
import type { Picture } from "../film/picture.ts";
import { describeVoyage } from "../text/describe.ts";
import { cardLine, cardList, cardWord, cityName, ct, needWords, ofCity, say, term } from "../text/words.ts";
import { statusOf } from "./status.ts";

export interface Seen {
  readonly names: readonly string[];
  readonly me: number | null;
  readonly mine: MineView | null;
}

/** The voyage and its dice, the route, the players, and what only this seat sees. */
export function situationOf(picture: Picture, { names, me, mine }: Seen): Chapter[] {
  const { view } = picture;
  const named = (seat: number): string => {
    const name = names[seat] ?? "";
    return seat === me ? t("situation.you", { name }) : name;
  };
  return [
    ...chapter(ct("voyage.n", { n: view.voyage }), voyageLines(view, names)),
    ...chapter(ct("sit.route"), routeLines(view)),
    ...chapter(
      ct("seats.asked"),
      view.seats.map((one, seat) => `${named(seat)}${t("colon")} ${seatWords(picture, one, seat, seat === me)}`),
    ),
    ...(mine ? chapter(t("situation.own"), ownLines(view, mine)) : []),
  ];
}

function voyageLines(view: PublicView, names: readonly string[]): (string | false)[] {
  const captain = view.captain === null ? false : ct("sit.captain", { name: names[view.captain] ?? "" });
  const dice = view.dice.map((face, i) => ct("die.label", { n: i + 1, face: ct(`face.${face}`) }));
  const said = view.word && ct(view.word === "crash" ? "say.crash" : "say.success");
  return [
    describeVoyage(view, names),
    captain,
    dice.join(", "),
    view.needs.length > 0 && ct("sit.needs", { needs: needWords(view.needs) }),
    view.pirates_ignored && ct("power.green"),
    said && view.captain !== null ? `${names[view.captain] ?? ""}${t("colon")} ${said}` : "",
    view.laid.length > 0 && `${ct("laid.title")}${t("colon")} ${cardList(view.laid)}`,
    view.help.length > 0 && `${ct("help.title")}${t("colon")} ${cardList(view.help)}`,
    view.shown.length > 0 && `${ct("shown.title")}${t("colon")} ${cardList(view.shown)}`,
    view.lifeboat_card && view.lifeboat ? cardWord(view.lifeboat_card) : "",
    view.moored && ct("moored"),
    ct("hidden.deck", { n: view.deck }),
    view.discard.length > 0 && ct("sit.discard", { cards: cardList(view.discard) }),
  ];
}

function routeLines(view: PublicView): string[] {
  const cities = view.cities.map(({ value, more, dice, left }) => {
    const worth = ct("sit.worth", { n: value, more: more ? "+" : "" });
    return [cityName(value), worth, ct(dice ? "city.dice" : "city.left", { dice, n: left })].join(", ");
  });
  const glasses = view.used_spyglasses.flatMap((n, at) => {
    const city = view.cities[at]?.value;
    return n && city !== undefined ? [`${n} ${ofCity(city)}`] : [];
  });
  return [
    ...cities,
    ...(view.gifts.length
      ? [`${ct("krismastri.chip", { n: view.gifts.length })} (${view.gifts.map(ofCity).join(", ")})`]
      : []),
    ...(view.lit ? [`${ct("place.forgotten")}${t("colon")} ${ct("forgotten.lit")}`] : []),
    ...(glasses.length ? [ct("sit.glasses", { list: glasses.join(", ") })] : []),
  ];
}

function seatWords(picture: Picture, one: SeatView, seat: number, own: boolean): string {
  const { view } = picture;
  const { status } = statusOf(picture, seat, false, own, []);
  const held = one.treasures.flatMap((n, at) => {
    const city = view.cities[at]?.value;
    return n && city !== undefined ? [`${n} ${ofCity(city)}`] : [];
  });
  const total = one.treasures.reduce((sum, n) => sum + n, 0);
  return [
    status,
    view.captain === seat && status !== ct("status.captain") ? ct("status.captain") : "",
    ct("cards.n", { n: one.hand }),
    ct("seat.treasures", { n: total }) + (held.length ? ` (${held.join(", ")})` : ""),
    one.token ? ct("token.label") : "",
    one.character ? term("character", one.character) + (one.spent ? ` (${ct("power.spent")})` : "") : "",
    one.help ? ct("help.down", { n: one.help }) : "",
    one.gift ? ct("sit.gift", { treasure: treasureWords(one.gift) }) : "",
    one.revealed?.length ? one.revealed.map(treasureWords).join(", ") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function ownLines(view: PublicView, mine: MineView): (string | false)[] {
  const kinds = [...new Set(mine.hand)];
  return [
    mine.hand.length ? `${ct("hand.title")}${t("colon")} ${cardList(mine.hand)}` : ct("hand.empty"),
    ...kinds.map((card) => `${cardWord(card)}${t("colon")} ${cardLine(card)}`),
    mine.placed.length > 0 && ct("hand.placed", { cards: cardList(mine.placed) }),
    mine.treasures.length > 0 &&
      `${ct("treasures.title")}${t("colon")} ${mine.treasures.map(treasureWords).join(", ")}`,
    mine.drawn.length > 0 && mine.drawn.map(treasureWords).join(", "),
    `${ct("sit.points", { n: mine.points })} ${ct("treasures.of", { goal: view.goal })}`,
    mine.choice !== null && say("action", mine.choice.do, argsOf(mine.choice)),
  ];
}

function treasureWords({ city, points, spyglass }: Treasure): string {
  return ct(spyglass ? "treasure.glass" : "treasure.label", { city, points });
}
