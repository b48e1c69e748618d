/** Good choices of a guided rally: which Upgrade and which Boosts are meant, and what a free move costs. */

import { describe, expect, it, vi } from "vitest";
import type { Question } from "$lib/table/table.svelte.ts";
import { BOOSTS, type Action, type CardFace, type Rally, type WheelRow } from "../model/wire.ts";
import { cardBook } from "../text/cards.svelte.ts";
import { doubles } from "./hints.ts";
import { goodName, whyGood, type Position } from "./why.ts";

const GENERATOR = { name: "G1", family: "generator" };
const at = (...market: object[]): Position =>
  ({ view: { market, franchises: [{ pilot: {}, starbot: {} }] }, mine: null, me: 0 }) as unknown as Position;
/** The wheel in a rally: as it stands, after one notch and after two. */
const WHEELS: readonly [WheelRow, WheelRow, WheelRow] = [
  { shield: 1, line: 3, planet: 2 },
  { shield: 2, line: 1, planet: 3 },
  { shield: 3, line: 2, planet: 1 },
];
const asked = (decision: string, offer: object = {}): Question<Rally> =>
  ({ decision, offer }) as unknown as Question<Rally>;

describe("a good choice", () => {
  it("tells an Upgrade by its place only among others of its family", () => {
    const buy: Action = { do: "BuyUpgrade", upgrade: "G1" };
    const name = (...market: object[]): string | undefined => goodName(asked("FranchiseShops"), buy, at(...market));
    expect(name({ name: "T1", family: "twin" }, GENERATOR)).toBe("buy Generator");
    expect(name({ name: "G2", family: "generator" }, GENERATOR)).toBe("buy Generator, number 2 from the left");
  });
  it("says which Upgrade goes on a vehicle, and which is discarded", () => {
    const equips = asked("FranchiseEquips", { installs: [{ upgrade: GENERATOR, vehicle: "starbot" }] });
    const install: Action = { do: "Install", upgrade: "G1", vehicle: "starbot" };
    expect(goodName(equips, install, at())).toBe("install Generator on the Starbot");
    const discards = asked("FranchiseDiscards", { hangar: [GENERATOR], workshop: [], surplus: 1 });
    const discard: Action = { do: "DiscardUpgrade", upgrade: "G1", store: "hangar" };
    expect(goodName(discards, discard, at())).toBe("discard Generator");
    expect(whyGood(discards, discard, at())).toContain("helps you least");
  });
  it("compares the faces of a Pilot: what is feared, or how far ahead it starts", () => {
    const steady = { side: "recto", blue: 9, green: 10, yellow: 9, hostile: ["ice"] };
    const wild = { side: "verso", blue: 8, green: 9, yellow: 12, hostile: ["ice", "toxic"] };
    const faces = asked("FranchisesChooseFace", { faces: [steady, wild] });
    const why = (side: "recto" | "verso"): string | null => whyGood(faces, { do: "ChooseFace", side }, at());
    expect(why("recto")).toMatch(/fears fewer types of planet \(ice\)/);
    expect(why("verso")).toMatch(/square 12, the other face on square 9/);
    const only = asked("FranchisesChooseFace", { faces: [wild] });
    expect(whyGood(only, { do: "ChooseFace", side: "verso" }, at())).toBeNull();
  });
  it("names the Boosts in a sentence", () => {
    const both: Action = { do: "ActivateBoosts", shield: false, line: true, planet: true };
    expect(goodName(asked("FranchisesBoost"), both, at())).toBe("activate the Line and Planet Boosts");
    expect(goodName(asked("FranchisesBoost"), { ...both, shield: true }, at())).toBe("activate all three Boosts");
  });
  it("does not count actions for a move that costs none", () => {
    const races = (price: number): Question<Rally> =>
      asked("FranchiseRaces", { actions: 4, energy: 1, cards: [{ card: "3-15", parts: [{ part: "move", price }] }] });
    const move: Action = { do: "Play", card: "3-15", part: "move" };
    expect(whyGood(races(0), move, at())).toContain("no action");
    expect(whyGood(races(1), move, at())).toContain("1 of your 4 actions");
    expect(whyGood(races(4), move, at())).toContain("your last 4 actions");
  });
  it("says of which level cards are, once there is a choice", () => {
    const buy = (level_1: number, level_2: number): Action => ({ do: "BuyCards", level_1, level_2, level_3: 0 });
    expect(goodName(asked("FranchiseBuysCards"), buy(3, 0), at())).toBe("buy 3 cards");
    expect(goodName(asked("FranchiseBuysCards"), buy(1, 4), at())).toBe("buy 1 card of level 1 and 4 cards of level 2");
  });
  it("says why a lawful Boost stays in reserve", () => {
    const rows = (["shield", "line", "planet"] as const).map((boost) => ({
      boost,
      version: 1,
      authorised: 1,
      points: 2,
    }));
    const some: Action = { do: "ActivateBoosts", shield: true, line: true, planet: false };
    const why = (action: Action): string | null => whyGood(asked("FranchisesBoost", { boosts: rows }), action, at());
    expect(why(some)).toContain("stays in reserve");
    expect(why({ ...some, planet: true })).not.toContain("stays in reserve");
  });
  it("does not promise a figure twice that an Upgrade in the hangar gives already", () => {
    const row = { name: "T1", family: "twin", blue: null, green: null, yellow: 11, energy: 3 };
    const asks = (hangar: object[]): Position =>
      ({
        view: { market: [row], franchises: [{ pilot: { powers: [] }, starbot: { powers: [] }, hangar }] },
        mine: null,
        me: 0,
      }) as unknown as Position;
    const buy: Action = { do: "BuyUpgrade", upgrade: "T1" };
    expect(whyGood(asked("FranchiseShops"), buy, asks([]))).toContain("11 instead of 0");
    expect(whyGood(asked("FranchiseShops"), buy, asks([]))).toContain("also gives 3 energy");
    expect(whyGood(asked("FranchiseShops"), buy, asks([row]))).toContain("It gives 3 energy");
  });
  it("praises an Upgrade for the vehicle that scores with it", () => {
    const row = { name: "G1", family: "generator", blue: 11, green: null, yellow: null, energy: 0 };
    const franchise = { pilot: { powers: [8, 9, 12] }, starbot: { powers: [6, 9, 7] }, hangar: [] };
    const there = { view: { market: [row], franchises: [franchise] }, mine: null, me: 0 } as unknown as Position;
    const why = whyGood(asked("FranchiseShops"), { do: "BuyUpgrade", upgrade: "G1" }, there);
    expect(why).toMatch(/^Pilot .* 11 instead of 8, once installed\.$/);
  });
  it("praises an Upgrade for a line that is open in the next race", () => {
    const row = { name: "T1", family: "twin", blue: 11, green: null, yellow: 12, energy: 0 };
    const there = (line: string, keep_line: boolean): Position => {
      const franchise = { line, keep_line, pilot: { powers: [8, 9, 7] }, starbot: { powers: [6, 9, 7] }, hangar: [] };
      return { view: { market: [row], franchises: [franchise] }, mine: null, me: 0 } as unknown as Position;
    };
    const why = (at: Position): string | null =>
      whyGood(asked("FranchiseShops"), { do: "BuyUpgrade", upgrade: "T1" }, at);
    expect(why(there("green", false))).toContain("12 instead of 7");
    expect(why(there("yellow", true))).toContain("12 instead of 7");
    expect(why(there("yellow", false))).toContain("11 instead of 8");
  });
  it("says that a Pilot still behind its Starbot must pass it", () => {
    const moves = (behind: boolean): Question<Rally> =>
      asked("FranchiseAdvances", {
        vehicles: [{ vehicle: "pilot", landings: [{ squares: 2, square: 12, standing: { behind } }] }],
      });
    const there = { view: { franchises: [{ pilot: { square: 10 }, starbot: { square: 13 } }] }, mine: null, me: 0 };
    const why = (behind: boolean): string | null =>
      whyGood(moves(behind), { do: "Advance", vehicle: "pilot", squares: 2 }, there as unknown as Position);
    expect(why(false)).toContain("must still pass the Starbot on 13");
    expect(why(true)).toContain("has behind it");
  });
  it("says that a card can turn the wheel only where more Boosts would then conform", () => {
    const [wheel, ...wheel_next] = WHEELS;
    const cards: Record<string, object> = {
      WHEEL: { effect: "WHEEL", least: 1, most: 1, cost: 1 },
      "WHEEL-2": { effect: "WHEEL", least: 2, most: 2, cost: 1 },
      "WHEEL-SPAN": { effect: "WHEEL", least: 1, most: 2, cost: 1 },
      DEAR: { effect: "WHEEL", least: 1, most: 2, cost: 3 },
      SHOT: { effect: "SHOT", least: 0, most: 0, cost: 1 },
    };
    const why = (versions: Partial<WheelRow>, ...held: readonly string[]): string | null => {
      const boosts = BOOSTS.filter((boost) => versions[boost]).map((boost) => ({
        boost,
        version: versions[boost],
        authorised: wheel[boost],
        points: 2,
      }));
      const hand = held.map((card, i) => ({ name: `1-0${String(i + 1)}`, options: [cards[card]] }));
      const there = { view: { wheel, wheel_next, franchises: [{ energy: 2 }] }, mine: { hand }, me: 0 };
      const laid = { shield: "shield" in versions, line: "line" in versions, planet: "planet" in versions };
      const lay: Action = { do: "ActivateBoosts", ...laid };
      return whyGood(asked("FranchisesBoost", { boosts }), lay, there as unknown as Position);
    };
    // Line: 3 now, 1 after a notch, 2 after two.
    expect(why({ line: 1 }, "WHEEL")).toMatch(/card 1-\u206001 can turn it/);
    expect(why({ line: 2 }, "WHEEL")).toContain("risk of a control");
    expect(why({ line: 2 }, "WHEEL", "WHEEL-2")).toMatch(/card 1-\u206002 can turn it/);
    expect(why({ line: 2 }, "WHEEL-SPAN")).toContain("can turn it");
    expect(why({ line: 1 }, "DEAR")).toContain("risk of a control");
    expect(why({ line: 1 }, "SHOT")).toContain("risk of a control");
    // One conforms now and no more after a notch: the shield takes the place of the line.
    expect(why({ shield: 2, line: 3 }, "WHEEL")).toContain("risk of a control");
    expect(why({ shield: 2, line: 1 }, "WHEEL")).toContain("can turn it");
  });
  describe("a turn of the wheel", () => {
    const [wheel, ...next] = WHEELS;
    const turns = next.map((row, i) => ({ notches: i + 1, wheel: row }));
    const why = (notches: number, mine: Partial<WheelRow>): string | null => {
      const boosts = BOOSTS.filter((boost) => mine[boost]);
      const there = { view: { wheel, franchises: [{ boosts }] }, mine, me: 0 } as unknown as Position;
      return whyGood(asked("FranchiseTurnsWheel", { turns }), { do: "TurnWheel", notches }, there);
    };
    const NEUTRAL = "From now on other versions are authorised.";
    it("is good where more of the own Boosts conform than after another", () => {
      // One notch: shield 2, line 1, planet 3. Two: shield 3, line 2, planet 1.
      expect(why(1, { line: 1, planet: 2 })).toBe("Then 1 of your 2 active Boosts conforms.");
      expect(why(2, { shield: 3, line: 2, planet: 3 })).toBe("Then 2 of your 3 active Boosts conform.");
      expect(why(1, { line: 1 })).toBe("Then your active Boost conforms.");
    });
    it("is good where both gain something", () => {
      expect(why(1, { line: 1, planet: 1 })).toBe("Then 1 of your 2 active Boosts conforms.");
    });
    it("is not praised where none conforms, or more would after another", () => {
      expect(why(1, { line: 3, planet: 2 })).toBe(NEUTRAL);
      expect(why(2, { line: 1 })).toBe(NEUTRAL);
      expect(why(1, { shield: 3, line: 2, planet: 3 })).toBe(NEUTRAL);
      expect(why(1, {})).toBe(NEUTRAL);
    });
    it("is not praised where all do the same", () => {
      expect(why(1, { shield: 2, line: 2, planet: 2 })).toBe(NEUTRAL);
    });
  });
  it("says that a control of a Boost that conforms costs nothing", () => {
    const card = { name: "1-14", options: [{ effect: "CONTROL", boost: "shield" }] } as unknown as CardFace;
    vi.spyOn(cardBook, "face").mockReturnValue(card);
    const attacked = asked("TargetsAnswer", { card: "1-14", part: "first", energy: 5 });
    const why = (shield: number): string | null => {
      const there = { view: { wheel: { shield: 2 }, franchises: [{}] }, mine: { shield }, me: 0 };
      return whyGood(attacked, { do: "Pass" }, there as unknown as Position);
    };
    expect(why(2)).toContain("conforms");
    expect(why(3)).not.toContain("conforms");
  });
  it("speaks of the Pilot ×2 token only where a line takes it", () => {
    const picks = (refusal: object | null): Question<Rally> =>
      asked("FranchisesPickLine", { picks: [{ line: "blue", px2: true, refusal }] });
    expect(doubles(picks(null))).toBe(true);
    expect(doubles(picks({ rule: "CM-114" }))).toBe(false);
    const standing = { behind: true };
    const plain = { line: "green", px2: false, pilot: 10, starbot: 8, standing, refusal: null };
    const double = { line: "green", px2: true, pilot: 20, starbot: 8, standing, refusal: null };
    const pick = (...rows: object[]): string | null =>
      whyGood(asked("FranchisesPickLine", { picks: rows }), { do: "PickLine", line: "green", px2: false }, at());
    expect(pick(plain, double)).toContain("You keep the Pilot ×2 token");
    expect(pick(plain)).not.toContain("token");
  });
  it("says that the Pilot must pass a Starbot that an Upgrade puts ahead of it", () => {
    const upgrade = { name: "O1", family: "overdrive", blue: 16, green: null, yellow: null, energy: 0 };
    const there = (pilot: number): Position =>
      ({
        view: {
          market: [],
          franchises: [{ pilot: { powers: [pilot, pilot, pilot] }, starbot: { powers: [6, 6, 6] } }],
        },
        mine: null,
        me: 0,
      }) as unknown as Position;
    const installs = asked("FranchiseEquips", { installs: [{ upgrade, vehicle: "starbot" }] });
    const install: Action = { do: "Install", upgrade: "O1", vehicle: "starbot" };
    expect(whyGood(installs, install, there(12))).toContain("must pass it");
    expect(whyGood(installs, install, there(17))).not.toContain("must pass it");
  });
});
