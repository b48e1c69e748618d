/** What a component holds, for its drawing and its description. */

import type { ComponentView, Good, Member } from "./wire.ts";

/** What lies in a component; without it a component is drawn as it comes from the box. */
export interface Contents {
  readonly humans?: number;
  readonly alien?: Member | null;
  readonly cells?: number;
  readonly goods?: readonly Good[];
  readonly sleepers?: number;
}

/** A component just mounted, before anybody or anything is in it. */
export function mounted(square: number, component: string, turns = 0): ComponentView {
  return { square, component, turns, humans: 0, alien: null, cells: 0, goods: [], sleepers: 0 };
}
