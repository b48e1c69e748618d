/** The server's own sentences: it sends a key and arguments, the page says them in its language. */

import { server } from "../generated/server/en.ts";
import type { Why } from "../generated/types.ts";
import { sayer } from "../i18n/index.ts";

const say = sayer(server, import.meta.glob(["../generated/server/??.ts", "!../generated/server/en.ts"]));

/** A sentence of the server; a key that this page does not know yet is said in English, as the server wrote it. */
export function serverSays(why: Why | null | undefined, message: string): string {
  return why && why.key in server ? say(why.key as keyof typeof server, why.args) : message;
}
