/** A small rally for tests: two franchises in a race. */

import type { FranchiseView, PublicView, VehicleView } from "./wire.ts";

const vehicle = (square: number): VehicleView => ({
  square,
  powers: [9, 9, 9],
  upgrade: null,
  damaged: false,
  shot: false,
  stopped: false,
});

export function sampleFranchise(change: Partial<FranchiseView> = {}): FranchiseView {
  return {
    rival: false,
    pilot_card: 1,
    pilot_face: null,
    starbot_face: { colour: "red", blue: 6, green: 9, yellow: 7, house: true },
    score: 0,
    level: 1,
    actions: 8,
    energy: 2,
    capacity: 2,
    pilot: vehicle(12),
    starbot: vehicle(8),
    line: "blue",
    px2: true,
    doubling: false,
    boosts: [],
    shielded: false,
    hangar: [],
    workshop: [],
    cards: [0, 0, 0],
    keep_line: false,
    ready: false,
    sheets: [],
    standing: { behind: true, zone: null, in_zone: true, missed: 0 },
    ...change,
  };
}

export function sampleView(change: Partial<PublicView> = {}): PublicView {
  return {
    modules: [],
    first_to_last: false,
    difficulty: "normal",
    round: 1,
    races: 6,
    first: 0,
    order: [0, 1],
    passes: 0,
    planet: { name: "Dunéa", type: "desert", blue: -2, green: 2, yellow: 0, house: true },
    planets_seen: [],
    track: {
      first: 4,
      zones: Array.from({ length: 25 }, () => "grey" as const),
      double_moves: [6, 10],
      starbots: [[8, 1]],
    },
    wheel: { shield: 1, line: 3, planet: 2 },
    wheel_next: [],
    market: [],
    market_order: [1, 0],
    first_at_market: null,
    last_at_market: null,
    upgrades_left: 24,
    upgrades_gone: [],
    decks: [],
    laid: [],
    meteors: [],
    supply: { meteors: 3, shots: 3, workshop: 3, keep_line: 2 },
    control: null,
    controls_seen: [],
    rival_plays: null,
    result: null,
    franchises: [
      sampleFranchise(),
      sampleFranchise({
        starbot_face: { colour: "blue", blue: 9, green: 6, yellow: 7, house: true },
        pilot: vehicle(14),
        starbot: vehicle(14),
      }),
    ],
    ...change,
  };
}
