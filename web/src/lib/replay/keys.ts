/** The keys of a replay: arrows step, Home and End jump, Space plays. */

import type { Player } from "./player.svelte.ts";

/** What has keys of its own keeps them. */
const OWN_KEYS = "input, select, button, a, [role=dialog]";

/** A listener for `keydown` that moves the player. */
export function replayKeys(player: Player): (event: KeyboardEvent) => void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.go(0),
    End: () => player.go(player.last),
    " ": () => player.toggle(),
  };
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest(OWN_KEYS)) return;
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
}
