/** Starts Python in a worker, from the engine's files. */

import type { PyodideAPI } from "pyodide";
import { loadPyodide } from "pyodide";
import { bytes, dropOthers, load, readList, unpack } from "./files.ts";
import type { EngineStatus } from "../transport/transport.ts";

const ARCHIVE = "/program.xz";
/** The archive is the length of an index, the index as JSON, then the files one after the other. */
const UNPACK = `
import json, lzma, os, sys
with open("${ARCHIVE}", "rb") as packed:
    held = memoryview(lzma.decompress(packed.read()))
os.remove("${ARCHIVE}")
at = 4 + int.from_bytes(held[:4], "big")
for name, size in json.loads(bytes(held[4:at])):
    path = "/program/" + name
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(held[at : at + size])
    at += size
sys.dont_write_bytecode = True
sys.path.insert(0, "/program")
`;
/** Addresses that Pyodide asks for; it is answered with what was unpacked. */
const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";

export async function boot(base: string, told: (status: EngineStatus) => void): Promise<PyodideAPI> {
  const list = await readList(base);
  const { info, files } = list;
  void dropOthers(base, list);
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  const heard = (size: number): void => {
    loaded += size;
    told(loaded < total ? { phase: "loading", loaded, total } : { phase: "starting" });
  };
  heard(0);
  const wasm = unpack(base, files.wasm, heard);
  const library = bytes(unpack(base, files.library, heard));
  const program = bytes(load(base, files.program, heard));
  const loader = bytes(unpack(base, files.loader, heard));
  await Promise.all([wasm, library, program, loader]);
  const python = await start({ wasm: await wasm, library: await library, loader: await loader, info });
  python.FS.writeFile(ARCHIVE, await program);
  python.runPython(UNPACK);
  return python;
}

interface Parts {
  readonly wasm: Response;
  readonly library: Uint8Array<ArrayBuffer>;
  readonly loader: Uint8Array<ArrayBuffer>;
  readonly info: object;
}

async function start({ wasm, library, loader, info }: Parts): Promise<PyodideAPI> {
  const script = URL.createObjectURL(new Blob([loader], { type: "text/javascript" }));
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ script)) as { default: unknown };
  URL.revokeObjectURL(script);
  // Pyodide fetches two files by address; both are here already.
  const fetched = globalThis.fetch;
  const from = "https://engine.invalid/";
  globalThis.fetch = (address, init) => {
    if (String(address) === from + WASM)
      return Promise.resolve(new Response(wasm.body, { headers: { "content-type": "application/wasm" } }));
    if (String(address) === from + LIBRARY) return Promise.resolve(new Response(library));
    return fetched(address, init);
  };
  try {
    // It wants a list of packages that it could fetch: there are none.
    const settings = { indexURL: from, createPyodideModule, lockFileContents: { info, packages: {} } };
    return await loadPyodide(settings as Parameters<typeof loadPyodide>[0]);
  } finally {
    globalThis.fetch = fetched;
  }
}
