/** What happened before this screen looked: the film and the account of a flight both need it. */

import type { Session } from "$lib/table/session.svelte.ts";
import type { Ledger } from "../account/bills.ts";
import type { TruckerDirector } from "../film/director.ts";
import type { Trucking } from "../model/trucking.ts";

/** A function that takes in what the session knows of the past; to be called whenever it may have grown. */
export function recalling(session: Session<Trucking>, director: TruckerDirector, ledger: Ledger): () => void {
  let known: Session<Trucking>["past"] | null = null;
  return () => {
    const past = session.past.flatMap(({ events }) => events);
    director.recall(past);
    // After a first welcome, and after a new one that tells what was missed; not once more when the table goes back.
    if (session.past !== known) ledger.recall(past);
    known = session.past;
  };
}
