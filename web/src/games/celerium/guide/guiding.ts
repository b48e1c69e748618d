/** A guided first race: its hints, and why the good answers are good. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { Action, PublicView, Rally } from "../model/wire.ts";
import { rt } from "../text/words.ts";
import {
  dueHints,
  HINT_IDS,
  HINT_RINGS,
  HINT_RULES,
  hintText,
  hintTitle,
  nextHint,
  type Hint,
  type HintId,
} from "./hints.ts";

export type GuidedRace = GuidedGame<Rally, HintId, Hint>;

export function guidedRace(
  session: Session<Rally>,
  table: Pick<Table<Rally, unknown, unknown>, "me" | "question" | "playing" | "held" | "send">,
  view: () => PublicView,
): GuidedRace {
  return new GuidedGame<Rally, HintId, Hint>(session, {
    game: "celerium",
    all: () => HINT_IDS,
    choose: nextHint,
    face: ({ id }) => ({
      title: rt(hintTitle(id)),
      text: rt(hintText(id)),
      rule: HINT_RULES[id],
      ring: HINT_RINGS[id] ?? null,
    }),
    shown: () => {
      const { me, question, playing, held } = table;
      const due = me === null ? [] : dueHints({ view: view(), decision: question?.decision ?? null, playing, held });
      return { me, question, playing: playing || held, due };
    },
    name: (_, action) => nameOf(action, view()),
    why: (_, action) => whyOf(action),
    send: (action) => void table.send(action),
  });
}

/** What an answer is called where the engine's word needs more: which Upgrade, how many cards, which Boosts. */
function nameOf(action: Action, view: PublicView): string | undefined {
  switch (action.do) {
    case "BuyUpgrade": {
      const at = view.market.findIndex(({ name }) => name === action.upgrade);
      return rt("good.upgrade", { n: at + 1 });
    }
    case "BuyCards": {
      const n = action.level_1 + action.level_2 + action.level_3;
      return n ? rt("good.cards", { n }) : rt("good.noCards");
    }
    case "ActivateBoosts": {
      const n = [action.shield, action.line, action.planet].filter(Boolean).length;
      return n ? rt("good.boosts", { n }) : rt("good.noBoosts");
    }
    case "Play":
      return rt(action.part === "move" ? "good.move" : "good.option", { card: action.card });
    default:
      return undefined;
  }
}

function whyOf(action: Action): string | null {
  switch (action.do) {
    case "ChooseFace":
      return rt("why.face");
    case "BuyUpgrade":
      return rt("why.upgrade");
    case "PassTurn":
      return rt("why.pass");
    case "Install":
      return rt("why.install");
    case "EndEquipment":
      return rt("why.endEquipment");
    case "BuyCards":
      return rt("why.cards");
    case "ActivateBoosts":
      return rt(action.shield || action.line || action.planet ? "why.boosts" : "why.noBoosts");
    case "PickLine":
      return rt("why.line");
    case "Play":
      return rt(action.part === "move" ? "why.move" : "why.option");
    case "Advance":
      return rt(action.vehicle === "pilot" ? "why.pilot" : "why.starbot");
    case "EndTurn":
      return rt("why.endTurn");
    case "UseShield":
    case "React":
      return rt("why.stopIt");
    case "Pass":
      return rt("why.takeIt");
    default:
      return null;
  }
}
