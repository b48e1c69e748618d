/** The wire speaks of all games at once; here it is known which one. */

import type * as wire from "$lib/generated/types.ts";

export type View = wire.MemoracersPublicView;
export type Event = wire.MemoracersEvent;
export type Options = wire.MemoracersOptions;

/** The public view of a race. */
export function viewOf(view: wire.PublicView): View;
export function viewOf(view: wire.PublicView | null | undefined): View | undefined;
export function viewOf(view: wire.PublicView | null | undefined): View | undefined {
  return (view ?? undefined) as View | undefined;
}

/** A pilot's own program under its seal. */
export function mineOf(mine: wire.MineView | undefined): wire.MemoracersMineView | null {
  return (mine ?? null) as wire.MemoracersMineView | null;
}

/** The events of a race. */
export function eventsOf(events: readonly wire.GameEvent[]): readonly Event[] {
  return events as readonly Event[];
}

/** The options of a race. */
export function optionsOf(options: wire.Options): Options {
  return options as Options;
}
