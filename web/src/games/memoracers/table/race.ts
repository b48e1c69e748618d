/** The table of a race, as its components take it. */

import type { Table } from "$lib/table/table.svelte.ts";
import type { RaceDraft } from "../drafts/race.svelte.ts";
import type { Emphasis } from "../film/picture.ts";
import type { Race } from "../model/wire.ts";

export type RaceTable = Table<Race, Emphasis, RaceDraft>;
