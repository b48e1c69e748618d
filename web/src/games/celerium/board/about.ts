/** What the pieces of Celerium are, by their keys, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import type { CardFace, OptionFace, PublicView } from "../model/wire.ts";
import { cardBook } from "../text/cards.svelte.ts";
import { optionText, rt, term, type RallyText } from "../text/words.ts";

const BOOSTS: Readonly<Record<string, RallyText>> = {
  shield: "boost.does.shield",
  line: "boost.does.line",
  planet: "boost.does.planet",
};
const FAMILIES = ["specialist", "twin", "all-terrain", "generator"];
/** Tokens, each with its rule. */
const TOKENS = {
  shot: "CM-177",
  meteor: "CM-171",
  damaged: "CM-167",
  px2: "CM-111",
  first: "CM-234",
  keep: "CM-107",
} as const;
const TYPES = ["fire", "ice", "toxic", "desert"];

/** What the table shows while a piece is asked about. */
export interface At {
  readonly view: PublicView;
  readonly names: readonly string[];
}

/** A piece by its key: `boost:shield`, `family:twin`, `event:E12`, `token:shot`, `type:fire`, `seat:1`. */
export function about(key: string, at: At): About | null {
  const [table, value = ""] = key.split(":");
  switch (table) {
    case "boost": {
      const boost = BOOSTS[value];
      return boost ? { name: term("boost", value), kind: rt("about.boost"), effect: rt(boost), rule: "CM-092" } : null;
    }
    case "family":
      return FAMILIES.includes(value) ? aboutFamily(value) : null;
    case "event": {
      const face = cardBook.face(value);
      return face && aboutCard(face);
    }
    case "token":
      return value in TOKENS ? aboutToken(value as keyof typeof TOKENS) : null;
    case "type":
      return TYPES.includes(value)
        ? {
            name: at.view.planet?.name ?? "",
            kind: rt("about.planet"),
            effect: rt(`type.line.${value}` as RallyText),
            rule: "CM-042",
            house: at.view.planet?.house !== false,
          }
        : null;
    case "seat":
      return aboutSeat(Number(value), at);
    default:
      return null;
  }
}

function aboutFamily(value: string): About {
  return {
    name: rt(`family.${value}` as RallyText),
    kind: rt("about.upgrade"),
    effect: rt("about.upgrade.text"),
    rule: "CM-063",
    house: true,
  };
}

function aboutCard(face: CardFace): About {
  const option = (one: OptionFace | undefined): string =>
    one === undefined
      ? ""
      : `${one.reaction ? `${rt("reaction")} ` : ""}${optionText(one)} (${rt("energy.n", { n: one.cost })})`;
  const move = rt("card.move", { n: face.squares, actions: face.actions });
  const [first, second] = face.options;
  return {
    name: rt("about.card.name", { name: face.name }),
    kind: rt("about.card", { level: face.level }),
    effect: rt("about.card.text", { move, first: option(first), second: option(second) }),
    rule: "CM-135",
    house: face.house,
  };
}

function aboutToken(token: keyof typeof TOKENS): About {
  return {
    name: rt(`about.token.${token}`),
    kind: rt("about.token"),
    effect: rt(`about.token.${token}.text`),
    rule: TOKENS[token],
  };
}

function aboutSeat(seat: number, { view, names }: At): About | null {
  const one = view.franchises[seat];
  if (!one) return null;
  const cards = one.cards.reduce((sum, n) => sum + n, 0);
  const { score, level, actions, energy } = one;
  return {
    name: names[seat] ?? "",
    kind: rt("about.seat"),
    effect: rt("about.seat.text", { score, level, actions, energy, cards, boosts: one.boosts.length }),
    rule: "CM-003",
  };
}
