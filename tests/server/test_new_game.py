"""A new game is a line in `MODULES` and its folder: what the server does with one that has nothing else.

It has its names on link previews and in notices, reviews and statistics, and no puzzles, coach or daily flight.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from types import ModuleType

import pytest

from astrodrome.bots import levels
from astrodrome.games import MODULES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from astrodrome.puzzles import finding
from astrodrome.puzzles.recipes import recipe_of
from astrodrome.reviews.coach import coach, has_coach
from astrodrome.reviews.review import review
from astrodrome.server.cards.drawing import Card, draw
from astrodrome.server.notices.wording import notice_words
from astrodrome.server.support.game_names import names_of
from astrodrome.server.table.daily import deal_of
from astrodrome.tallies.statistics import statistics
from tests.server.auction.spec import SPEC
from tests.server.fakes import Message
from tests.server.harness import Server, config_for, serving

NAMES = {"en": "The Auction", "fr": "Les Enchères"}
CACHES = (levels.levels_of, levels.styles_of, levels.adviser_of, levels.policy_of, recipe_of)


def forget() -> None:
    """Forget what was found out about games by their names."""
    for found in CACHES:
        found.cache_clear()


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnySpec]:
    """A game in a folder of its own with texts in two languages, and its line in `MODULES`."""
    text = tmp_path / "toy" / "text"
    text.mkdir(parents=True)
    for lang, name in NAMES.items():
        (text / f"{lang}.toml").write_text(f'[game]\nname = "{name}"\n', encoding="utf-8")
    module = ModuleType("toy_spec")
    spec: AnySpec = replace(SPEC, name="toy", folder=text.parent)
    monkeypatch.setattr(module, "SPEC", spec, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setitem(MODULES, spec.name, module.__name__)
    forget()
    yield spec
    forget()


def played(spec: AnySpec) -> Log:
    """Play a game to its end, anything that is legal."""
    game, chance = spec.new(2, {}, 7), Chance(7)
    while not game.over:
        legal = game.legal(game.asked[0])
        game.play(game.asked[0], legal[chance.below("action", len(legal))])
    return game.log


def test_it_is_called_by_its_name_in_every_language(toy: AnySpec) -> None:
    for lang in LANGUAGES:
        name = NAMES.get(lang, NAMES["en"])
        assert names_of([toy], lang) == {"toy": name}
        assert name in notice_words("turn", lang, "toy", [toy]).title


def test_a_game_that_has_no_name_or_is_gone_is_called_as_in_addresses() -> None:
    assert names_of([SPEC], "fr") == {"auction": "auction"}
    assert "chess" in notice_words("turn", "en", "chess", [SPEC]).title


def test_its_link_preview_has_the_posters_of_the_games_that_have_one() -> None:
    drawn = draw(Card("toy", NAMES["en"], "Ada invites you"))
    home = draw(Card(None, NAMES["en"], "Ada invites you"))
    assert drawn == home


def test_its_games_are_reviewed_and_counted(toy: AnySpec) -> None:
    log = played(toy)
    found = review(log, depth=2, seed=1)
    assert found.moments
    assert [account.result for account in found.accounts] == results(toy, log)
    assert found.savings == ()
    counted = statistics(log)
    assert (counted.game, counted.tallies) == ("toy", ())


def results(spec: AnySpec, log: Log) -> list[int]:
    """Return each seat's share of the win, in millionths."""
    outcome = spec.replay(log).outcome
    assert outcome is not None
    return [1_000_000 // len(outcome.winners) if seat in outcome.winners else 0 for seat in range(log.seats)]


def test_it_has_no_puzzles_no_coach_and_no_daily_flight(toy: AnySpec) -> None:
    assert recipe_of("toy") is None
    assert finding.puzzles_of("toy", 1) == []
    assert not has_coach(toy)
    assert coach(toy.new(2, {}, 1), 0) is None
    assert deal_of(toy, date(2026, 11, 18)) is None


def test_a_server_plays_it(toy: AnySpec, tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<head><!-- card -->static<!-- /card --></head>")

    async def get(server: Server, path: str) -> Message:
        answer = await server.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    async def test() -> None:
        async with serving(config_for(tmp_path, page=page, games=(toy,))) as server:
            (info,) = (await get(server, "/api/games"))["games"]
            assert (info["name"], info["coach"]) == ("toy", False)
            assert (await server.http.get("/api/puzzles/toy")).json() == []
            assert (await get(server, "/api/daily"))["deals"] == []
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
            made = (await server.http.post("/api/tables", json={"game": "toy", "seats": seats})).json()
            french = await server.http.get(f"/t/{made['table']}", headers={"accept-language": "fr"})
            assert f"· {NAMES['fr']}" in french.text
            assert (await server.http.get(f"/cards/t/{made['table']}.png")).status_code == 200
            assert NAMES["en"] in (await server.http.get("/new/toy")).text
            opened = await server.http.post(
                "/api/logs", content=played(toy).to_json(), headers={"content-type": "application/json"}
            )
            assert opened.status_code == 201, opened.text
            assert await get(server, f"/api/tables/{opened.json()['table']}/replay")

    asyncio.run(test())
