/** The server of the static site: what seldom changes is a file, and everything else is asked of the engine. */

import type { EngineView, Transport } from "../transport/transport.ts";
import { catchDownloads } from "./downloads.ts";
import { running } from "./engine.svelte.ts";
import { readyFile } from "./ready.ts";

export const transport: Transport = {
  fetch: (path, body) => {
    const file = body === undefined ? readyFile(path) : null;
    if (file) return fetch(new URL(file, document.baseURI));
    return running.fetch(body === undefined ? "GET" : "POST", path, body);
  },
  socket: (path) => running.socket(path),
};

catchDownloads(transport);

export const engine: EngineView | null = running;
