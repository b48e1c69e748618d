/** The table of a voyage, as its components take it. */

import type { Table } from "$lib/table/table.svelte.ts";
import type { VoyageDraft } from "../drafts/voyage.svelte.ts";
import type { Emphasis } from "../film/picture.ts";
import type { Voyage } from "../model/wire.ts";

export type VoyageTable = Table<Voyage, Emphasis, VoyageDraft>;
