/** Why a way is good: what lies face up on it, what a trap would cost, or that nobody can see it (MR-024). */

import type { Question } from "$lib/table/table.svelte.ts";
import type { Picture } from "../film/picture.ts";
import type { Face } from "../model/pieces.ts";
import type { Race } from "../model/wire.ts";
import { mt } from "../text/index.ts";

type Action = Race["action"];
type Program = Extract<Action, { do: "Program" }>;

/** A square of the way whose tile lies face up. */
interface Met {
  readonly lane: number;
  readonly tile: string;
  readonly effect: Face["lanes"][number];
}

/** What a program is called: its lanes, and whether it forces the Speed. */
export function goodName(action: Action): string | undefined {
  if (action.do !== "Program") return undefined;
  const lanes = action.lanes.join(mt("good.then"));
  return mt(action.force ? "good.force" : "good.program", { lanes, n: action.lanes.length });
}

/** The reason for an answer; null where there is nothing to weigh. */
export function whyGood(question: Question<Race>, action: Action, picture: Picture): string | null {
  if (action.do === "PlaceShip") return placeWhy(action.lane, picture);
  if (action.do !== "Program" || question.decision !== "PilotsProgram") return null;
  const { place, speeds } = question.offer;
  const count = picture.places.length;
  const met = action.lanes.map((lane, i) => metAt(picture.places[(place + i + 1) % count]?.face ?? null, lane));
  const choice = speeds.find(({ speed, force }) => speed === action.lanes.length && force === action.force);
  const reason = wayWhy(action, met, choice?.trap_ticks ?? action.lanes.length);
  return choice?.ticks ? `${mt("why.forced", { n: choice.ticks })} ${reason}` : reason;
}

function metAt(face: Face | null, lane: number): Met | null {
  return face && { lane, tile: face.name, effect: face.lanes[lane - 1] ?? null };
}

function placeWhy(lane: number, picture: Picture): string {
  const met = metAt(picture.places[1]?.face ?? null, lane);
  if (met?.effect === "accelerator") return mt("why.accelerator", { lane, tile: met.tile });
  if (met && !met.effect) return mt("why.ahead", { lane, tile: met.tile });
  const beside = [lane - 1, lane + 1].find((one) => isSafe(picture.places[1]?.face?.lanes[one - 1]));
  if (met?.effect === "trap" && beside) return mt("why.beside", { lane, tile: met.tile, beside });
  return mt(lane === 1 || lane === picture.places[0]?.face?.lanes.length ? "why.free" : "why.place", { lane });
}

/** A lane of the tile without a trap; undefined: there is no such lane. */
function isSafe(effect: Face["lanes"][number] | undefined): boolean {
  return effect !== undefined && effect !== "trap";
}

function wayWhy({ lanes }: Program, way: readonly (Met | null)[], trap: number): string {
  const met = way.filter((one) => one !== null);
  const has = (effect: string): Met | undefined => met.find((one) => one.effect === effect);
  const good = has("accelerator") ?? has("repairer");
  const trapped = has("trap");
  const facts = { of: lanes.length, n: met.length, trap };
  if (trapped) return mt("why.least", { ...facts, tile: trapped.tile });
  const hidden = lanes.length - met.length;
  if (good) {
    const gain = mt(good.effect === "accelerator" ? "why.accelerator" : "why.repairer", {
      lane: good.lane,
      tile: good.tile,
    });
    return hidden ? `${gain} ${mt("why.hidden", { n: hidden, trap })}` : gain;
  }
  if (met.length) return mt(met.length === lanes.length ? "why.clear" : "why.partly", facts);
  return mt("why.blind", facts);
}
