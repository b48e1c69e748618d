/** Why an answer is good, from the position: squares, actions, energy and versions that its person can see. */

import { listed } from "$lib/i18n/index.ts";
import type { Question } from "$lib/table/table.svelte.ts";
import {
  BOOSTS,
  LINES,
  type Action,
  type OptionFace,
  type Part,
  type MineView,
  type PublicView,
  type Rally,
  type UpgradeRow,
  type WheelRow,
} from "../model/wire.ts";
import { cardBook } from "../text/cards.svelte.ts";
import { hinted, type HintText } from "../text/hints.ts";
import { optionName, rt, term } from "../text/words.ts";
import { doubles } from "./hints.ts";

/** What reasons look at. */
export interface Position {
  readonly view: PublicView;
  readonly mine: MineView | null;
  readonly me: number;
}

/** What an answer is called where the engine's word needs more: which Upgrade, how many cards, which Boosts. */
export function goodName(question: Question<Rally>, action: Action, { view, me }: Position): string | undefined {
  switch (action.do) {
    case "BuyUpgrade": {
      const at = view.market.findIndex(({ name }) => name === action.upgrade);
      const family = view.market[at]?.family;
      if (!family) return undefined;
      // Upgrades of one family differ in their values: which of them is meant is said by its place.
      const like = view.market.filter((one) => one.family === family).length;
      return hinted(like > 1 ? "good.upgradeAt" : "good.upgrade", { family: rt(`family.${family}`), n: at + 1 });
    }
    case "Install": {
      if (question.decision !== "FranchiseEquips") return undefined;
      const family = question.offer.installs.find(({ upgrade }) => upgrade.name === action.upgrade)?.upgrade.family;
      return family && hinted(`good.install.${action.vehicle}`, { family: rt(`family.${family}`) });
    }
    case "DiscardUpgrade": {
      if (question.decision !== "FranchiseDiscards") return undefined;
      const family = question.offer[action.store].find(({ name }) => name === action.upgrade)?.family;
      return family && hinted("good.discard", { family: rt(`family.${family}`) });
    }
    case "BuyCards": {
      const n = action.level_1 + action.level_2 + action.level_3;
      if (!n) return hinted("good.noCards");
      if (n === action.level_1 && (view.franchises[me]?.level ?? 1) === 1) return hinted("good.cards", { n });
      const lots = [action.level_1, action.level_2, action.level_3].map((lot, i) => ({ n: lot, level: i + 1 }));
      return hinted("good.buy", {
        list: listed(lots.filter((lot) => lot.n).map((lot) => hinted("good.ofLevel", lot))),
      });
    }
    case "ActivateBoosts": {
      const boosts = (["shield", "line", "planet"] as const).filter((one) => action[one]);
      if (boosts.length === 3) return hinted("good.allBoosts");
      return boosts.length
        ? hinted("good.boosts", { n: boosts.length, list: listed(boosts.map((one) => hinted(`good.boost.${one}`))) })
        : hinted("good.noBoosts");
    }
    case "Play": {
      const does = cardBook.does(action.card, action.part);
      const key = action.part === "move" ? "good.play" : "good.option";
      return does ? hinted(key, { card: whole(action.card), does }) : undefined;
    }
    case "React": {
      const face = optionOf(action.card, action.part);
      return face ? hinted("good.option", { card: whole(action.card), does: optionName(face) }) : undefined;
    }
    default:
      return undefined;
  }
}

/** The name of a card, never broken at its hyphen. */
function whole(card: string): string {
  return card.replace("-", "-\u2060");
}

