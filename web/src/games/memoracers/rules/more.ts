/**
 * The drawings of the later chapters: wrecks, looping, special tiles, the finish, variants, and the table's own
 * answers.
 */

import { mt } from "../text/index.ts";
import type { Drawing } from "./drawings.ts";
import { face, on, rowOf, START, under, type Piece, type Row } from "./pieces.ts";

const A2 = face("2-A", "t...t");
const A5 = face("5-A", "t.a.t");
const A7 = face("7-A", "tt.a.");
const K2 = face("K-2", ".tt..");
const K4 = face("K-4", "...tt");

function wreck(): Piece[] {
  const row = rowOf([A5, A7, A2, null, null], 28, 74, 23);
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 1, 2, -0.1), look: "red", ghost: true },
    { kind: "icon", at: on(row, 1, 2, -0.1), name: "crash", size: 40, colour: "var(--trap)" },
    { kind: "ship", at: on(row, 0, 4, -0.1), look: "blue" },
    { kind: "shields", at: [120, 160], of: 12, ticked: 12 },
    { kind: "token", at: [96, 172], look: "red", size: 26 },
    { kind: "label", at: [312, 179], text: mt("draw.out"), anchor: "start" },
  ];
}

function looping(): Piece[] {
  const row = rowOf([START, A5, A2, A7, null, null], 64, 68, 22);
  const rear = on(row, 0, 1)[0];
  const front = on(row, 5, 1)[0];
  return [
    { kind: "row", row },
    { kind: "box", at: [rear - 32, row.y - 2], width: 63, height: 114, dashed: true },
    { kind: "ship", at: on(row, 1, 3, -0.1), look: "red" },
    { kind: "ship", at: on(row, 2, 4, -0.1), look: "blue" },
    {
      kind: "arrow",
      d: `M${rear} 54Q${rear} 24 ${rear + 40} 24H${front + 14}Q${front + 54} 24 ${front + 54} 56`,
      head: [front + 54, 58],
      turn: 90,
    },
    { kind: "label", at: [240, 196], text: mt("draw.empty") },
  ];
}

function specialTiles(): Piece[] {
  const tile = (x: number, one: typeof K2 | null): Row => ({ x, y: 34, tile: 50, lane: 20, faces: [one] });
  const word = (x: number, text: string): Piece => ({ kind: "label", at: [x, 168], text });
  return [
    { kind: "row", row: tile(20, K2) },
    { kind: "arrow", d: "M76 84H90", head: [92, 84] },
    { kind: "row", row: tile(100, K4) },
    word(85, mt("kraken")),
    { kind: "row", row: { x: 186, y: 34, tile: 40, lane: 20, faces: [null, null, null] } },
    { kind: "icon", at: [246, 84], name: "missile", size: 26, colour: "var(--trap)" },
    { kind: "arrow", d: "M200 16H234Q246 16 246 26", head: [246, 30], turn: 90 },
    word(246, mt("draw.missiles")),
    { kind: "row", row: tile(330, face("4-C", "tt..a")) },
    { kind: "icon", at: [394, 84], name: "mobile", size: 26 },
    { kind: "row", row: tile(410, face("4-C", "a..tt")) },
    word(394, mt("draw.mobile")),
  ];
}

function finish(): Piece[] {
  const row = rowOf([A7, START, A5, A2, null], 34, 80, 24);
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 2, 2, -0.12), look: "green" },
    { kind: "ship", at: on(row, 3, 4, -0.12), look: "red" },
    { kind: "ship", at: on(row, 0, 3, -0.12), look: "blue" },
    {
      kind: "mark",
      at: [on(row, 3, 4)[0] + 6, on(row, 3, 2)[1]],
      icon: "flag",
      text: mt("lap.n", { n: 3 }),
      ink: "#1B1838",
    },
    {
      kind: "mark",
      at: [on(row, 1, 2)[0] - 10, on(row, 2, 2)[1]],
      icon: "flag",
      text: mt("lap.n", { n: 3 }),
      ink: "#1B1838",
    },
    { kind: "label", at: [on(row, 3, 1)[0], under(row) + 28], text: mt("draw.wins"), strong: true },
  ];
}

function handicap(): Piece[] {
  const grades = ["beginner", "amateur", "confirmed", "expert"] as const;
  return grades.flatMap((grade, i): Piece[] => [
    { kind: "label", at: [190, 46 + i * 42], text: mt(`setup.grade.${grade}`), anchor: "end" },
    { kind: "shields", at: [214, 28 + i * 42], of: 12, ticked: i * 2 },
  ]);
}

