/** Turn notices: the title, a sound, and a notification while the page is in the background. */

import { t } from "../i18n/index.ts";
import { prefs } from "../theme/prefs.svelte.ts";
import { play } from "../theme/sound.svelte.ts";

class Notices {
  /** It is this person's turn at the table that is open: the title says so. */
  turn = $state(false);

  /** Tell that it is this person's turn, once. */
  tellTurn(game: string): void {
    this.turn = true;
    play("turn");
    if (
      !prefs.notify ||
      typeof Notification === "undefined" ||
      Notification.permission !== "granted" ||
      !document.hidden
    )
      return;
    const notice = new Notification(t("notice.turnAt", { game }), { tag: "turn", icon: "/favicon.svg" });
    notice.onclick = () => window.focus();
  }

  rest(): void {
    this.turn = false;
  }
}

export const notices = new Notices();
