/**
 * The engine's files: fetched, counted and unpacked.
 *
 * They are compressed with gzip, and the program with xz, which Python unpacks. By their names no server takes them for
 * compressed files: a plain file server is enough, and none unpacks them first.
 */

export interface EngineFile {
  readonly name: string;
  /** Bytes over the wire. */
  readonly size: number;
}

/** `engine/engine.json`, which `./run site` writes. */
export interface EngineList {
  /** Of which build Pyodide is; it asks for that. */
  readonly info: object;
  readonly files: Readonly<Record<"wasm" | "loader" | "library" | "program", EngineFile>>;
}

export async function readList(base: string): Promise<EngineList> {
  const answer = await fetch(new URL("engine/engine.json", base));
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  return (await answer.json()) as EngineList;
}

/** The engine's files have names of their content: what is kept is right, and comes without a network. */
const CACHE = "astrodrome-engine";

async function kept(address: string): Promise<Response> {
  // Plain http has no caches; the browser's own may still have the file.
  const cache = "caches" in globalThis ? await caches.open(CACHE) : null;
  const held = await cache?.match(address);
  if (held) return held;
  const answer = await fetch(address);
  // Beside what is read now; a full disk must not keep anybody from playing.
  if (answer.ok) void cache?.put(address, answer.clone()).catch(() => undefined);
  return answer;
}

/** Let go of the files of former versions. */
export async function dropOthers(base: string, { files }: EngineList): Promise<void> {
  if (!("caches" in globalThis)) return;
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.values(files).map(({ name }) => new URL(`engine/${name}`, base).href));
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
}

/** Fetch a file; `heard` counts its bytes as they come. */
export async function load(base: string, file: EngineFile, heard: (bytes: number) => void): Promise<Response> {
  const address = new URL(`engine/${file.name}`, base).href;
  const answer = await kept(address);
  if (!answer.ok || !answer.body) throw new Error(`${file.name}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, control) {
      heard(part.byteLength);
      control.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counted));
}

/** Fetch a file and unpack it. */
export async function unpack(base: string, file: EngineFile, heard: (bytes: number) => void): Promise<Response> {
  const { body } = await load(base, file, heard);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")));
}

export async function bytes(answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answer).arrayBuffer());
}
