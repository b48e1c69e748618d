/**
 * A daily flight that travels in its link: the static site has no server that could keep it for others. The log stands
 * behind `#`, packed. Anyone who opens the link has it replayed by their own engine before anything is shown.
 */

import { keep, recall } from "../store.ts";
import { sha256 } from "./sha256.ts";
import { api, Problem } from "./api.ts";

/** What stands in the place of a table's id. */
const MARK = "log.";
/** The longest log that a link carries; a flight takes some 300 to 3,000 characters. */
export const MOST_CHARACTERS = 8000;
/** A short text can unpack to a huge one: no more is read. */
export const MOST_BYTES = 400_000;
const KEY = "flightLogs";
const MOST_KEPT = 30;

/** Whether the last part of a link is a log rather than the id of a table. */
export const isPacked = (table: string): boolean => table.startsWith(MARK);

/** A log as part of a link; null where it is too long for one. */
export async function packLog(log: { readonly entries: readonly object[] }): Promise<string | null> {
  // When an answer was given proves nothing, and would be half of the link.
  const entries = log.entries.map((entry) => ({ ...entry, time: undefined }));
  const body = new Blob([JSON.stringify({ ...log, entries })]);
  const packed = new Response(body.stream().pipeThrough(new CompressionStream("deflate-raw")));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const written = MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return written.length <= MOST_CHARACTERS ? written : null;
}

/** The log in a link. Throws where there is none; whether it follows the rules is found by its replay. */
export async function unpackLog(written: string): Promise<unknown> {
  if (!isPacked(written) || written.length > MOST_CHARACTERS) throw new Error("no log");
  const text = atob(written.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error("too long");
    }
    parts.push(part.value);
  }
  return JSON.parse(await new Blob(parts).text()) as unknown;
}

/** The table of a log in a link: made by a replay, or the one that was made when the link was first opened here. */
export async function tableOfLog(written: string): Promise<string> {
  const mark = sha256(written);
  const known = opened();
  const before = known.find(([one]) => one === mark)?.[1];
  if (before && (await isThere(before))) return before;
  const { table } = await api.openLog(await unpackLog(written));
  keep(KEY, JSON.stringify([[mark, table], ...known.filter(([one]) => one !== mark)].slice(0, MOST_KEPT)));
  return table;
}

async function isThere(table: string): Promise<boolean> {
  try {
    await api.summary(table);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === "no-table") return false;
    throw error;
  }
}

function opened(): [string, string][] {
  try {
    const data: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (data: unknown): data is [string, string] =>
  Array.isArray(data) && data.length === 2 && data.every((one) => typeof one === "string");
