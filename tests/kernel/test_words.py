"""Words: one template syntax, held to the vectors that the page is held to as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from astrodrome.kernel.refusal import NOT_ASKED, Refusal
from astrodrome.kernel.words import KERNEL_WORDS, LANGUAGES, Words, fill, is_one, places

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "text.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"{vector['expect']}-{vector['lang']}")
def test_a_vector(vector: dict[str, Any]) -> None:
    told = fill(
        vector["template"],
        vector["args"],
        lang=vector["lang"],
        names=vector.get("names", ()),
        terms=vector.get("terms"),
    )
    assert told == vector["expect"]


def test_the_vectors_show_every_kind_of_place_in_both_languages() -> None:
    templates = " ".join(vector["template"] for vector in VECTORS)
    for kind in (":seat}", ":lane}", "|", "?", ":seat?", "{{"):
        assert kind in templates
    assert {vector["lang"] for vector in VECTORS} == set(LANGUAGES)


@pytest.mark.parametrize(
    ("lang", "number", "one"), [("en", 0, False), ("en", 1, True), ("fr", 0, True), ("fr", 2, False)]
)
def test_the_singular(lang: str, number: int, one: bool) -> None:
    assert is_one(lang, number) is one


def test_the_places_of_a_template_are_told_once_and_sorted() -> None:
    assert places("{b} {a:seat} {b|x|y} {{c}} {d?e|f} {g:seat?#|}") == ("a", "b", "d", "g")


def test_a_missing_argument_is_an_error_for_tests_to_find() -> None:
    with pytest.raises(KeyError):
        fill("{lane}", {})


@pytest.fixture
def words(tmp_path: Path) -> Words:
    english = '[refusal]\nfull = "Hold {hold} is {how:STATE}."\n[terms.STATE]\n0 = "full"\n1 = "empty"\n'
    french = '[refusal]\nfull = "La soute {hold} est {how:STATE}."\n[terms.STATE]\n0 = "pleine"\n1 = "vide"\n'
    (tmp_path / "en.toml").write_text(english, encoding="utf-8")
    (tmp_path / "fr.toml").write_text(french, encoding="utf-8")
    return Words(tmp_path, KERNEL_WORDS)


def test_sentences_and_terms_come_from_the_games_own_files(words: Words) -> None:
    assert words.say("en", "refusal", "full", {"hold": 2, "how": 0}) == "Hold 2 is full."
    assert words.say("fr", "refusal", "full", {"hold": 2, "how": 1}) == "La soute 2 est vide."


def test_what_a_game_does_not_say_the_kernel_says(words: Words) -> None:
    assert words.say("en", "refusal", "over", {}) == "The game is over."
    assert words.template("fr", "action", "Pass") == "passer"


def test_a_key_without_a_sentence_is_shown_as_it_is(words: Words) -> None:
    assert words.say("en", "refusal", "unheard-of", {}) == "unheard-of"
    assert KERNEL_WORDS.template("en", "refusal", "unheard-of") is None


def test_an_unknown_language_says_which_there_are(words: Words) -> None:
    with pytest.raises(ValueError, match="no language 'de': expected one of en, fr"):
        words.say("de", "refusal", "full", {})


def test_a_refusal_speaks_once_it_has_words(words: Words) -> None:
    refusal = Refusal("TOY-1", "full", (("hold", 1), ("how", 0)))
    assert refusal.why() == "full"
    spoken = refusal.spoken_with(words)
    assert (spoken.why(), spoken.why("fr")) == ("Hold 1 is full.", "La soute 1 est pleine.")
    assert spoken == refusal, "having words makes no other refusal of it"
    assert NOT_ASKED.spoken_with(words).why("fr") == KERNEL_WORDS.template("fr", "refusal", "not-asked")


def test_the_kernel_says_the_same_things_in_both_languages() -> None:
    english, french = KERNEL_WORDS.table("en"), KERNEL_WORDS.table("fr")
    assert english.keys() == french.keys()
    for section, table in english.items():
        assert table.keys() == french[section].keys()
        for key, template in table.items():
            assert places(str(template)) == places(str(french[section][key]))
