"""The command line: `astrodrome play`, `games`, `simulate`, `replay`, `rules`, `bench`."""

from __future__ import annotations

from astrodrome.cli.main import main

__all__ = ["main"]
