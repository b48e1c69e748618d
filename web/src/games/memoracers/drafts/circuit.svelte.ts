/** The circuit that the builder of a championship race is making up, before it is sent. */

import { plain, type Letter } from "../model/tiles.ts";

export class CircuitDraft {
  /** The series of each numbered tile. */
  series = $state.raw<readonly Letter[]>(plain("A"));
  /** All tiles lie open for choice. */
  changing = $state(false);

  /** Take the tile of this id ("3-B") for its number. */
  pick(id: string): void {
    const at = Number(id[0]) - 1;
    this.series = this.series.map((letter, i) => (i === at ? (id[2] as Letter) : letter));
  }
}
