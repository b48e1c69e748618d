/** The wire speaks of all games at once; here it is known which one. */

import type * as wire from "$lib/generated/types.ts";

export type View = wire.MemoracersPublicView;
export type Event = wire.MemoracersEvent;
export type Options = wire.MemoracersOptions;

/** The types of MemoRacers. */
export interface Race {
  view: View;
  mine: wire.MemoracersMineView | null;
  action: wire.MemoracersAction;
  event: Event;
  offers: {
    PilotPlacesShip: wire.MemoracersPlacingOffer;
    PilotsProgram: wire.MemoracersProgramOffer;
    VisitorSwaps: wire.MemoracersSwapOffer;
    BuilderMakesCircuit: wire.MemoracersCircuitOffer;
  };
}

/** The options of a race. */
export function optionsOf(options: wire.Options): Options {
  return options as Options;
}
