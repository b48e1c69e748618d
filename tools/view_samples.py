"""Positions of every game as a page gets them, for the tests of its words: `python -m tools.view_samples`.

Writes `tests/vectors/views.json`: for each game the preview of its set-up where the page needs it, and some positions
of games between easy bots, each with the public view and what seat 0 sees of its own. A test keeps it true.
"""

import json
import sys
from pathlib import Path

from astrodrome import bots
from astrodrome.games import game
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.fields import Json

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "tests" / "vectors" / "views.json"
SEATS = 3
PREVIEWED = ("galaxy-trucker",)
"""Games whose page reads names of pieces from the preview."""
GAMES: dict[str, dict[str, Json]] = {
    "memoracers": {},
    "celestia": {},
    "celerium": {},
    "galaxy-trucker": {"flights": ["I"]},
}
"""The games, with their options."""
PARTS = (0.15, 0.5, 0.85)
"""How much of a game is played when it is looked at."""


def samples() -> dict[str, object]:
    """Return the positions of all games."""
    return {name: sampled(name, options) for name, options in GAMES.items()}


def sampled(name: str, options: dict[str, Json]) -> dict[str, object]:
    """Return the positions of one game, which an easy bot plays in all seats."""
    spec, bot = game(name), bots.make(f"{name}/easy", seed=1)
    playing = spec.new(seats=SEATS, seed=1, options=options)
    views = [playing.view(0)]
    while not playing.over:
        seat = playing.asked[0]
        playing.play(seat, bots.ask(playing, seat, bot, seed=playing.number))
        views.append(playing.view(0))
    chosen = [views[int(len(views) * part)] for part in PARTS]
    facts = plain(spec.preview(SEATS, spec.read_options(SEATS, options))) if name in PREVIEWED else None
    return {
        "preview": facts,
        "positions": [{"public": plain(view.public), "mine": plain(view.mine)} for view in chosen],
    }


def plain(record: object) -> object:
    """Return a record as the page reads it."""
    return json.loads(to_json(record))


def main() -> int:
    """Write the file."""
    OUT.write_text(json.dumps(samples(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(OUT.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
