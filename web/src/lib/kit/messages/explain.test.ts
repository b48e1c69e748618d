/** Slips stand beside their piece, inside the window, and off the prompt where they can. */

import { describe, expect, it } from "vitest";
import { explainer, nextKind, placeSlip } from "./explain.svelte.ts";

const view = { left: 0, top: 0, width: 1000, height: 800 };
const slip = { width: 300, height: 160 };
const piece = (left: number, top: number) => ({ left, top, width: 80, height: 100 });
const prompt = { left: 0, top: 700, width: 1000, height: 100 };

describe("the key that explains", () => {
  it("goes from kind to kind, round and round, both ways", () => {
    const kinds = ["city:2", "face:fog", "seat:1"];
    expect(nextKind(kinds, undefined, false)).toBe("city:2");
    expect(nextKind(kinds, undefined, true)).toBe("seat:1");
    expect(nextKind(kinds, "seat:1", false)).toBe("city:2");
    expect(nextKind(kinds, "city:2", true)).toBe("seat:1");
    expect(nextKind(kinds, "card:gone", false)).toBe("city:2");
    expect(nextKind([], "city:2", false)).toBeUndefined();
  });
});

describe("a slip", () => {
  it("stands above its piece", () =>
    expect(placeSlip(piece(400, 400), slip, view, [prompt])).toMatchObject({ left: 290, top: 230 }));
  it("stands below where there is no room above", () =>
    expect(placeSlip(piece(400, 20), slip, view, [prompt])).toMatchObject({ top: 130 }));
  it("keeps inside the window", () => {
    expect(placeSlip(piece(0, 400), slip, view, [])).toMatchObject({ left: 8, top: 230 });
    expect(placeSlip(piece(950, 400), slip, view, [])).toMatchObject({ left: 692, top: 230 });
  });
  it("goes beside where above and below are taken", () => {
    const hand = { left: 0, top: 0, width: 1000, height: 290 };
    const low = { left: 0, top: 420, width: 1000, height: 380 };
    expect(
      placeSlip({ left: 100, top: 300, width: 80, height: 100 }, { width: 300, height: 100 }, view, [hand, low]),
    ).toMatchObject({ left: 190, top: 300 });
  });
  it("is only there while a table explains its pieces", () => {
    const stop = explainer.use((key) => (key === "card:turbo" ? { name: "Turbo", effect: "Covers a die." } : null));
    expect([explainer.of("card:turbo")?.name, explainer.of("card:no"), explainer.of(undefined)]).toEqual([
      "Turbo",
      null,
      null,
    ]);
    stop();
    expect(explainer.of("card:turbo")).toBeNull();
  });
});
