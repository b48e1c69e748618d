/** Questions that a side of the ship answers: which one flies ahead, from where debris shall come. */

import { capital, word } from "../text/describe.ts";
import type { Action, Question } from "../model/trucking.ts";
import { gt } from "../text/index.ts";
import type { Side } from "../model/wire.ts";

export interface SideChoice {
  readonly side: Side;
  readonly text: string;
  /** What choosing it means, in a few words. */
  readonly note: string;
  readonly label: string;
}

export interface Plates {
  readonly plates: readonly SideChoice[];
  /** Something comes from there, instead of flying that way. */
  readonly inward: boolean;
  readonly action: (side: Side) => Action;
}

export function platesOf({ decision, offer }: Question): Plates | null {
  if (decision === "TruckerChoosesFront") {
    const { choices, chosen } = offer;
    // Each engine fits one side alone: where none is astray on any side, there is none.
    const fits = choices.some(({ astray }) => astray) ? gt("front.fits") : gt("front.none");
    const plates = choices.map(({ side, astray }) => {
      const taken = chosen.filter((one) => one === side).length;
      const note = [astray ? gt("front.astray", { n: astray }) : fits, taken ? gt("front.taken", { n: taken }) : ""]
        .filter(Boolean)
        .join(", ");
      return { side, text: gt(`front.${side}`), note, label: `${gt(`front.${side}`)}, ${note}` };
    });
    return { plates, inward: false, action: (side) => ({ do: "ChooseFront", side }) };
  }
  if (decision === "TruckerVotes") {
    const { sides, votes } = offer;
    const plates = sides.map((side) => {
      const note = gt("vote.votes", { n: votes.filter((one) => one === side).length });
      return { side, text: capital(word("side", side)), note, label: `${capital(word("side", side))}, ${note}` };
    });
    return { plates, inward: true, action: (side) => ({ do: "Vote", side }) };
  }
  return null;
}
