"""Adding a card takes three files beside its texts, as docs/adding-a-card.md says.

A made-up card, Tailwind, is added to a copy of the package: its name and group, its row, its play, its words. Then bots
play with it, and the log, saves and observations know it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from astrodrome.games.celestia.content.cards import CARDS
from astrodrome.kernel.languages import LANGUAGES, SOURCE

ROOT = Path(__file__).resolve().parents[2]
GAME = Path("astrodrome/games/celestia")
COPIED = ("__init__.py", "kernel", "games", "bots", "research", "reviews", "selfplay", "game_logs", "tallies")

NAMES = {"en": "Tailwind", "fr": "Vent arrière", "de": "Rückenwind"}
"""Its name, by language."""

PLAY = '''"""Tailwind: one die fewer in this step."""

from __future__ import annotations

from astrodrome.games.celestia.content.cards import KIND
from astrodrome.games.celestia.plays.playable import BEFORE_ROLL, CardPlay
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

TOO_LATE = Refusal("CS-231", "after-the-roll")


class Tailwind(CardPlay):
    """Played by anybody before the roll."""

    kind = KIND["tailwind"]
    moments = (BEFORE_ROLL,)

    @override
    def refuse_moment(self, moment: int) -> Refusal:
        return TOO_LATE

    @override
    def effect(self, g: Celestia, seat: Seat) -> None:
        g.step.dice_change -= 1
'''

TRIAL = """
import json
import astrodrome as ad
from astrodrome.game_logs.narration import tell
from astrodrome.games.celestia.records.actions import Play
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.research.spaces.encoder import Encoder
from astrodrome.research.usage import usage

spec = ad.game("celestia")
(counts,) = usage("celestia", 3, ["normal"], 4, 7)
game = spec.new(3, {}, 7)
for _ in range(200):  # everybody plays it as soon as possible
    seat = game.asked[0]
    legal = game.legal(seat)
    game.play(seat, Play("tailwind") if Play("tailwind") in legal else legal[0])
encoder = Encoder(spec, 3, game.options)
again = spec.load(game.save())
print(json.dumps({
    "used": {name: count for name, count in counts.used.items() if "tailwind" in name},
    "spoken": {lang: "".join(tell(spec, game.log, None, lang)) for lang in LANGUAGES},
    "columns": [column.path for column in encoder.columns if "tailwind" in column.path],
    "row": len(encoder.encode(game, 0)) == encoder.size,
    "same": again.digest() == game.digest(),
}))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the package in which the card was added."""
    root = tmp_path_factory.mktemp("with_a_card")
    for name in COPIED:
        source = ROOT / "src" / "astrodrome" / name
        if source.is_dir():
            shutil.copytree(source, root / "astrodrome" / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        else:
            (root / "astrodrome").mkdir(exist_ok=True)
            shutil.copy(source, root / "astrodrome" / name)
    edit(root, "content/cards.py", '    "instructor",\n]', '    "instructor",\n    "tailwind",\n]')
    group = '    CardGroup("bonus", "instructor", "CS-392", ("instructor",)),\n'
    edit(root, "content/cards.py", group, f'{group}    CardGroup("power", None, "CS-119", ("tailwind",)),\n')
    with (root / GAME / "content" / "cards.toml").open("a", encoding="utf-8") as table:
        table.write('\n[[cards]]\ncard = "tailwind"\ncopies = 12\nhouse = true\n')
    (root / GAME / "plays" / "tailwind.py").write_text(PLAY, encoding="utf-8")
    for language in LANGUAGES:
        name = NAMES.get(language, NAMES[SOURCE])
        text = f"text/{language}.toml"
        edit(root, text, "[card-line]\n", f'[card-line]\ntailwind = "{name}."\n')
        edit(root, text, "[terms.card]\n", f'[terms.card]\ntailwind = "{name}"\n')
    return root


def edit(root: Path, name: str, old: str, new: str) -> None:
    """Replace a text that stands once in a file of the game."""
    path = root / GAME / name
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{name}: {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_new_card_is_played_told_saved_and_observed(copy: Path) -> None:
    command = [sys.executable, "-P", "-c", TRIAL]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(copy)})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert sum(found["used"].values()) > 0
    assert [lang for lang in LANGUAGES if NAMES.get(lang, NAMES[SOURCE]) not in found["spoken"][lang]] == []
    assert found["columns"]
    assert found["row"]
    assert found["same"]


def test_the_real_game_knows_nothing_of_it() -> None:
    assert "tailwind" not in CARDS
