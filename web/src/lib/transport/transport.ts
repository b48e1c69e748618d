/**
 * How the page reaches its server. It has two forms, of which the build takes one (`$server`, in vite.config.ts): the
 * network (network.ts), and on the static site a worker of the browser (../engine/site.ts). Both take the same requests
 * and the same socket messages; nothing else on the page knows which it is.
 */

/** What the page uses of a WebSocket. */
export interface LineSocket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

export interface Transport {
  /** Ask for something; with a body it is posted. */
  fetch(path: string, body?: string): Promise<Response>;
  socket(path: string): LineSocket;
}

/** The engine of the static site, where the server is: how far it is. */
export interface EngineView {
  readonly status: EngineStatus;
  /** Begin to load it, once. */
  start(): void;
}

export type EngineStatus =
  | { readonly phase: "loading"; readonly loaded: number; readonly total: number }
  | { readonly phase: "starting" }
  /** `share`: of the play-outs of their level, what bots use on this device. */
  | { readonly phase: "ready"; readonly share: number }
  | { readonly phase: "failed"; readonly why: string };

/** The address of a table's socket. */
export const socketPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/socket`;
