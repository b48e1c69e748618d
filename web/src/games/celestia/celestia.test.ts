/** What the page of Celestia makes of what it is told: hands, windows, pictures, set-up, drawings. */

import { describe, expect, it, vi } from "vitest";
import catalogue from "../../../../docs/rules/celestia.md?raw";
import { stopsOf } from "./board/geometry.ts";
import { cardLook } from "./draw/symbols.ts";
import { skylineOf } from "./draw/skylines.ts";
import { dueHints, GUIDE_MODULES, guideOf, GUIDES, HINT_RULES, hintIds, nextHint, type Moment } from "./guide/hints.ts";
import { Count, pieces } from "./over/count.svelte.ts";
import { curveOf, type Row } from "./over/rows.ts";
import { DRAWINGS, drawingLabel } from "./rules/drawings.ts";
import { pairs, RULES, told, withModule } from "./setup/choices.ts";
import { VoyageDirector } from "./film/director.ts";
import { fan, sorted } from "./film/hand.ts";
import { opening } from "$lib/table/film.svelte.ts";
import { pictureOf } from "./film/picture.ts";
import { heardAs } from "./table/phrases.svelte.ts";
import { couldAct, idle } from "./model/windows.ts";
import { en } from "./text/en.ts";
import { CARDS, type ReactionOffer } from "./model/wire.ts";

import { view } from "./model/samples.ts";
const NO = { rule: "CS-063", key: "only-aboard", args: {} };
const nothing: ReactionOffer = { cards: [], lifeboats: [], spyglasses: [], power: null, help: [], help_refusal: null };

describe("a hand", () => {
  it("is sorted by symbol, so that what covers one event stands together", () => {
    expect(
      sorted(["turbo", "help-cannon", "cannon", "jetpack", "help-compass", "compass", "improved-compass"]),
    ).toEqual(["compass", "improved-compass", "help-compass", "cannon", "help-cannon", "turbo", "jetpack"]);
  });
  it("stands in a fan with those that are alike close together, and never wider than its place", () => {
    expect(fan(["compass", "compass", "cannon"], 600, 96, 76, 32)).toEqual([0, 32, 108]);
    const narrow = fan(["compass", "foghorn", "cannon", "turbo"], 210, 96, 76, 32);
    expect(narrow.at(-1)).toBeCloseTo(210 - 96);
    expect(fan([], 200, 96, 76, 32)).toEqual([]);
  });
  it("tells every card apart by symbol, corner or mark", () => {
    const looks = CARDS.map((card) => Object.values(cardLook(card)).join(" "));
    expect(new Set(looks).size).toBe(CARDS.length);
  });
});

describe("a window", () => {
  it("matters where something in it is not refused", () => {
    expect(couldAct(nothing)).toBe(false);
    expect(couldAct({ ...nothing, cards: [{ card: "jetpack", refusal: NO }] })).toBe(false);
    expect(couldAct({ ...nothing, cards: [{ card: "jetpack", refusal: null }] })).toBe(true);
    expect(couldAct({ ...nothing, help: ["help-cannon"], help_refusal: NO })).toBe(false);
    expect(couldAct({ ...nothing, help: ["help-cannon"] })).toBe(true);
    expect(couldAct({ ...nothing, power: { colour: "red", refusal: null } })).toBe(true);
    expect(couldAct({ ...nothing, spyglasses: [{ city: 4, refusal: null }] })).toBe(true);
  });
});

it("hears its phrases in the language of the page, and leaves other words as they are", () => {
  expect(heardAs("Descends !")).toBe("Jump!");
  expect(heardAs("Trust me")).toBe("Trust me");
  expect(heardAs("Trust nobody")).toBe("Trust nobody");
});

it("asks nobody for an Instructor who has none", () => {
  const prompt = (instructor: unknown) =>
    ({ decision: "DrawerMayInstruct", number: 3, rules: [], offer: { city: 4, count: 5, instructor } }) as never;
  expect(idle(prompt({ rule: "CS-392", key: "not-in-hand", args: {} }))).toBe(true);
  expect(idle(prompt(null))).toBe(false);
  expect(idle(null)).toBe(false);
});

describe("the final count", () => {
  const row = (change: Partial<Row>): Row => ({
    seat: 0,
    look: "red",
    name: "Ada",
    rank: 1,
    me: false,
    score: 0,
    treasures: [],
    token: false,
    gift: null,
    help: [],
    lines: [],
    ...change,
  });
  it("adds every piece and ends on the engine's score", () => {
    const rich = row({
      score: 4 + 2 + 25 + 6 - 4,
      treasures: [
        { city: 4, points: 4, spyglass: false },
        { city: 1, points: 2, spyglass: true },
      ],
      token: true,
      gift: { city: 6, points: 6, spyglass: false },
      help: ["help-cannon", "help-compass"],
      lines: [
        { key: "score-boscalumia", value: 25 },
        { key: "score-help", value: -4 },
      ],
    });
    expect(pieces(rich)).toEqual([4, 2, 25, 6, -2, -2]);
    expect(pieces(rich).reduce((sum, points) => sum + points, 0)).toBe(rich.score);
  });
  it("turns up the lowest row first, one piece at a time, and can be hurried", () => {
    vi.useFakeTimers();
    const treasure = { city: 4, points: 4, spyglass: false };
    const first = row({ seat: 0, score: 8, treasures: [treasure, treasure] });
    const last = row({ seat: 1, rank: 2, score: 4, treasures: [treasure] });
    const count = new Count([first, last]);
    expect([count.score(first), count.score(last)]).toEqual([0, 0]);
    vi.advanceTimersToNextTimer();
    expect([count.score(first), count.score(last), count.done]).toEqual([0, 4, false]);
    count.finish();
    expect([count.score(first), count.done, vi.getTimerCount()]).toEqual([8, true, 0]);
    vi.useRealTimers();
  });
});