function kraken(): Piece[] {
  const row = rowOf([A5, A2, null, K2, null], 56, 76, 22);
  const back = on(row, 3, 1)[0];
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 0, 3, -0.12), look: "red" },
    {
      kind: "arrow",
      d: `M${on(row, 4, 1)[0]} 44Q${on(row, 4, 1)[0]} 22 ${back + 30} 22Q${back} 22 ${back} 44`,
      head: [back, 46],
      turn: 90,
    },
    { kind: "label", at: [on(row, 4, 1)[0], under(row) + 26], text: mt("front") },
  ];
}

function soloStars(): Piece[] {
  const tile = (x: number, one: typeof K2): Row => ({ x, y: 14, tile: 54, lane: 20, faces: [one] });
  return [
    { kind: "row", row: tile(40, A2) },
    { kind: "arrow", d: "M104 64H130", head: [132, 64] },
    { kind: "row", row: tile(146, face("2-D", "tst.t")) },
    { kind: "stars", at: [226, 44], count: 2 },
    { kind: "label", at: [290, 64], text: "+2", anchor: "start", strong: true },
    ...Array.from({ length: 10 }, (_, i): Piece => ({ kind: "box", at: [40 + i * 41, 148], width: 35, height: 32 })),
    ...Array.from({ length: 10 }, (_, i): Piece => ({ kind: "label", at: [57.5 + i * 41, 171], text: String(20 - i) })),
    { kind: "token", at: [57.5 + 3 * 41, 164], look: "red", size: 28 },
    { kind: "arrow", d: "M190 134H222", head: [224, 134] },
  ];
}

function championship(): Piece[] {
  const points = [
    [2, 1, 2],
    [1, 2, 0],
    [0, 0, 1],
  ];
  const looks = ["red", "blue", "green"] as const;
  return points.flatMap((line, row): Piece[] => [
    { kind: "token", at: [70, 44 + row * 56], look: looks[row] ?? "red", size: 34 },
    ...line.map((figure, race): Piece => ({
      kind: "label",
      at: [160 + race * 80, 53 + row * 56],
      text: String(figure),
    })),
    { kind: "label", at: [410, 54 + row * 56], text: String(line.reduce((sum, one) => sum + one, 0)), strong: true },
  ]);
}

function ring(): Piece[] {
  const row = rowOf([A7, A5, A2, null, null, null], 70, 62, 22);
  const end = row.x + 6 * row.tile;
  return [
    { kind: "row", row },
    {
      kind: "arrow",
      d:
        `M${end + 6} 126C${end + 52} 126 ${end + 44} 34 ${end - 20} 34H${row.x + 20}C${row.x - 44} 34 ${row.x - 52} ` +
        `126 ${row.x - 10} 126`,
      head: [row.x - 8, 126],
    },
    { kind: "ship", at: on(row, 0, 3, -0.1), look: "red", flame: true },
    { kind: "ship", at: on(row, 2, 4, -0.1), look: "blue" },
    { kind: "label", at: [240, 60], text: mt("draw.lapped") },
  ];
}

function tableAnswers(): Piece[] {
  return [
    { kind: "box", at: [60, 40], width: 360, height: 64, fill: "var(--slab)" },
    { kind: "label", at: [90, 80], text: mt("draw.question"), anchor: "start", strong: true },
    { kind: "box", at: [316, 54], width: 88, height: 36, dashed: true },
    { kind: "icon", at: [360, 72], name: "cross", size: 22, colour: "var(--rose)" },
    { kind: "icon", at: [96, 144], name: "timer", size: 34 },
    { kind: "label", at: [128, 152], text: mt("draw.nothing"), anchor: "start" },
  ];
}

export const MORE: Readonly<Record<string, Drawing>> = {
  wreck: { label: "draw.wreck", pieces: wreck },
  looping: { label: "draw.looping", pieces: looping },
  "special-tiles": { label: "draw.special-tiles", pieces: specialTiles },
  finish: { label: "draw.finish", pieces: finish },
  handicap: { label: "draw.handicap", pieces: handicap },
  kraken: { label: "draw.kraken", pieces: kraken },
  "solo-stars": { label: "draw.solo-stars", pieces: soloStars },
  championship: { label: "draw.championship", pieces: championship },
  ring: { label: "draw.ring", pieces: ring },
  "table-answers": { label: "draw.table-answers", pieces: tableAnswers },
};