/** The reason for an answer; null where there is nothing to weigh. */
export function whyGood(question: Question<Rally>, action: Action, at: Position): string | null {
  const { view, me } = at;
  const one = view.franchises[me];
  if (!one) return null;
  switch (question.decision) {
    case "FranchisesChooseFace": {
      const face = action.do === "ChooseFace" && question.offer.faces.find(({ side }) => side === action.side);
      if (!face) return null;
      const best = LINES.toSorted((a, b) => face[b] - face[a])[0] ?? "blue";
      const fears = listed((face.hostile ?? []).map((type) => rt(`type.${type}`)));
      const others = question.offer.faces.filter((one) => one !== face);
      if (!others.length) return null;
      const other = Math.max(...others.map((one) => one[best]));
      // A face that fears less is good for that; one that fears more, for its best line.
      const calm = others.some((one) => (one.hostile ?? []).length > (face.hostile ?? []).length);
      const facts = { line: term("line", best), n: face[best], other, fears: fears || rt("none") };
      return hinted(calm ? "why.faceCalm" : "why.face", facts);
    }
    case "FranchiseShops": {
      const row = action.do === "BuyUpgrade" ? view.market.find(({ name }) => name === action.upgrade) : undefined;
      return row ? gains(row, at) : hinted("why.pass", { n: question.offer.actions });
    }
    case "FranchiseEquips": {
      if (action.do !== "Install") return hinted("why.endEquipment", { n: question.offer.actions });
      const { upgrade, vehicle } = action;
      const row = question.offer.installs.find((each) => each.upgrade.name === upgrade && each.vehicle === vehicle);
      return row ? gains(row.upgrade, at, vehicle) : null;
    }
    case "FranchiseBuysCards": {
      if (action.do !== "BuyCards") return null;
      const n = action.level_1 + action.level_2 + action.level_3;
      const left = question.offer.actions - n * question.offer.price;
      return hinted(!n ? "why.noCards" : left ? "why.cards" : "why.cardsEnergy", { n, left, energy: one.energy });
    }
    case "FranchisesBoost": {
      if (action.do !== "ActivateBoosts") return null;
      const laid = question.offer.boosts.filter(({ boost }) => action[boost]);
      if (!laid.length) return hinted("why.noBoosts");
      const n = laid.reduce((sum, { points }) => sum + points, 0);
      const risky = laid.filter(({ version, authorised }) => version !== authorised).length;
      const spared = question.offer.boosts.some((row) => !action[row.boost] && row.version === row.authorised);
      const card = at.mine?.hand.find(({ options }) =>
        options.some(
          (option) =>
            option.effect === "WHEEL" &&
            option.cost <= one.energy &&
            reached(view, option).some(
              (wheel) => laid.filter(({ boost, version }) => version !== wheel[boost]).length < risky,
            ),
        ),
      )?.name;
      if (risky && card) return hinted("why.boostsTurn", { n, risky, card: whole(card) });
      return hinted(risky ? "why.boosts" : spared ? "why.someBoosts" : "why.safeBoosts", { n, risky });
    }
    case "FranchiseDiscards":
      return hinted("why.discard");
    case "FranchisesPickLine": {
      if (action.do !== "PickLine") return null;
      const pick = question.offer.picks.find(({ line, px2 }) => line === action.line && px2 === action.px2);
      if (!pick) return null;
      const { pilot, starbot, standing, px2 } = pick;
      const start = hinted(standing.behind ? "why.line" : "why.lineAhead", { pilot, starbot });
      return px2 || doubles(question) ? `${start} ${hinted(px2 ? "why.px2" : "why.keepPx2")}` : start;
    }
    default:
      return raceWhy(question, action, at);
  }
}