describe("hints of a first voyage", () => {
  const at = (change: Partial<Moment>, from = view()): Moment => ({
    picture: pictureOf(opening(new VoyageDirector(), from)),
    me: 1,
    decision: null,
    playing: false,
    treasures: 0,
    hand: [],
    ...change,
  });
  const dueHint = (moment: Moment, read: readonly string[]) => nextHint(dueHints(moment), read, null)?.id ?? null;
  it("open with the goal, then come in their moment, one after the other, and never while something is shown", () => {
    const first = ["goal", "dice", "announce"];
    expect(dueHint(at({ decision: "PassengerAnnounces" }), [])).toBe("goal");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), ["goal"])).toBe("dice");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), ["goal", "dice"])).toBe("announce");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), first)).toBeNull();
    expect(dueHint(at({ decision: "CaptainDeclares" }), ["goal"])).toBe("captain");
    expect(dueHint(at({ decision: "CaptainDeclares", hand: ["turbo"] }), ["goal", "captain"])).toBe("turbo");
    expect(dueHint(at({ decision: "PassengerAnnounces" }, view({ voyage: 2 })), first)).toBe("helm");
    const onward = view({ aircraft: { spot: "city", city: 2 } });
    expect(dueHint(at({ decision: "PassengerAnnounces" }, onward), first)).toBe("helm");
    expect(dueHint(at({ decision: "CaptainDeclares", playing: true }), [])).toBeNull();
  });
  it("of an extension speak of what is new in it, of a card in hand when it is of use", () => {
    const helped = view({ modules: ["ext1"] });
    expect(guideOf(helped)).toBe("ext1");
    expect(dueHint(at({ decision: "PassengerAnnounces" }, helped), [])).toBe("character");
    expect(dueHint(at({ decision: "PassengerAnnounces" }, helped), ["character"])).toBeNull();
    const read = ["character", "crash"];
    expect(dueHint(at({ decision: "PassengerAnnounces", hand: ["help-cannon"] }, helped), read)).toBeNull();
    expect(dueHint(at({ decision: "PlayersAfterCrash", hand: ["help-cannon"] }, helped), read)).toBe("help");
    expect(dueHint(at({ decision: "PlayersAfterCrash", hand: ["bandit"] }, helped), read)).toBeNull();
    expect(dueHint(at({ decision: "PlayersBeforeRoll", hand: ["bandit"] }, helped), read)).toBe("bandit");
    expect(dueHint(at({}, view({ modules: ["ext2"], pilot: 0 })), [])).toBe("rowed");
    for (const guide of GUIDES) {
      expect(guideOf({ modules: GUIDE_MODULES[guide] })).toBe(guide);
      for (const id of hintIds(guide)) expect(catalogue).toContain(`**${HINT_RULES[id]}**`);
    }
  });
});

describe("the set-up", () => {
  const seats = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id, kind: "bot" as const, name: "", bot: "easy" }));
  it("asks for the variant of two only where there are two", () => {
    expect(RULES.options(RULES.fresh(), seats(2))).toMatchObject({ two: true, colours: [] });
    expect(RULES.options(RULES.fresh(), seats(4))).toMatchObject({
      two: null,
      colours: ["red", "blue", "green", "yellow"],
    });
    expect(pairs(RULES.fresh(), seats(3))).toBe(false);
  });
  it("reads what was kept and drops what is no module", () => {
    expect(RULES.read({ modules: ["ext2", "moon"], two: false })).toMatchObject({
      modules: ["ext2"],
      two: false,
      powers: true,
    });
    expect(withModule(["ext2"], "ext1", true)).toEqual(["ext1", "ext2"]);
    expect(withModule(["ext1", "ext2"], "ext1", false)).toEqual(["ext2"]);
  });
  it("finds the rule in the server's sentence and says it in the language of the page", () => {
    const trouble = told({ field: "modules", message: "'ext2' does not go (CS-420); set 'two' to false", rule: null });
    expect(trouble).toMatchObject({ rule: "CS-420", message: en["setup.no.CS-420"] });
  });
});

it("draws every chapter that the catalogue names a drawing for, and says it in words", () => {
  const named = [...catalogue.matchAll(/<!-- drawing: ([\w-]+) -->/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(Object.keys(DRAWINGS).sort()).toEqual(named.sort());
  for (const name of named) expect(en[drawingLabel(name) as keyof typeof en]).toBeTruthy();
});

it("gives cities of a table of one's own a place and a silhouette", () => {
  expect(stopsOf(5, 0, 1).map(({ x }) => x)).toEqual([...stopsOf(5, 0, 1).map(({ x }) => x)].sort((a, b) => a - b));
  expect(skylineOf(7, 2)).toBe(4);
  expect(skylineOf(25, 0)).toBe(25);
});

it("draws points by voyage and ends on the score", () => {
  const step = (voyage: number, points: number) => ({ public: view({ voyage }), mine: { "0": { points } } });
  const replay = { steps: [step(1, 0), step(1, 4), step(2, 9), step(2, 9)] } as never;
  const lines = curveOf(replay, { scores: [7], ranks: [1], winners: [0], breakdown: [] }, ["Ada"], null);
  expect(lines[0]?.values).toEqual([0, 4, 7]);
});
