/** The drawings of the chapters, each a small scene of true pieces; the words in them follow the page's language. */

import { mt, type MemoText } from "../text/index.ts";
import { MORE } from "./more.ts";
import { face, on, rowOf, START, under, type Piece, type Row } from "./pieces.ts";

export interface Drawing {
  /** The drawing in one sentence. */
  readonly label: MemoText;
  readonly pieces: () => readonly Piece[];
}

const A2 = face("2-A", "t...t");
const A4 = face("4-A", "a..tt");
const A5 = face("5-A", "t.a.t");
const A7 = face("7-A", "tt.a.");
const C6 = face("6-C", "t.s.a");

function dashboard(): Piece[] {
  const boxes: Piece[] = [];
  for (let line = 0; line < 5; line += 1) {
    for (let box = 0; box < 5; box += 1) {
      const filled = (line < 3 && box === [1, 1, 2][line]) || false;
      boxes.push({
        kind: "box",
        at: [40 + line * 40, 52 + box * 25],
        width: 28,
        height: 17,
        dashed: line > 2,
        ...(filled ? { fill: "var(--cream)" } : {}),
      });
    }
  }
  return [
    ...boxes,
    { kind: "label", at: [135, 38], text: mt("draw.program") },
    { kind: "ship", at: [290, 74], look: "blue", size: 40 },
    { kind: "label", at: [330, 84], text: mt("speed.n", { n: 3 }), anchor: "start", strong: true },
    { kind: "discs", at: [272, 116], of: 3, on: 1 },
    { kind: "label", at: [350, 123], text: mt("laps"), anchor: "start" },
    { kind: "shields", at: [262, 148], of: 12, ticked: 3 },
  ];
}

function circuitRow(): Piece[] {
  const row = rowOf([START, ...Array.from({ length: 9 }, () => null)], 28, 45, 19);
  const reserve: Row = { x: 320, y: 140, tile: 30, lane: 9, faces: [null, null, null] };
  return [
    { kind: "row", row },
    { kind: "row", row: reserve },
    { kind: "label", at: [38, 154], text: mt("rear"), anchor: "start" },
    { kind: "label", at: [300, 172], text: mt("draw.reserve"), anchor: "end" },
    { kind: "arrow", d: "M40 178H110", head: [112, 178] },
  ];
}

function recon(): Piece[] {
  const row = rowOf([START, A5, A2, A7, null, null, null], 84, 60, 20);
  return [
    { kind: "eye", at: [on(row, 3, 1)[0], 36], beam: { y: row.y, width: row.tile - 5 } },
    { kind: "row", row },
    { kind: "arrow", d: "M40 60H110", head: [112, 60] },
  ];
}

function startLanes(): Piece[] {
  const row = rowOf([START, A5, null], 26, 110, 29);
  const lane = on(row, 0, 4);
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 0, 1, -0.15), look: "red" },
    { kind: "ship", at: on(row, 0, 2, -0.15), look: "green" },
    { kind: "ship", at: on(row, 0, 5, -0.15), look: "yellow" },
    { kind: "box", at: [lane[0] - 50, lane[1] - 12], width: 82, height: 24, dashed: true },
    { kind: "ship", at: [42, 60], look: "blue", turn: 40 },
    { kind: "arrow", d: `M50 74Q62 108 ${lane[0] - 60} ${lane[1]}`, head: [lane[0] - 56, lane[1]], turn: 20 },
  ];
}

function round(): Piece[] {
  const at = [90, 240, 390];
  const words = ["phase.programming", "phase.action", "phase.maintenance"] as const;
  return [
    ...at.flatMap((x, i): Piece[] => [
      { kind: "box", at: [x - 56, 26], width: 112, height: 108 },
      { kind: "label", at: [x, 164], text: mt(words[i] ?? "round") },
    ]),
    { kind: "icon", at: [at[0] ?? 0, 80], name: "eyeoff", size: 64 },
    { kind: "ship", at: [at[1] ?? 0, 80], look: "red", size: 60, flame: true },
    { kind: "icon", at: [at[2] ?? 0, 80], name: "loop", size: 64 },
    { kind: "arrow", d: "M150 80H176", head: [178, 80] },
    { kind: "arrow", d: "M300 80H326", head: [328, 80] },
    { kind: "arrow", d: "M390 176Q390 190 366 190H114Q90 190 90 180", head: [90, 178], turn: -90 },
  ];
}

