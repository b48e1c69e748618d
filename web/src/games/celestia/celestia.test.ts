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
import { isOut } from "./film/aboard.ts";
import { VoyageDirector } from "./film/director.ts";
import { phasesOf } from "./film/phases.ts";
import { fan, momentOf, sorted } from "./film/hand.ts";
import { opening, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import { crashed, pictureOf, rest, type Emphasis, type Picture } from "./film/picture.ts";
import { heardAs } from "./table/phrases.svelte.ts";
import { couldAct, idle } from "./model/windows.ts";
import { en } from "./text/en.ts";
import {
  CARDS,
  type Event,
  type MineView,
  type PublicView,
  type ReactionOffer,
  type SeatView,
  type Voyage,
} from "./model/wire.ts";

const NO = { rule: "CS-063", key: "only-aboard", args: {} };
const nothing: ReactionOffer = { cards: [], lifeboats: [], spyglasses: [], power: null, help: [], help_refusal: null };

function seat(change: Partial<SeatView> = {}): SeatView {
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

function view(change: Partial<PublicView> = {}): PublicView {
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

describe("the film", () => {
  const director = new VoyageDirector();
  const after = (events: readonly Partial<Event>[], from = view()): Picture =>
    pictureOf(
      events.reduce(
        (scene: Scene<Voyage, Emphasis>, event) => shotsOf(director, scene, event as Event).at(-1)?.scene ?? scene,
        opening(director, from),
      ),
    );

  it("puts who leaves ashore, with a treasure of the city", () => {
    const seen = after([
      { event: "PassengerLeft", seat: 1, city: 1 },
      { event: "TreasureTaken", seat: 1, city: 1 },
    ]);
    expect(seen.ashore).toEqual([null, 1]);
    expect(seen.view.seats[1]).toMatchObject({ pawns: 0, announced: "leaves", treasures: [1, 0] });
    expect(seen.view.cities[0]?.left).toBe(8);
  });
  it("lets everybody named fall in a crash, and nobody else", () => {
    const seen = after([
      { event: "PassengerLeft", seat: 1, city: 1 },
      { event: "VesselCrashed", vessel: "aircraft", seats: [0] },
    ]);
    expect(seen.fell).toEqual([true, false]);
    expect(seen.view.aircraft).toBeNull();
    expect(crashed(seen)).toBe(true);
  });
  it("is no crash where everybody got off, nor when the next voyage begins", () => {
    expect(crashed(after([{ event: "VesselStopped", seat: 0, vessel: "aircraft", city: 1 }]))).toBe(false);
    const next = { event: "VoyageBegan", voyage: 2, captain: 1, city: 1 } as const;
    expect(crashed(after([{ event: "VesselCrashed", vessel: "aircraft", seats: [0, 1] }, next]))).toBe(false);
  });
  it("shows dice without a face before they lie", () => {
    const shots = shotsOf(director, opening(director, view()), {
      event: "DiceRolled",
      seat: 0,
      vessel: "aircraft",
      dice: ["fog", "blank"],
      count: 2,
    });
    expect(shots.map(({ scene }) => scene.emphasis.rolling)).toEqual([[0, 1], []]);
  });
  it("lets a vessel arrive before what was rolled for the leg is over", () => {
    const from = opening(director, view({ dice: ["fog"], needs: ["fog"] } as Partial<PublicView>));
    const shots = shotsOf(director, from, { event: "VesselMoved", vessel: "aircraft", city: 2 } as Event);
    expect(shots.map(({ scene }) => [scene.view.aircraft?.city, scene.view.dice.length])).toEqual([
      [2, 1],
      [2, 0],
    ]);
  });
  it("shows a vessel fall before it is gone", () => {
    const crash = { event: "VesselCrashed", vessel: "aircraft", seats: [0, 1] } as Event;
    const shots = shotsOf(director, opening(director, view()), crash);
    expect(shots.map(({ scene }) => [scene.emphasis.fall, scene.view.aircraft === null])).toEqual([
      ["told", false],
      ["torn", false],
      ["falls", false],
      ["sinks", false],
      ["gone", true],
      [null, true],
    ]);
    expect(shots.at(-1)?.effects.slip?.rows.map(({ seat, figure }) => [seat, figure])).toEqual([
      [0, "falls"],
      [1, "falls"],
      [undefined, "stay safe"],
    ]);
  });
  it("says where somebody was put ashore, and with what", () => {
    const ejected = { event: "PlayerEjected", seat: 0, target: 1 } as Event;
    const [shot] = shotsOf(director, opening(director, view()), ejected);
    expect(shot?.effects.slip).toMatchObject({ title: "Put ashore at city 1", rows: [{ seat: 1 }] });
    expect(shot?.effects.buzz?.seats).toEqual([1]);
  });
  it("is over for whoever is ashore while others fly, and for nobody else", () => {
    const flying = view({ seats: [seat(), seat({ pawns: 0 })], pilot: null });
    expect([0, 1].map((one) => isOut(flying, one))).toEqual([false, true]);
    expect(isOut({ ...flying, pilot: 1 }, 1)).toBe(false);
    expect(isOut(view({ seats: [seat({ pawns: 0 }), seat({ pawns: 0 })], pilot: null }), 1)).toBe(false);
  });
  it("shows the face of a treasure to its owner alone", () => {
    const taken = { event: "TreasureTaken", seat: 1, city: 1 } as Event;
    const seen = { event: "TreasureSeen", to: [1], treasure: { city: 1, points: 4, spyglass: false } } as Event;
    const faces = (mine: number | null): unknown[] =>
      [taken, seen].flatMap((event) =>
        shotsOf(new VoyageDirector(() => mine), opening(director, view()), event).map(
          ({ scene }) => scene.emphasis.opened?.treasure?.points ?? scene.emphasis.opened?.stage ?? null,
        ),
      );
    expect(faces(1)).toEqual(["lifted", "flies", 4, 4, null]);
    expect(faces(0)).toEqual(["lifted", null]);
  });
  it("remembers for the voyage who is ashore, and forgets it with the next", () => {
    const { view: seen, ...emphasis } = after([{ event: "PassengerLeft", seat: 1, city: 1 }]);
    const left = { view: seen, emphasis, event: null };
    const gone = view({ seats: [seat(), seat({ pawns: 0 })] });
    expect(rest(gone, left).ashore).toEqual([null, 1]);
    expect(rest({ ...gone, voyage: 2 }, left).ashore).toEqual([null, null]);
  });
  it("counts Help cards face down and takes them off when they are revealed", () => {
    const placed = after([{ event: "HelpPlaced", seat: 1, count: 2 }]);
    expect(placed.view.seats[1]).toMatchObject({ help: 2, hand: 4 });
    expect(
      after([
        { event: "HelpPlaced", seat: 1, count: 1 },
        { event: "HelpRevealed", seats: [1], cards: ["help-cannon"], count: 1 },
      ]).view.seats[1]?.help,
    ).toBe(0);
  });
});

describe("the moment of the film", () => {
  const director = new VoyageDirector();
  const shown = (events: readonly Partial<Event>[], from = view()): Picture =>
    pictureOf(
      events.reduce(
        (scene: Scene<Voyage, Emphasis>, event) => shotsOf(director, scene, event as Event).at(-1)?.scene ?? scene,
        opening(director, from),
      ),
    );
  const phase = (picture: Picture, decision: string | null = null) =>
    phasesOf(picture, decision).find(({ on }) => on)?.text;
  const cities = [1, 2, 4].map((value) => ({ ...view().cities[0]!, value, left: 3 }));

  it("is the step that the top bar names, not that of the question that comes after it", () => {
    expect(phase(shown([{ event: "DiceRolled", seat: 0, vessel: "aircraft", dice: ["fog"], count: 1 }]))).toBe(
      en["phase.dice"],
    );
    expect(phase(shown([{ event: "PassengerStayed", seat: 1 }]))).toBe(en["phase.passengers"]);
    expect(phase(shown([{ event: "SuccessDeclared", seat: 0 }]))).toBe(en["phase.captain"]);
    const flown = shown([
      { event: "SuccessDeclared", seat: 0 },
      { event: "VesselMoved", vessel: "aircraft", city: 2 },
    ]);
    expect(phase(flown)).toBe(en["phase.flight"]);
    expect(phase(flown, "PlayersBeforeRoll")).toBe(en["phase.start"]);
  });
  it("leads the dice to the next city with treasure, and nothing that was said before lies beside them", () => {
    const from = view({
      cities: [cities[0]!, { ...cities[1]!, left: 0 }, cities[2]!],
      aircraft: { spot: "city", city: 1 },
      word: "success",
      laid: ["compass"],
      dice: ["fog"],
    });
    const there = shown([{ event: "VesselMoved", vessel: "aircraft", city: 1 }], from).view;
    expect(there).toMatchObject({ target: { spot: "city", city: 4 }, word: null, laid: [], dice: [] });
    const again = shown([{ event: "DiceRolled", seat: 0, vessel: "aircraft", dice: ["birds"], count: 1 }], from).view;
    expect(again).toMatchObject({ word: null, laid: [], dice: ["birds"] });
  });
  it("has what is laid gone from the hand at once, and what is drawn for the next voyage not yet in it", () => {
    const mine = (hand: readonly string[], points: number) => ({ hand, treasures: [], points }) as unknown as MineView;
    const now = momentOf(mine(["compass", "cannon", "cannon"], 3), mine(["cannon", "turbo", "turbo"], 9));
    expect(now).toMatchObject({ hand: ["cannon"], points: 3 });
    const same = mine(["compass"], 0);
    expect(momentOf(same, same)).toBe(same);
    expect(momentOf(null, same)).toBe(same);
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
    expect(dueHint(at({ decision: "PassengerAnnounces" }), [])).toBe("goal");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), ["goal"])).toBe("announce");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), ["goal", "announce"])).toBe("dice");
    expect(dueHint(at({ decision: "PassengerAnnounces" }), ["goal", "announce", "dice"])).toBeNull();
    expect(dueHint(at({ decision: "CaptainDeclares" }), ["goal"])).toBe("captain");
    expect(dueHint(at({ decision: "CaptainDeclares", hand: ["turbo"] }), ["goal", "captain"])).toBe("turbo");
    expect(dueHint(at({ treasures: 1 }, view({ seats: [seat(), seat({ pawns: 0 })] })), [])).toBe("ashore");
    expect(dueHint(at({ decision: "CaptainDeclares", playing: true }), [])).toBeNull();
  });
  it("of an extension speak of what is new in it, of a card when it is held", () => {
    const helped = view({ modules: ["ext1"] });
    expect(guideOf(helped)).toBe("ext1");
    expect(dueHint(at({ decision: "PassengerAnnounces" }, helped), [])).toBe("character");
    expect(dueHint(at({ decision: "PassengerAnnounces" }, helped), ["character"])).toBeNull();
    expect(dueHint(at({ decision: "PassengerAnnounces", hand: ["help-cannon"] }, helped), ["character"])).toBe("help");
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
