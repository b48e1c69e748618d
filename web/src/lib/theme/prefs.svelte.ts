/** Small wishes of this device: letters on colours, being asked before there is no way back, notifications, buzzes. */

import { keep, recall } from "../store.ts";

type Wish = "marks" | "confirm" | "notify" | "haptics";

class Prefs {
  private wishes = $state<Record<Wish, boolean>>({
    marks: recall("marks") === "on",
    confirm: recall("confirm") === "on",
    notify: recall("notify") === "on",
    haptics: recall("haptics") !== "off",
  });

  constructor() {
    this.show();
  }

  get marks(): boolean {
    return this.wishes.marks;
  }
  get confirm(): boolean {
    return this.wishes.confirm;
  }
  get notify(): boolean {
    return this.wishes.notify;
  }
  /** On until it is unwanted: only phones buzz, and only for what happens to their holder. */
  get haptics(): boolean {
    return this.wishes.haptics;
  }

  choose(wish: Wish, on: boolean): void {
    this.wishes[wish] = on;
    keep(wish, on ? "on" : "off");
    this.show();
  }

  /** Style sheets follow the wish for letters. */
  private show(): void {
    if (typeof document !== "undefined") document.documentElement.toggleAttribute("data-marks", this.wishes.marks);
  }
}

export const prefs = new Prefs();
