/** Geometry and motion of the circuit: pure functions, looked at from outside. */

import { describe, expect, it } from "vitest";
import { between, rest, same } from "./board/anim.ts";
import { toward } from "./board/arrows.ts";
import { around, at, RING, squareRect, tallLayout, tileRect, WIDE } from "./board/geometry.ts";
import { moved, swapped, type Face, type Place, type Ship } from "./model/pieces.ts";

const TALL = tallLayout();
const FACE: Face = { name: "2-A", series: "A", lanes: ["trap", null, null, null, "trap"], specials: [] };
const row = (faces: readonly (Face | null)[], keys = faces.map((_, i) => i)): Place[] =>
  faces.map((face, i) => ({ key: keys[i] ?? i, face }));
const ship = (place: number, lane: number, wraps = 0): Ship => ({
  seat: 0,
  look: "red",
  name: "Bo",
  place,
  lane,
  wraps,
});
const backs = Array.from({ length: 10 }, () => null);

describe("the two drawings", () => {
  it("run to the right with lane 1 on top", () => {
    expect(at(WIDE, 1, 1).x).toBeGreaterThan(at(WIDE, 0, 1).x);
    expect(at(WIDE, 0, 2).y).toBeGreaterThan(at(WIDE, 0, 1).y);
  });
  it("run upward with lane 1 left", () => {
    expect(at(TALL, 1, 1).y).toBeLessThan(at(TALL, 0, 1).y);
    expect(at(TALL, 0, 2).x).toBeGreaterThan(at(TALL, 0, 1).x);
  });
  it.each([
    ["wide", WIDE],
    ["tall", TALL],
  ] as const)("keep all ten tiles inside the %s one", (_name, layout) => {
    for (let place = 0; place < 10; place += 1) {
      const box = tileRect(layout, place);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(layout.width);
      expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
    }
  });
  it("join the loop to both ends of the row, lane by lane", () => {
    for (let lane = 1; lane <= 5; lane += 1) {
      for (const [inside, outside] of [
        [9.499, 9.501],
        [-0.499, -0.501],
      ] as const) {
        const [a, b] = [at(WIDE, inside, lane), at(WIDE, outside, lane)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(2);
      }
    }
  });
  it("go once round in the length of the ring", () => {
    expect(around(RING)).toBe(0);
    expect(around(-1)).toBe(RING - 1);
    expect(around(3)).toBe(3);
  });
});

describe("motion as the difference of two positions", () => {
  it("starts at the one and ends at the other", () => {
    const a = rest(row(backs), [ship(2, 3)]);
    const b = rest(row(backs), [ship(3, 4)]);
    expect(between(a, b, 0).ships[0]).toMatchObject({ s: 2, lane: 3, moving: true });
    expect(between(a, b, 1)).toBe(b);
  });
  it("moves a ship forward only, also over the front edge", () => {
    const a = rest(row(backs), [ship(9, 3)]);
    const b = rest(row(backs), [ship(0, 3, 1)]);
    let before = 9;
    for (const t of [0.1, 0.3, 0.5, 0.9, 0.99]) {
      const s = between(a, b, t).ships[0]?.s ?? 0;
      expect(s).toBeGreaterThan(before);
      before = s;
    }
    expect(around(before)).toBeCloseTo(0, 1);
  });
  it("sends a looped tile back over the loop and slides the others along", () => {
    const keys = moved([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0, 9);
    expect(keys).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
    const middle = between(rest(row(backs), []), rest(row(backs, keys), []), 0.2);
    const looped = middle.tiles.find(({ key }) => key === 0);
    expect(at(WIDE, looped?.s ?? 0, 3).scale).toBeLessThan(1);
    expect(middle.tiles.find(({ key }) => key === 5)?.s).toBeLessThan(5);
  });
  it("swaps two neighbours directly", () => {
    const keys = swapped([0, 1, 2, 3], 1, 2);
    expect(keys).toEqual([0, 2, 1, 3]);
    const middle = between(rest(row(backs.slice(0, 4)), []), rest(row(backs.slice(0, 4), keys), []), 0.2);
    for (const tile of middle.tiles) expect(tile.s).toBeLessThanOrEqual(3);
  });
  it("shows a face only in the second half of its turn, and never before", () => {
    const down = rest(row([null]), []);
    const up = rest(row([FACE]), []);
    expect(between(down, up, 0.4).tiles[0]?.face).toBeNull();
    expect(between(down, up, 0.6).tiles[0]?.face).toBe(FACE);
    expect(between(up, down, 0.6).tiles[0]?.face).toBeNull();
  });
  it("lets a crashed ship fade where it was", () => {
    const gone = between(rest(row(backs), [ship(4, 2)]), rest(row(backs), []), 0.5);
    expect(gone.ships[0]).toMatchObject({ s: 4, lane: 2, there: 0.5 });
  });
  it("goes on round the loop when it is interrupted there", () => {
    const middle = between(rest(row(backs), [ship(9, 3)]), rest(row(backs), [ship(0, 3, 1)]), 0.3);
    const onward = between(middle, rest(row(backs), [ship(1, 3, 1)]), 0.5);
    expect(onward.ships[0]?.s).toBeGreaterThan(middle.ships[0]?.s ?? 0);
  });
  it("knows when nothing changed", () => {
    expect(same(rest(row([FACE]), [ship(0, 1)]), rest(row([FACE]), [ship(0, 1)]))).toBe(true);
    expect(same(rest(row([FACE]), [ship(0, 1)]), rest(row([null]), [ship(0, 1)]))).toBe(false);
  });
});

describe("arrow keys", () => {
  const boxes = [2, 3, 4].map((lane) => squareRect(WIDE, 6, lane));
  it("go to the neighbour that way", () => {
    expect(toward(boxes, 1, "ArrowUp")).toBe(0);
    expect(toward(boxes, 1, "ArrowDown")).toBe(2);
  });
  it("stay where nothing lies that way", () => {
    expect(toward(boxes, 0, "ArrowUp")).toBe(0);
    expect(toward(boxes, 1, "ArrowLeft")).toBe(1);
  });
  it("follow the drawing when it is tall", () => {
    const tall = [2, 3, 4].map((lane) => squareRect(TALL, 6, lane));
    expect(toward(tall, 1, "ArrowLeft")).toBe(0);
    expect(toward(tall, 1, "ArrowUp")).toBe(1);
  });
});
