/** Seconds of sand that are left: the server says until when it runs, the page counts down to it. */

export class Sand {
  left = $state(0);
  private until: number | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Sand runs until a moment of this page's own clock; null: none runs. */
  follow(until: number | null): void {
    clearInterval(this.timer);
    this.until = until;
    this.count();
    if (until !== null) this.timer = setInterval(() => this.count(), 200);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private count(): void {
    this.left = this.until === null ? 0 : Math.max(0, Math.ceil((this.until - performance.now()) / 1000));
  }
}
