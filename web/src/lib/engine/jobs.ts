/** Workers beside the engine, by name: each pool of jobs has one, so that ending it ends no job of another. */

import type { Job, JobDone, Start } from "./messages.ts";

/** A worker that has had nothing to do for so long ends: each takes some dozens of megabytes. */
const IDLE_MS = 60_000;
/** The coach stays while somebody thinks: starting it takes longer than an answer waits for its warning. */
const COACH_IDLE_MS = 600_000;

interface Waiting {
  readonly done: (body: Uint8Array) => void;
  readonly failed: (why: Error) => void;
}

class JobWorker {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;
  private idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    base: string,
    private readonly over: () => void,
  ) {
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name });
    this.worker.onmessage = ({ data }: MessageEvent<JobDone>) => this.settle(data);
    this.worker.onerror = () => this.end("it could not be started");
    this.worker.postMessage({ type: "start", base } satisfies Start);
  }

  run(job: string, body: Uint8Array): Promise<Uint8Array> {
    clearTimeout(this.idle);
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.worker.postMessage({ type: "job", id, function: job, body } satisfies Job);
    });
  }

  end(why: string): void {
    clearTimeout(this.idle);
    this.worker.terminate();
    this.over();
    for (const { failed } of this.waiting.values()) failed(new Error(why));
    this.waiting.clear();
  }

  private settle({ id, body }: JobDone): void {
    this.waiting.get(id)?.done(body);
    this.waiting.delete(id);
    if (this.waiting.size) return;
    this.idle = setTimeout(() => this.end("idle"), this.name === "coach" ? COACH_IDLE_MS : IDLE_MS);
  }
}

export class JobWorkers {
  private readonly workers = new Map<string, JobWorker>();

  constructor(private readonly base: string) {}

  run(name: string, job: string, body: Uint8Array): Promise<Uint8Array> {
    return this.find(name).run(job, body);
  }

  /** Start a worker before it is needed. */
  warm(name: string): void {
    this.find(name);
  }

  end(name: string): void {
    this.workers.get(name)?.end("ended");
  }

  private find(name: string): JobWorker {
    let worker = this.workers.get(name);
    if (!worker) {
      worker = new JobWorker(name, this.base, () => this.workers.delete(name));
      this.workers.set(name, worker);
    }
    return worker;
  }
}
