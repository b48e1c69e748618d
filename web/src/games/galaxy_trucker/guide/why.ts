/** Why an answer is good, from the position: what a ship lacks, what an answer brings and costs. */

import { partSaid } from "../drafts/part.ts";
import type { PartChoice } from "../model/offers.ts";
import type { Action, Question } from "../model/trucking.ts";
import type { ComponentView } from "../model/wire.ts";
import { halves, term, where } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { Position } from "./position.ts";
import { downWhy, partWhy, placeWhy, returnWhy } from "./yard.ts";

/** What an answer is called where the engine's word needs more: which component, and where it goes. */
export function goodName(question: Question, action: Action, position: Position): string | undefined {
  const { turned, box, picture, me } = position;
  const at = (square: number): string => where(box.board(picture.view.board), square);
  switch (action.do) {
    case "Place": {
      const turns = (action.turns - turned + 4) % 4;
      return gt(turns ? "good.turnPlace" : "good.place", { where: at(action.square), turns });
    }
    case "KeepPart":
      return gt("good.keep", { n: action.part + 1 });
    case "Power": {
      if (question.decision !== "TruckerDeclares") return undefined;
      const { choices, unit } = question.offer;
      const chosen = choices.find(({ doubles }) => doubles.join() === action.doubles.join());
      return chosen && gt("good.declare", { n: halves((2 * chosen.strength) / unit) });
    }
    case "Land":
      return gt("good.land", { n: action.planet + 1 });
    case "SpendCell":
      return gt("good.cell", { where: at(action.square) });
    case "LoseCrew": {
      const cabin = picture.view.ships[me]?.components.find(({ square }) => square === action.square);
      return gt(cabin?.alien ? "good.alienGoes" : "good.humanGoes", { where: at(action.square) });
    }
    case "StowGoods":
      return gt("good.stow");
    case "TakeFaceDown":
      return gt("good.down");
    case "TakeFaceUp":
      return gt("good.take", { part: term("kind", box.component(action.component).kind) });
    case "ReturnComponent":
      return gt("good.return");
    case "TakeOpportunity":
      return gt("good.opportunity");
    default:
      return undefined;
  }
}

/** The reason for an answer; null where there is nothing to weigh. */
export function whyGood(question: Question, action: Action, at: Position): string | null {
  const built = at.picture.view.ships[at.me]?.built;
  switch (action.do) {
    case "Place":
      return built ? placeWhy(action.square, action.turns, built, at) : null;
    case "TakeFaceUp":
      return built ? partWhy(at.box.component(action.component).kind, built, at) : null;
    case "TakeFaceDown":
      return built ? downWhy(built, at) : null;
    case "ReturnComponent":
      return returnWhy(question, built, at);
    case "Finish":
      return built
        ? gt("why.finish", {
            number: action.number,
            engines: built.engines_powered,
            cannons: halves(built.cannon_halves_powered),
            crew: built.crew,
          })
        : null;
    case "KeepPart":
      return question.decision === "TruckerKeepsPart" ? keepWhy(question.offer.parts, action.part, at) : null;
    case "BoardAlien":
      return gt("why.alien");
    case "BoardHumans":
      return gt("why.humans");
    default:
      return flightWhy(question, action, at);
  }
}

/** The largest part keeps the most; a smaller one may have the humans, without whom nobody flies on, or the goods. */
function keepWhy(parts: readonly PartChoice[], chosen: number, at: Position): string | null {
  const { box, picture, me, intro } = at;
  const there = picture.view.ships[me]?.components;
  const part = parts.find((one) => one.part === chosen);
  if (!part || !there) return null;
  const what = partSaid(part.squares, there, box);
  const larger = parts.filter(({ squares }) => squares.length > part.squares.length);
  if (!larger.length) return gt("why.keep", { what });
  const on = ({ squares }: PartChoice): readonly ComponentView[] =>
    there.filter(({ square }) => squares.includes(square));
  const manned = (one: PartChoice): boolean => on(one).some(({ humans }) => humans > 0);
  if (!intro && manned(part) && !larger.some(manned)) return gt("why.keepCrew", { what });
  const worth = (one: PartChoice): number => box.worth(on(one).flatMap(({ goods }) => goods));
  const n = worth(part);
  return n > Math.max(...larger.map(worth)) ? gt("why.keepGoods", { what, n }) : gt("why.keepPart", { what });
}

