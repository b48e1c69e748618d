/** A guided first race: its hints, and why the good answers are good. Advice knows only tiles that lie face up. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { RaceDraft } from "../drafts/race.svelte.ts";
import type { Emphasis, Picture } from "../film/picture.ts";
import type { Race } from "../model/wire.ts";
import { mt } from "../text/index.ts";
import { due, HINTS, nextHint, type Hint, type HintId } from "./hints.ts";
import { goodName, whyGood } from "./why.ts";

const FIND = { lit: ".circuit [role=button]", prompt: "#prompt", dash: ".own section", none: null } as const;

export type GuidedRace = GuidedGame<Race, HintId, Hint>;

export function guidedRace(
  session: Session<Race>,
  table: Pick<Table<Race, Emphasis, RaceDraft>, "me" | "question" | "draft" | "playing" | "send">,
  picture: () => Picture,
): GuidedRace {
  return new GuidedGame<Race, HintId, Hint>(session, {
    game: "memoracers",
    all: () => HINTS.map(({ id }) => id),
    choose: nextHint,
    face: (hint) => ({ title: mt(hint.title), text: mt(hint.text), rule: hint.rule, ring: FIND[hint.ring] }),
    shown: () => {
      const { me, question, playing, draft } = table;
      const left = draft?.program.left ?? 0;
      const now =
        me === null ? [] : due({ picture: picture(), me, decision: question?.decision ?? null, left, playing });
      return { me, question, playing, due: now };
    },
    name: (_, action) => goodName(action),
    why: (question, action) => whyGood(question, action, picture()),
    send: (action) => void table.send(action),
  });
}
