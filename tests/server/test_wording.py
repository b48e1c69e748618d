"""The server's own sentences: every one in both languages, every one used, and sent in both."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrodrome.kernel.words import LANGUAGES, places
from astrodrome.server.protocol.wording import WORDS
from tests.server.fakes import House
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run, seated

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((Path(WORDS.folder).parent).rglob("*.py")))
SECTIONS = ("trouble", "problem")
OF_BROKEN_TABLES = ("other-rules", "other-game", "broken")
"""Keys that a table which cannot be played brings along; requests have them with `table-` before."""


def keys(lang: str, section: str) -> dict[str, str]:
    return {key: str(text) for key, text in WORDS.table(lang)[section].items()}


@pytest.mark.parametrize("section", SECTIONS)
def test_both_languages_have_the_same_sentences_with_the_same_places(section: str) -> None:
    english, french = (keys(lang, section) for lang in LANGUAGES)
    assert list(english) == list(french)
    for key, text in english.items():
        assert places(text) == places(french[key]), key
        assert text != french[key], key


@pytest.mark.parametrize("section", SECTIONS)
def test_every_sentence_is_used(section: str) -> None:
    called = set(re.findall(r'"([a-z][a-z-]+)"', SOURCES))
    derived = {f"table-{key}" for key in OF_BROKEN_TABLES}
    assert set(keys("en", section)) <= called | derived


def test_the_sections_are_these() -> None:
    assert [list(WORDS.table(lang)) for lang in LANGUAGES] == [list(SECTIONS), list(SECTIONS)]


def test_every_key_the_code_names_has_a_sentence() -> None:
    troubles = re.findall(r'trouble\(\s*"[a-z-]+",\s*"([a-z-]+)"', SOURCES)
    hangups = re.findall(r'Hangup\(Close\.\w+, "([a-z-]+)"', SOURCES)
    problems = re.findall(r'\brejection\(\d+, "[a-z-]+", "([a-z-]+)"', SOURCES)
    assert len(troubles) > 5
    assert len(hangups) > 5
    assert len(problems) > 15
    assert set(troubles) | set(hangups) <= set(keys("en", "trouble"))
    assert set(problems) <= set(keys("en", "problem"))


def test_trouble_is_told_in_both_languages() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)
        reply = await first.say("play", {"do": "Fly"})
        assert reply["code"] == "bad-action"
        assert reply["message"] == reply["why"]["en"] != reply["why"]["fr"]

    run(test())


def test_problems_are_told_in_both_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pp")
            answer = await server.http.post(f"/api/tables/{table.id}/join", json={})
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (409, "no-open-seat")
            assert problem["message"] == problem["why"]["en"] == "Every seat of this table is taken."
            assert problem["why"]["fr"] == "Tous les sièges de cette table sont pris."

    run(test())
