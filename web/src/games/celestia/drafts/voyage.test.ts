/** The answer to a question of Celestia while it is being made. */

import type { Question } from "$lib/table/table.svelte.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Action, Card, Voyage } from "../model/wire.ts";
import { VoyageDraft } from "./voyage.svelte.ts";

const HAND: readonly Card[] = ["cannon", "help-cannon", "help-compass"];
const bonus = { decision: "PlayersChooseBonus", offer: { cards: HAND, treasures: [] } };
const declares = { decision: "CaptainDeclares", offer: {} };

describe("a draft", () => {
  let sent: Action[] = [];
  const draftOf = (question: object | null): VoyageDraft =>
    new VoyageDraft(() => question as Question<Voyage> | null, {
      send: (action) => sent.push(action),
      hand: () => HAND,
      beat: () => 1000,
    });
  beforeEach(() => {
    sent = [];
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it("picks cards where they are asked for, and names them in the order of the card table", () => {
    const draft = draftOf(bonus);
    draft.touch(2, "help-compass");
    draft.touch(0, "cannon");
    expect(new Set(draft.cards)).toEqual(new Set(["cannon", "help-compass"]));
    draft.touch(2, "help-compass");
    expect(draft.cards).toEqual(["cannon"]);
  });

  it("only reads a card where nothing is asked, and sends nothing", () => {
    const draft = draftOf(null);
    draft.touch(0, "cannon");
    draft.send({ do: "Pass" });
    expect([draft.looked, draft.picked, sent]).toEqual(["cannon", [], []]);
  });

  it("says a captain's word at the beat, whenever it was chosen", () => {
    const draft = draftOf(declares);
    vi.advanceTimersByTime(400);
    draft.sendAtBeat({ do: "DeclareCrash" });
    vi.advanceTimersByTime(599);
    expect([draft.pending, sent]).toEqual([true, []]);
    vi.advanceTimersByTime(1);
    expect([draft.pending, sent]).toEqual([false, [{ do: "DeclareCrash" }]]);
  });

  it("takes a word back when another question comes first", () => {
    const draft = draftOf(declares);
    draft.sendAtBeat({ do: "DeclareCrash" });
    draft.stop();
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
  });
});
