/**
 * A short look at a table from outside: whom it waits for. It opens a socket without tokens, hears the welcome, and
 * goes.
 */

import type * as wire from "../generated/types.ts";

const PATIENCE_MS = 4000;

/** The open question as everybody may know it; null where there is none, or the table does not answer. */
export function peek(table: string): Promise<wire.Situation | null> {
  return new Promise((found) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`);
    const end = (situation: wire.Situation | null): void => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close(1000);
      found(situation);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", tokens: [] }));
    socket.onclose = () => end(null);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as wire.ServerMessage;
      end(message.type === "welcome" ? message.situation : null);
    };
  });
}
