/** The engine as the page sees it: how far it is, requests, and sockets like those of the network. */

import type { EngineStatus, EngineView, LineSocket } from "../transport/transport.ts";
import { claimTab } from "./claim.ts";
import type { FromEngine, Start, ToEngine } from "./messages.ts";

/** As of a socket whose line broke. */
const BROKEN = 1006;

class EngineSocket implements LineSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly say: (text: string) => void,
    private readonly end: (code: number) => void,
  ) {}
  send(text: string): void {
    this.say(text);
  }
  close(code = 1000): void {
    this.end(code);
  }
}

class Engine implements EngineView {
  status = $state.raw<EngineStatus>({ phase: "loading", loaded: 0, total: 0 });
  private worker: Worker | null = null;
  private next = 1;
  /** Where there are no locks: try to lead. */
  private claim: (silent: boolean) => void = () => undefined;
  private readonly answers = new Map<number, { done: (answer: Response) => void; failed: (why: Error) => void }>();
  private readonly sockets = new Map<number, EngineSocket>();

  /** Start the engine, once. */
  start(): void {
    if (this.worker) return;
    this.worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module", name: "engine" });
    this.worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.take(data);
    this.worker.onerror = () => (this.status = { phase: "failed", why: "the worker could not be started" });
    const base = new URL("./", document.baseURI).href;
    this.worker.postMessage({ type: "start", base } satisfies Start);
    if ("locks" in navigator) return;
    const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
    this.claim = claimTab(id, () => this.say({ type: "lead" }));
    this.claim(false);
  }

  fetch(method: string, path: string, body?: string): Promise<Response> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.answers.set(id, { done, failed });
      this.say({ type: "fetch", id, method, path, ...(body === undefined ? {} : { body }) });
    });
  }

  socket(path: string): LineSocket {
    const id = this.next++;
    const socket = new EngineSocket(
      (text) => this.say({ type: "send", id, text }),
      (code) => {
        if (!this.sockets.delete(id)) return;
        this.say({ type: "close", id, code });
      },
    );
    this.sockets.set(id, socket);
    this.say({ type: "open", id, path });
    return socket;
  }

  private say(message: ToEngine): void {
    this.start();
    this.worker?.postMessage(message);
  }

  private take(message: FromEngine): void {
    switch (message.type) {
      case "status":
        this.status = message.status;
        break;
      case "fetched":
        this.answers
          .get(message.id)
          ?.done(new Response(message.body, { status: message.status, headers: { "content-type": message.kind } }));
        this.answers.delete(message.id);
        break;
      case "opened":
        this.sockets.get(message.id)?.onopen?.();
        break;
      case "said":
        this.sockets.get(message.id)?.onmessage?.({ data: message.text });
        break;
      case "closed":
        this.closed(message.id, message.code);
        break;
      case "silent":
        this.claim(true);
        break;
      case "moved":
        for (const id of [...this.sockets.keys()]) this.closed(id, BROKEN);
        for (const { failed } of this.answers.values()) failed(new Error("the engine has moved to another tab"));
        this.answers.clear();
    }
  }

  private closed(id: number, code: number): void {
    const socket = this.sockets.get(id);
    this.sockets.delete(id);
    socket?.onclose?.({ code });
  }
}

export const running = new Engine();
