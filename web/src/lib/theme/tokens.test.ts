/** Contrast of the tokens, computed from the style sheets themselves (WCAG 2). */

import { describe, expect, it } from "vitest";
import { milliseconds } from "./motion.svelte.ts";

const SHEETS = import.meta.glob<string>(["./tokens.css", "../../games/*/tokens.css"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const css = Object.values(SHEETS).join("\n");

/** Colours set by the rules that have exactly this selector. */
function block(selector: string): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, head = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (
      !head
        .replace(/\/\*.*?\*\//gs, "")
        .split(",")
        .some((one) => one.trim() === selector)
    )
      continue;
    for (const [, name = "", value = ""] of body.matchAll(/--([\w-]+):\s*(#[0-9A-Fa-f]{6})\b/g))
      colours.set(name, value);
  }
  return colours;
}

function light(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const shared = block(":root");
const day = new Map([...shared, ...block('[data-theme="light"]')]);
const night = new Map([...shared, ...block('[data-theme="dark"]')]);
const high = new Map([...shared, ...block('[data-theme="contrast"]')]);
const paper = new Map([...day, ...block('[data-theme="contrast"] [data-theme="light"]')]);
const scene = block('[data-game="memoracers"]');

/** Ink, ground, least ratio. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ["ink", "paper", 7],
  ["ink", "sheet", 7],
  ["ink", "sunk", 7],
  ["ink-2", "paper", 4.5],
  ["ink-2", "sheet", 4.5],
  ["ink-2", "sunk", 4.5],
  ["ink-3", "paper", 4.5],
  ["ink-3", "sheet", 4.5],
  ["ink-3", "sunk", 4.4],
  ["line-2", "paper", 3],
  ["line-2", "sheet", 3],
  ["link", "paper", 4.5],
  ["link", "sheet", 4.5],
  ["good", "good-bg", 4.5],
  ["bad", "bad-bg", 4.5],
  ["warn", "warn-bg", 4.5],
  ["on-slab", "slab", 7],
  ["on-slab-2", "slab", 4.5],
  ["slab-link", "slab", 4.5],
  ["on-signal", "signal", 7],
  ["shield", "sheet", 3],
];

describe.each([
  ["Day field", day],
  ["Night field", night],
] as const)("%s", (_name, tokens) => {
  it.each(PAIRS)("%s reads on %s", (ink, ground, least) => {
    expect(contrast(tokens.get(ink) ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(least);
  });
});

/** What is drawn and not read. */
const DRAWN: ReadonlySet<string> = new Set(["line", "line-2", "shield", "keyline"]);
describe.each([
  ["High contrast", high],
  ["Paper in high contrast", paper],
] as const)("%s", (_name, tokens) => {
  it.each([...PAIRS, ["line", "sheet", 3], ["keyline", "paper", 3]] as const)("%s reads on %s", (ink, ground) => {
    const ratio = contrast(tokens.get(ink) ?? "", tokens.get(ground) ?? "");
    expect(ratio).toBeGreaterThanOrEqual(DRAWN.has(ink) ? 3 : 7);
  });
});

it.each(["print-ink", "print-ink-2", "print-ink-3", "print-good", "print-bad"])(
  "%s reads on printed paper, at 7:1 in high contrast",
  (ink) => {
    const ground = shared.get("print-paper") ?? "";
    expect(contrast(shared.get(ink) ?? "", ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(high.get(ink) ?? "", ground)).toBeGreaterThanOrEqual(7);
  },
);

describe("the scenes in high contrast", () => {
  it.each([
    ["memoracers", ["scene-ink", "scene-ink-2", "lav"], ["sky-0", "sky-1", "sky-2", "sky-3", "lane"]],
    ["memoracers", ["edge", "lane-dash"], ["sky-3", "lane"]],
    ["celestia", ["scene-ink"], ["sky-1", "sky-2", "sky-3"]],
    ["celerium", ["scene-ink", "sand"], ["sky-1", "sky-2", "ground", "rust"]],
    [
      "galaxy-trucker",
      ["scene-ink", "scene-ink-2", "coord", "beam-ink", "fault"],
      ["space", "sky-1", "sky-2", "sky-3"],
    ],
  ])("%s: %j read on %j", (game, inks, grounds) => {
    const tokens = new Map([
      ...block(`[data-game="${game}"]`),
      ...block(`[data-theme="contrast"] [data-game="${game}"]`),
    ]);
    for (const ink of inks)
      for (const ground of grounds)
        expect(contrast(tokens.get(ink) ?? "", tokens.get(ground) ?? ""), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
          7,
        );
    expect(contrast(tokens.get("accent") ?? "", high.get("sheet") ?? "")).toBeGreaterThanOrEqual(7);
    expect(contrast(tokens.get("on-accent") ?? "", tokens.get("accent") ?? "")).toBeGreaterThanOrEqual(7);
  });
  it.each(["trap", "mint", "rose", "repair", "lav"])("words on %s of MemoRacers read", (ground) => {
    const tokens = new Map([...scene, ...block('[data-theme="contrast"] [data-game="memoracers"]')]);
    expect(contrast(tokens.get(`on-${ground}`) ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(7);
  });
});

describe("the scene of MemoRacers", () => {
  it.each([
    ["on-trap", "trap"],
    ["on-mint", "mint"],
    ["on-rose", "rose"],
    ["on-repair", "repair"],
    ["on-lav", "lav"],
    ["scene-ink-2", "sky-0"],
    ["scene-ink-2", "sky-2"],
    ["lav", "sky-3"],
  ])("%s reads on %s", (ink, ground) =>
    expect(contrast(scene.get(ink) ?? "", scene.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5),
  );
  it("shows the signal on lanes and on backs", () => {
    for (const ground of ["lane", "sky-3"])
      expect(contrast(shared.get("signal") ?? "", scene.get(ground) ?? "")).toBeGreaterThan(7);
  });
});

describe("the sky of Celestia", () => {
  const sky = block('[data-game="celestia"]');
  const dark = block('[data-theme="dark"] [data-game="celestia"]');
  it.each(["sky-1", "sky-2", "sky-3"])("words read on %s by day and by night", (ground) => {
    for (const tokens of [sky, dark])
      expect(contrast(tokens.get("scene-ink") ?? "", tokens.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("has an accent that reads on paper", () => {
    expect(contrast(sky.get("accent") ?? "", day.get("sheet") ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.get("accent") ?? "", night.get("sheet") ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the yard and space of Galaxy Trucker", () => {
  const yard = block('[data-game="galaxy-trucker"]');
  const dark = block('[data-theme="dark"] [data-game="galaxy-trucker"]');
  it.each(["space", "sky-1", "sky-2"])("words, coordinates and warnings read on %s", (ground) => {
    for (const ink of ["scene-ink", "scene-ink-2", "coord", "beam-ink", "fault"])
      expect(contrast(yard.get(ink) ?? "", yard.get(ground) ?? "")).toBeGreaterThanOrEqual(4.5);
  });
  it("shows the signal on petrol", () =>
    expect(contrast(shared.get("signal") ?? "", yard.get("sky-2") ?? "")).toBeGreaterThan(7));
  it("has an accent that reads on paper", () => {
    expect(contrast(yard.get("accent") ?? "", day.get("sheet") ?? "")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.get("accent") ?? "", night.get("sheet") ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("seats", () => {
  it.each([..."red blue green yellow purple black orange white".split(" ")])(
    "%s stands out against rim or outline",
    (look) => {
      const fill = shared.get(`seat-${look}`) ?? "";
      expect(
        Math.max(contrast(fill, shared.get("seat-rim") ?? ""), contrast(fill, shared.get("seat-key") ?? "")),
      ).toBeGreaterThan(3.3);
    },
  );
});

it("reads times as style sheets write them", () => {
  expect([milliseconds(" 420ms"), milliseconds(".42s"), milliseconds("none")]).toEqual([420, 420, null]);
});
