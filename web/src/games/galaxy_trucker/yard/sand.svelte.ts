/** Seconds of sand that are left, counted here from the moment it was seen to run; the server alone says when it is out. */

import type { HourglassView } from "../wire.ts";

export class Sand {
  left = $state(0);
  private key = "";
  private end = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  follow(glass: HourglassView | null): void {
    const key = glass?.running ? `${glass.circle}` : "";
    if (key === this.key) return;
    this.key = key;
    clearInterval(this.timer);
    if (!glass || !key) return void (this.left = 0);
    this.end = performance.now() + glass.seconds * 1000;
    this.left = glass.seconds;
    this.timer = setInterval(() => (this.left = Math.max(0, Math.ceil((this.end - performance.now()) / 1000))), 250);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
