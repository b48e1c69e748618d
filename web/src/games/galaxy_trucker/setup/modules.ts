/** Switching modules on and off. */

import type { Module } from "../model/wire.ts";

/** The modules with one of them on or off. */
export function withModule(modules: readonly Module[], module: Module, on: boolean): Module[] {
  const others = modules.filter((one) => one !== module);
  return on ? [...others, module] : others;
}
