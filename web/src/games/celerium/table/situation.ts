/** A rally in words, from the view that the track, the boards and the market are drawn from. */

import { t } from "$lib/i18n/index.ts";
import { argsOf } from "$lib/table/read.ts";
import { chapter, type Chapter } from "$lib/kit/messages/situation.ts";
import { BOOSTS, KINDS, LINES, type FranchiseView, type Kind, type MineView, type PublicView } from "../model/wire.ts";
import { cardWords, faceWords, trackWords, upgradeWords } from "../text/describe.ts";
import { modifierText, rt, term } from "../text/words.ts";

export interface Seen {
  /** Names by franchise, the automaton's among them. */
  readonly names: readonly string[];
  readonly me: number | null;
  readonly mine: MineView | null;
}

/** The race and its track, planet and wheel, the market, every franchise's board, and what only this seat sees. */
export function situationOf(view: PublicView, { names, me, mine }: Seen): Chapter[] {
  const named = (seat: number): string => {
    const name = names[seat] ?? "";
    return seat === me ? t("situation.you", { name }) : name;
  };
  return [
    ...chapter(rt("round.of", { n: Math.max(1, view.round), of: view.races }), roundLines(view, names)),
    ...chapter(rt("track.words"), [...trackWords(view, names), ...squareLines(view)]),
    ...chapter(rt("market.title"), view.market.map(upgradeWords)),
    ...view.order.flatMap((seat) => {
      const one = view.franchises[seat];
      return one ? chapter(named(seat), boardLines(one)) : [];
    }),
    ...(mine ? chapter(t("situation.own"), ownLines(mine)) : []),
  ];
}

function roundLines(view: PublicView, names: readonly string[]): (string | null)[] {
  const { planet, wheel, wheel_next: next, control, laid, decks } = view;
  const versions = (row: typeof wheel): string =>
    BOOSTS.map((boost) => `${rt(`boost.${boost}`)} ${row[boost]}`).join(", ");
  const name = (seat: number): string => names[seat] ?? "";
  return [
    planet && `${rt("planet.label", { name: planet.name })}${t("colon")} ${rt(`type.line.${planet.type}`)}`,
    planet && LINES.map((line) => `${rt(`line.${line}`)} ${modifierText(planet[line])}`).join(", "),
    `${rt("wheel.title")}${t("colon")} ${versions(wheel)}`,
    ...next.map((row, i) => rt("sit.wheelNext", { n: i + 1, versions: versions(row) })),
    rt("sit.first", { name: name(view.first) }),
    rt("sit.order", { names: view.order.map(name).join(", ") }),
    view.market_order.length ? `${rt("market.order")}${t("colon")} ${view.market_order.map(name).join(", ")}` : null,
    control && controlWords(control),
    ...laid.map(({ seat, card }) => `${name(seat)}${t("colon")} ${cardWords(card)}`),
    view.passes ? rt("sit.passes", { n: view.passes }) : null,
    decks
      .map(({ left }, i) => `${rt("level.n", { n: i + 1 })}${t("colon")} ${rt("deck.left", { n: left })}`)
      .join(", "),
    ...decks.map(({ discard }, i) =>
      discard.length ? rt("sit.discard", { level: i + 1, cards: discard.join(", ") }) : null,
    ),
    view.planets_seen.length > 1 ? rt("sit.planetsSeen", { list: view.planets_seen.join(", ") }) : null,
    view.controls_seen.length ? rt("sit.controlsSeen", { list: view.controls_seen.join(", ") }) : null,
    rt("sit.upgrades", { n: view.upgrades_left, gone: view.upgrades_gone.length }),
    rt("sit.supply", { ...view.supply }),
    view.rival_plays === null ? null : `${rt("rival")}${t("colon")} ${rt("sit.rivalPlays", { n: view.rival_plays })}`,
  ];
}

function controlWords({ name, places, boosts }: NonNullable<PublicView["control"]>): string {
  const which = boosts.map((boost) => rt(`boost.${boost}`)).join(", ");
  return `${rt("control.card", { name })}${t("colon")} ${rt(`places.${places}`)}, ${which}`;
}

