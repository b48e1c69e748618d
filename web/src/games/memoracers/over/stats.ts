/** Figures of a finished race: traps, Speed, time. Nothing of tiles that lie face down. */

import type { Stat } from "$lib/kit/charts/Statistics.svelte";
import { bySeat, eventsOf, timeStat } from "$lib/replay/statistics.ts";
import type { Replay } from "$lib/table/types.ts";
import type { Race } from "../model/wire.ts";
import { mt } from "../text/index.ts";

export function statsOf(replay: Replay<Race>, names: readonly string[]): Stat[] {
  const events = eventsOf(replay);
  const traps = names.map((_, seat) =>
    events.reduce((sum, event) => sum + (event.event === "TrapHit" && event.seat === seat ? event.lines : 0), 0),
  );
  const speeds = names.map((_, seat) => {
    const opened = events.flatMap((event) =>
      event.event === "ProgramOpened" && event.seat === seat ? [event.speed] : [],
    );
    return opened.length ? opened.reduce((sum, speed) => sum + speed, 0) / opened.length : 0;
  });
  return [
    ...bySeat("speed", speeds, names, (name) => mt("stat.speed", { name }), { note: mt("stat.speedNote") }),
    ...bySeat("traps", traps, names, (name) => mt("stat.traps", { name }), { note: mt("stat.trapsNote") }),
    ...timeStat(replay, names),
  ];
}
