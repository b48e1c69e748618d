"""Many games by ear: 20 of each game in English, 2 in each other language, from the accessibility tree and keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import median_low

import pytest
from playwright.sync_api import Browser

from tests.web.ears import listen
from tests.web.server import ROOT, Server
from tests.web.tree_player import SINGLE, TreePlayer
from tests.web.visitor import Eyes, Lang, come
from tools import chromium

KEPT = ROOT / "build" / "by-ear"
"""What was heard and pressed, a file for each game: a transcript.

Where the situation was read, `.key.json` beside it has the view at that moment: ask questions about the position,
answer them from the transcript alone, and compare."""
READS_AFTER = {"memoracers": 5, "celestia": 12, "celerium": 12, "galaxy-trucker": 40}
"""In the first game of each language the situation is read before the answer of this number."""
MOST_KEYS, MOST_LINES = 3, 6
"""Keys for a decision, in the middle; a programme of MemoRacers has up to five lines, and is ready then."""
GAMES = ("memoracers", "celestia", "celerium", "galaxy-trucker")
RUNS: list[tuple[Lang, int]] = [("en", seed) for seed in range(1, 21)]
OTHERS: tuple[Lang, ...] = ("fr", "de")
RUNS += [(lang, seed) for lang in OTHERS for seed in (1, 2)]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all games."""
    with chromium.browser() as started:
        yield started


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all games."""
    started = Server(Path(tmp_path_factory.mktemp("ear")) / "tables.sqlite")
    yield started
    started.stop()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "seed"), RUNS)
def test_a_game_is_finished_by_ear(browser: Browser, server: Server, game: str, lang: Lang, seed: int) -> None:
    table = server.table("pe", seed, 0, 0, game)
    visitor = come(browser, server, Eyes(lang=lang), [(table, ())], **SINGLE)
    listen(visitor.context)
    visitor.go(table.path)
    player = TreePlayer(visitor, game, lang, seed, reads_after=READS_AFTER[game] if seed == 1 else 0)
    try:
        player.play()
    finally:
        visitor.context.close()
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{game}-{lang}-{seed}.txt").write_text("\n".join(player.log) + "\n", encoding="utf-8")
        if player.read_at:
            views = [message for message in visitor.heard[: player.read_at] if message.get("public")]
            key = {"public": views[-1]["public"], "mine": views[-1].get("mine")}
            (KEPT / f"{game}-{lang}-{seed}.key.json").write_text(json.dumps(key, ensure_ascii=False), encoding="utf-8")
    assert not visitor.faults
    most = MOST_LINES if game == "memoracers" else MOST_KEYS
    assert median_low(player.per_decision) <= most, player.per_decision
