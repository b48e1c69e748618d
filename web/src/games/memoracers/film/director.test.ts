/** The order of the race while ships move: it is that of the picture, not that of the last view. */

import { opening, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import { describe, expect, it } from "vitest";
import { RaceDirector } from "./director.ts";
import { pictureOf, type Emphasis, type Picture } from "./picture.ts";
import type { Event, Race, View } from "../model/wire.ts";
import { frontOf } from "../table/status.ts";

const ship = (place: number, laps = 0, speed = 3) => ({
  place,
  lane: 3,
  speed,
  laps,
  ticked: 0,
  racing: true,
  ready: false,
  crash_round: null,
  program: [],
});
const view = (ships: readonly object[], order: readonly number[]): View =>
  ({
    row: Array.from({ length: 10 }, () => null),
    ships,
    order,
    round: 2,
    race: 0,
    marker: null,
    modules: [],
    shields: 12,
    points: [],
    totals: [],
  }) as unknown as View;
const director = new RaceDirector(() => 0);
const shown = (from: View, ...events: readonly object[]): Picture =>
  pictureOf(
    events.reduce(
      (scene: Scene<Race, Emphasis>, event) => shotsOf(director, scene, event as Event).at(-1)?.scene ?? scene,
      opening(director, from),
    ),
  );
const opened = { event: "ProgramOpened", seat: 0, speed: 3, lanes: [3] };

describe("who is in front while ships move", () => {
  it("changes with the move that overtakes", () => {
    const from = view([ship(2), ship(4)], [1, 0]);
    expect(frontOf(shown(from, opened))).toEqual([1]);
    const passed = shown(from, opened, { event: "ShipMoved", seat: 0, place: 5, lane: 3 });
    expect(passed.order).toEqual([0, 1]);
    expect(frontOf(passed)).toEqual([0]);
  });
  it("is the pilot who has run on from the front to the rear, before and after the lap is ticked", () => {
    const from = view([ship(9), ship(8)], [0, 1]);
    const round = shown(from, opened, { event: "ShipMoved", seat: 0, place: 0, lane: 3 });
    expect(frontOf(round)).toEqual([0]);
    expect(
      frontOf(shown(view([ship(0, 1), ship(8)], [0, 1]), opened, { event: "ShipMoved", seat: 1, place: 9, lane: 3 })),
    ).toEqual([0]);
  });
  it("leaves a ship that crashes behind all who race", () => {
    const from = view([ship(6), ship(4)], [0, 1]);
    expect(shown(from, opened, { event: "ShipCrashed", seat: 0 }).order).toEqual([1, 0]);
  });
  it("is nobody while two are level", () => {
    const level = shown(view([ship(2), ship(4)], [1, 0]), opened, { event: "ShipMoved", seat: 0, place: 4, lane: 2 });
    expect(frontOf(level)).toEqual([]);
  });
});

describe("a ship that crashes", () => {
  it("is seen where it stands before it leaves the circuit", () => {
    const from = opening(director, view([ship(6), ship(4)], [0, 1]));
    const shots = shotsOf(director, from, { event: "ShipCrashed", seat: 0, place: 6 });
    expect(shots.map(({ scene }) => pictureOf(scene).ships[0]?.place)).toEqual([6, null]);
    expect(shots.map(({ scene }) => pictureOf(scene).marks[0]?.kind)).toEqual(["crash", "crash"]);
  });
});

describe("a tile", () => {
  it("keeps its key when it loops or is swapped, so that it is seen to move", () => {
    const looped = shown(view([ship(0), ship(4)], [1, 0]), { event: "TileLooped", to: 9 });
    expect(looped.places.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    expect(looped.ships.map(({ place }) => place)).toEqual([0, 3]);
    const swapped = shown(view([ship(0), ship(4)], [1, 0]), { event: "TilesSwapped", place: 3 });
    expect(swapped.places.map(({ key }) => key)).toEqual([0, 1, 2, 4, 3, 5, 6, 7, 8, 9]);
  });
});

describe("the reconnaissance lap", () => {
  it("opens the tiles one by one for everybody, and closes all but the first two", () => {
    const faces = Array.from({ length: 10 }, (_, at) => ({ name: `${at}-A`, lanes: [], symbols: [] }));
    const from = opening(director, view([ship(0)], [0]));
    const shots = shotsOf(director, from, { event: "ReconnaissanceFlown", faces } as unknown as Event);
    const open = shots.map(({ scene }) => pictureOf(scene).places.filter(({ face }) => face !== null).length);
    expect(open).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(shots.every(({ fixed }) => fixed)).toBe(true);
  });
  it("tells each tile once as it turns up, and has all of it forgotten when tiles turn back", () => {
    const lanes = [null, "trap", null, "accelerator", null];
    const faces = Array.from({ length: 10 }, (_, at) => ({
      name: `${at}-A`,
      lanes: at === 2 ? lanes : [],
      symbols: [],
    }));
    const from = opening(director, view([ship(0)], [0]));
    const shots = shotsOf(director, from, { event: "ReconnaissanceFlown", faces } as unknown as Event);
    const said = shots.map(({ effects }) => effects.says ?? null);
    expect(said[2]).toBe("Tile 3: lane 2 trap, lane 4 accelerator");
    expect(said.filter(Boolean)).toHaveLength(10);
    expect(shots.map(({ effects }) => effects.forgets ?? false)).toEqual([
      ...Array.from({ length: 10 }, () => false),
      ...Array.from({ length: 8 }, () => true),
    ]);
  });
});

describe("what is staged", () => {
  const live = new RaceDirector(
    () => 0,
    2,
    () => 0,
  );
  const stages = (from: View, event: object): unknown[] => {
    const scene = opening(live, from);
    const acting = { ...scene, emphasis: { ...scene.emphasis, acting: true } };
    return shotsOf(live, acting, event as Event).flatMap(({ scene: { emphasis } }) => emphasis.stage ?? []);
  };
  it("is the move that takes the lead, and not one that comes level", () => {
    const from = view([ship(2), ship(4)], [1, 0]);
    const move = (place: number): object => ({ event: "ShipMoved", seat: 0, place, lane: 3 });
    expect(stages(from, move(5))).toEqual([{ kind: "overtakes", seat: 0, passed: [1], leads: true }]);
    expect(stages(from, move(4))).toEqual([]);
    expect(shotsOf(director, opening(director, from), move(5) as Event)).toHaveLength(1);
  });
  it("is read on while the ship flies on, and no longer", () => {
    const from = view([ship(2), ship(4)], [1, 0]);
    const scene = opening(live, from);
    const acting = { ...scene, emphasis: { ...scene.emphasis, acting: true } };
    const passes = shotsOf(live, acting, { event: "ShipMoved", seat: 0, place: 5, lane: 3 } as Event).at(-1)!.scene;
    const next = (seat: number): unknown =>
      shotsOf(live, passes, { event: "ShipMoved", seat, place: 6, lane: 3 } as Event)[0]?.scene.emphasis.stage;
    expect(next(0)).toMatchObject({ kind: "overtakes", seat: 0 });
    expect(next(1)).toBeNull();
  });
  it("is the last lap, once", () => {
    const ticked = { event: "LapTicked", seat: 0, laps: 2 };
    expect(stages(view([ship(0, 1), ship(8, 1)], [0, 1]), ticked)).toEqual([{ kind: "last-lap" }]);
    expect(stages(view([ship(0, 1), ship(8, 2)], [1, 0]), ticked)).toEqual([]);
  });
  it("ends with the order, winners first, and those who crashed by their round", () => {
    const wreck = { ...ship(3), racing: false, crash_round: 2, place: null };
    const from = view([wreck, ship(4, 3)], [1, 0]);
    const shots = shotsOf(live, opening(live, from), { event: "RaceEnded", winners: [1], reason: "laps" } as Event);
    expect(shots.at(-1)?.effects.slip?.rows.map(({ seat, figure }) => [seat, figure])).toEqual([
      [1, "1"],
      [0, "2"],
    ]);
    expect(shots.at(-1)?.effects.slip?.title).toBe("The order at the end");
    const won = shotsOf(live, opening(live, from), { event: "RaceEnded", winners: [0], reason: "laps" } as Event);
    expect(won.at(-1)?.effects.slip?.title).toBe("You win!");
    const last = shots.at(-1)?.scene;
    expect(last && pictureOf(last)).toMatchObject({ acting: false, tidying: true }); // not a round to be programmed
  });
});
