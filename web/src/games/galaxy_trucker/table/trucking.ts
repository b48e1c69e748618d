/** The table of Galaxy Trucker, as its components take it. */

import type { Table } from "$lib/table/table.svelte.ts";
import type { TruckerDraft } from "../drafts/trucker.svelte.ts";
import type { Emphasis } from "../film/picture.ts";
import type { Trucking } from "../model/trucking.ts";

export type TruckingTable = Table<Trucking, Emphasis, TruckerDraft>;
