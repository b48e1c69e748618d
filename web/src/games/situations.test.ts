/**
 * The situation in words is complete: whatever is changed in a view changes the words, in positions of all games
 * (tests/vectors/views.json). What the words leave out is listed here, with where else a reader finds it.
 */

import { describe, expect, it } from "vitest";
import samples from "../../../tests/vectors/views.json";
import type { Chapter } from "$lib/kit/messages/situation.ts";
import { situationOf as rally } from "./celerium/table/situation.ts";
import { pictureOf as voyagePicture, rest as voyageRest } from "./celestia/film/picture.ts";
import { situationOf as voyage } from "./celestia/table/situation.ts";
import { stillOf } from "./galaxy_trucker/film/picture.ts";
import { Box } from "./galaxy_trucker/model/box.ts";
import { situationOf as flight } from "./galaxy_trucker/table/situation.ts";
import { pictureOf as racePicture, rest as raceRest } from "./memoracers/film/picture.ts";
import { situationOf as race } from "./memoracers/table/situation.ts";
import { shipsOf } from "./memoracers/table/status.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
interface Position {
  readonly public: Json;
  readonly mine: Json;
}

const names = ["Ada", "Brice", "Chlo\u00e9"];
const me = 0;
/** Known to be what each game sends: the file is written by the engine. */
const as = <T>(value: unknown): T => value as T;
const box = new Box(as(samples["galaxy-trucker"].preview));
const TELL: Readonly<Record<keyof typeof samples, (position: Position) => Chapter[]>> = {
  memoracers: ({ public: seen, mine }) => {
    const view = as<Parameters<typeof raceRest>[0]>(seen);
    const picture = racePicture({ view, emphasis: raceRest(view, null), event: null });
    const { shields, totals } = view;
    return race(picture, shipsOf(picture, names), { names, me, shields, totals, mine: as(mine) });
  },
  celestia: ({ public: seen, mine }) => {
    const view = as<Parameters<typeof voyageRest>[0]>(seen);
    return voyage(voyagePicture({ view, emphasis: voyageRest(view, null), event: null }), {
      names,
      me,
      mine: as(mine),
    });
  },
  celerium: ({ public: seen, mine }) => rally(as(seen), { names, me, mine: as(mine) }),
  "galaxy-trucker": ({ public: seen, mine }) => flight(stillOf(as(seen)), { box, names, me, mine: as(mine) }),
};

const HOUSE = "a tag for rules of our own: the rules say it";
const COLOUR = "the seat has a name";
const CODES = "codes that are not shown on the board either";
const MOST_TRIES = 60;
/** Fields that the chapters leave out, and where a reader finds them. */
const ELSEWHERE: Readonly<Record<keyof typeof samples, Readonly<Record<string, string>>>> = {
  memoracers: {
    "public.circuit": CODES,
    "public.circuit.*": CODES,
    "public.race": "the chapter of standings, in a championship",
    "public.totals": "none of the samples is a championship",
  },
  celestia: {
    "public.cities.*.house": HOUSE,
    "public.seats.*.colours": COLOUR,
    "public.seats.*.colours.*": COLOUR,
    "public.seats.*.got_off": "who is ashore is the status of the seat",
    "public.seats.*.spent": "only with a character",
    "public.seats.*.treasures": "cities without a treasure are left out",
    "public.used_spyglasses": "cities without a spyglass are left out",
  },
  celerium: {
    "mine.chosen_px2": "said with the line, as soon as one is chosen",
    "mine.hand.*.energy": "each option has its price",
    "mine.hand.*.house": HOUSE,
    "mine.hand.*.options.*.least": "options of these cards leave no choice",
    "mine.hand.*.options.*.most": "options of these cards leave no choice",
    "public.first_to_last": "an option of the set-up: who is first is said",
    "public.franchises.*.hangar.*.copies": CODES,
    "public.franchises.*.hangar.*.house": HOUSE,
    "public.franchises.*.hangar.*.name": CODES,
    "public.franchises.*.pilot.upgrade.copies": CODES,
    "public.franchises.*.pilot.upgrade.house": HOUSE,
    "public.franchises.*.pilot.upgrade.name": CODES,
    "public.franchises.*.pilot_face.card": "the number of the card stands beside it (pilot_card)",
    "public.franchises.*.pilot_face.house": HOUSE,
    "public.franchises.*.rival": "its name",
    "public.franchises.*.standing.in_zone": "only in expert races, which have a zone",
    "public.franchises.*.standing.missed": "follows from the conditions, which are said",
    "public.franchises.*.starbot.upgrade.copies": CODES,
    "public.franchises.*.starbot.upgrade.house": HOUSE,
    "public.franchises.*.starbot.upgrade.name": CODES,
    "public.franchises.*.starbot_face.colour": COLOUR,
    "public.franchises.*.starbot_face.house": HOUSE,
    "public.laid.*.card.energy": "each option has its price",
    "public.laid.*.card.house": HOUSE,
    "public.laid.*.card.options.*.boost": "in the words of the effect",
    "public.laid.*.card.options.*.line": "in the words of the effect",
    "public.market.*.copies": CODES,
    "public.market.*.house": HOUSE,
    "public.market.*.name": CODES,
    "public.planet.house": HOUSE,
    "public.upgrades_gone.*": CODES,
  },
  "galaxy-trucker": {
    "public.boxed": "taken out unseen before the game; nobody can count them",
    "public.ships.*.figures.components": "every component is in its row",
    "public.ships.*.figures.humans": "everybody aboard is in the row of a cabin",
    "public.ships.*.loose": "the question says what can still be moved",
  },
};

