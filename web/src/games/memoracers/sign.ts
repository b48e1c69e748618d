/** How MemoRacers shows itself before anybody plays it: loaded with the home page, so kept small. */

import type { GameSign } from "$lib/game/contract.ts";
import Emblem from "./draw/Emblem.svelte";
import Poster from "./draw/Poster.svelte";
import { raceTitle } from "./setup/choices.ts";
import { mt } from "./text/index.ts";

export const SIGN: GameSign = {
  id: "memoracers",
  name: () => mt("name"),
  line: () => mt("line"),
  kind: () => mt("kind"),
  seats: "1–5",
  tableTitle: raceTitle,
  firstLine: () => mt("home.firstLine"),
  Emblem,
  Poster,
  load: () => import("./face.ts").then(({ MEMORACERS }) => MEMORACERS),
};
