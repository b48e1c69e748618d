/** How Celestia shows itself before anybody plays it: loaded with the home page, so kept small. */

import type { GameSign } from "$lib/game/contract.ts";
import Emblem from "./draw/Emblem.svelte";
import Poster from "./draw/Poster.svelte";
import { tableTitle } from "./setup/choices.ts";
import { ct } from "./text/words.ts";

export const SIGN: GameSign = {
  id: "celestia",
  name: () => ct("name"),
  line: () => ct("line"),
  kind: () => ct("kind"),
  seats: "2–6",
  tableTitle,
  firstLine: () => ct("home.firstLine"),
  Emblem,
  Poster,
  load: () => import("./face.ts").then(({ CELESTIA }) => CELESTIA),
};
