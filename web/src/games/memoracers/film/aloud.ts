/** What ears need beside the sentences of the log: which places of the row are others now. No face is told. */

import { mt } from "../text/index.ts";
import type { Event } from "../model/wire.ts";

export function aloud(event: Event): string {
  switch (event.event) {
    case "TileLooped":
      return mt("say.looped", { place: event.to + 1 });
    case "TilesSwapped":
      return mt("say.swapped", { place: event.place + 1, next: event.place + 2 });
    default:
      return "";
  }
}
