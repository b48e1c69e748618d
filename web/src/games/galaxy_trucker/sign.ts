/** How Galaxy Trucker shows itself before anybody plays it: loaded with the home page, so kept small. */

import type { GameSign } from "$lib/game/contract.ts";
import { t } from "$lib/i18n/index.ts";
import Emblem from "./draw/Emblem.svelte";
import Poster from "./draw/Poster.svelte";
import { gameTitle } from "./setup/title.ts";
import { signText } from "./text/sign.ts";

export const SIGN: GameSign = {
  id: "galaxy-trucker",
  name: () => signText("name"),
  line: () => signText("line"),
  kind: () => signText("kind"),
  seats: "2–5",
  tableTitle: gameTitle,
  firstLine: () => signText("home.firstLine"),
  score: (n) => t("daily.credits", { n }),
  bookTitle: (catalogue) => signText(catalogue.endsWith("-expansion") ? "book.expansion" : "book.base"),
  Emblem,
  Poster,
  load: () => import("./face.ts").then(({ GALAXY_TRUCKER }) => GALAXY_TRUCKER),
};
