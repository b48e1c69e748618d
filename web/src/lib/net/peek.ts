/**
 * A short look at a table from outside: whom it waits for. It opens a socket without tokens, hears the welcome, and
 * goes.
 */

import type * as wire from "../generated/types.ts";
import { transport } from "$server";
import { socketPath } from "../transport/transport.ts";

const PATIENCE_MS = 4000;

/** What a table shows to somebody who looks in: the open question, and how long each seat has left. */
export interface Glimpse {
  readonly situation: wire.Situation | null;
  readonly times: readonly wire.SeatTime[];
}

/** The open question as everybody may know it; null where the table does not answer. */
export function peek(table: string): Promise<Glimpse | null> {
  return new Promise((found) => {
    const socket = transport.socket(socketPath(table));
    const end = (seen: Glimpse | null): void => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close(1000);
      found(seen);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", tokens: [] }));
    socket.onclose = () => end(null);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as wire.ServerMessage;
      end(message.type === "welcome" ? { situation: message.situation, times: message.room.times } : null);
    };
  });
}
