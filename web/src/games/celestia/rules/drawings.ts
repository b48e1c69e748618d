/**
 * The drawings of the rules of Celestia, by their names in the catalogue. Numbers and pieces only; words are in the
 * label.
 */

import type { CelestiaText } from "../text/words.ts";
import {
  arrow,
  backs,
  boat,
  cards,
  city,
  dice,
  label,
  mark,
  ship,
  sign,
  token,
  treasures,
  type Piece,
} from "./pieces.ts";

type Drawing = readonly Piece[];
const SIX = ["red", "blue", "green", "yellow", "purple", "black"] as const;
const NINE = [1, 2, 4, 6, 9, 12, 15, 20, 25] as const;

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  cities: NINE.map((value, i) =>
    city(value, 50 + i * 67, 128 - i * 4, 0.56 + i * 0.02, `${value}${value < 15 ? "+" : ""}`),
  ),
  deal: [
    ...cards(["compass", "lightning-rod", "foghorn", "cannon", "turbo", "jetpack"], 20, 56, 70, -14),
    label("6–8", 440, 122, 40),
    city(1, 540, 110, 0.9, "1+", true),
  ],
  roles: [
    ship(300, 70, ["red", "blue", "green", "yellow"], 1.05),
    sign("wheel", 376, 136, 30),
    arrow([470, 150], [392, 142]),
  ],
  roll: [
    city(4, 80, 110, 0.8, "4+", true),
    arrow([136, 104], [206, 88], true),
    city(6, 260, 92, 0.8, "6+"),
    ...dice(["fog", "pirates"], 360, 62, 92),
  ],
  "stay-or-leave": [
    ship(190, 62, ["red", "blue", "green"], 0.95),
    mark("tick", 190, 186),
    city(9, 480, 120, 0.9, "9+", true),
    token("yellow", 540, 84, 36),
    ...backs([9], 572, 66, 36),
    arrow([300, 118], [420, 106]),
  ],
  reactions: [
    ...dice(["fog", "birds", "blank"], 30, 66, 76),
    arrow([300, 108], [350, 108]),
    ...cards(["alternative-route", "bad-spell", "ejection"], 376, 46, 74),
  ],
  "face-events": [
    ...dice(["fog", "pirates", "blank"], 30, 66, 76),
    arrow([300, 108], [350, 108]),
    ...cards(["compass", "cannon"], 376, 46, 80),
    mark("tick", 590, 108),
  ],
  turbo: [
    ...dice(["birds"], 90, 62, 92),
    arrow([200, 108], [280, 108]),
    ...cards(["turbo"], 310, 40, 92),
    mark("tick", 450, 108),
  ],
  "fly-on": [
    city(6, 100, 132, 0.8, "6+"),
    arrow([160, 128], [400, 104], true),
    city(9, 470, 110, 0.9, "9+", true),
    ship(290, 56, ["red", "blue"], 0.6),
  ],
  crash: [
    ...dice(["fog", "fog"], 30, 66, 76),
    mark("cross", 222, 108),
    ship(420, 86, ["red", "blue", "green"], 0.8, 24),
    arrow([540, 60], [590, 180]),
  ],
  "next-captain": [
    token("red", 180, 110, 56),
    sign("wheel", 180, 56, 34),
    arrow([226, 110], [386, 110]),
    token("blue", 430, 110, 56),
    sign("wheel", 430, 56, 34),
  ],
  "new-voyage": [
    ship(230, 74, SIX.slice(0, 4), 0.9),
    city(1, 460, 116, 1, "1+", true),
    ...cards(["turbo"], 550, 52, 70),
  ],
  "fifty-points": [
    ...treasures(
      [
        [6, 9],
        [9, 12],
        [12, 12],
        [25, 25],
      ],
      40,
      64,
      70,
    ),
    label("58", 430, 128, 72),
    label("≥ 50", 550, 126, 36),
  ],
  "power-cards": cards(["alternative-route", "ejection", "jetpack", "bad-spell"], 60, 36, 110, 30),
  spyglass: [
    ...treasures([[2, 2, true]], 70, 50, 90),
    arrow([186, 110], [260, 110]),
    ...dice(["fog", "birds", "pirates"], 290, 66, 84),
    mark("tick", 590, 108),
  ],
  "last-city": [
    city(25, 180, 126, 1.1, "25", true),
    ship(400, 64, ["red", "blue"], 0.8),
    ...backs([25, 25], 540, 80, 44),
  ],
  crews: [ship(200, 70, ["red", "red", "red"], 1), ship(470, 70, ["blue", "blue", "blue"], 1)],
  "five-treasures": [
    ...treasures(
      [
        [1, 1],
        [2, 2],
        [4, 4],
        [6, 6],
        [9, 9],
      ],
      80,
      56,
      86,
    ),
  ],
  help: [
    ...dice(["birds"], 40, 66, 84),
    { kind: "down", x: 170, y: 50, width: 84 },
    arrow([276, 108], [330, 108]),
    ...cards(["help-foghorn", "improved-foghorn"], 356, 46, 84),
    mark("tick", 590, 108),
  ],
  lifeboat: [
    ship(190, 66, ["red", "green", "blue"], 0.95),
    boat(460, 120, "yellow", 1),
    arrow([300, 130], [400, 136], true),
  ],
  gifts: [
    ...dice(["blank", "blank"], 50, 70, 76),
    arrow([240, 110], [310, 110]),
    { kind: "gift", x: 366, y: 108, city: 6 },
    city("krismastri", 500, 146, 1.1),
  ],
  matryoshburg: [
    ship(140, 70, ["red", "blue"], 0.7, 26),
    arrow([240, 120], [330, 130], true),
    city("matryoshburg", 400, 150, 1.2),
    ...cards(["turbo"], 510, 46, 80),
  ],
  "forgotten-city": [
    city(12, 90, 120, 0.9, "12+", true),
    arrow([150, 116], [250, 116], true),
    label("4 + 4", 320, 124, 40),
    arrow([390, 116], [470, 116], true),
    city("forgotten", 550, 150, 1.1, undefined, false, true),
    label("25", 550, 40, 34),
  ],
  "grappling-hook": [
    city(6, 110, 130, 0.9, "6+", true),
    ...backs([6], 150, 56, 40),
    ...cards(["grappling-hook"], 250, 40, 92),
    arrow([366, 100], [440, 88]),
    ship(540, 80, ["blue", "red"], 0.62),
  ],
  instructor: [
    ...cards(["instructor"], 40, 40, 92),
    arrow([156, 104], [210, 104]),
    ...treasures(
      [
        [6, 6],
        [6, 9],
        [6, 12],
        [6, 2, true],
      ],
      240,
      62,
      70,
    ),
    mark("tick", 435, 186),
  ],
  "card-pairs": [
    ...cards(["jetpack", "ejection"], 60, 40, 96),
    label("+", 300, 120, 44),
    ...cards(["mooring", "grappling-hook"], 350, 40, 96),
  ],
  "who-is-asked": [
    ...SIX.map((look, i): Piece => token(look, 90 + i * 92, 118, 50)),
    ...SIX.slice(1).map((_, i): Piece => mark("question", 182 + i * 92, 66)),
    sign("wheel", 90, 62, 34),
  ],
};

/** The words for a drawing, for those who do not see it. */
export function drawingLabel(name: string): CelestiaText {
  return `draw.${name}` as CelestiaText;
}
