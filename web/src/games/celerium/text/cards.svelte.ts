/** The event cards a table is played with, by name: the log and the table say what a card does for anybody. */

import type * as wire from "$lib/generated/types.ts";
import { api } from "$lib/net/api.ts";
import { known } from "$lib/table/read.ts";
import { optionText, rt } from "./words.ts";
import type { CardFace, Part, Preview } from "../model/wire.ts";

class CardBook {
  private faces = $state.raw<ReadonlyMap<string, CardFace>>(new Map());
  private asked = "";

  /** Fetch the cards of a table once; without them cards go by their names alone. */
  want(table: string, seats: number, options: wire.Options): void {
    if (table === this.asked) return;
    this.asked = table;
    void api.preview({ game: "celerium", seats, options }).then(
      ({ preview }) => (this.faces = new Map(known<Preview>(preview).cards.map((face) => [face.name, face]))),
      () => (this.asked = ""),
    );
  }

  face(name: string): CardFace | null {
    return this.faces.get(name) ?? null;
  }

  /** What a part of a card does; empty where the card is not known. */
  does(name: string, part: Part): string {
    const face = this.face(name);
    if (!face) return "";
    if (part === "move" && !face.actions) return rt("card.moveFree", { n: face.squares });
    if (part === "move") return rt("card.move", { n: face.squares, actions: face.actions });
    const option = face.options[part === "second" ? 1 : 0];
    return option ? optionText(option) : "";
  }
}

export const cardBook = new CardBook();
