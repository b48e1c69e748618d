/** The page of Celerium: where things lie, what events look like, what is read from offers. */

import { describe, expect, it } from "vitest";
import rules from "../../../../docs/rules/celerium.md?raw";
import events from "../../../../src/astrodrome/games/celerium/content/events.toml?raw";
import track from "../../../../src/astrodrome/games/celerium/content/track.toml?raw";
import { archLayout, flatLayout, rowsLayout, shipsOf } from "./board/geometry.ts";
import { dueHints, HINT_IDS, nextHint } from "./guide/hints.ts";
import { curveOf, overRows } from "./over/rows.ts";
import { DRAWINGS } from "./rules/drawings.ts";
import { OUR_TRACK, zoneOf } from "./rules/pieces.ts";
import { sampleFranchise, sampleView } from "./model/sample.ts";
import { sheetRows } from "./scenes/sheet.ts";
import { coloursOf, RULES } from "./setup/choices.ts";
import { opening, settled, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import type { Question } from "$lib/table/table.svelte.ts";
import { RallyDraft, Steering } from "./drafts/rally.svelte.ts";
import { RallyDirector } from "./film/director.ts";
import { momentOf } from "./film/hand.ts";
import type { Emphasis } from "./film/picture.ts";
import { passedOf, togetherOf } from "./table/status.ts";
import { en } from "./text/en.ts";
import { hintsEn } from "./text/hints.en.ts";
import { fr } from "./text/fr.ts";
import { cardTried, modifierText, signed } from "./text/words.ts";
import type { Action, Event, MineView, Rally } from "./model/wire.ts";

const view = sampleView();
const squares = Array.from({ length: 25 }, (_, i) => 4 + i);

describe("the hand while a film runs", () => {
  const mine = (names: readonly string[], shield: number, line: MineView["chosen_line"]): MineView =>
    ({
      hand: names.map((name) => ({ name })),
      shield,
      line: 1,
      planet: 1,
      chosen_face: null,
      chosen_boosts: null,
      chosen_line: line,
      chosen_px2: false,
    }) as unknown as MineView;
  it("has nothing that is still to be drawn, but what was laid is gone and what was chosen is chosen", () => {
    const now = momentOf(mine(["a", "b", "b"], 2, null), mine(["b", "c", "c"], 5, "blue"));
    expect(now).toEqual(mine(["b"], 2, "blue"));
  });
  it("is what is held where nothing runs", () => {
    const same = mine(["a"], 2, null);
    expect(momentOf(same, same)).toBe(same);
    expect(momentOf(null, same)).toBe(same);
  });
});

describe("the track", () => {
  it.each([
    ["arch", archLayout(4)],
    ["low arch", archLayout(4, 948, 283)],
    ["flat", flatLayout(4, 25)],
    ["rows", rowsLayout(4, 25, 390, 300)],
    ["low rows", rowsLayout(4, 25, 360, 150)],
  ])("lies inside its scene: %s", (_name, layout) => {
    for (const n of squares) {
      const { x, y } = layout.place(n);
      expect(x - layout.square.width / 2).toBeGreaterThan(-1);
      expect(x + layout.square.width / 2).toBeLessThan(layout.width + 1);
      expect(y).toBeLessThan(layout.height);
      expect(layout.above(n, 40).y).toBeLessThan(y);
    }
  });

  it("puts every vehicle over its square, those on one square above each other", () => {
    const ships = shipsOf(view, archLayout(4));
    expect(ships.map(({ key }) => key).sort()).toEqual(["0-pilot", "0-starbot", "1-pilot", "1-starbot"]);
    const up = (key: string): number => ships.find((ship) => ship.key === key)?.up ?? 0;
    expect(up("1-pilot")).toBeGreaterThan(up("1-starbot") + 20);
  });

  it("is drawn in the rules as our table has it", () => {
    const rows = track.split("[[track]]").slice(1);
    for (const row of rows) {
      const n = Number(/square = (\d+)/.exec(row)?.[1]);
      expect(zoneOf(n)).toBe(/zone = "(\w+)"/.exec(row)?.[1]);
      expect((OUR_TRACK.doubles as readonly number[]).includes(n)).toBe(row.includes("double_move = true"));
    }
    expect(rows).toHaveLength(25);
  });
});

describe("the film", () => {
  const director = new RallyDirector(() => 0);
  type At = Scene<Rally, Emphasis>;
  const shoot = (scene: At, event: object): At => shotsOf(director, scene, event as Event).at(-1)?.scene ?? scene;
  const rested = (scene: At): Emphasis => settled(director, scene, view).emphasis;
  const start = opening(director, view);

  it("moves a vehicle and keeps its way", () => {
    const next = shoot(start, { event: "VehicleAdvanced", seat: 0, vehicle: "pilot", start: 12, end: 15 });
    expect(next.view.franchises[0]?.pilot.square).toBe(15);
    expect(next.emphasis.trails).toEqual([{ seat: 0, kind: "pilot", from: 12, to: 15, bad: false }]);
    expect(start.view.franchises[0]?.pilot.square).toBe(12);
  });

  it("shows a Boost at the pace of the table, which nobody hurries", () => {
    const shots = shotsOf(new RallyDirector(() => 9000), start, {
      event: "BoostChecked",
      seat: 1,
      boost: "line",
      version: 2,
      authorised: 3,
      conforms: false,
    } as Event);
    const shot = shots.at(-1);
    expect(shots.map(({ scene }) => scene.emphasis.check?.spotlight?.stage)).toEqual(["closed", "open", "judged"]);
    expect(shots.every(({ fixed }) => fixed)).toBe(true);
    expect(shot).toMatchObject({ ms: 9000, fixed: true });
    expect(shot?.scene.emphasis.check?.shown).toHaveLength(1);
    // Once it is hidden again its version is forgotten; who fails is still seen, since a penalty may be asked for.
    expect(rested(shot?.scene ?? start).check?.shown).toEqual([
      expect.objectContaining({ seat: 1, boost: "line", conforms: false, version: null }),
    ]);
    const fine = shotsOf(director, start, {
      event: "BoostChecked",
      seat: 1,
      boost: "line",
      version: 3,
      authorised: 3,
      conforms: true,
    } as Event).at(-1);
    expect(rested(fine?.scene ?? start).check?.shown).toEqual([]);
  });

  it("keeps who is checked until the next card or the end of the race", () => {
    const control = { name: "C1", places: "winner", boosts: ["line"] };
    const checked = settled(director, shoot(start, { event: "ControlTurned", control, seats: [1] }), view);
    expect(checked.emphasis.check).toMatchObject({ seats: [1], over: true });
    expect(shoot(checked, { event: "RaceEnded" }).emphasis.check).toBeNull();
    expect(shoot(checked, { event: "CardPlayed", seat: 0, card: "1-02", part: "move" }).emphasis.check).toBeNull();
  });

  it("adds up the account of a race and keeps it for the sheet", () => {
    const scored = (seat: number, points: number): object => ({
      event: "RaceScored",
      seat,
      pilot: 4,
      starbot: 2,
      bonus: 1,
      missed: 0,
      points,
      total: points,
    });
    const one = shoot(start, scored(0, 7));
    const two = shoot(one, scored(1, 9));
    expect(two.emphasis.count?.rows.map(({ points }) => points)).toEqual([7, 9]);
    expect(two.emphasis.count?.squares[1]).toEqual({ pilot: 14, starbot: 14 });
    expect(rested(two).count?.race).toBe(1);
  });

  it("says once that the own race is run: at the first pass without a card", () => {
    const own = new RallyDirector(
      () => 0,
      () => 0,
    );
    const slips = (cards: readonly [number, number, number], seat: number): unknown[] => {
      const franchises = view.franchises.map((one) => ({ ...one, cards }));
      let scene: At = { ...start, view: { ...view, franchises } };
      return [seat, seat].map((one) => {
        const shot = shotsOf(own, scene, { event: "FranchisePassed", seat: one } as Event).at(-1);
        scene = settled(own, shot?.scene ?? scene, scene.view);
        return shot?.effects.slip?.rows.map(({ figure }) => figure);
      });
    };
    expect(slips([0, 0, 0], 0)).toEqual([["square 12", expect.stringMatching(/^square/)], undefined]);
    expect(slips([1, 0, 0], 0)).toEqual([undefined, undefined]);
    expect(slips([0, 0, 0], 1)).toEqual([undefined, undefined]);
  });

  it("shows nothing of what has no picture", () => {
    expect(director.beats({ event: "DeckReshuffled", level: 1 }, start)).toEqual([]);
  });
});

describe("figures", () => {
  it("takes earlier points from the kept sheets", () => {
    const sheet = { pilot: 3, starbot: 2, bonus: 1, missed: 0, points: 6, boosts: 2 };
    const kept = sampleView({
      franchises: [
        sampleFranchise({ sheets: [sheet, { ...sheet, points: 4, boosts: 0 }], score: 12 }),
        sampleFranchise({ sheets: [sheet, sheet], score: 16 }),
      ],
    });
    expect(sheetRows(kept, 2, null).map(({ seat, before, total }) => [seat, before, total])).toEqual([
      [1, 8, 16],
      [0, 8, 12],
    ]);
    const outcome = { scores: [12, 19], ranks: [2, 1], winners: [1], breakdown: [[], []] };
    expect(overRows(kept, outcome as never, ["Ada", "Brice"], 0).map(({ name }) => name)).toEqual(["Brice", "Ada"]);
    expect(curveOf(kept, outcome as never, ["Ada", "Brice"], 0)[0]?.values).toEqual([0, 8, 12]);
  });

  it("tells who has passed in a row before the seat that is asked", () => {
    const three = sampleView({ order: [2, 0, 1], passes: 2 });
    expect([...passedOf(three, "race", 2)].sort()).toEqual([0, 1]);
    expect(passedOf(three, "race", undefined)).toEqual([]);
  });

  it("says that all choose at once, not whose turn it is", () => {
    expect([togetherOf("FranchisesBoost"), togetherOf("FranchiseRaces"), togetherOf(null)]).toEqual([
      "Everyone chooses at once",
      undefined,
      undefined,
    ]);
  });

  it("writes modifiers with a true minus", () => {
    expect([modifierText(-3), modifierText(2), modifierText(0), modifierText("px2"), signed(-9)]).toEqual([
      "−3",
      "+2",
      "0",
      "Pilot ×2",
      "−9",
    ]);
  });
});

describe("what a card can do", () => {
  const effects = (row: string): string[] =>
    ["first", "second"].map(
      (option) => new RegExp(`^${option} = "(?:\\(\\+1\\) )?([A-Z-]+)`, "m").exec(row)?.[1] ?? "",
    );
  const rows = events.split("[[events]]").slice(1);

  it.each([
    ["en", en],
    ["fr", fr],
  ] as const)("has a name for every option, and two for the two of a card: %s", (_lang, words) => {
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      const names = effects(row).map((effect) => (words as Readonly<Record<string, string>>)[`do.${effect}`]);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(2);
    }
  });

  it("is named when it is refused", () => {
    expect(cardTried({ do: "Play", card: "1-02", part: "move" })).toBe("card 1-02");
    expect(cardTried({ do: "PassTurn" })).toBeNull();
  });
});

