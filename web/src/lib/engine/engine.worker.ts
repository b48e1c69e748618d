/** The worker of the static site. By its name it is the engine of a tab, or does jobs beside one. */

import { boot } from "./boot.ts";
import type { Job, JobDone, Start, ToEngine, WorkerScope } from "./messages.ts";
import { jobRunner } from "./server.ts";
import { Tabs } from "./tabs.ts";

const scope = globalThis as unknown as WorkerScope;

function asEngine({ base }: Start): void {
  const tabs = new Tabs(base, (message) => scope.postMessage(message));
  scope.onmessage = ({ data }: MessageEvent<ToEngine>) => tabs.take(data);
}

function asJobs({ base }: Start): void {
  const running = boot(base, () => undefined).then(jobRunner);
  let before: Promise<unknown> = running;
  scope.onmessage = ({ data: { id, function: job, body } }: MessageEvent<Job>) => {
    before = before.then(async () =>
      scope.postMessage({ type: "done", id, body: (await running)(job, body) } satisfies JobDone),
    );
  };
}

scope.onmessage = ({ data }: MessageEvent<Start>) => (scope.name === "engine" ? asEngine(data) : asJobs(data));
