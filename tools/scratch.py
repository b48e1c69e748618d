"""A copy of the project in a scratch folder, for work that must not touch the tree people work in."""

import os
import shutil
import sys
from pathlib import Path

from astrodrome.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ("src", "tests", "tools", "docs", "conftest.py", "pyproject.toml", "README.md")
CACHES = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd", ".pytest_cache", "node_modules")


def copy_to(folder: Path) -> Path:
    """Copy what engine and tests need into a folder."""
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=CACHES)
        elif source.is_file():
            shutil.copy2(source, folder / name)
    return folder


def environment(folder: Path) -> dict[str, str]:
    """Give the variables under which Python takes the package from a copy rather than from the tree."""
    path = os.pathsep.join((str(folder / "src"), str(folder)))
    return dict(os.environ, PYTHONPATH=path, PYTHONHASHSEED=os.environ.get("PYTHONHASHSEED", "0"))


def games() -> list[str]:
    """Name the packages of the games that are offered; one that is still being written is none of them."""
    return [spec.folder.name for spec in GAMES]


def script(name: str) -> str:
    """Give the path of a program of this environment."""
    return str(Path(sys.executable).parent / name)
