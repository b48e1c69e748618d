/** What happens, as the table is told. Columns, rows, planets and piles are counted as people do. */

import type * as wire from "$lib/generated/types.ts";
import type { Still } from "./wire.ts";

export type Event = Still<wire.GalaxyTruckerEvent>;
