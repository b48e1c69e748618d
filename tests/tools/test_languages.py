"""The check of languages: a complete one lacks nothing, and what a language lacks is named."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.kernel.languages import ALL, LANGUAGES
from tools import languages

GERMAN = replace(ALL["de"], plural=("n = 1",))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_complete_language_lacks_nothing(lang: str) -> None:
    assert languages.missing(ALL[lang]) == []


def test_what_is_missing_is_named() -> None:
    english = {"a": "{n|# card|# cards}", "b": "Hello", "terms.card.fog": "fog", "none": ""}
    assert languages.faults(english, {**english, "a": "{n|# Karte|# Karten}"}, GERMAN) == []
    assert languages.faults(english, {**english, "b": ""}, GERMAN) == ["b is missing"]
    assert languages.faults({"b": "Hello"}, {}, GERMAN) == ["b is missing"]
    assert languages.faults({}, {"c": "Hallo"}, GERMAN) == ["c is not a key of English"]
    assert languages.faults({"a": "{n}"}, {"a": "{m}"}, GERMAN) == ["a takes ('m',); English takes ('n',)"]
    three = {"a": "{n|# Karte|# Karten|# Karten}"}
    assert languages.faults({"a": "{n|# card|# cards}"}, three, GERMAN) == [
        "a has the wrong number of plural forms; expected 2"
    ]


def test_a_language_may_add_tables_of_terms_for_its_cases() -> None:
    english = {"terms.card.fog": "fog"}
    assert languages.faults(english, {**english, "terms.card_dative.fog": "dem Nebel"}, GERMAN) == []
    assert languages.faults(english, {**english, "terms.city_dative.fog": "x"}, GERMAN) != []


def test_a_language_consists_of_these_files(capsys: pytest.CaptureFixture[str]) -> None:
    assert languages.main(["--files", "it"]) == 0
    named = capsys.readouterr().out.split()
    for path in (
        "src/astrodrome/kernel/text/it.toml",
        "src/astrodrome/games/celestia/text/it.toml",
        "web/src/games/celestia/text/hints.it.ts",
        "web/src/lib/i18n/it.ts",
        "docs/rules/it/memoracers.md",
        "docs/glossary/it.md",
    ):
        assert path in named


def test_every_english_sentence_of_the_page_is_read() -> None:
    found = [languages.sentences(path) for path in languages.text_files()]
    keys = set().union(*found)
    assert {"skip", "hint.fly.text", "event.VesselCrashed", "half.yard", "refusal.table-paused"} <= keys
    assert sum(map(len, found)) > 2500
