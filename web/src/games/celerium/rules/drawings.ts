/**
 * The drawings of the rules of Celerium, by their names in the catalogue. Numbers and pieces only; words are in the
 * label.
 */

import type { RallyText } from "../text/words.ts";
import { arrow, card, disc, label, plate, ship, sign, sleeve, squares, wheel, type Piece } from "./pieces.ts";

type Drawing = readonly Piece[];

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  "two-vehicles": [ship("pilot", "blue", 400, 90, 1.7), ship("starbot", "blue", 200, 130, 1.5)],
  "central-board": [
    ...squares(12, 8, 60, 70),
    plate("yellow", "0", 240, 130),
    plate("green", "−2", 240, 172),
    wheel(550, 120, 0.9),
  ],
  "franchise-board": [
    ship("pilot", "red", 90, 70, 0.9),
    plate("blue", "9", 190, 70, 70),
    plate("green", "9", 270, 70, 70),
    plate("yellow", "10", 350, 70, 70),
    ship("starbot", "red", 90, 150, 0.9),
    plate("blue", "6", 190, 150, 70),
    plate("green", "9", 270, 150, 70),
    plate("yellow", "7", 350, 150, 70),
    sign("action", 450, 70, 36),
    label("8", 500, 82, 40),
    sign("bolt", 450, 150, 36),
    label("2", 500, 162, 40),
  ],
  "round-steps": (["planet", "first", "cards", "shield", "line", "ship", "control", "double"] as const).flatMap(
    (name, i) => [
      disc(name, "", 60 + i * 75, 108),
      ...(i ? [arrow([60 + i * 75 - 44, 108], [60 + i * 75 - 32, 108])] : []),
    ],
  ),
  "planet-card": [
    sign("fire", 120, 110, 110),
    plate("blue", "+2", 320, 60, 200),
    plate("green", "−2", 320, 110, 200),
    plate("yellow", "0", 320, 160, 200),
  ],
  "market-stall": [
    sleeve("blue", "13", 80, 108),
    sleeve("green", "11", 220, 108),
    sleeve("yellow", "9", 360, 108),
    sleeve("blue", "16", 500, 108),
    sign("action", 580, 108, 44),
  ],
  sleeve: [
    ship("pilot", "green", 110, 108, 1.3),
    plate("yellow", "9", 260, 108, 80),
    arrow([330, 108], [380, 108]),
    sleeve("yellow", "13", 460, 108),
  ],
  "event-deck": [
    card(1, "1", 130, 108),
    card(2, "2", 270, 108),
    card(3, "3", 410, 108),
    sign("action", 520, 108, 44),
    label("1", 575, 122, 44),
  ],
  "boost-tokens": [disc("shield", "+1", 150, 96), disc("line", "+2", 320, 96), disc("planet", "+3", 490, 96)],
  "three-lines": [
    plate("yellow", "0", 200, 56, 260),
    plate("green", "−2", 200, 108, 260),
    plate("blue", "P×2", 200, 160, 260),
    ship("pilot", "blue", 440, 60, 0.8),
    ship("pilot", "red", 520, 160, 0.8),
  ],
  hangar: [
    sign("hangar", 90, 100, 80),
    sleeve("blue", "13", 200, 108),
    sleeve("green", "11", 310, 108),
    sign("workshop", 400, 100, 56),
    sleeve("yellow", "9", 480, 108),
    arrow([540, 108], [610, 60]),
  ],
  "start-squares": [
    plate("blue", "9", 110, 80, 90),
    label("+2", 200, 92, 40),
    arrow([240, 80], [290, 80]),
    ...squares(9, 5, 340, 150, [11]),
    ship("pilot", "blue", 446, 84, 0.8),
  ],
  "race-turn": [
    card(1, "2", 120, 108),
    arrow([180, 108], [230, 108]),
    ship("pilot", "red", 300, 108, 1),
    arrow([370, 108], [420, 108]),
    ship("pilot", "blue", 490, 108, 1),
  ],
  "double-move": [
    ...squares(7, 7, 120, 150, [10, 12]),
    ship("pilot", "red", 172, 84, 0.7),
    arrow([200, 70], [266, 70]),
    arrow([290, 70], [370, 70]),
  ],
  "card-halves": [
    card(1, "2", 170, 108),
    sign("action", 90, 108, 40),
    arrow([240, 80], [300, 70]),
    label("2", 340, 84, 44),
    arrow([240, 136], [300, 146]),
    sign("bolt", 340, 148, 44),
    sign("wheel", 430, 148, 44),
    sign("shot", 510, 148, 44),
  ],
  "meteor-and-shot": [
    ...squares(9, 6, 160, 160),
    ship("starbot", "red", 316, 110, 0.9),
    sign("meteor", 264, 108, 40),
    ship("pilot", "blue", 420, 70, 0.9),
    sign("shot", 480, 50, 36),
  ],
  "surprise-control": [
    wheel(150, 110, 1),
    arrow([250, 110], [310, 110]),
    disc("shield", "1", 380, 96),
    arrow([560, 110], [470, 110]),
    ship("pilot", "green", 580, 70, 0.6),
  ],
  "control-card": [
    label("1", 150, 130, 72),
    sign("control", 90, 108, 64),
    disc("shield", "", 280, 108, false),
    disc("line", "", 380, 108),
    disc("planet", "", 480, 108),
  ],
  "score-gap": [
    ...squares(14, 8, 80, 160),
    ship("starbot", "red", 80, 108, 0.6),
    ship("starbot", "blue", 184, 108, 0.6),
    label("2", 184, 66, 34),
    ship("pilot", "blue", 444, 108, 0.7),
    label("7", 444, 66, 34),
  ],
  levels: [
    card(1, "1", 110, 100),
    label("20", 210, 114, 44),
    card(2, "2", 320, 100),
    label("40", 420, 114, 44),
    card(3, "3", 530, 100),
  ],
  income: [
    sign("action", 110, 108, 60),
    label("+8", 220, 124, 48),
    label("+10", 330, 124, 48),
    label("+12", 450, 124, 48),
    label("≤ 15", 570, 122, 38),
  ],
  "final-score": [label("P×2", 180, 126, 60), arrow([280, 108], [360, 108]), label("+3", 440, 128, 64)],
  "expert-zones": [
    ...squares(12, 2, 90, 110),
    ...squares(19, 3, 240, 110),
    ...squares(22, 3, 440, 110),
    label("1", 116, 190, 34),
    label("2", 292, 190, 34),
    label("3", 492, 190, 34),
  ],
  rival: [ship("pilot", "red", 180, 108, 1.4), label("×", 320, 124, 48), ship("starbot", "green", 460, 108, 1.6)],
  effects: (["wheel", "double", "control", "meteor", "shot", "workshop"] as const).map((name, i) =>
    disc(name, "", 80 + i * 96, 108),
  ),
  "small-print": (["keep", "first", "last"] as const).map((name, i) => disc(name, "", 180 + i * 140, 108)),
};

/** The words for a drawing, for those who do not see it. */
export function drawingLabel(name: string): RallyText {
  return `draw.${name}` as RallyText;
}
