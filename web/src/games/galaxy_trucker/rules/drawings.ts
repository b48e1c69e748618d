/**
 * The drawings of the chapters of building, each a small scene of true pieces; their words follow the page's language.
 */

import { gt, type TruckerText } from "../text/index.ts";
import { EXPANSION } from "./expansion.ts";
import { FLYING } from "./flying.ts";
import { fleet, lone, words, type Piece } from "./pieces.ts";

export interface Drawing {
  /** The drawing in one sentence. */
  readonly label: TruckerText;
  readonly pieces: () => readonly Piece[];
}

function threeFlights(): Piece[] {
  const sizes = [
    [26, "I", 60],
    [32, "II", 200],
    [38, "III", 350],
  ] as const;
  return [
    ...sizes.flatMap(([size, name, x]): Piece[] => [
      ...fleet(
        [
          [7, 5],
          [6, 6],
          [7, 6],
          [8, 6],
          [6, 7],
          [7, 7],
          [8, 7],
        ],
        [x, 40],
        size,
      ),
      words([x + size * 1.5, 186], name, "middle", true),
    ]),
    { kind: "arrow", d: "M150 92H180", head: [182, 92] },
    { kind: "arrow", d: "M304 92H332", head: [334, 92] },
  ];
}

function yardSetup(): Piece[] {
  return [
    ...(
      [
        [30, 40, -12],
        [70, 30, 8],
        [48, 78, 4],
        [96, 74, -9],
        [24, 112, 10],
      ] as const
    ).map(([x, y, tilt]): Piece => ({ kind: "back", at: [x, y], size: 52, tilt })),
    { kind: "box", at: [196, 62], width: 76, height: 76, dashed: true },
    lone(7, 7, [200, 66], 68),
    ...[0, 1, 2, 3].map((n): Piece => ({
      kind: "box",
      at: [320 + n * 36, 66],
      width: 30,
      height: 44,
      fill: n === 3 ? "#4D4769" : "#A8431A",
    })),
    ...[0, 1, 2].map((n): Piece => ({ kind: "icon", at: [335 + n * 36, 88], name: "eye", size: 18 })),
    { kind: "icon", at: [443, 88], name: "eyeoff", size: 18 },
    words([88, 188], gt("yard.warehouse")),
    words([390, 138], gt("yard.ahead")),
  ];
}

function welding(): Piece[] {
  return [
    ...fleet(
      [
        [7, 6],
        [7, 7],
        [6, 7],
      ],
      [150, 40],
      62,
    ),
    { kind: "back", at: [30, 70], size: 62, tilt: -6 },
    { kind: "arrow", d: "M98 100H132", head: [134, 100] },
    { kind: "box", at: [275, 103], width: 60, height: 60, dashed: true },
    lone(8, 7, [368, 66], 62, { tilt: 8 }),
    { kind: "arrow", d: "M362 112 344 124", head: [342, 126], turn: 145 },
    words([400, 160], gt("weld")),
  ];
}

function hourglass(): Piece[] {
  return [
    { kind: "glass", at: [60, 44], size: 60, left: 0.7 },
    ...[3, 2, 1].map((n, i): Piece => ({
      kind: "token",
      at: [400, 60 + i * 40],
      look: (["red", "blue", "green"] as const)[i] ?? "red",
      size: n > 0 ? 30 : 0,
    })),
    ...[1, 2, 3].map((n, i): Piece => words([434, 68 + i * 40], String(n), "start", true)),
    { kind: "arrow", d: "M140 96H330", head: [332, 96] },
    ...["II", "I", gt("draw.start")].map((text, i): Piece => words([170 + i * 64, 84], text, "middle", i === 2)),
    words([400, 186], gt("draw.numbers")),
  ];
}

function connectors(): Piece[] {
  return [
    lone(7, 6, [40, 60], 70),
    lone(8, 6, [110, 60], 70),
    { kind: "icon", at: [110, 156], name: "tick", size: 28, tone: "good" },
    lone(6, 8, [270, 60], 70),
    lone(9, 9, [340, 60], 70, { turns: 0 }),
    { kind: "zigzag", at: [340, 60], size: 70 },
    { kind: "icon", at: [340, 156], name: "cross", size: 28, tone: "bad" },
  ];
}

function shipCheck(): Piece[] {
  return [
    ...fleet(
      [
        [6, 7],
        [7, 7],
        [8, 7],
        [7, 8],
        [8, 8],
      ],
      [70, 34],
      62,
    ),
    lone(5, 9, [256, 96], 62, { turns: 1 }),
    { kind: "zigzag", at: [256, 96], size: 62 },
    { kind: "arrow", d: "M326 128H378", head: [380, 128], bad: true },
    { kind: "icon", at: [420, 128], name: "cross", size: 34, tone: "bad" },
  ];
}

function crewLoading(): Piece[] {
  return [
    lone(7, 7, [40, 60], 76, { contents: { humans: 2 } }),
    lone(5, 7, [140, 60], 76, { contents: { humans: 2 } }),
    lone(9, 7, [250, 30], 70, { contents: { alien: "purple" } }),
    lone(9, 8, [250, 100], 70),
    lone(8, 6, [370, 60], 76, { contents: { cells: 2 } }),
    words([130, 166], gt("fig.crew")),
    words([408, 166], gt("fig.cells", { n: 2 })),
  ];
}

function classes(): Piece[] {
  const shapes = [
    ["..#..", ".###.", "#####", "#####", "##.##"],
    ["...#...", "..###..", ".#####.", ".#####.", "#######", "###.###"],
    ["....#....", "...###...", "#.#####.#", "#########", "#########", "##.###.##"],
    [".###.", "#####", "##.##", "#####", ".###.", "#.#.#", "#####", "#####", "#.#.#"],
  ] as const;
  return shapes.flatMap((shape, n): Piece[] => [
    ...shape.flatMap((row, y): Piece[] =>
      [...row].flatMap((mark, x): Piece[] =>
        mark === "#"
          ? [{ kind: "box", at: [[24, 118, 236, 384][n]! + x * 14, 24 + y * 14], width: 12, height: 12 }]
          : [],
      ),
    ),
    words([[59, 167, 299, 419][n]!, 182], ["I", "II", "III", "IIIA"][n] ?? "", "middle", true),
  ]);
}

function digital(): Piece[] {
  return [
    { kind: "token", at: [110, 70], look: "red", size: 44 },
    { kind: "token", at: [110, 134], look: "blue", size: 44 },
    lone(7, 5, [300, 62], 76),
    { kind: "arrow", d: "M140 74 282 92", head: [284, 92], turn: 8 },
    { kind: "arrow", d: "M140 132 282 112", head: [284, 112], turn: -8, bad: true },
    { kind: "icon", at: [410, 84], name: "tick", size: 28, tone: "good" },
    { kind: "icon", at: [410, 122], name: "cross", size: 28, tone: "bad" },
  ];
}

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  "three-flights": { label: "draw.three-flights", pieces: threeFlights },
  "yard-setup": { label: "draw.yard-setup", pieces: yardSetup },
  welding: { label: "draw.welding", pieces: welding },
  hourglass: { label: "draw.hourglass", pieces: hourglass },
  connectors: { label: "draw.connectors", pieces: connectors },
  "ship-check": { label: "draw.ship-check", pieces: shipCheck },
  "crew-loading": { label: "draw.crew-loading", pieces: crewLoading },
  "ship-classes": { label: "draw.ship-classes", pieces: classes },
  "digital-table": { label: "draw.digital-table", pieces: digital },
  ...FLYING,
  ...EXPANSION,
};
