/** The table of a rally, as its components take it. */

import type { Table } from "$lib/table/table.svelte.ts";
import type { RallyDraft } from "../drafts/rally.svelte.ts";
import type { Emphasis } from "../film/picture.ts";
import type { Rally } from "../model/wire.ts";

export type RallyTable = Table<Rally, Emphasis, RallyDraft>;
