/** A guided voyage: its hints, and why the good answers are good. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { Picture } from "../film/picture.ts";
import type { Card, Voyage } from "../model/wire.ts";
import { hinted } from "../text/hints.ts";
import {
  dueHints,
  guideOf,
  HINT_RINGS,
  HINT_RULES,
  hintIds,
  hintText,
  hintTitle,
  nextHint,
  type Hint,
  type HintId,
} from "./hints.ts";
import { named, why } from "./why.ts";

/** What is on screen beside the table itself. */
export interface Seen {
  readonly picture: Picture;
  readonly treasures: number;
  readonly points: number;
  readonly hand: readonly Card[];
}

type Shows = Pick<Table<Voyage, unknown, unknown>, "me" | "question" | "playing" | "view" | "send">;
export type GuidedVoyage = GuidedGame<Voyage, HintId, Hint>;

export function guidedVoyage(session: Session<Voyage>, table: Shows, seen: () => Seen): GuidedVoyage {
  return new GuidedGame<Voyage, HintId, Hint>(session, {
    game: "celestia",
    all: () => hintIds(guideOf(table.view)),
    choose: nextHint,
    face: ({ id }) => ({
      title: hinted(hintTitle(id)),
      text: hinted(hintText(id)),
      rule: HINT_RULES[id],
      ring: HINT_RINGS[id] ?? null,
    }),
    shown: () => {
      const { me, question, playing } = table;
      const due = me === null ? [] : dueHints({ ...seen(), me, playing, decision: question?.decision ?? null });
      return { me, question, playing, due };
    },
    name: (_, action) => named(action),
    why: (question, action) => {
      const { picture, hand, points } = seen();
      const me = table.me ?? 0;
      return why(question, action, { view: picture.view, names: session.names, hand, me, points });
    },
    send: (action) => void table.send(action),
  });
}
