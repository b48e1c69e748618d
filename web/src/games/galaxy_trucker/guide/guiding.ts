/** A guided first flight: its hints, and why the good answers are good. */

import { GuidedGame } from "$lib/guide/guiding.svelte.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { Table } from "$lib/table/table.svelte.ts";
import type { TruckerDraft } from "../drafts/trucker.svelte.ts";
import { introductory } from "../model/introductory.ts";
import type { Picture } from "../film/picture.ts";
import type { Box } from "../model/box.ts";
import type { Trucking } from "../model/trucking.ts";
import { gt } from "../text/index.ts";
import { due, HINTS, nextHint, type Around, type Hint, type HintId } from "./hints.ts";
import type { Position } from "./position.ts";
import { goodName, whyGood } from "./why.ts";

const FIND: Readonly<Record<Around, string | null>> = {
  heap: ".heap",
  lit: ".pick.fit",
  prompt: "#prompt",
  figures: "[data-figures]",
  numbers: ".nt, [data-finish], [data-sure]",
  card: "[data-card]",
  dock: "[data-dock-zone]",
  track: "[data-track]",
  none: null,
};

export type GuidedFlight = GuidedGame<Trucking, HintId, Hint>;

export function guidedFlight(
  session: Session<Trucking>,
  table: Pick<Table<Trucking, unknown, TruckerDraft>, "me" | "question" | "draft" | "playing" | "send">,
  box: Box,
  picture: () => Picture,
): GuidedFlight {
  const intro = (): boolean => introductory(picture().view);
  const position = (): Position => ({
    hand: table.draft?.yard?.hand ?? null,
    turned: table.draft?.yard?.turns ?? 0,
    box,
    picture: picture(),
    intro: intro(),
    me: table.me ?? 0,
  });
  return new GuidedGame<Trucking, HintId, Hint>(session, {
    game: "galaxy-trucker",
    all: () => HINTS.filter(({ intro: has }) => has || !intro()).map(({ id }) => id),
    choose: nextHint,
    face: (hint) => ({ title: gt(hint.title), text: gt(hint.text), rule: hint.rule, ring: FIND[hint.ring] }),
    shown: () => {
      const { me, question, draft, playing } = table;
      const decision = question?.decision ?? null;
      const { card } = picture().view;
      const zone = card !== null && box.card(card).family === "combat_zone";
      const now = me === null ? [] : due({ picture: picture(), me, decision, hand: handOf(draft), playing, zone });
      return { me, question, playing, due: now };
    },
    name: (question, action) => goodName(question, action, position()),
    why: (question, action) => whyGood(question, action, position()),
    at: (action) => (action.do === "TakeFaceUp" ? `[data-take="${action.component}"]` : null),
    send: (action) => void table.send(action),
  });
}

/** Whether there is a component in hand, and whether it fits somewhere. */
function handOf(draft: TruckerDraft | null): "empty" | "fits" | "misfits" {
  const yard = draft?.yard;
  if (!yard?.active) return "empty";
  const fits = yard.offer.squares.some(({ turns }) =>
    turns.some(({ refusal, mistakes }) => !refusal && !mistakes.length),
  );
  return fits ? "fits" : "misfits";
}
