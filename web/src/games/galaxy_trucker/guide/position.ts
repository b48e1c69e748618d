/** What names and reasons of good answers look at. */

import type { Picture } from "../film/picture.ts";
import type { Box } from "../model/box.ts";

/** What reasons look at. */
export interface Position {
  readonly hand: string | null;
  /** Quarter turns that the component in hand has been given. */
  readonly turned: number;
  readonly box: Box;
  readonly picture: Picture;
  /** An introductory flight: no alien boards, and nobody gives up. */
  readonly intro: boolean;
  readonly me: number;
}