type Path = readonly (string | number)[];
/** Every leaf of a value, and every list by its length. */
function leaves(value: Json, path: Path = []): Path[] {
  if (value === null) return [];
  if (Array.isArray(value)) return [path, ...value.flatMap((one: Json, i) => leaves(one, [...path, i]))];
  if (typeof value === "object") return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
  return [path];
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((found, step) => as<Record<string | number, Json>>(found)[step] ?? null, value);
}

function changed(value: Json, [step, ...rest]: Path, to: Json): Json {
  if (step === undefined) return to;
  if (Array.isArray(value)) return value.map((one: Json, i) => (i === step ? changed(one, rest, to) : one));
  return {
    ...as<Record<string, Json>>(value),
    [step]: changed(as<Record<string, Json>>(value)[step] ?? null, rest, to),
  };
}

/** The name of a field: which of several things it belongs to does not matter. */
const field = (path: Path): string => path.map((step) => (typeof step === "number" ? "*" : step)).join(".");

/** Other values that a leaf could have: words are taken from where the same field stands in another place. */
function others(value: Json, words: ReadonlySet<string>): Json[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, ...(value > 0 ? [value - 1] : [])];
  if (typeof value === "string") return [...words].filter((word) => word !== value).slice(0, 3);
  return Array.isArray(value) && value.length ? [value.slice(0, -1)] : [];
}

function told(tell: (position: Position) => Chapter[], position: Position): string {
  try {
    return JSON.stringify(tell(position));
  } catch {
    return "looked up, and not found";
  }
}

describe.each(Object.keys(samples) as (keyof typeof samples)[])("%s in words", (game) => {
  const positions = as<readonly Position[]>(samples[game].positions);
  const words = new Map<string, Set<string>>();
  for (const position of positions)
    for (const path of leaves(as<Json>(position))) {
      const value = at(as<Json>(position), path);
      if (typeof value === "string") words.set(field(path), (words.get(field(path)) ?? new Set()).add(value));
    }
  it("says every field of the view", () => {
    const said = new Set<string>();
    const met = new Map<string, number>();
    for (const position of positions) {
      const before = told(TELL[game], position);
      for (const path of leaves(as<Json>(position)).filter((one) => !said.has(field(one))))
        for (const to of others(at(as<Json>(position), path), words.get(field(path)) ?? new Set())) {
          const tries = met.get(field(path)) ?? 0;
          if (tries > MOST_TRIES) break;
          met.set(field(path), tries + 1);
          if (told(TELL[game], as(changed(as<Json>(position), path, to))) !== before) said.add(field(path));
        }
    }
    expect([...met.keys()].filter((one) => !said.has(one)).sort()).toEqual(Object.keys(ELSEWHERE[game]).sort());
  });
});
