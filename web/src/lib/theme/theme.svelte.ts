/** Day field, night field, or whatever the system says. */

import { keep, recall, watchMedia } from "../store.ts";

export type ThemeChoice = "system" | "light" | "dark";
export type Theme = "light" | "dark";

const CHOICES: readonly ThemeChoice[] = ["system", "light", "dark"];

class ThemeStore {
  choice = $state<ThemeChoice>("system");
  private night = $state(false);

  /** The theme in force. */
  readonly current: Theme = $derived(this.choice === "system" ? (this.night ? "dark" : "light") : this.choice);

  constructor() {
    const stored = recall("theme");
    this.choice = CHOICES.find((choice) => choice === stored) ?? "system";
    this.night = watchMedia("(prefers-color-scheme: dark)", (night) => {
      this.night = night;
      this.show();
    });
    this.show();
  }

  /** Take a choice and keep it for the next visit. */
  choose(choice: ThemeChoice): void {
    this.choice = choice;
    keep("theme", choice);
    this.show();
  }

  /** Day to night and back, starting from what is seen now. */
  toggle(): void {
    this.choose(this.current === "dark" ? "light" : "dark");
  }

  private show(): void {
    if (typeof document !== "undefined") document.documentElement.dataset.theme = this.current;
  }
}

export const theme = new ThemeStore();
