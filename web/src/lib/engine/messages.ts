/** What the page and the engine's worker say to each other; the worker of another tab may carry it on. */

import type { EngineStatus } from "../transport/transport.ts";

/** From the page. Sockets and requests are told apart by their number. */
export type ToEngine =
  | {
      readonly type: "fetch";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body?: string;
    }
  | { readonly type: "open"; readonly id: number; readonly path: string }
  | { readonly type: "send"; readonly id: number; readonly text: string }
  | { readonly type: "close"; readonly id: number; readonly code: number }
  | { readonly type: "status" }
  /** Where there are no locks: this tab leads from now on. */
  | { readonly type: "lead" };

/** To the page. */
export type FromEngine =
  | {
      readonly type: "fetched";
      readonly id: number;
      readonly status: number;
      readonly kind: string;
      readonly body: string;
    }
  | { readonly type: "opened"; readonly id: number }
  | { readonly type: "said"; readonly id: number; readonly text: string }
  | { readonly type: "closed"; readonly id: number; readonly code: number }
  | { readonly type: "status"; readonly status: EngineStatus }
  /** Another engine answers from now on: what was on its way is lost, as with a network. */
  | { readonly type: "moved" }
  /** Where there are no locks: the engine of the leading tab does not answer. */
  | { readonly type: "silent" };

/** The first message to a worker: where the files of the site are. */
export interface Start {
  readonly type: "start";
  readonly base: string;
}

/** A job for a worker that thinks beside the engine, and its result. */
export interface Job {
  readonly type: "job";
  readonly id: number;
  readonly function: string;
  readonly body: Uint8Array;
}
export interface JobDone {
  readonly type: "done";
  readonly id: number;
  readonly body: Uint8Array;
}

/** The parts of a worker's global scope that are used; the page's own types know no workers. */
export interface WorkerScope {
  readonly name: string;
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
}
