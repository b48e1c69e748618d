/** A voyage at its start, for tests: change what a test is about. */

import type { PublicView, SeatView } from "./wire.ts";

export function seat(change: Partial<SeatView> = {}): SeatView {
  return {
    colours: ["red"],
    character: null,
    spent: false,
    pawns: 1,
    hand: 6,
    treasures: [0, 0],
    announced: null,
    got_off: false,
    help: 0,
    token: false,
    gift: null,
    ready: false,
    revealed: null,
    help_left: null,
    ...change,
  };
}

export function view(change: Partial<PublicView> = {}): PublicView {
  return {
    modules: [],
    goal: 50,
    voyage: 1,
    seats: [seat(), seat()],
    captain: 0,
    pilot: null,
    lifeboat: null,
    lifeboat_card: null,
    vessel: "aircraft",
    cities: [
      { value: 1, more: true, dice: 0, left: 9, house: false },
      { value: 2, more: true, dice: 2, left: 9, house: false },
    ],
    aircraft: { spot: "city", city: 1 },
    target: { spot: "city", city: 2 },
    dice: [],
    pirates_ignored: false,
    needs: [],
    word: null,
    laid: [],
    help: [],
    shown: [],
    moored: false,
    deck: 60,
    discard: [],
    used_spyglasses: [],
    gifts: [],
    revealed_gifts: null,
    lit: false,
    reason: null,
    ...change,
  };
}
