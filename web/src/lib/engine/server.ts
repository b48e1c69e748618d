/** The server of the site, started: it answers requests and sockets of this tab and of others. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";
import { boot } from "./boot.ts";
import { JobWorkers } from "./jobs.ts";
import { Journal } from "./journal.ts";
import type { EngineStatus } from "../transport/transport.ts";
import type { FromEngine, ToEngine } from "./messages.ts";

interface PythonBytes extends PyProxy {
  toJs(): Uint8Array;
}
interface PythonSocket extends PyProxy {
  send(text: string): void;
  close(code: number): void;
}
interface PythonServer extends PyProxy {
  /** How much of their thought bots use here; measured when it is first asked for. */
  readonly share: number;
  fetch(method: string, path: string, body: Uint8Array | undefined): Promise<PythonAnswer>;
  open(path: string, heard: (text: string) => void, closed: (code: number) => void): PythonSocket;
}
interface PythonAnswer extends PyProxy {
  readonly status: number;
  readonly kind: string;
  readonly body: PythonBytes;
}

/** Somebody who asks: a tab. */
export type Say = (message: FromEngine) => void;

const GONE = 1001;

export class EngineServer {
  private readonly sockets = new Map<string, PythonSocket>();

  private constructor(
    private readonly server: PythonServer,
    readonly share: number,
  ) {}

  static async start(base: string, told: (status: EngineStatus) => void): Promise<EngineServer> {
    const [python, journal] = await Promise.all([boot(base, told), Journal.open()]);
    const jobs = new JobWorkers(base);
    const module = python.pyimport("astrodrome.server.browser.server") as PyProxy & {
      start(host: object): Promise<PythonServer>;
    };
    const server = await module.start(host(journal, jobs));
    const engine = new EngineServer(server, server.share);
    jobs.warm("bots"); // after the speed was measured: it takes a core
    return engine;
  }

  async take(tab: string, message: ToEngine, say: Say): Promise<void> {
    if (message.type === "fetch") return this.fetch(message, say);
    if (message.type === "open") this.open(tab, message.id, message.path, say);
    else if (message.type === "send") this.sockets.get(`${tab} ${message.id}`)?.send(message.text);
    else if (message.type === "close") this.close(`${tab} ${message.id}`, message.code);
  }

  /** Close the sockets of a tab that has gone. */
  forget(tab: string): void {
    for (const key of [...this.sockets.keys()]) if (key.startsWith(`${tab} `)) this.close(key, GONE);
  }

  private async fetch({ id, method, path, body }: Extract<ToEngine, { type: "fetch" }>, say: Say): Promise<void> {
    const sent = body === undefined ? undefined : new TextEncoder().encode(body);
    const answer = await this.server.fetch(method, path, sent);
    const held = answer.body;
    say({ type: "fetched", id, status: answer.status, kind: answer.kind, body: new TextDecoder().decode(held.toJs()) });
    held.destroy();
    answer.destroy();
  }

  private open(tab: string, id: number, path: string, say: Say): void {
    const key = `${tab} ${id}`;
    const socket = this.server.open(
      path,
      (text) => say({ type: "said", id, text }),
      (code) => {
        this.drop(key);
        say({ type: "closed", id, code });
      },
    );
    this.sockets.set(key, socket);
    say({ type: "opened", id });
  }

  private close(key: string, code: number): void {
    this.sockets.get(key)?.close(code);
    this.drop(key);
  }

  private drop(key: string): void {
    // Python still holds its own end while it says goodbye; only our handle goes.
    this.sockets.get(key)?.destroy();
    this.sockets.delete(key);
  }
}

/** What Python asks of the worker (`server/browser/host.py`). */
function host(journal: Journal, jobs: JobWorkers): object {
  return {
    read_journal: () => journal.read(),
    append_change: (number: number, change: PythonBytes) => journal.append(number, change.toJs()),
    replace_journal: (snapshot: PythonBytes) => journal.replace(snapshot.toJs()),
    run_job: (worker: string, job: string, body: PythonBytes) => jobs.run(worker, job, body.toJs()),
    end_worker: (worker: string) => jobs.end(worker),
  };
}

/** What a worker beside the engine does: one job after the other. */
export async function jobRunner(python: PyodideAPI): Promise<(job: string, body: Uint8Array) => Uint8Array> {
  const module = python.pyimport("astrodrome.server.browser.web_worker") as PyProxy & {
    run_job(job: string, body: PyProxy): PythonBytes;
  };
  const toBytes = python.runPython("lambda buffer: buffer.to_bytes()") as (body: Uint8Array) => PyProxy;
  return (job, body) => {
    const given = toBytes(body);
    const done = module.run_job(job, given);
    const result = done.toJs();
    done.destroy();
    given.destroy?.();
    return result;
  };
}
