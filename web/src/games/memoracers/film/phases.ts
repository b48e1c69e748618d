/** Where a race is: its phases for the top bar. */

import type { Phase } from "$lib/kit/layout/Phases.svelte";
import type { Session } from "$lib/table/session.svelte.ts";
import { mt } from "../text/index.ts";
import type { Race } from "../model/wire.ts";
import type { Picture } from "./picture.ts";

/** `between`: the next circuit is being made up. */
export function phasesOf(session: Session<Race>, picture: Picture, between: boolean): Phase[] {
  const view = session.latest?.public;
  const races = view?.modules.includes("championship")
    ? [{ text: mt("race.n", { n: picture.race + 1, of: view.ships.length }) }]
    : [];
  if (between) return [...races, { text: mt("status.building"), on: true }];
  if (picture.recon || picture.round === 0)
    return [
      ...races,
      { text: mt("recon.waits"), on: Boolean(picture.recon) },
      { text: mt("status.placing"), on: !picture.recon },
    ];
  /** The last round ends in its maintenance; no other is programmed. */
  const over = session.latest?.status === "over" && !picture.acting;
  return [
    ...races,
    { text: mt("round.n", { n: picture.round }) },
    // The countdown of a solo race stays in sight (MR-152).
    ...(picture.marker === null ? [] : [{ text: mt("solo.left", { n: picture.marker }) }]),
    { text: mt("phase.programming"), on: !picture.acting && !picture.tidying && !over },
    { text: mt("phase.action"), on: picture.acting },
    { text: mt("phase.maintenance"), on: picture.tidying || over },
  ];
}