/** What it costs to stop a hit this way, in cells. */
function priceOf(
  { price, shield_price, shot_price }: { price: number; shield_price: number | null; shot_price: number | null },
  way: string,
): number {
  return (way === "Shoot" ? shot_price : shield_price) ?? price;
}

function flightWhy(question: Question, action: Action, { picture, box, me }: Position): string | null {
  const ship = picture.view.ships[me]?.figures;
  const card = picture.view.card ? box.card(picture.view.card) : null;
  if (!ship) return null;
  switch (question.decision) {
    case "TruckerMayGiveUp": {
      const { cards, goods_given_up: n } = question.offer;
      if (action.do === "GiveUp") return [n ? gt("why.giveUpGoods", { n }) : "", gt("why.giveUp")].join(" ").trim();
      return gt("why.flyOn", {
        crew: ship.crew,
        engines: ship.engines_powered,
        cannons: halves(ship.cannon_halves_powered),
        cards,
      });
    }
    case "TruckerDeclares": {
      if (action.do !== "Power") return null;
      const { choices, unit, enemy } = question.offer;
      const chosen = choices.find(({ doubles }) => doubles.join() === action.doubles.join());
      if (!chosen) return null;
      const { price, strength, result } = chosen;
      const paid = gt(price ? "why.paid" : "why.unpaid", { price, cells: ship.cells });
      const facts = { n: halves((2 * strength) / unit), paid, cells: ship.cells };
      if (typeof enemy === "number" && result) {
        const could = choices.some((one) => !one.refusal && one.result === "won");
        const beaten = could ? "why.yields" : "why.tooWeak";
        return gt(result === "won" ? "why.beats" : result === "drawn" ? "why.draws" : beaten, { ...facts, enemy });
      }
      if (card?.family === "open_space") return gt("why.days", { ...facts, n: strength / unit });
      if (price) return gt("why.power", facts);
      return ship.cells ? gt("why.save", facts) : null;
    }
    case "TruckerLands": {
      const { days, planets } = question.offer;
      if (action.do !== "Land") return gt("why.noLanding", { days });
      const planet = planets.find((one) => one.planet === action.planet);
      // Full holds gain nothing: the button says so, and there is nothing to praise.
      return planet?.gain ? gt("why.land", { n: planet.gain, days }) : null;
    }
    case "TruckerTakesAbandoned":
    case "TruckerConfirms": {
      const { crew, days, credits, goods, gain = 0 } = question.offer;
      const facts = { crew, days, n: credits || gain, have: ship.crew };
      if (goods.length && !gain) return gt(action.do === "Pass" ? "why.noRoom" : "why.deny", facts);
      if (!crew) return gt(action.do === "Pass" ? "why.refuse" : credits ? "why.reward" : "why.land", facts);
      return gt(action.do === "Pass" ? "why.leave" : "why.take", facts);
    }
    case "TruckerTakesReward": {
      const { days, credits, goods, gain = 0 } = question.offer;
      if (goods.length && !gain) return action.do === "Pass" ? gt("why.noRoom", { days }) : null;
      const taken = credits ? "why.reward" : "why.land";
      return gt(action.do === "Pass" ? "why.refuse" : taken, { n: credits || gain, days });
    }
    case "TruckerStows":
      return gt("why.stow");
    case "TruckerDefends": {
      const { also, parts, shield, shot } = question.offer;
      const price = priceOf(question.offer, action.do);
      const sizes = parts.map(({ squares }) => squares.length);
      const broken = sizes.reduce((sum, size) => sum + size, 0) - Math.max(0, ...sizes);
      const facts = { n: 1 + also.length + broken, price, cells: ship.cells };
      if (action.do !== "TakeHit") return gt(price ? "why.stop" : "why.stopFree", facts);
      return gt(shield && shot ? "why.unstopped" : "why.hit", facts);
    }
    case "TruckerLosesCrew":
      return gt("why.crew", { n: ship.crew });
    default:
      return null;
  }
}