describe("set-up", () => {
  const seat = (id: number) => ({ id, kind: "here" as const, name: "", bot: "easy" });

  it("gives each seat a Starbot of its own", () => {
    expect(coloursOf(RULES.fresh(), [0, 1, 2, 3].map(seat))).toEqual(["red", "blue", "green", "white"]);
    expect(coloursOf({ ...RULES.fresh(), colours: { 2: "red" } }, [0, 1, 2].map(seat))).toEqual([
      "green",
      "blue",
      "red",
    ]);
    expect(new Set(coloursOf({ ...RULES.fresh(), colours: { 0: "white", 1: "white" } }, [0, 1].map(seat))).size).toBe(
      2,
    );
  });

  it("asks for a difficulty of the Rival only in solo, and reads back what it kept", () => {
    const choices = { ...RULES.fresh(), difficulty: "hard" as const, expert: true };
    expect(RULES.options(choices, [seat(0)])).toMatchObject({ difficulty: "hard", modules: ["expert"] });
    expect(RULES.options(choices, [seat(0), seat(1)])).toMatchObject({ difficulty: "normal" });
    expect(RULES.read(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
    expect(RULES.read("nonsense")).toEqual(RULES.fresh());
  });
});

describe("a draft", () => {
  const landing = (squares: number, square: number) => ({ squares, square, meteor: false, again: 0 });
  const reach = [
    { vehicle: "pilot", landings: [landing(1, 13), landing(2, 14), landing(3, 15)], refusal: null },
    { vehicle: "starbot", landings: [landing(1, 9)], refusal: null },
  ];
  const part = (name: string, refusal: object | null = null) => ({ part: name, price: 1, refusal });
  const race = {
    decision: "FranchiseRaces",
    key: "1",
    offer: {
      cards: [{ card: "1-01", squares: 2, parts: [part("move"), part("first", { key: "x" }), part("second")] }],
      reach,
      actions: 5,
      energy: 2,
    },
  };

  const asked = (question: object) => () => question as Question<Rally>;

  it("offers no square beyond the card, and the advance that was planned is said when it is asked for", () => {
    const sent: Action[] = [];
    const steering = new Steering();
    const draft = new RallyDraft(asked(race), (action) => sent.push(action), steering);
    draft.lookAt("1-01");
    expect(draft.part).toBe("move");
    expect(draft.reach?.landings.map(({ square }) => square)).toEqual([13, 14]);
    expect(draft.square).toBe(14);
    draft.square = 13;
    draft.go();
    expect(sent).toEqual([{ do: "Play", card: "1-01", part: "move" }]);
    expect(steering.answer(asked(race)())).toBeNull();
    const advances = asked({ key: "2", decision: "FranchiseAdvances", offer: { vehicles: reach } })();
    expect(steering.answer(advances)).toEqual({ do: "Advance", vehicle: "pilot", squares: 1 });
    expect(steering.answer({ ...advances, key: "3" })).toBeNull();
  });

  it("drops a plan when something else is asked", () => {
    const steering = new Steering();
    const draft = new RallyDraft(asked(race), () => undefined, steering);
    draft.lookAt("1-01");
    draft.go();
    expect(steering.answer(asked({ key: "2", decision: "FranchiseDraws", offer: {} })())).toBeNull();
    expect(steering.plan).toBeNull();
  });

  it("does not send a part that is refused", () => {
    const sent: object[] = [];
    const draft = new RallyDraft(asked(race), (action) => sent.push(action));
    draft.lookAt("1-01", "first");
    draft.go();
    expect(sent).toEqual([]);
  });

  it("counts the cards of each level", () => {
    const draft = new RallyDraft();
    draft.count(1, 2);
    draft.count(2, 1);
    expect(draft.counts).toEqual([0, 2, 1]);
  });
});

describe("hints and drawings", () => {
  it("has each hint once, at its moment, and none while something plays", () => {
    const moment = { view, decision: "FranchiseRaces", px2: false, playing: false, held: false };
    const due = (read: readonly string[], shown: "play" | null = null): string | undefined =>
      nextHint(dueHints(moment), read, shown)?.id;
    expect(due([])).toBe("goal");
    expect([due(["goal"]), due(["goal", "play"]), due(["goal", "track", "play"]), due([], "play")]).toEqual([
      "play",
      "track",
      undefined,
      "play",
    ]);
    expect(dueHints({ ...moment, playing: true })).toEqual([]);
    const picks = { ...moment, decision: "FranchisesPickLine" };
    expect([dueHints(picks), dueHints({ ...picks, px2: true })]).toEqual([
      ["goal", "line"],
      ["goal", "line", "px2"],
    ]);
    for (const id of HINT_IDS) expect(hintsEn[`hint.${id}.text`]).toBeTruthy();
  });

  it("draws every chapter of the rules and says in words what is drawn", () => {
    const names = [...rules.matchAll(/<!-- drawing: ([\w-]+) -->/g)].map(([, name]) => name ?? "");
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      expect(DRAWINGS[name], name).toBeTruthy();
      expect(en[`draw.${name}` as keyof typeof en], name).toBeTruthy();
    }
  });
});
