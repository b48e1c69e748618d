/** What components are, by their kind, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { halves, kindWord, term, word } from "./describe.ts";
import { gt, type TruckerText } from "./index.ts";
import { introductory } from "../model/introductory.ts";
import type { Good, Kind, PublicView } from "../model/wire.ts";

/** What each kind does for a ship, its rule, and what is said in an introductory flight: the first row that fits. */
const USES: readonly (readonly [RegExp, TruckerText, string, TruckerText?])[] = [
  [/^engine_cannon$/, "about.engineCannon", "GB-052"],
  [/^engine_double$/, "about.engineDouble", "GB-088"],
  [/^engine/, "why.engine", "GB-052", "why.engineFirst"],
  [/^cannon_double$/, "about.cannonDouble", "GB-088"],
  [/^cannon_booster$/, "about.cannonBooster", "GX-102"],
  [/^cannon_bidirectional$/, "about.bidirectional", "GX-107"],
  [/^cannon/, "why.cannon", "GB-054"],
  [/^battery_hold$/, "about.batteryHold", "GB-066"],
  [/^battery/, "why.battery", "GB-066"],
  [/^luxury_cabin$/, "about.luxury", "GX-059"],
  [/cabin$/, "why.cabin", "GB-068", "why.cabinFirst"],
  [/^special_hold$/, "about.specialHold", "GB-124"],
  [/hold$/, "why.hold", "GB-124"],
  [/^shield_booster$/, "about.shieldBooster", "GX-047"],
  [/^shield/, "why.shield", "GB-101"],
  [/^life_support/, "about.lifeSupport", "GB-068", "why.supportFirst"],
  [/^stasis_chamber$/, "about.stasis", "GX-061"],
  [/^accelerator$/, "about.accelerator", "GX-119"],
  [/^furnace$/, "about.furnace", "GX-140"],
  [/^plating$/, "about.plating", "GX-448"],
  [/^structural$/, "why.structural", "GB-055"],
];

/** What an introductory flight spares a ship: no aliens, and nobody leaves it. */
const INTRO_RULE = "GB-183";

/** What a component of a kind does for a ship, with its rule; null for a kind that is not known. */
function useRow(kind: string, intro: boolean): readonly [TruckerText, string] | null {
  const row = USES.find(([kinds]) => kinds.test(kind));
  if (!row) return null;
  const [, use, rule, first] = row;
  return intro && first ? [first, INTRO_RULE] : [use, rule];
}

/** What a component of a kind does for a ship. */
export function useOf(kind: Kind, intro: boolean): string {
  return gt(useRow(kind, intro)?.[0] ?? "why.structural");
}

/** Adventure cards of the base game, each with its rule. */
const FAMILIES = {
  slavers: "GB-147",
  smugglers: "GB-146",
  pirates: "GB-148",
  stardust: "GB-152",
  epidemic: "GB-153",
  sabotage: "GB-162",
  open_space: "GB-150",
  meteor_swarm: "GB-149",
  planets: "GB-133",
  combat_zone: "GB-155",
  abandoned_ship: "GB-137",
  abandoned_station: "GB-139",
} as const;
const GOODS: readonly Good[] = ["red", "yellow", "green", "blue"];

/** What the table shows while a piece is asked about. */
export interface At {
  readonly view: PublicView;
  readonly names: readonly string[];
  /** What a good sells for. */
  worth(good: Good): number;
}

/** A piece by its key: `kind:cabin`, `family:slavers`, `good:red`, `specialist:lawyer`, `road:…`, `seat:1`. */
export function about(key: string, at: At): About | null {
  const [table, value = ""] = key.split(":");
  switch (table) {
    case "kind": {
      const found = useRow(value, introductory(at.view));
      return found
        ? { name: kindWord(value as Kind), kind: gt("about.component"), effect: gt(found[0]), rule: found[1] }
        : null;
    }
    case "family": {
      if (!(value in FAMILIES)) return null;
      const family = value as keyof typeof FAMILIES;
      const spared = family === "open_space" && introductory(at.view);
      return {
        name: word("family", family),
        kind: gt("about.card"),
        effect: gt(spared ? "about.card.open_space.intro" : `about.card.${family}`),
        rule: spared ? INTRO_RULE : FAMILIES[family],
      };
    }
    case "good": {
      const good = GOODS.find((one) => one === value);
      const effect = gt(good === "red" ? "about.good.red" : "about.good.text", { n: good ? at.worth(good) : 0 });
      return good ? { name: word("good", good), kind: gt("about.good"), effect, rule: "GB-124" } : null;
    }
    case "specialist":
      return { name: term("specialist", value), kind: gt("specialists"), effect: word("specialist-line", value) };
    case "road":
      return { name: term("road", value), kind: gt("setup.roads"), effect: word("road-line", value) };
    case "seat":
      return aboutSeat(Number(value), at);
    default:
      return null;
  }
}

function aboutSeat(seat: number, { view, names }: At): About | null {
  const ship = view.ships[seat];
  if (!ship) return null;
  const { engines, cannon_halves, crew, cells, exposed } = ship.figures;
  const facts = { credits: ship.credits, engines, cannons: halves(cannon_halves), crew, cells, exposed };
  return {
    name: names[seat] ?? "",
    kind: gt("about.seat"),
    effect: gt(view.phase === "flight" ? "about.seat.flight" : "about.seat.yard", {
      ...facts,
      n: ship.components.length,
    }),
    rule: "GB-173",
  };
}
