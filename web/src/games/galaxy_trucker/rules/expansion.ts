/** The drawings of the chapters of the Big Expansion. */

import { word } from "../text/describe.ts";
import { gt } from "../text/index.ts";
import type { ComponentRow } from "../model/wire.ts";
import type { Contents } from "../model/contents.ts";
import type { Drawing } from "./drawings.ts";
import { fleet, lone, words, type Piece, type Point } from "./pieces.ts";

/** Components of New Technologies as the box has them. */
const NEW = {
  luxury: { name: "E02", kind: "luxury_cabin", sides: [0, 1, 2, 3] },
  stasis: { name: "E06", kind: "stasis_chamber", sides: [1, 0, 0, 2] },
  twin: { name: "E08", kind: "cannon_bidirectional", sides: [0, 0, 3, 1], barrels: [0, 1] },
  engineCannon: { name: "E10", kind: "engine_cannon", sides: [0, 1, 0, 2] },
  mixed: { name: "E12", kind: "mixed_hold", sides: [0, 1, 0, 2], ordinary: 2, special: 1 },
  cyan: { name: "E16", kind: "life_support_cyan", sides: [1, 2, 1, 2] },
  accelerator: { name: "E30", kind: "accelerator", sides: [0, 3, 0, 1] },
  booster: { name: "E25", kind: "cannon_booster", sides: [0, 3, 0, 2] },
  furnace: { name: "E33", kind: "furnace", sides: [0, 1, 0, 3] },
  plating: { name: "E38", kind: "plating", sides: [0, 0, 1, 0], armoured: [0, 1, 3] },
} as const satisfies Record<string, ComponentRow>;

const tile = (row: ComponentRow, at: Point, size: number, contents: Contents = {}): Piece => ({
  kind: "tile",
  at,
  size,
  row,
  contents,
});
const ORANGE = "#A8431A";
const card = (at: Point, text: string, fill: string): Piece[] => [
  { kind: "box", at, width: 96, height: 58, fill },
  words([at[0] + 48, at[1] + 36], text),
];

function bigBox(): Piece[] {
  return [
    { kind: "box", at: [40, 70], width: 150, height: 100, fill: ORANGE },
    { kind: "box", at: [30, 50], width: 170, height: 26, fill: "#7A2F12" },
    { kind: "arrow", d: "M206 110H246", head: [248, 110] },
    tile(NEW.luxury, [262, 24], 58),
    tile(NEW.accelerator, [334, 24], 58),
    tile(NEW.plating, [406, 24], 58),
    ...[0, 1, 2].map((n): Piece => ({
      kind: "box",
      at: [270 + n * 66, 104],
      width: 46,
      height: 62,
      fill: n === 1 ? "#4D4769" : ORANGE,
    })),
    { kind: "token", at: [115, 122], look: "purple", size: 44 },
  ];
}

function technologies(): Piece[] {
  return [
    tile(NEW.luxury, [22, 22], 70, { humans: 1 }),
    tile(NEW.stasis, [112, 22], 70, { sleepers: 4 }),
    tile(NEW.twin, [202, 22], 70),
    tile(NEW.mixed, [292, 22], 70, { goods: ["blue", "red"] }),
    tile(NEW.engineCannon, [382, 16], 70),
    tile(NEW.booster, [22, 112], 70),
    tile(NEW.furnace, [112, 112], 70),
    tile(NEW.accelerator, [202, 112], 70),
    tile(NEW.plating, [292, 112], 70),
    tile(NEW.cyan, [382, 112], 70),
  ];
}

function fifthWheel(): Piece[] {
  return [
    ...(["red", "blue", "green", "yellow", "purple"] as const).map((look, i): Piece => ({
      kind: "rocket",
      at: [70 + i * 88, 44],
      look,
    })),
    { kind: "box", at: [60, 92], width: 170, height: 76, fill: "#0B2A33" },
    words([84, 140], "1", "middle", true),
    ...(["red", "green", "blue"] as const).map((good, i): Piece => ({
      kind: "cube",
      at: [122 + i * 32, 130],
      size: 24,
      good,
    })),
    { kind: "token", at: [262, 112], look: "red", size: 34 },
    { kind: "token", at: [262, 152], look: "blue", size: 34 },
    words([340, 120], "3", "middle", true),
    { kind: "cube", at: [368, 112], size: 22, good: "red" },
    words([340, 162], "2", "middle", true),
    { kind: "cube", at: [368, 154], size: 22, good: "green" },
  ];
}

const SHAPES = [
  [".###.", "#####", ".#S#.", "#####", "#...#"],
  ["#..#..##.", "####.####", ".##...##.", "####.####", "#..#..##."],
] as const;

function newClasses(): Piece[] {
  const [ia, iia] = SHAPES;
  const shape = (rows: readonly string[], x0: number, y0: number, size: number): Piece[] =>
    rows.flatMap((row, y) =>
      [...row].flatMap((mark, x): Piece[] =>
        mark === "."
          ? []
          : [
              {
                kind: "box",
                at: [x0 + x * size, y0 + y * size],
                width: size - 2,
                height: size - 2,
                fill: mark === "S" ? "#2F6FDE" : "#0B2A33",
              },
            ],
      ),
    );
  return [
    ...shape(ia, 84, 46, 22),
    ...["2·3", "4·5", "6·7·8", "9·10", "11·12"].map((text, y): Piece => words([72, 64 + y * 22], text, "end")),
    { kind: "arrow", d: "M139 38V20", head: [139, 18], turn: 270 },
    { kind: "arrow", d: "M202 102H222", head: [224, 102] },
    words([139, 186], "IA", "middle", true),
    ...shape(iia, 258, 46, 22),
    { kind: "arrow", d: "M357 36V158", head: [357, 158], turn: 90, bad: true },
    words([357, 186], "IIA", "middle", true),
  ];
}