/** What the printed track says: squares that move on, and where a Starbot scores more. */
function squareLines({ track }: PublicView): (string | false)[] {
  const last = track.first + track.zones.length - 1;
  const zones = track.zones.flatMap((zone, i) =>
    zone === track.zones[i - 1] ? [] : [rt("sit.zone", { zone: term("zone", zone), n: track.first + i })],
  );
  return [
    rt("sit.squares", { first: track.first, last }),
    zones.join(", "),
    track.double_moves.length > 0 && rt("sit.doubles", { list: track.double_moves.join(", ") }),
    track.starbots.length > 0 &&
      rt("sit.bonuses", { list: track.starbots.map(([square, bonus]) => `${square} (+${bonus})`).join(", ") }),
  ];
}

function vehicleWords(one: FranchiseView, kind: Kind): string {
  const { square, powers, upgrade, damaged, shot, stopped } = one[kind];
  const lines = LINES.flatMap((line, i) => (powers[i] === undefined ? [] : [`${rt(`line.${line}`)} ${powers[i]}`]));
  return `${rt(`kind.${kind}`)}${t("colon")} ${[
    ...(square === null ? [] : [rt("square.n", { n: square })]),
    ...lines,
    upgrade ? upgradeWords(upgrade) : rt("upgrade.none"),
    ...(damaged ? [rt("token.damaged")] : []),
    ...(shot ? [rt("token.shot")] : []),
    ...(stopped ? [rt("token.meteor")] : []),
  ].join(", ")}`;
}

/** What would score if the race ended now. */
function standingWords({ standing }: FranchiseView): (string | false)[] {
  if (!standing) return [];
  const { zone } = standing;
  return [
    rt(standing.behind ? "cond.behind" : "cond.ahead"),
    zone !== null && rt(standing.in_zone ? "cond.zone" : "sit.zoneMissed", { zone: term("zone", zone) }),
  ];
}

function boardLines(one: FranchiseView): (string | false | null)[] {
  const figures = [
    rt("points.n", { n: one.score }),
    rt("level.n", { n: one.level }),
    rt("actions.n", { n: one.actions }),
    `${one.energy} ${rt("energy.of", { n: one.capacity })}`,
    ...one.cards.flatMap((n, i) => (n ? [rt("cards.level", { n, level: i + 1 })] : [])),
  ];
  return [
    figures.join(", "),
    one.pilot_face && `${rt("face.pilot", { n: one.pilot_card })}${t("colon")} ${faceWords(one.pilot_face)}`,
    `${rt("kind.starbot")}${t("colon")} ${faceWords(one.starbot_face)}`,
    ...KINDS.map((kind) => vehicleWords(one, kind)),
    one.line && `${rt(`line.${one.line}`)}${one.doubling ? `, ${rt("px2.word")}` : ""}`,
    BOOSTS.map((boost) =>
      rt(one.boosts.includes(boost) ? "boost.active" : "boost.idle", { boost: rt(`boost.${boost}`) }),
    ).join(", "),
    one.shielded && rt("sit.shielded"),
    ...standingWords(one),
    rt(one.px2 ? "px2.have" : "px2.spent"),
    one.hangar.length > 0 && `${rt("hangar")}${t("colon")} ${one.hangar.map(upgradeWords).join("; ")}`,
    one.workshop.length > 0 && `${rt("workshop")}${t("colon")} ${one.workshop.map(upgradeWords).join("; ")}`,
    one.keep_line && rt("do.KEEP"),
    one.ready && rt("status.ready"),
    ...one.sheets.map((sheet, i) => rt("sit.sheet", { n: i + 1, ...argsOf(sheet) })),
  ];
}

function ownLines(mine: MineView): (string | false | null)[] {
  const versions = BOOSTS.map((boost) => `${rt(`boost.${boost}`)} ${mine[boost]}`).join(", ");
  return [
    mine.hand.length ? rt("hand.label", { n: mine.hand.length }) : rt("hand.none"),
    ...mine.hand.map(cardWords),
    rt("sit.versions", { versions }),
    mine.chosen_boosts &&
      rt("sealed.boosts", {
        list: mine.chosen_boosts.map((boost) => rt(`boost.${boost}`)).join(", ") || rt("none"),
      }),
    mine.chosen_line && `${rt(`line.${mine.chosen_line}`)}${mine.chosen_px2 ? `, ${rt("px2.word")}` : ""}`,
    mine.chosen_face && term("side", mine.chosen_face),
  ];
}
