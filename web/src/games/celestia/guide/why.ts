/** Why an answer is good, in one sentence from the position: dice, cards, cities; only what its person can see. */

import { listed } from "$lib/i18n/index.ts";
import type { Question } from "$lib/table/table.svelte.ts";
import { cardAgainst, type Action, type Card, type PublicView, type Voyage } from "../model/wire.ts";
import { hinted, type HintText } from "../text/hints.ts";
import { cardLine, cardList, cardWord, needWords, ofCity, placeName } from "../text/words.ts";

/** What reasons look at. */
export interface Position {
  readonly view: PublicView;
  readonly names: readonly string[];
  readonly hand: readonly Card[];
  /** The person at this screen, and their points. */
  readonly me: number;
  readonly points: number;
}

/** What a card that is played brings at its moment. */
const PLAYED: Readonly<Partial<Record<Card, HintText>>> = {
  "alternative-route": "why.route",
  ejection: "why.ejection",
  jetpack: "why.jetpack",
  "bad-spell": "why.badSpell",
  bandit: "why.bandit",
  mooring: "why.mooring",
  "urgent-need": "why.urgent",
  "new-gear": "why.gear",
  spy: "why.spy",
  "grappling-hook": "why.hook",
};

/** An answer that its verb alone does not tell: which cards go, or that no die is rolled again. */
export function named(action: Action): string | undefined {
  if (action.do === "ExchangeCards") return hinted("good.exchange", { cards: cardList(action.cards) });
  return action.do === "Reroll" && !action.dice.length ? hinted("good.keepDice") : undefined;
}

/** The reason for an answer; null where there is nothing to weigh. */
export function why(question: Question<Voyage>, action: Action, at: Position): string | null {
  const { view, hand } = at;
  const target = placeName(view.target);
  const what = needList(view.needs);
  switch (action.do) {
    case "Stay":
    case "Leave":
      return announcing(question, action.do, at);
    case "StopHere":
    case "FlyOn": {
      if (question.decision !== "CaptainMayStop" && question.decision !== "PilotMayGetOff") return null;
      const { city, dice } = question.offer;
      const facts = { of: ofCity(city), dice, cards: hand.length };
      return hinted(action.do === "StopHere" ? "why.stop" : "why.flyOn", facts);
    }
    case "DeclareSuccess":
    case "LayCards": {
      const laid = action.do === "LayCards" ? action.cards : payment(question);
      return laid.length
        ? hinted("why.cover", { cards: cardList(laid), what, target })
        : hinted("why.free", { target });
    }
    case "DeclareCrash": {
      const pays = payment(question);
      return pays.length ? hinted("why.dear", { cards: cardList(pays) }) : hinted("why.crash", { what });
    }
    case "Pass": {
      const kept = playable(question);
      return kept.length ? hinted("why.keep", { cards: cardList(kept) }) : hinted("why.pass");
    }
    case "Play": {
      const key = PLAYED[action.card];
      // The card played is in hand until then.
      return key ? hinted(key, { what, dice: view.dice.length, cards: hand.length - 1 }) : cardLine(action.card);
    }
    case "UseSpyglass":
      return hinted("why.glass", { what, of: ofCity(action.city) });
    case "UsePower":
      return hinted("why.power", { what });
    case "PlaceHelp": {
      const helps = action.cards.some((card) => view.needs.some((need) => cardAgainst(need, "help") === card));
      return hinted(helps ? "why.help" : "why.helpRid", { cards: cardList(action.cards), what });
    }
    case "TakeLifeboat":
      return hinted("why.boat", { cards: hand.length - 1, boat: cardWord(action.card) });
    case "Reroll":
      return action.dice.length ? hinted("why.reroll", { n: action.dice.length }) : hinted("why.keepDice");
    case "DrawCard":
      return hinted("why.draw");
    case "ExchangeCards":
      return hinted("why.exchange");
    case "ExchangeTreasure":
      return hinted("why.exchangeTreasure");
    default:
      return null;
  }
}

/** "fog and lightning" inside a sentence. */
function needList(needs: PublicView["needs"]): string {
  return listed(needWords(needs).split(", "));
}

/** The cards that would be laid. */
function payment(question: Question<Voyage>): readonly Card[] {
  if (question.decision !== "CaptainDeclares" && question.decision !== "CaptainLays") return [];
  return question.offer.payments[0] ?? [];
}

/** The cards that could be played in a window. */
function playable(question: Question<Voyage>): readonly Card[] {
  const { offer } = question;
  if (!("power" in offer)) return [];
  return [...offer.cards, ...offer.lifeboats].filter(({ refusal }) => !refusal).map(({ card }) => card);
}

function announcing(question: Question<Voyage>, way: "Stay" | "Leave", at: Position): string | null {
  if (question.decision !== "PassengerAnnounces" && question.decision !== "FormerCaptainChooses") return null;
  const { captain, needs, captain_cards: cards, city } = question.offer;
  const target = placeName(at.view.target);
  if (!needs.length && way === "Stay") return hinted("why.clear", { target });
  const facts = { captain: at.names[captain] ?? "", what: needList(needs), cards, target };
  if (way === "Stay") return hinted(at.view.target.spot === "city" ? "why.stay" : "why.stayOn", facts);
  if (city === null) return null;
  const wins = at.points + city >= at.view.goal;
  const safe = nextCaptain(at.view, captain) === at.me ? "why.leaveCaptain" : "why.leaveSafe";
  const leaves = needs.length ? "why.leave" : safe;
  return hinted(wins ? "why.leaveWins" : leaves, {
    ...facts,
    of: ofCity(city),
    points: at.points,
    own: at.hand.length,
  });
}

/** Who would be captain at the next stop: the next one clockwise who stays aboard (CS-097). */
function nextCaptain({ seats }: PublicView, captain: number): number | undefined {
  const round = Array.from({ length: seats.length - 1 }, (_, i) => (captain + i + 1) % seats.length);
  return round.find((seat) => (seats[seat]?.pawns ?? 0) > 0 && seats[seat]?.announced !== "leaves");
}
