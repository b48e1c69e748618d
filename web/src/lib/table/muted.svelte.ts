/** Whom this device does not want to hear: kept by name, on this device alone. */

import { keep, recall } from "../store.ts";

const KEY = "muted";
const MOST = 100;

class Ears {
  private names = $state.raw<readonly string[]>(read());

  muted(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    this.names = this.muted(name) ? this.names.filter((one) => one !== name) : [...this.names, name].slice(-MOST);
    keep(KEY, JSON.stringify(this.names));
  }
}

function read(): readonly string[] {
  try {
    const data: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const ears = new Ears();
