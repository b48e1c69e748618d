/**
 * A finished game that is looked at move by move, or runs by itself. It knows how many moves there are, and no game.
 */

import { looking } from "./context.ts";

export type ReplaySpeed = 1 | 2 | 4;

export class Player {
  at = $state(0);
  playing = $state(false);
  speed = $state<ReplaySpeed>(1);
  /** The last change was one move on: it may be seen moving; every other jump shows the position at once. */
  glides = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `wait` is how long a move is looked at before the next, at normal speed. */
  constructor(
    readonly last: number,
    private readonly wait: (move: number) => number,
    /** The entry of the log that each move shows, where it is known. */
    readonly entries: readonly number[] = [],
  ) {
    const at = looking();
    if (!at) return;
    at.player = this;
    if (at.start !== null) this.show(at.start);
    else if (at.entry) this.show(entries.findIndex((entry) => entry >= (at.entry ?? 0)));
  }

  /** Go to a move; taking the handle stops the show. */
  go(move: number): void {
    this.pause();
    this.show(move);
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** Run or stop; at the end it begins again. */
  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.last) this.show(0);
    this.playing = true;
    this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private show(move: number): void {
    const to = Math.min(this.last, Math.max(0, Math.round(move)));
    this.glides = to === this.at + 1;
    this.at = to;
  }

  private next(): void {
    this.timer = setTimeout(
      () => {
        this.show(this.at + 1);
        if (this.at >= this.last) this.pause();
        else this.next();
      },
      this.wait(this.at) / this.speed,
    );
  }
}
