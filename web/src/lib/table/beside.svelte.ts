/** Rules beside the table: a link to a rule opens them here, and nobody leaves the table. */

import { focusPrompt } from "../kit/messages/focus.ts";
import type { Route } from "../router/routes.ts";

/** The rule that is read. */
export interface Opened {
  readonly catalogue: string;
  /** The line one came for; null: the catalogue from its first chapter. */
  readonly rule: string | null;
}

export class RulesBeside {
  opened = $state.raw<Opened | null>(null);
  /** A frame that makes room for the rules is on screen; else they lie over the page. */
  framed = $state(false);
  /** Where the keyboard was before. */
  private from: HTMLElement | null = null;

  /** Take a link to the rules; anything else is not for here. */
  take(route: Route): boolean {
    if (route.page !== "rules") return false;
    const { opened } = this;
    // The icon of the top bar opens and closes.
    if (opened && route.rule === null && route.game === opened.catalogue) this.close();
    else this.open({ catalogue: route.game, rule: route.rule });
    return true;
  }

  close(): void {
    const { from } = this;
    this.opened = null;
    this.from = null;
    if (from?.isConnected) from.focus();
    else focusPrompt();
  }

  private open(opened: Opened): void {
    if (!this.opened && document.activeElement instanceof HTMLElement) this.from = document.activeElement;
    this.opened = opened;
  }
}
