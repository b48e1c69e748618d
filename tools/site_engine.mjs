/**
 * Compiles Python files for the engine of the static site: `node tools/site_engine.mjs PYODIDE FOLDER`.
 *
 * Each .py below FOLDER becomes a .pyc beside it, without docstrings, made by the very Python that will run it. That saves
 * the browser seconds at every start.
 */

import { pathToFileURL } from "node:url";

const [, , pyodide, folder] = process.argv;
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
// Without columns in tracebacks: they are a third of what would be sent.
const python = await loadPyodide({ indexURL: pyodide, env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/work");
const count = python.runPython(`
import ast, importlib._bootstrap_external as loader, importlib.util, pathlib

def without_docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass(lineno=1, col_offset=0, end_lineno=1, end_col_offset=0)]
    return tree

count = 0
for path in sorted(pathlib.Path("/work").rglob("*.py")):
    source = path.read_bytes()
    name = str(path.relative_to("/work"))
    code = compile(without_docstrings(ast.parse(source, name)), name, "exec", dont_inherit=True, optimize=0)
    # Marked as not to be compared with any source: there is none.
    path.with_suffix(".pyc").write_bytes(loader._code_to_hash_pyc(code, bytes(8), False))
    path.unlink()
    count += 1
count
`);
console.log(count);
process.exit(0);
