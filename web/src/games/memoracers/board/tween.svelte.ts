/** Carries a pose to the next one over time; a new goal starts from what is seen, wherever that is. */

import { between, same, type Pose } from "./anim.ts";

export class PoseTween {
  /** What is drawn now. */
  pose: Pose;
  private goal: Pose;
  private frame = 0;

  constructor(start: Pose) {
    this.pose = $state.raw(start);
    this.goal = start;
  }

  /** Go to a pose in so many milliseconds; 0 shows it at once. `done` is called when it is reached. */
  to(goal: Pose, ms: number, done?: () => void): void {
    const unmoved = same(this.goal, goal);
    this.goal = goal;
    if (unmoved && this.frame) return;
    this.stop();
    if (unmoved || ms <= 0 || typeof requestAnimationFrame === "undefined") {
      this.pose = goal;
      if (!unmoved) done?.();
      return;
    }
    this.run(this.pose, goal, ms, done);
  }

  /** Leave everything where it is; called when the board goes away. */
  stop(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private run(from: Pose, goal: Pose, ms: number, done?: () => void): void {
    const start = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - start) / ms);
      this.pose = between(from, goal, t);
      this.frame = t < 1 ? requestAnimationFrame(step) : 0;
      if (t >= 1) done?.();
    };
    this.frame = requestAnimationFrame(step);
  }
}
