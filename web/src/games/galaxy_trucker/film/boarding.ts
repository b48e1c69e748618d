/** A ship made ready to fly: the crew and the cells that come aboard, an alien's cabin. It repeats what was told. */

import type { ComponentRow, ComponentView, Member, ShipView } from "../model/wire.ts";

/** The components of the box by name, as far as they hold anything. */
export interface Parts {
  component(name: string): Pick<ComponentRow, "kind" | "cells">;
}

const CABINS: readonly string[] = ["starting_cabin", "cabin", "luxury_cabin"];

/** A ship with so many humans and cells aboard; without the box only the figures tell. */
export function manned(ship: ShipView, humans: number, cells: number, box: Parts | null): Partial<ShipView> {
  const crew = box ? shared(ship.components, humans, box) : new Map<number, number>();
  const { engines_powered, cannon_halves_powered } = ship.built ?? ship.figures;
  return {
    figures: { ...ship.figures, crew: humans, humans, cells, engines_powered, cannon_halves_powered },
    components: ship.components.map((part) => ({
      ...part,
      humans: crew.get(part.square) ?? part.humans,
      cells: box?.component(part.component).cells ?? part.cells,
    })),
  };
}

/** An alien moves into a cabin: it takes the place of the humans there. */
export function boarded(ship: ShipView, square: number, alien: Member): Partial<ShipView> {
  const cabin = ship.components.find((part) => part.square === square);
  const humans = ship.figures.humans - (cabin?.humans ?? 0);
  return {
    figures: { ...ship.figures, humans, crew: ship.figures.crew - (cabin?.humans ?? 0) + 1 },
    components: ship.components.map((part) => (part === cabin ? { ...part, humans: 0, alien } : part)),
  };
}

/** So many humans in the cabins, one after the other in turn; luxury ones come last and hold fewer. */
function shared(components: readonly ComponentView[], humans: number, box: Parts): Map<number, number> {
  const kind = ({ component }: ComponentView): number => CABINS.indexOf(box.component(component).kind);
  const cabins = components.filter((part) => kind(part) >= 0).sort((a, b) => kind(a) - kind(b));
  return new Map(cabins.map(({ square }, at) => [square, Math.floor((humans - at - 1) / cabins.length) + 1] as const));
}