function machinations(): Piece[] {
  return [
    ...(["red", "blue", "green"] as const).flatMap((look, i): Piece[] => [
      { kind: "token", at: [56, 44 + i * 52], look, size: 34 },
      { kind: "box", at: [92, 24 + i * 52], width: 32, height: 42, fill: "#4D4769" },
      { kind: "icon", at: [108, 45 + i * 52], name: "eyeoff", size: 18 },
    ]),
    { kind: "arrow", d: "M140 98H200", head: [202, 98] },
    ...[0, 1, 2, 3, 4].map((n): Piece => ({
      kind: "box",
      at: [216 + n * 14, 60 + n * 3],
      width: 56,
      height: 76,
      fill: n % 2 ? "#4D4769" : ORANGE,
    })),
    { kind: "arrow", d: "M346 98H386", head: [388, 98] },
    { kind: "burst", at: [426, 98], scale: 0.8 },
  ];
}

function roughRoads(): Piece[] {
  return [
    { kind: "spaces", at: [50, 40], count: 12, gap: 34 },
    { kind: "rocket", at: [180, 40], look: "blue" },
    { kind: "rocket", at: [340, 40], look: "red" },
    ...card([36, 76], word("road", "dead-zone"), ORANGE),
    ...card([148, 76], word("road", "bad-luck"), ORANGE),
    { kind: "stone", at: [86, 166], missile: "large", turn: 200, scale: 0.6 },
    ...fleet(
      [
        [7, 6],
        [7, 7],
        [8, 7],
      ],
      [296, 74],
      52,
    ),
    { kind: "box", at: [294, 70], width: 56, height: 112, dashed: true },
    { kind: "icon", at: [322, 190], name: "cross", size: 16, tone: "bad" },
    { kind: "arrow", d: "M252 104H280", head: [282, 104], bad: true },
  ];
}

function bonusCards(): Piece[] {
  return [
    ...card([24, 24], word("family", "junkyard"), "#0B2A33"),
    { kind: "glyph", at: [46, 122], name: "crew", size: 28 },
    { kind: "arrow", d: "M66 122H90", head: [92, 122] },
    { kind: "glyph", at: [114, 122], name: "cell", size: 28 },
    ...card([150, 24], word("family", "star_depot"), "#0B2A33"),
    tile(NEW.booster, [170, 96], 54),
    { kind: "arrow", d: "M198 158V180", head: [198, 182], turn: 90 },
    ...card([276, 24], word("family", "space_billiards"), "#0B2A33"),
    { kind: "stone", at: [300, 122], missile: "large", turn: 180, scale: 0.5 },
    { kind: "arrow", d: "M322 122H346", head: [348, 122] },
    { kind: "token", at: [374, 122], look: "green", size: 34 },
    { kind: "box", at: [408, 84], width: 54, height: 76, fill: ORANGE },
    words([435, 132], "?", "middle", true),
  ];
}

function combining(): Piece[] {
  return [
    { kind: "box", at: [36, 60], width: 74, height: 74, fill: "#FFFAF0" },
    ...(
      [
        [54, 78],
        [92, 78],
        [54, 116],
        [92, 116],
        [54, 97],
        [92, 97],
      ] as const
    ).map(([x, y]): Piece => ({ kind: "box", at: [x - 5, y - 5], width: 10, height: 10, fill: "#1B1838" })),
    { kind: "arrow", d: "M124 98H164", head: [166, 98] },
    ...["IA", "IIA", "IIIA"].map((text, i): Piece => words([210 + i * 52, 66], text, "middle", true)),
    ...card([190, 96], word("option", "roads"), ORANGE),
    words([316, 130], "+1", "middle", true),
    { kind: "icon", at: [414, 98], name: "tick", size: 44, tone: "good" },
  ];
}

function houseCards(): Piece[] {
  return [
    { kind: "box", at: [50, 30], width: 110, height: 140, fill: "#4D4769" },
    { kind: "box", at: [186, 30], width: 110, height: 140, fill: "#4D4769", dashed: true },
    { kind: "icon", at: [105, 90], name: "book", size: 44 },
    { kind: "icon", at: [241, 90], name: "hand", size: 44 },
    words([105, 150], gt("draw.printed")),
    words([241, 150], gt("draw.house")),
    { kind: "arrow", d: "M306 100H348", head: [350, 100] },
    lone(7, 6, [366, 62], 76, { tilt: 6 }),
  ];
}

export const EXPANSION: Readonly<Record<string, Drawing>> = {
  "big-box": { label: "draw.big-box", pieces: bigBox },
  "new-technologies": { label: "draw.new-technologies", pieces: technologies },
  "fifth-wheel": { label: "draw.fifth-wheel", pieces: fifthWheel },
  "new-classes": { label: "draw.new-classes", pieces: newClasses },
  machinations: { label: "draw.machinations", pieces: machinations },
  "rough-roads": { label: "draw.rough-roads", pieces: roughRoads },
  "bonus-cards": { label: "draw.bonus-cards", pieces: bonusCards },
  combining: { label: "draw.combining", pieces: combining },
  "house-cards": { label: "draw.house-cards", pieces: houseCards },
};
