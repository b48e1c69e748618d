/** The server over the network: `fetch` and `WebSocket`. */

import type { EngineView, LineSocket, Transport } from "./transport.ts";

export const transport: Transport = {
  fetch: (path, body) =>
    fetch(path, body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body }),
  socket: (path) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${path}`) as LineSocket;
  },
};

/** There is none: the engine is at the other end of the line. */
export const engine: EngineView | null = null;
