/** A guided first race: its hints, and why the good answers are good. Advice knows only tiles that lie face up. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Question, Table } from "$lib/table/table.svelte.ts";
import type { RaceDraft } from "../drafts/race.svelte.ts";
import type { Emphasis, Picture } from "../film/picture.ts";
import type { Race } from "../model/wire.ts";
import { mt } from "../text/index.ts";
import { due, HINTS, nextHint, type Hint, type HintId } from "./hints.ts";

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
    name: (_, action) => nameOf(action),
    why: (question, action) => whyOf(question, action, picture()),
    send: (action) => void table.send(action),
  });
}

function nameOf(action: Race["action"]): string | undefined {
  if (action.do !== "Program") return undefined;
  const lanes = action.lanes.join(", ");
  return mt(action.force ? "good.force" : "good.program", { lanes, n: action.lanes.length });
}

/** Why a way is good: what lies face up on it, or that nobody can see what is there. */
function whyOf(question: Question<Race>, action: Race["action"], picture: Picture): string | null {
  if (action.do === "PlaceShip") return mt("why.place");
  if (action.do !== "Program" || question.decision !== "PilotsProgram") return null;
  const { place } = question.offer;
  const ahead = action.lanes.map(
    (lane, i) => picture.places[(place + i + 1) % picture.places.length]?.face?.lanes[lane - 1],
  );
  const seen = ahead.filter((effect) => effect !== undefined);
  if (seen.includes("accelerator")) return mt("why.accelerator");
  if (seen.includes("repairer")) return mt("why.repairer");
  if (seen.length && !seen.includes("trap")) return mt("why.clear", { n: seen.length, of: ahead.length });
  if (seen.length) return mt("why.least");
  return mt(action.lanes.length > 1 ? "why.blind" : "why.slow");
}
