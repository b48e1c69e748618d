/** What a component holds, for its drawing and its description. */

import type { Good, Member } from "./wire.ts";

/** What lies in a component; without it a component is drawn as it comes from the box. */
export interface Contents {
  readonly humans?: number;
  readonly alien?: Member | null;
  readonly cells?: number;
  readonly goods?: readonly Good[];
  readonly sleepers?: number;
}
