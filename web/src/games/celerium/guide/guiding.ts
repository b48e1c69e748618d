/** A guided first race: its hints, and why the good answers are good. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { MineView, PublicView, Rally } from "../model/wire.ts";
import { hinted } from "../text/hints.ts";
import {
  doubles,
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
import { goodName, whyGood, type Position } from "./why.ts";

export type GuidedRace = GuidedGame<Rally, HintId, Hint>;

export function guidedRace(
  session: Session<Rally>,
  table: Pick<Table<Rally, unknown, unknown>, "me" | "question" | "playing" | "held" | "send">,
  view: () => PublicView,
  mine: () => MineView | null,
): GuidedRace {
  const position = (): Position => ({ view: view(), mine: mine(), me: table.me ?? 0 });
  return new GuidedGame<Rally, HintId, Hint>(session, {
    game: "celerium",
    all: () => HINT_IDS,
    choose: nextHint,
    face: ({ id }) => ({
      title: hinted(hintTitle(id)),
      text: hinted(hintText(id)),
      rule: HINT_RULES[id],
      ring: HINT_RINGS[id] ?? null,
    }),
    shown: () => {
      const { me, question, playing, held } = table;
      const due =
        me === null
          ? []
          : dueHints({ view: view(), decision: question?.decision ?? null, px2: doubles(question), playing, held });
      return { me, question, playing: playing || held, due };
    },
    name: (question, action) => goodName(question, action, position()),
    why: (question, action) => whyGood(question, action, position()),
    send: (action) => void table.send(action),
  });
}
