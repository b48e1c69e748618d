"""Write the static site: the page, the engine and everything else that a plain file server needs.

    ./run site                       into dist/site/
    ./run site --base /games/        for a folder of a host: its 404.html and its files with headers name the folder
    ./run site --serve 8000          then serve it at 127.0.0.1

Any file server will do, in any folder.
"""

import argparse
import http.server
import json
import re
import shutil
import sys
from functools import partial
from pathlib import Path

from astrodrome.server.browser.server import site_config
from astrodrome.server.http_api.reference_routes import ready_files
from tools import client, site_engine, site_headers

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "dist" / "site"


def build(out: Path, base: str) -> int:
    """Write the site; the size of the engine over the wire."""
    with client.alone():
        client.install_packages()
    shutil.rmtree(out, ignore_errors=True)
    command = client.tool("vite", "build", "--mode", "site", "--outDir", str(out), "--emptyOutDir")
    client.run_quietly(command, "The page could not be built.")
    for name, body in ready_files(site_config()).items():
        path = out / "api" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    listed = site_engine.pack(out / "engine")
    site_headers.write(out, base)
    list_files(out)
    return sum(int(str(file["size"])) for file in listed.values())


def build_once(out: Path) -> Path:
    """Write the site unless it is there from these very sources; its folder. Others who want it wait until it is."""
    sources = [path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    mark = client.fingerprint([*sources, *(ROOT / "tools").glob("site*")], client.source_mark())
    stamp = out.with_name(f"{out.name}.stamp")
    with client.alone(out.with_name(f"{out.name}.lock")):
        if not client.stamp_is(stamp, mark):
            stamp.unlink(missing_ok=True)
            build(out, "/")
            stamp.write_text(mark)
    return out


def list_files(out: Path) -> None:
    """Write which files the service worker keeps, so that the site opens without a network after one visit."""
    names = [name for name, _ in site_engine.files_below(out)]
    # The engine's large files are kept by the engine itself, which counts them as they come.
    kept = ["./", *(name for name in names if name not in site_headers.NOT_KEPT and not name.endswith(".bin"))]
    version = site_engine.digest(out)
    (out / "sw-files.js").write_text(f"self.KEPT = {json.dumps({'version': version, 'site': True, 'files': kept})};\n")


def serve(out: Path, port: int) -> None:
    """Serve the site on this machine until interrupted."""
    handler = partial(http.server.SimpleHTTPRequestHandler, directory=str(out))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"The site is at http://127.0.0.1:{server.server_address[1]}/ (Ctrl-C stops it).", flush=True)
        server.serve_forever()


def host_folder(text: str) -> str:
    """Return a folder of a host as a path with a slash at both ends.

    >>> host_folder("/"), host_folder("games"), host_folder("/play/games/")
    ('/', '/games/', '/play/games/')
    """
    names = [name for name in text.split("/") if name]
    if not all([re.fullmatch(r"[A-Za-z0-9._~-]+", name) for name in names]):
        raise argparse.ArgumentTypeError(f"expected a path such as /games/, found {text!r:.40}")
    return "/".join(["", *names, ""])


def main() -> int:
    """Build, and serve where that is asked for."""
    parser = argparse.ArgumentParser(prog="./run site", description="Write the static site.")
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER", help="the folder to write to (dist/site/)")
    parser.add_argument(
        "--base", type=host_folder, default="/", metavar="PATH", help="the folder on the host, such as /games/ (/)"
    )
    parser.add_argument("--serve", type=int, metavar="PORT", help="serve it at 127.0.0.1 when it is written")
    given = parser.parse_args()
    try:
        size = build(given.out.resolve(), given.base)
    except (site_engine.SiteError, client.ClientError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{given.out}: the engine takes {size / 1e6:.2f} MB over the wire")
    if given.serve is not None:
        try:
            serve(given.out.resolve(), given.serve)
        except KeyboardInterrupt:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
