/** How Celerium shows itself before anybody plays it: loaded with the home page, so kept small. */

import type { GameSign } from "$lib/game/contract.ts";
import Emblem from "./draw/Emblem.svelte";
import Poster from "./draw/Poster.svelte";
import { tableTitle } from "./setup/choices.ts";
import { rt } from "./text/words.ts";

export const SIGN: GameSign = {
  id: "celerium",
  name: () => rt("name"),
  line: () => rt("line"),
  kind: () => rt("kind"),
  seats: "1–4",
  tableTitle,
  firstLine: () => rt("home.firstLine"),
  Emblem,
  Poster,
  load: () => import("./face.ts").then(({ CELERIUM }) => CELERIUM),
};
