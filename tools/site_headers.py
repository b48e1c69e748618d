"""What a host must know about the static site: its policy, headers for common hosts, and the page for lost visitors."""

import html
import re
from pathlib import Path

# Styles may stand in an element: animated pieces carry their place there. Scripts may not.
COMMON = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'"
)
PAGE = f"{COMMON}; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; base-uri 'none'; form-action 'self'"
# The worker unpacks Python's own loader, which it then imports; it has no document that a script could reach.
WORKER = f"{COMMON}; script-src 'self' blob: 'wasm-unsafe-eval'; worker-src 'self'"
OUTSIDE = "frame-ancestors 'none'"
"""Counts in a header alone."""
PLAIN = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "X-Frame-Options": "DENY"}
LASTING = "public, max-age=31536000, immutable"
NOT_KEPT = {"sw.js", "sw-files.js", "sw-push.js", "404.html", "_headers", ".htaccess", "nginx.conf", "robots.txt"}
"""Files that the service worker does not keep: they are for hosts, or its own."""

LOST = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Astrodrome</title>
<style>body{{font:18px/1.5 system-ui;margin:15vh auto;max-width:32rem;padding:0 1rem;background:#f5edda;color:#1d1837}}
a{{color:#174ea6}}</style>
<h1>Nothing here · Rien ici</h1>
<p>Tables of this site are kept in the browser that made them; their addresses begin with <code>#</code>.</p>
<p lang="fr">Les tables de ce site restent dans le navigateur qui les a créées ; leur adresse commence par
<code>#</code>.</p>
<p><a href="{base}">Astrodrome</a></p>
</html>
"""


def write(out: Path, base: str) -> None:
    """Write all of it into the folder of the site, which is at `base` on its host: a path with a slash at both ends."""
    index = out / "index.html"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE}" />'
    page = index.read_text(encoding="utf-8")
    index.write_text(page.replace("<head>", f"<head>\n    {policy}", 1), encoding="utf-8")
    (out / "404.html").write_text(LOST.format(base=html.escape(base)), encoding="utf-8")
    workers = sorted(path.name for path in (out / "assets").glob("engine.worker-*.js"))
    (out / "_headers").write_text(cloud_headers(workers, base))
    (out / ".htaccess").write_text(apache_headers(base))
    (out / "nginx.conf").write_text(nginx_headers(base))


def cloud_headers(workers: list[str], base: str) -> str:
    """Return the file that Netlify and Cloudflare Pages read, at the root of the host only."""
    lines = [f"{base}*", *(f"  {name}: {value}" for name, value in PLAIN.items())]
    lines += [base, f"  Content-Security-Policy: {PAGE}; {OUTSIDE}", "  Cache-Control: no-cache"]
    lines += [f"{base}sw*.js", "  Cache-Control: no-cache", f"{base}engine/*.bin", f"  Cache-Control: {LASTING}"]
    lines += [f"{base}assets/*", f"  Cache-Control: {LASTING}"]
    for name in workers:
        lines += [f"{base}assets/{name}", f"  Content-Security-Policy: {WORKER}"]
    return "\n".join(lines) + "\n"


def apache_headers(base: str) -> str:
    """Return the file that Apache reads."""
    plain = "\n".join(f'  Header set {name} "{value}"' for name, value in PLAIN.items())
    return f"""ErrorDocument 404 {base}404.html
<IfModule mod_headers.c>
{plain}
  Header set Content-Security-Policy "{PAGE}; {OUTSIDE}" "expr=%{{CONTENT_TYPE}} =~ m#^text/html#"
  <FilesMatch "^engine\\.worker-.*\\.js$">
    Header set Content-Security-Policy "{WORKER}"
  </FilesMatch>
  <FilesMatch "^(index\\.html|sw.*\\.js|engine\\.json)$">
    Header set Cache-Control "no-cache"
  </FilesMatch>
</IfModule>
"""


def nginx_headers(base: str) -> str:
    """Return a part of a configuration of nginx, to be included in the block that serves the folder."""
    block, start = "server" if base == "/" else f"location {base}", re.escape(base)
    plain = "\n".join(f'add_header {name} "{value}";' for name, value in PLAIN.items())
    inside = plain.replace("add_header", "  add_header")
    return f"""# include this file in the `{block}` block that serves the folder
error_page 404 {base}404.html;
{plain}
add_header Content-Security-Policy "{PAGE}; {OUTSIDE}";
location ~ ^{start}assets/engine\\.worker- {{
  add_header Content-Security-Policy "{WORKER}";
{inside}
}}
location ~ ^{start}(sw.*\\.js|engine/engine\\.json)$ {{
  add_header Cache-Control "no-cache";
{inside}
}}
"""
