/** Why an answer in the yard is good: what a ship has and lacks, and what a component does for it. */

import type { Question } from "../model/trucking.ts";
import type { BuiltView, Kind } from "../model/wire.ts";
import { useOf } from "../text/about.ts";
import { gt, type TruckerText } from "../text/index.ts";
import type { Position } from "./position.ts";

function roomFor(
  squares: readonly { readonly turns: readonly { refusal: unknown; mistakes: readonly unknown[] }[] }[],
) {
  return squares.some(({ turns }) => turns.some(({ refusal, mistakes }) => !refusal && !mistakes.length));
}

/** A kind of component that a ship needs some of: how many there are, and whether that is none. */
const NEEDS: readonly (readonly [RegExp, TruckerText, (built: BuiltView) => number])[] = [
  [/^engine/, "need.engine", ({ engines_powered }) => engines_powered],
  [/^cannon/, "need.cannon", ({ cannon_halves_powered }) => Math.floor(cannon_halves_powered / 2)],
  [/^battery/, "need.cell", ({ cells }) => cells],
  [/^cabin$/, "need.crew", ({ crew }) => crew],
  [/hold$/, "need.hold", ({ holds }) => holds],
  [/^shield/, "need.shield", ({ shields }) => shields],
];

/** Which side of a square another one lies at: to the front, the right, the rear or the left. */
const SIDES: Readonly<Record<string, number>> = { "0,-1": 0, "1,0": 1, "0,1": 2, "-1,0": 3 };

/** Whether the component in hand would be joined, on a square, to a cabin that an alien could live in. */
function joinsCabin(square: number, turns: number, { hand, box, picture, me }: Position): boolean {
  const board = box.board(picture.view.board);
  const here = board.cell(square);
  const row = hand === null ? null : box.component(hand);
  return Boolean(
    picture.view.ships[me]?.components.some((one) => {
      const there = board.cell(one.square);
      if (!here || !there || !row || box.component(one.component).kind !== "cabin") return false;
      const side = SIDES[[there.x - here.x, there.y - here.y].join()];
      // Where it fits, a connector meets a connector, and a smooth side a smooth one.
      return side !== undefined && Boolean(row.sides[(side - turns + 4) % 4]);
    }),
  );
}

/** Why a component is taken: how many of its kind there are, and what it does. */
export function partWhy(kind: Kind, built: BuiltView, { intro }: Pick<Position, "intro">, turns = 0): string {
  const need = NEEDS.find(([kinds]) => kinds.test(kind));
  const use = kind === "cannon_single" && turns % 4 ? gt("why.cannonAside") : useOf(kind, intro);
  return need ? `${gt(need[1], { n: need[2](built) })} ${use}` : use;
}

/** The crew of the starting cabin: with no more, the first loss may end a flight. */
const FIRST_CREW = 2;

/** What is missing most, in the order in which a ship needs it; a double that is there waits for a cell. */
function lackOf(built: BuiltView, { box, picture, me }: Position): TruckerText | null {
  const has = (kind: Kind): boolean =>
    Boolean(picture.view.ships[me]?.components.some(({ component }) => box.component(component).kind === kind));
  if (!built.engines_powered) return has("engine_double") ? "lack.cell" : "lack.engine";
  if (!built.cannon_halves_powered) return has("cannon_double") ? "lack.cell" : "lack.cannon";
  if (!built.cells) return "lack.cell";
  if (built.crew <= FIRST_CREW) return "lack.cabin";
  return built.holds ? null : "lack.hold";
}

/** Doubles of what a ship may lack: without a cell they do not help it. */
const DOUBLES: Readonly<Partial<Record<Kind, TruckerText>>> = {
  engine_double: "lack.engine",
  cannon_double: "lack.cannon",
};

/** What fills a lack: it is not returned to keep its square for another of its kind. */
const FILLS: Readonly<Partial<Record<TruckerText, RegExp>>> = {
  "lack.engine": /^engine/,
  "lack.cannon": /^cannon/,
  "lack.cell": /^battery/,
  "lack.cabin": /^cabin$/,
  "lack.hold": /hold$/,
};

/** Why a component goes to its square. */
export function placeWhy(square: number, turns: number, built: BuiltView, at: Position): string | null {
  if (at.hand === null) return null;
  const { kind } = at.box.component(at.hand);
  const alone = /^life_support/.test(kind) && !at.intro && !joinsCabin(square, turns, at);
  return alone ? gt("why.supportAlone") : partWhy(kind, built, at, turns);
}

/** Why the component in hand goes back. */
export function returnWhy(question: Question, built: BuiltView | null | undefined, at: Position): string {
  const lacks = built ? lackOf(built, at) : null;
  const kind = at.hand && at.box.component(at.hand).kind;
  if (question.decision === "TruckerBuilds" && !roomFor(question.offer.squares)) return gt("why.misfit");
  if (kind && lacks && DOUBLES[kind] === lacks) return gt("why.needsCell", { what: gt(lacks) });
  if (kind && lacks && FILLS[lacks]?.test(kind)) return gt(/^(engine|cannon)/.test(kind) ? "why.blocks" : "why.return");
  return lacks ? gt("why.reserve", { what: gt(lacks) }) : gt("why.return");
}

/** Why one is taken from the heap. */
export function downWhy(built: BuiltView, at: Position): string {
  const { picture } = at;
  const lacks = lackOf(built, at);
  if (lacks) return gt("why.lacks", { what: gt(lacks) });
  return gt(picture.view.face_up.length ? "why.faceDown" : "why.firstDown", { n: picture.view.face_down });
}