/** Where an Upgrade changes a value most, on the vehicle named or on the one it helps more. */
function gains(row: UpgradeRow, { view, me }: Position, only?: "pilot" | "starbot"): string {
  const one = view.franchises[me];
  const found = (only ? [only] : (["pilot", "starbot"] as const)).flatMap((kind) =>
    LINES.flatMap((line, i) => {
      // What waits in the hangar may be installed too: the same figure a second time is no gain.
      const waiting = (only ? [] : (one?.hangar ?? [])).map((each) => each[line] ?? 0);
      const [now, then] = [Math.max(one?.[kind].powers[i] ?? 0, ...waiting), row[line] ?? null];
      return then !== null && then > now ? [{ kind, line, i, now, then }] : [];
    }),
  );
  const pilotOn = (i: number): number => one?.pilot.powers[i] ?? 0;
  const ahead = ({ kind, i, then }: (typeof found)[number]): boolean => kind === "starbot" && then >= pilotOn(i);
  // The line of the last race is closed in the next one.
  const closed = ({ line }: (typeof found)[number]): boolean => line === one?.line && !one.keep_line;
  // A Starbot ahead of its Pilot scores nothing: such a gain is named where there is no other.
  const best = found.toSorted(
    (a, b) => +closed(a) - +closed(b) || +ahead(a) - +ahead(b) || b.then - b.now - (a.then - a.now),
  )[0];
  if (!best) return hinted("why.energy", { n: row.energy });
  const { kind, line, i, now, then } = best;
  const key = only ? "why.upgrade" : "why.bought";
  return [
    hinted(key, { kind: rt(`kind.${kind}`), line: term("line", line), now, then }),
    ahead(best) ? hinted("why.mustPass", { pilot: pilotOn(i) }) : "",
    row.energy ? hinted("why.energyToo", { n: row.energy }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** An option of a card, where the cards of the table are known. */
function optionOf(card: string, part: Part): OptionFace | undefined {
  return cardBook.face(card)?.options[part === "second" ? 1 : 0];
}

/** What a vehicle that moves brings: where the Starbot is then behind its Pilot, and where it is not. */
const STAND: Readonly<Record<"pilot" | "starbot", readonly [HintText, HintText]>> = {
  pilot: ["why.pilot", "why.pilotBehind"],
  starbot: ["why.starbot", "why.starbotAhead"],
};

/** What each option is good for; those of one kind share a sentence. */
const DOES: readonly (readonly [RegExp, HintText])[] = [
  [/^WHEEL/, "does.WHEEL"],
  [/^PUSH/, "does.PUSH"],
  [/^CONTROL/, "does.CONTROL"],
  [/^ADV/, "does.ADV"],
  [/^(BEHIND|AHEAD|SWAP)/, "does.place"],
  [/^METEOR/, "does.METEOR"],
  [/^KEEP/, "does.KEEP"],
  [/^FIRST/, "does.FIRST"],
  [/^LAST/, "does.LAST"],
  [/^SHOT/, "does.SHOT"],
  [/^DAMAGE/, "does.DAMAGE"],
  [/^DRAIN/, "does.DRAIN"],
  [/^ACT/, "does.ACT"],
  [/^DRAW/, "does.DRAW"],
];

function doesWhat(option: OptionFace | undefined): string {
  return hinted((option && DOES.find(([effects]) => effects.test(option.effect))?.[1]) ?? "does.other");
}

/** The positions in which an option may leave the wheel: one for each number of notches that it may turn. */
function reached({ wheel, wheel_next: next }: PublicView, { least, most }: OptionFace): readonly WheelRow[] {
  const cycle = [wheel, ...next];
  return Array.from({ length: most - least + 1 }, (_, i) => cycle[(least + i) % cycle.length] ?? wheel);
}

/** A control of one Boost whose version is the wheel's. */
function harmless({ card, part }: { readonly card: string; readonly part: Part }, { view, mine }: Position): boolean {
  const option = optionOf(card, part);
  const boost = option?.effect === "CONTROL" ? BOOSTS.find((one) => one === option.boost) : undefined;
  return boost !== undefined && mine?.[boost] === view.wheel[boost];
}

function raceWhy(question: Question<Rally>, action: Action, at: Position): string | null {
  const { view, me } = at;
  const one = view.franchises[me];
  switch (question.decision) {
    case "FranchiseRaces":
    case "FranchiseGoesOn": {
      const { actions, energy } = question.offer;
      if (action.do === "PassTurn") return hinted(actions ? "why.passTurn" : "why.passBroke", { actions });
      if (action.do === "EndTurn") return hinted(actions ? "why.endTurn" : "why.endTurnEnergy", { actions, energy });
      if (action.do !== "Play") return null;
      const cards = question.decision === "FranchiseRaces" ? question.offer.cards : [question.offer.card];
      const parts = cards.find(({ card }) => card === action.card)?.parts;
      const price = parts?.find(({ part }) => part === action.part)?.price ?? 0;
      return action.part === "move"
        ? hinted(!price ? "why.moveFree" : price < actions ? "why.move" : "why.moveLast", { n: price, of: actions })
        : hinted(price < energy || !price ? "why.option" : "why.optionLast", {
            what: doesWhat(optionOf(action.card, action.part)),
            n: price,
            of: energy,
          });
    }
    case "FranchiseAdvances": {
      if (action.do !== "Advance") return null;
      const reach = question.offer.vehicles.find(({ vehicle }) => vehicle === action.vehicle);
      const end = reach?.landings.find(({ squares }) => squares === action.squares);
      if (!end) return null;
      const key = STAND[action.vehicle][end.standing.behind ? 0 : 1];
      return hinted(key, { n: end.square, pilot: one?.pilot.square ?? 0, starbot: one?.starbot.square ?? 0 });
    }
    case "FranchisePlaces": {
      if (action.do !== "PlaceBeside") return null;
      const place = question.offer.places.find(
        (each) => each.vehicle === action.vehicle && each.seat === action.seat && each.beside === action.beside,
      );
      if (!place || !one) return null;
      const [pilot, starbot, n] = [one.pilot.square ?? 0, one.starbot.square ?? 0, place.square];
      const behind = action.vehicle === "pilot" ? starbot < n : n < pilot;
      return hinted(STAND[action.vehicle][behind ? 0 : 1], { n, pilot, starbot });
    }
    case "FranchiseRepeats":
      return action.do === "Repeat" ? hinted("why.repeat") : null;
    case "FranchiseAims":
      return hinted(question.offer.squares ? "why.push" : "why.shot");
    case "FranchiseNamesBoost":
      return hinted("does.CONTROL");
    case "FranchiseTurnsWheel": {
      const wheel = action.do === "TurnWheel" && question.offer.turns.find((turn) => turn.notches === action.notches);
      const laid = BOOSTS.filter((boost) => one?.boosts.includes(boost));
      if (!wheel) return hinted("does.WHEEL");
      const fits = (row: WheelRow): number => laid.filter((boost) => at.mine?.[boost] === row[boost]).length;
      const n = fits(wheel.wheel);
      const turns = question.offer.turns.map((turn) => fits(turn.wheel));
      // A reason only where it gains something, and no other turn gains more.
      if (n < Math.max(...turns) || n <= Math.min(fits(view.wheel), ...turns)) return hinted("does.WHEEL");
      return hinted(laid.length > 1 ? "why.wheel" : "why.wheelOne", { n, of: laid.length });
    }
    case "TargetsAnswer":
      if (action.do !== "Pass") return hinted("why.stopIt", { n: question.offer.energy });
      return hinted(harmless(question.offer, at) ? "why.takeConforming" : "why.takeIt", { n: question.offer.energy });
    default:
      return null;
  }
}
