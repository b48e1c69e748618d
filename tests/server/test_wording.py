"""The server's own sentences: every one in every language, every one used, and sent as key and arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.words import places
from astrodrome.server.protocol.wording import WORDS
from tests.server.fakes import House
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run, seated

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((Path(WORDS.folder).parent).rglob("*.py")))
SECTIONS = ("trouble", "problem", "notice", "card")
OF_BROKEN_TABLES = ("other-rules", "other-game", "broken")
"""Keys that a table which cannot be played brings along; requests have them with `table-` before."""


def keys(lang: str, section: str) -> dict[str, str]:
    return {key: str(text) for key, text in WORDS.table(lang)[section].items()}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("section", SECTIONS)
def test_all_languages_have_the_same_sentences_with_the_same_places(section: str, lang: str) -> None:
    english, other = keys("en", section), keys(lang, section)
    assert list(english) == list(other)
    for key, text in english.items():
        assert places(text) == places(other[key]), key
        assert text != other[key], key


@pytest.mark.parametrize("section", SECTIONS)
def test_every_sentence_is_used(section: str) -> None:
    called = set(re.findall(r'"([a-z][a-z-]+)"', SOURCES))
    derived = {f"table-{key}" for key in OF_BROKEN_TABLES}
    assert set(keys("en", section)) <= called | derived


def test_the_sections_are_these() -> None:
    assert all(list(WORDS.table(lang)) == list(SECTIONS) for lang in LANGUAGES)


def test_every_key_the_code_names_has_a_sentence() -> None:
    troubles = re.findall(r'trouble\(\s*"[a-z-]+",\s*"([a-z-]+)"', SOURCES)
    hangups = re.findall(r'Hangup\(Close\.\w+, "([a-z-]+)"', SOURCES)
    problems = re.findall(r'\brejection\(\d+, "[a-z-]+", "([a-z-]+)"', SOURCES)
    assert len(troubles) > 5
    assert len(hangups) > 5
    assert len(problems) > 15
    assert set(troubles) | set(hangups) <= set(keys("en", "trouble"))
    assert set(problems) <= set(keys("en", "problem"))


def test_trouble_is_sent_as_key_and_arguments() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)
        reply = await first.say("play", {"do": "Fly"})
        assert reply["code"] == "bad-action"
        section, _, key = reply["why"]["key"].partition(".")
        assert reply["message"] == WORDS.say("en", section, key, reply["why"]["args"]) != key
        assert reply["why"]["args"], "its arguments travel too"

    run(test())


def test_problems_are_sent_as_key_and_arguments(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pp")
            answer = await server.http.post(f"/api/tables/{table.id}/join", json={})
            problem = answer.json()
            assert (answer.status_code, problem["code"]) == (409, "no-open-seat")
            assert problem["message"] == "Every seat of this table is taken."
            section, _, key = problem["why"]["key"].partition(".")
            assert WORDS.say("fr", section, key, problem["why"]["args"]) == "Tous les sièges de cette table sont pris."

    run(test())
