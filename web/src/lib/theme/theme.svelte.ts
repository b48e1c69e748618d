/** Day field, night field, high contrast, or whatever the system says. */

import { keep, recall, watchMedia } from "../store.ts";

export type Theme = "light" | "dark" | "contrast";
export type ThemeChoice = "system" | Theme;

/** In the order in which settings show them. */
export const CHOICES: readonly ThemeChoice[] = ["light", "dark", "contrast", "system"];

class ThemeStore {
  choice = $state<ThemeChoice>("system");
  private night = $state(false);
  private more = $state(false);
  private readonly system: Theme = $derived(this.more ? "contrast" : this.night ? "dark" : "light");

  /** The theme in force. */
  readonly current: Theme = $derived(this.choice === "system" ? this.system : this.choice);
  /** Whether its ground is dark. */
  readonly dark: boolean = $derived(this.current !== "light");

  constructor() {
    const stored = recall("theme");
    this.choice = CHOICES.find((choice) => choice === stored) ?? "system";
    this.night = watchMedia("(prefers-color-scheme: dark)", (night) => {
      this.night = night;
      this.show();
    });
    // Where the system forces its own colours, boards are the rest that can be given contrast.
    this.more = watchMedia("(prefers-contrast: more), (forced-colors: active)", (more) => {
      this.more = more;
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
    this.choose(this.dark ? "light" : "dark");
  }

  private show(): void {
    if (typeof document !== "undefined") document.documentElement.dataset.theme = this.current;
  }
}

export const theme = new ThemeStore();
