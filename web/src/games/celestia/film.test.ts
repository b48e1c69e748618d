/** The film of a voyage: pictures, shots, phases and the moment that is shown. */

import { describe, expect, it } from "vitest";
import { isOut } from "./film/aboard.ts";
import { VoyageDirector } from "./film/director.ts";
import { phasesOf } from "./film/phases.ts";
import { momentOf } from "./film/hand.ts";
import { opening, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import { crashed, pictureOf, rest, type Emphasis, type Picture } from "./film/picture.ts";
import { en } from "./text/en.ts";
import { type Event, type MineView, type PublicView, type Voyage } from "./model/wire.ts";

import { skyOf } from "./board/sky.ts";
import { seat, view } from "./model/samples.ts";

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
  it("counts the treasures, and then says who has won by the scores of the game", () => {
    const counted = { event: "TreasuresRevealed", treasures: [[], []], points: [40, 52], help: [[], []] } as Event;
    const ended = { event: "GameEnded", winners: [0], reason: "goal" } as Event;
    const said = (mine: number | null, scores: readonly number[] | null): unknown[] => {
      const seen = new VoyageDirector(
        () => mine,
        () => scores,
      );
      return [counted, ended].map((event) => {
        const [shot] = shotsOf(seen, opening(seen, view()), event);
        const { slip } = shot?.effects ?? {};
        return slip && [slip.title, ...slip.rows.map(({ seat, figure, tone }) => `${seat} ${figure} ${tone ?? ""}`)];
      });
    };
    const count = ["All treasures face up", "1 52 points ", "0 40 points "];
    expect(said(0, [60, 52])).toEqual([count, ["You win!", "0 60 points good", "1 52 points "]]);
    expect(said(1, [60, 52])[1]).toContain("The final count");
    expect(said(0, null)).toEqual([count, undefined]);
  });
  it("is over for those ashore while others fly, and for nobody else", () => {
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
  it("lets the sky stay where the last vessel was, until the next one sets out", () => {
    const cities = [1, 2, 4].map((value) => ({ ...view().cities[0]!, value, left: 3 }));
    const from = view({ cities, aircraft: { spot: "city", city: 2 } } as Partial<PublicView>);
    const fell = { event: "VesselCrashed", vessel: "aircraft", seats: [0, 1] } as const;
    const seen = after([fell], from);
    expect(seen.stood).toEqual({ spot: "city", city: 2 });
    for (const shape of [null, 1]) {
      const [was, is] = [skyOf(from, null, shape), skyOf(seen.view, seen.stood, shape)];
      expect(is.stops).toEqual(was.stops);
    }
    expect(after([fell, { event: "VoyageBegan", voyage: 2, captain: 1, city: 1 }], from).stood).toBeNull();
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
  it("counts a treasure as soon as it has been shown, at its place among the others", () => {
    const treasure = (city: number, points: number) => ({ city, points, spyglass: false });
    const mine = (...treasures: readonly ReturnType<typeof treasure>[]) =>
      ({ hand: [], treasures, points: treasures.reduce((sum, { points }) => sum + points, 0) }) as unknown as MineView;
    const [low, high, later] = [treasure(1, 2), treasure(6, 9), treasure(4, 4)];
    const [before, now] = [mine(low, high), mine(low, later, later, high)];
    expect(momentOf(before, now)).toMatchObject({ treasures: [low, high], points: 11 });
    expect(momentOf(before, now, [later])).toMatchObject({ treasures: [low, later, high], points: 15 });
  });
});
