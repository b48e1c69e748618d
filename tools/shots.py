"""Pictures of every screen, on contact sheets: `./run shots [GAME]`. From real games with fixed seeds.

Each screen is opened once in each language and pictured wide and narrow, by day, by night and in high contrast.
`shots/GAME/` gets one picture of each, and one sheet for every width, theme and language; in English also sheets with
forced colours and with each kind of colour blindness. `./run shots --docs` takes the pictures of the documentation
again, `--films` films of every climax.
"""

import argparse
import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from playwright.sync_api import Browser, Page

from astrodrome.games import GAMES
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.spec import AnySpec
from tests.web.scenes import Scene, Scenes
from tests.web.server import Server, Table
from tests.web.visitor import THEMES, Eyes, Lang, wear
from tools import chromium, films, pictures

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "shots"
DOCS = ROOT / "docs" / "pictures"
SIZES = ((1440, 900), (390, 844))
LANGS: tuple[Lang, ...] = ("en", "fr", "de")
SPECIAL_LANG: Lang = "en"
VISIONS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
SETTLE_MS = 400  # fonts, and what glides into place
DOCS_GAME = "memoracers"
DOCS_WIDTH = 1200
WIDE, PHONE = Eyes(), Eyes("fr", "light", 390, 844)
PICTURES: dict[str, tuple[str, str, Eyes]] = {
    "home": (DOCS_GAME, "home", WIDE),
    "setup": (DOCS_GAME, "set-up", WIDE),
    "reconnaissance": (DOCS_GAME, "reconnaissance", WIDE),
    "race": (DOCS_GAME, "programming", WIDE),
    "race-acting": (DOCS_GAME, "flight", WIDE),
    "race-phone-night": (DOCS_GAME, "programming", replace(PHONE, theme="dark")),
    "rules": (DOCS_GAME, "rules", WIDE),
    "result-phone": (DOCS_GAME, "result", PHONE),
    "celestia": ("celestia", "announce", WIDE),
    "celerium": ("celerium", "race", Eyes("de")),
    "galaxy-trucker": ("galaxy-trucker", "building", WIDE),
}
"""The pictures of the documentation: game and screen of each, and how it is seen."""


@dataclass(frozen=True)
class Album:
    """The screens of a game, and the finished game that some of them come after."""

    scenes: dict[str, Scene]
    finished: Callable[[Browser, Server], Table]


def album_of(spec: AnySpec) -> Album | None:
    """Return the album of a game, from the module in `tests/web/` named like its folder; None where there is none."""
    companion = companion_of(spec, "tests.web")
    return None if companion is None else Album(companion.SCENES, companion.finished)


ALBUMS = {spec.name: album for spec in GAMES if (album := album_of(spec)) is not None}


def picture(page: Page, folder: Path, lang: Lang, name: str) -> None:
    """Take one screen in every width and theme."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            wear(page, theme)
            keep(page, folder / f"{width}-{theme}-{lang}" / f"{name}.png")
        wear(page, "light")
        if lang != SPECIAL_LANG:
            continue
        page.emulate_media(forced_colors="active")
        keep(page, folder / f"{width}-forced-{lang}" / f"{name}.png")
        page.emulate_media(forced_colors="none")
        line = page.context.new_cdp_session(page)
        for vision in VISIONS if width == SIZES[0][0] else ():
            line.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            keep(page, folder / f"{width}-{vision}-{lang}" / f"{name}.png")
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def keep(page: Page, path: Path) -> None:
    """Take a picture of a page once it stands still."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(still(page))


def still(page: Page) -> bytes:
    """Return a picture of a page that stands still, with the pointer off the board: nothing explains itself."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(SETTLE_MS)
    return page.screenshot()


def sheet(browser: Browser, folder: Path, pictures: list[Path], width: int) -> None:
    """Lay pictures out on one page, with their names, and take that."""
    wide = width > 800
    cell = 700 if wide else 300
    cells = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(path.read_bytes()).decode()}'>"
        f"<figcaption>{path.stem}</figcaption></figure>"
        for path in pictures
    )
    style = f"""body {{ margin: 24px; background: #888; font: 600 20px sans-serif; }}
      main {{ display: grid; grid-template-columns: repeat({4 if wide else 8}, {cell}px); gap: 20px; }}
      figure {{ margin: 0; }} img {{ width: 100%; display: block; }} figcaption {{ padding: 6px 0; color: #fff; }}"""
    page = browser.new_page(viewport={"width": (4 if wide else 8) * (cell + 20) + 28, "height": 600})
    page.set_content(f"<title>{folder.name}</title><style>{style}</style><main>{cells}</main>")
    page.screenshot(path=folder.parent / f"sheet-{folder.name}.png", full_page=True)
    page.close()


def shoot(browser: Browser, server: Server, game: str) -> None:
    """Make the album of a game."""
    album, folder = ALBUMS[game], OUT / game
    table = album.finished(browser, server)
    for lang in LANGS:
        for number, (name, scene) in enumerate(album.scenes.items(), 1):
            scenes = Scenes(browser, server, Eyes(lang=lang), table)
            picture(scene(scenes), folder, lang, f"{number:02}-{name}")
            scenes.close()
            print(f"[shots] {game} {lang}: {name}", file=sys.stderr, flush=True)
    for part in sorted(one for one in folder.iterdir() if one.is_dir()):
        sheet(browser, part, sorted(part.glob("*.png")), int(part.name.partition("-")[0]))
    print(f"{game}: {folder.relative_to(ROOT)}/sheet-*.png")


def shoot_docs(browser: Browser, server: Server) -> None:
    """Take the pictures that README and docs show, small enough for a repository."""
    blank = browser.new_page()
    table = ALBUMS[DOCS_GAME].finished(browser, server)  # no other game is shown after its end
    for name, (game, scene, eyes) in PICTURES.items():
        scenes = Scenes(browser, server, Eyes(lang=eyes.lang), table)  # scenes are opened in a wide window
        page = ALBUMS[game].scenes[scene](scenes)
        page.set_viewport_size({"width": eyes.width, "height": eyes.height})
        wear(page, eyes.theme)
        path = DOCS / f"{name}.png"
        path.write_bytes(pictures.shrink(blank, still(page), min(eyes.width, DOCS_WIDTH)))
        scenes.close()
        print(path.relative_to(ROOT))
    blank.close()


def main() -> int:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(
        prog="./run shots", description="Take pictures of every screen, on contact sheets in shots/."
    )
    parser.add_argument("game", nargs="*", help=f"one or more of {', '.join(ALBUMS)}; default: all")
    parser.add_argument(
        "--docs", action="store_true", help="only take the pictures of README and docs again: docs/pictures/"
    )
    parser.add_argument(
        "--films", action="store_true", help="only take films of every climax, five frames each: shots/films/"
    )
    arguments = parser.parse_args()
    unknown = [name for name in arguments.game if name not in ALBUMS]
    if unknown:
        parser.error(f"there are no pictures of {', '.join(unknown)}; expected {', '.join(ALBUMS)}")
    try:
        with tempfile.TemporaryDirectory() as folder, chromium.browser() as browser:
            server = Server(Path(folder) / "tables.sqlite")
            try:
                if arguments.docs:
                    shoot_docs(browser, server)
                elif arguments.films:
                    films.shoot_films(browser, server, arguments.game or list(ALBUMS), OUT / "films")
                else:
                    for game in arguments.game or ALBUMS:
                        shoot(browser, server, game)
            finally:
                server.stop()
    except chromium.NoBrowserError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
