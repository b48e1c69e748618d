/**
 * The same Wi-Fi: whether other devices reach the server of this page, and the address that invitations carry.
 *
 * A page opened at 127.0.0.1 can hand out no link of its own: that address leads every device to itself.
 */

import type { LanShown } from "../generated/types.ts";
import { api } from "./api.ts";
import { isLoopback } from "./loopback.ts";

class Lan {
  private shown = $state<LanShown | null>(null);
  /** Whether this page was opened at an address that means nothing elsewhere. */
  readonly local = isLoopback(location.hostname);

  /** Whether the person at this page can let the network in. */
  get possible(): boolean {
    return this.shown?.possible ?? false;
  }
  get open(): boolean {
    return !!this.shown?.addresses.length;
  }
  /** What links for others begin with. */
  get origin(): string {
    return (this.local && this.shown?.addresses[0]) || location.origin;
  }
  /** Whether a link from here works on this computer alone. */
  get alone(): boolean {
    return this.local && !this.open;
  }
  /** Find out; a page that others opened by its address has nothing to find out. */
  async look(): Promise<void> {
    if (this.local) this.shown = await api.lan();
  }
  async turn(open: boolean): Promise<void> {
    this.shown = await api.openLan(open);
  }
}

export const lan = new Lan();
