/**
 * The film of a table: entries arrive as events and a final view; the film shows the events one after another and ends
 * on the view. A game's director says what each event looks like; nothing here knows a game.
 */

/** One picture and how long it is looked at. */
export interface Shot<P> {
  readonly picture: P;
  readonly ms: number;
  /** Shown at the table's own pace for everybody: neither skipped nor hurried. */
  readonly fixed?: boolean;
}

/** Turns views and events into pictures. */
export interface Director<View, Event, P> {
  /** The picture of a view, with nothing of what was before. */
  start(view: View): P;
  /** What an event looks like; none: it is not seen. */
  shoot(picture: P, event: Event): readonly Shot<P>[];
  /** The picture after all events: the view is right, whatever the events said. */
  settle(picture: P, view: View): P;
}

interface Reel<View, Event> {
  readonly events: readonly Event[];
  readonly view: View;
  readonly done: () => void;
  readonly take: number;
}

export class Film<View, Event, P> {
  picture = $state.raw() as P;
  /** Something is being shown. */
  playing = $state(false);
  /** What is being shown cannot be skipped. */
  fixed = $state(false);
  /** What is being shown. */
  event = $state.raw<Event | null>(null);
  private readonly reels: Reel<View, Event>[] = [];
  private wake: (() => void) | undefined;
  private running = false;
  private skipping = false;
  /** Counts the cuts: what was shot before the last one is not shown any more. */
  private take = 0;
  private over = false;

  constructor(
    private readonly director: Director<View, Event, P>,
    view: View,
    private readonly seen: (event: Event) => void,
    /** Called when an event begins to be shown. */
    private readonly begins: (event: Event) => void = () => undefined,
  ) {
    this.picture = director.start(view);
  }

  /** Show a view at once; what was still to be shown is only noted. */
  cut(view: View): void {
    this.take += 1;
    this.wake?.();
    this.picture = this.director.start(view);
  }

  /** Show events and then the view; the promise ends when they have been shown. */
  add(events: readonly Event[], view: View): Promise<void> {
    return new Promise((done) => {
      this.reels.push({ events, view, done, take: this.take });
      if (!this.running) void this.run();
    });
  }

  /** Go to the end of what is being shown, but for what everybody sees at the same pace. */
  skip(): void {
    this.skipping = true;
    if (!this.fixed) this.wake?.();
  }

  /** The board goes away. */
  stop(): void {
    this.over = true;
    this.reels.length = 0;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (let reel = this.reels.shift(); reel && !this.over; reel = this.reels.shift()) {
      for (const event of reel.events) {
        if (reel.take === this.take) await this.show(event);
        else this.seen(event);
      }
      if (reel.take === this.take) this.picture = this.director.settle(this.picture, reel.view);
      reel.done();
    }
    this.running = false;
    this.playing = false;
    this.event = null;
    this.skipping = false;
  }

  private async show(event: Event): Promise<void> {
    const { take } = this;
    this.event = event;
    this.begins(event);
    for (const { picture, ms, fixed = false } of this.director.shoot(this.picture, event)) {
      this.picture = picture;
      this.fixed = fixed;
      if (ms > 0 && !this.over && (fixed || !this.skipping)) await this.wait(ms);
      if (take !== this.take) break;
    }
    this.fixed = false;
    // The line of the log comes when its motion ends.
    this.seen(event);
  }

  /** Only what takes time is playing: a pilot who is ready meanwhile does not take the question from another. */
  private wait(ms: number): Promise<void> {
    this.playing = true;
    return new Promise((next) => {
      const timer = setTimeout(next, ms);
      this.wake = () => {
        clearTimeout(timer);
        next();
      };
    });
  }
}
