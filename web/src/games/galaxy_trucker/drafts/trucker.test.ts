/** An answer in the making follows its question while that is open. */

import { describe, expect, it } from "vitest";
import type { Action, Question } from "../model/trucking.ts";
import type { MineView, PublicView } from "../model/wire.ts";
import { TruckerDraft } from "./trucker.svelte.ts";

const asks = (decision: string, offer: object): Question =>
  ({ decision, offer, key: "0/0/1/0", number: 1, question: 0, rules: [] }) as Question;
const turns = [0, 1, 2, 3].map((n) => ({ turns: n, refusal: null, mistakes: [], sides: [] }));
const yard = (...squares: number[]): object => ({
  component: null,
  loose: null,
  squares: squares.map((square) => ({ square, turns })),
});

function draft(open: () => Question, hand: string | null = null): { made: TruckerDraft; sent: Action[] } {
  const sent: Action[] = [];
  const table = {
    me: 0,
    view: { ships: [{ components: [] }] } as unknown as PublicView,
    mine: { hand } as MineView,
    send: (action: Action) => Promise.resolve(sent.push(action) > 0),
    order: () => Promise.resolve(true),
  };
  return { made: new TruckerDraft(open, table, { worth: (goods) => goods.length }), sent };
}

describe("an answer", () => {
  it("keeps what is in hand and how it is held, while what is offered changes", () => {
    let now = asks("TruckersBuild", yard(48));
    const { made, sent } = draft(() => now, "B001");
    made.yard!.turn();
    made.yard!.target = 48;
    now = asks("TruckersBuild", yard(48, 49));
    expect([made.yard!.active, made.yard!.offer.squares.length]).toEqual(["B001", 2]);
    made.send(made.yard!.action!);
    expect(sent).toEqual([{ do: "Place", square: 48, turns: 1 }]);
    now = asks("TruckersBuild", yard());
    expect(made.yard!.action).toBe(null);
  });
  it("has only what its question asks for", () => {
    const parts = ({ yard, stow, module: { mount, arrangement } }: TruckerDraft): boolean[] =>
      [yard, stow, mount, arrangement].map(Boolean);
    const stowing = asks("TruckerStows", { goods: [], holds: [], best: [] });
    const charging = asks("TruckerCharges", { cells: 1, batteries: [], proposed: [] });
    const mounting = asks("TruckerMounts", { component: "E25", squares: [] });
    const made = [asks("TruckerBuilds", yard()), stowing, mounting, charging].map((one) =>
      parts(draft(() => one).made),
    );
    expect(made).toEqual([
      [true, false, false, false],
      [false, true, false, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
  });
  it("switches no double on at first, whatever kinds there are", () => {
    const choices = [{ doubles: [0, 0], strength: 2, price: 0, refusal: null }];
    expect(draft(() => asks("TruckerDeclares", { choices })).made.powered).toEqual([0, 0]);
    expect(draft(() => asks("TruckerLands", { planets: [] })).made.powered).toEqual([]);
  });
});
