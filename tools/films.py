"""Films of every climax, as contact sheets of five frames: `./run shots --films`."""

import base64
import sys
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.films import FILMS
from tests.web.scenes import Scenes
from tests.web.server import Server, Table
from tests.web.visitor import Eyes

NOBODY = Table("", {})
WIDE = Eyes(lang="fr", speed="1", height=820)
LOOKS = {"": WIDE, "-calm": replace(WIDE, reduced=True), "-phone": replace(WIDE, width=390, height=844)}
"""How each film is seen, by the end of its sheet's name."""
CELL = 760
COLUMNS = 3
STYLE = """body { margin: 24px; background: #f6eedd; color: #1b1838; font: 700 22px sans-serif; }
  main { display: grid; gap: 16px; }
  figure { margin: 0; } img { width: 100%; display: block; border: 2px solid #1b1838; }
  figcaption { padding: 6px 0; }"""


def shoot_films(browser: Browser, server: Server, games: list[str], out: Path) -> None:
    """Take the films of these games, also with less motion and on a phone: each as one sheet under `shots/films/`."""
    out.mkdir(parents=True, exist_ok=True)
    for game in games:
        for name, film in FILMS[game].items():
            for look, eyes in LOOKS.items():
                scenes = Scenes(browser, server, eyes, NOBODY)
                try:
                    shots = film.shots(scenes)
                finally:
                    scenes.close()
                path = out / f"{game}-{name}{look}.png"
                sheet(browser, path, film.captions, shots, min(eyes.width, CELL))
                print(path, file=sys.stderr, flush=True)


def sheet(browser: Browser, path: Path, captions: list[str], shots: list[bytes], cell: int) -> None:
    """Lay frames out side by side with their times, and take that."""
    cells = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(shot).decode()}'>"
        f"<figcaption>{caption}</figcaption></figure>"
        for caption, shot in zip(captions, shots, strict=True)
    )
    columns = len(shots) if cell < CELL else COLUMNS
    page = browser.new_page(viewport={"width": columns * (cell + 16) + 32, "height": 400})
    style = f"{STYLE} main {{ grid-template-columns: repeat({columns}, {cell}px); }}"
    page.set_content(f"<title>{path.stem}</title><style>{style}</style><h1>{path.stem}</h1><main>{cells}</main>")
    page.screenshot(path=path, full_page=True)
    page.close()
