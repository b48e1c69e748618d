/** Tables of one's own in the set-up of a game: a file with its name, and what the server finds wrong in it. */

import type { Trouble } from "./trouble.ts";

export interface OwnContent {
  readonly name: string;
  readonly data: unknown;
}

export type ContentText =
  `setup.content${"" | ".text" | ".ours" | ".own" | ".same" | ".choose" | ".drop" | ".notJson" | ".at"}`;

/** Whether what was kept on this device is a file that was chosen. */
export function isContent(data: unknown): data is OwnContent {
  const content = data as OwnContent | null | undefined;
  return typeof content?.name === "string" && typeof content.data === "object" && content.data !== null;
}

/** Whether a file can hold tables at all: an object; the server checks the rest. */
export function isTables(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** A trouble with the place in the file before the sentence: "tiles[3].lanes". */
export function placed(trouble: Trouble | null, say: (at: string, why: string) => string): Trouble | null {
  const at = trouble?.field.replace(/^content\.?/, "") ?? "";
  return trouble && at ? { ...trouble, message: say(at, trouble.message) } : trouble;
}
