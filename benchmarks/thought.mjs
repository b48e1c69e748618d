/** Runs `benchmarks/thought.py` in the Python of browsers: `node benchmarks/thought.mjs PYODIDE ROOT GAMES NAME…`. */

import { pathToFileURL } from "node:url";

const [, , pyodide, root, games, ...names] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
for (const [folder, at] of [["src", "/src"], ["benchmarks", "/bench/benchmarks"]]) {
  python.FS.mkdirTree(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: `${root}/${folder}` }, at);
}
// Python's own clocks of CPU time count the wall's here.
python.globals.set("clock", () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage()));
python.globals.set("names", python.toPy(names));
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/src", "/bench"]
from benchmarks.thought import measure
measure(list(names), ${Number(games)}, clock)
`);
process.exit(0);
