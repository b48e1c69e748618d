/** The drawings of the chapters of flying and of the settlement. */

import { gt } from "../text/index.ts";
import type { Good } from "../model/wire.ts";
import type { Drawing } from "./drawings.ts";
import { fleet, lone, words, type Piece } from "./pieces.ts";

const cubes = (goods: readonly Good[], x: number, y: number, gap = 30): Piece[] =>
  goods.map((good, i) => ({ kind: "cube", at: [x + i * gap, y], size: 24, good }));

function track(): Piece[] {
  return [
    { kind: "spaces", at: [50, 70], count: 12, gap: 34 },
    { kind: "spaces", at: [50, 134], count: 12, gap: 34 },
    { kind: "arrow", d: "M440 76C470 88 470 116 440 128", head: [438, 128], turn: 160 },
    { kind: "rocket", at: [186, 70], look: "blue" },
    { kind: "rocket", at: [322, 70], look: "red" },
    { kind: "arrow", d: "M190 50C230 26 340 26 380 50", head: [381, 51], turn: 40 },
  ];
}

function strengths(): Piece[] {
  return [
    lone(7, 4, [36, 50], 70),
    words([71, 160], "1", "middle", true),
    lone(6, 5, [136, 50], 70),
    words([171, 160], "2", "middle", true),
    lone(7, 4, [246, 50], 70, { turns: 1 }),
    words([281, 160], "½", "middle", true),
    lone(6, 9, [366, 44], 70),
    words([401, 160], "2", "middle", true),
    { kind: "glyph", at: [218, 154], name: "cell", size: 24 },
    { kind: "glyph", at: [432, 154], name: "cell", size: 24 },
  ];
}

function hits(): Piece[] {
  return [
    { kind: "box", at: [20, 80], width: 300, height: 56, dashed: true },
    words([44, 114], "8", "middle", true),
    { kind: "stone", at: [140, 108], missile: "large", turn: 180 },
    { kind: "arrow", d: "M176 108H238", head: [240, 108] },
    ...fleet(
      [
        [6, 7],
        [7, 7],
        [6, 8],
        [7, 8],
      ],
      [270, 50],
      62,
    ),
    { kind: "burst", at: [270, 142], scale: 0.6 },
  ];
}

function breakUp(): Piece[] {
  return [
    ...fleet(
      [
        [7, 6],
        [7, 7],
        [8, 7],
      ],
      [60, 40],
      58,
    ),
    { kind: "burst", at: [210, 140], scale: 0.8 },
    lone(8, 8, [270, 90], 58, { tilt: 14, faded: true }),
    lone(8, 9, [340, 118], 58, { tilt: -12, faded: true }),
    { kind: "arrow", d: "M330 80C370 70 410 90 430 120", head: [431, 122], turn: 60, bad: true },
  ];
}

function goods(): Piece[] {
  return [
    lone(6, 8, [50, 60], 76, { contents: { goods: ["yellow", "blue"] } }),
    lone(8, 8, [170, 60], 76, { contents: { goods: ["red"] } }),
    ...(["red", "yellow", "green", "blue"] as const).flatMap((good, i): Piece[] => [
      { kind: "cube", at: [310, 42 + i * 40], size: 28, good },
      words([342, 50 + i * 40], String(4 - i), "start", true),
    ]),
    { kind: "glyph", at: [410, 100], name: "credit", size: 40 },
  ];
}

function planets(): Piece[] {
  const rows: readonly (readonly Good[])[] = [["red", "green", "blue"], ["yellow", "blue"], ["green"]];
  return [
    ...rows.flatMap((row, i): Piece[] => [
      { kind: "box", at: [180, 28 + i * 50], width: 180, height: 40, fill: "#0B2A33" },
      words([200, 55 + i * 50], String(i + 1), "middle", true),
      ...cubes(row, 236, 48 + i * 50),
    ]),
    { kind: "token", at: [390, 48], look: "red", size: 32 },
    { kind: "token", at: [390, 98], look: "blue", size: 32 },
    { kind: "rocket", at: [90, 100], look: "green" },
    { kind: "arrow", d: "M128 100H166", head: [168, 100], bad: true },
  ];
}

function abandoned(): Piece[] {
  return [
    lone(5, 7, [60, 60], 76, { contents: { humans: 2 } }),
    { kind: "arrow", d: "M146 98H208", head: [210, 98] },
    { kind: "box", at: [228, 64], width: 84, height: 68, fill: "#0B2A33" },
    { kind: "glyph", at: [270, 98], name: "ship", size: 46 },
    { kind: "arrow", d: "M322 98H372", head: [374, 98] },
    { kind: "glyph", at: [420, 98], name: "credit", size: 50 },
  ];
}