function program(): Piece[] {
  const row = rowOf([A5, A2, null, null, null, null], 40, 70, 24);
  return [
    { kind: "row", row },
    { kind: "path", points: [on(row, 0, 3, -0.2), on(row, 1, 5), on(row, 1, 5)].slice(0, 2), bad: true },
    { kind: "path", points: [on(row, 0, 3, -0.2), on(row, 1, 2), on(row, 2, 2), on(row, 3, 3), on(row, 4, 4)] },
    { kind: "ship", at: on(row, 0, 3, -0.2), look: "blue" },
    { kind: "label", at: [240, under(row) + 28], text: mt("draw.oneAside") },
  ];
}

function order(): Piece[] {
  const row = rowOf([A4, A7, A2, C6, null, null], 52, 70, 22);
  const mark = (x: number, text: string): Piece => ({ kind: "label", at: [x, 36], text, strong: true });
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 3, 2, -0.1), look: "green", size: 22 },
    { kind: "ship", at: on(row, 3, 4, -0.1), look: "red", size: 22 },
    { kind: "ship", at: on(row, 1, 3, -0.1), look: "blue", size: 22 },
    mark(on(row, 3, 1)[0] - 22, "1"),
    mark(on(row, 3, 1)[0] + 22, "2"),
    { kind: "token", at: [on(row, 3, 1)[0] - 4, 28], look: "green", size: 20 },
    { kind: "token", at: [on(row, 3, 1)[0] + 42, 28], look: "red", size: 20 },
    mark(on(row, 1, 1)[0] - 12, "3"),
    { kind: "token", at: [on(row, 1, 1)[0] + 10, 28], look: "blue", size: 20 },
    { kind: "label", at: [240, under(row) + 26], text: mt("draw.faster") },
  ];
}

function move(): Piece[] {
  const row = rowOf([A5, A2, A7, A4, null, null], 40, 70, 24);
  return [
    { kind: "row", row },
    { kind: "path", points: [on(row, 0, 3, -0.2), on(row, 1, 3), on(row, 2, 4), on(row, 3, 4, -0.1)] },
    { kind: "ship", at: on(row, 0, 3, -0.2), look: "red", flame: true },
    { kind: "mark", at: [on(row, 2, 4)[0] - 6, on(row, 2, 2)[1] + 4], icon: "up2", text: "+1", ink: "#0B6B57" },
    { kind: "mark", at: [on(row, 3, 4)[0] + 16, under(row) + 8], icon: "trap", text: "−3", ink: "#B4430A" },
  ];
}

function laps(): Piece[] {
  const row = rowOf([null, START, A5, A2], 34, 92, 26);
  return [
    { kind: "row", row },
    { kind: "ship", at: on(row, 1, 2, -0.15), look: "red" },
    { kind: "ship", at: on(row, 2, 4, -0.1), look: "blue", flame: true },
    {
      kind: "mark",
      at: [on(row, 2, 4)[0] + 6, on(row, 2, 2)[1]],
      icon: "flag",
      text: mt("lap.n", { n: 1 }),
      ink: "#1B1838",
    },
    { kind: "label", at: [on(row, 1, 1)[0], under(row) + 26], text: mt("draw.notYet") },
  ];
}

function laneEffects(): Piece[] {
  const effects = ["trap", "accelerator", "slower", "repairer", "mechanism"] as const;
  return effects.flatMap((effect, i): Piece[] => {
    const x = 44 + (i > 2 ? 218 : 0);
    const y = 40 + (i % 3) * 58;
    return [
      { kind: "chip", at: [x + 18, y], effect, width: 60, height: 36 },
      { kind: "label", at: [x + 60, y + 7], text: mt(`effect.${effect}`), anchor: "start" },
    ];
  });
}

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  dashboard: { label: "draw.dashboard", pieces: dashboard },
  "circuit-row": { label: "draw.circuit-row", pieces: circuitRow },
  recon: { label: "draw.recon", pieces: recon },
  "start-lanes": { label: "draw.start-lanes", pieces: startLanes },
  round: { label: "draw.round", pieces: round },
  program: { label: "draw.programming", pieces: program },
  order: { label: "draw.order", pieces: order },
  move: { label: "draw.move", pieces: move },
  laps: { label: "draw.laps", pieces: laps },
  "lane-effects": { label: "draw.lane-effects", pieces: laneEffects },
  ...MORE,
};