function enemies(): Piece[] {
  return [
    lone(7, 4, [70, 34], 64),
    lone(8, 5, [140, 34], 64),
    words([136, 140], "2", "middle", true),
    { kind: "arrow", d: "M220 70H262", head: [264, 70] },
    { kind: "stone", at: [310, 70], missile: "heavy", turn: 0, scale: 0.9 },
    words([310, 140], "5", "middle", true),
    words([224, 140], "<", "middle", true),
    { kind: "burst", at: [420, 80], scale: 0.9 },
  ];
}

function openSpace(): Piece[] {
  return [
    lone(5, 9, [50, 50], 72),
    lone(8, 9, [130, 50], 72),
    words([126, 160], "2", "middle", true),
    { kind: "spaces", at: [250, 90], count: 6, gap: 38 },
    { kind: "rocket", at: [262, 90], look: "blue" },
    { kind: "arrow", d: "M270 66C290 44 322 44 342 64", head: [343, 66], turn: 50 },
  ];
}

function combat(): Piece[] {
  return [
    { kind: "glyph", at: [90, 50], name: "crew", size: 32 },
    { kind: "glyph", at: [90, 100], name: "engine", size: 32 },
    { kind: "glyph", at: [90, 150], name: "cannon", size: 32 },
    ...(["red", "blue", "green"] as const).map((look, i): Piece => ({
      kind: "token",
      at: [200 + i * 80, 24],
      look,
      size: 28,
    })),
    ...[
      ["6", "4", "5"],
      ["3", "5", "2"],
      ["4", "6", "1"],
    ].flatMap((row, y): Piece[] =>
      row.map((text, x): Piece => words([200 + x * 80, 58 + y * 50], text, "middle", true)),
    ),
    { kind: "box", at: [254, 34], width: 52, height: 34, dashed: true },
    { kind: "box", at: [334, 84], width: 52, height: 34, dashed: true },
    { kind: "box", at: [334, 134], width: 52, height: 34, dashed: true },
  ];
}

function givingUp(): Piece[] {
  return [
    { kind: "spaces", at: [60, 80], count: 8, gap: 40 },
    { kind: "rocket", at: [300, 80], look: "red" },
    { kind: "rocket", at: [110, 80], look: "yellow" },
    { kind: "arrow", d: "M110 96C120 140 170 156 220 156", head: [222, 156], bad: true },
    ...cubes(["green", "blue"], 270, 156),
    words([350, 164], "½", "middle", true),
  ];
}

function settlement(): Piece[] {
  const rows = [
    ["flag", "+8"],
    ["star", "+4"],
    ["box", "+7"],
    ["wrench", "−3"],
  ] as const;
  return [
    { kind: "box", at: [120, 14], width: 240, height: 172, fill: "#0B2A33" },
    ...rows.flatMap(([icon, text], i): Piece[] => [
      icon === "box"
        ? { kind: "glyph", at: [160, 42 + i * 40], name: "box", size: 26 }
        : { kind: "icon", at: [160, 42 + i * 40], name: icon, size: 26 },
      words([330, 51 + i * 40], text, "end", true),
    ]),
  ];
}

function extra(): Piece[] {
  return [
    ...fleet(
      [
        [7, 8],
        [6, 8],
      ],
      [60, 62],
      70,
      { "6,8": { goods: ["blue"] } },
    ),
    words([290, 112], gt("draw.rare"), "middle"),
    { kind: "icon", at: [400, 104], name: "book", size: 48 },
  ];
}

export const FLYING: Readonly<Record<string, Drawing>> = {
  "flight-track": { label: "draw.flight-track", pieces: track },
  strengths: { label: "draw.strengths", pieces: strengths },
  hits: { label: "draw.hits", pieces: hits },
  "break-up": { label: "draw.break-up", pieces: breakUp },
  goods: { label: "draw.goods", pieces: goods },
  planets: { label: "draw.planets", pieces: planets },
  abandoned: { label: "draw.abandoned", pieces: abandoned },
  enemies: { label: "draw.enemies", pieces: enemies },
  "open-space": { label: "draw.open-space", pieces: openSpace },
  "combat-zone": { label: "draw.combat-zone", pieces: combat },
  "giving-up": { label: "draw.giving-up", pieces: givingUp },
  settlement: { label: "draw.settlement", pieces: settlement },
  "extra-cases": { label: "draw.extra-cases", pieces: extra },
};
