"""Words: one template syntax, held to the vectors that the page is held to as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from astrodrome.kernel.languages import ALL, LANGUAGES, holds, plural_form
from astrodrome.kernel.refusal import NOT_ASKED, Refusal
from astrodrome.kernel.words import KERNEL_WORDS, Words, fill, places

FOLDER = Path(__file__).parents[1] / "vectors"
VECTORS = json.loads((FOLDER / "text.json").read_text(encoding="utf-8"))
PLURALS = json.loads((FOLDER / "plurals.json").read_text(encoding="utf-8"))


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


def test_the_vectors_show_every_kind_of_place_in_every_language() -> None:
    templates = " ".join(vector["template"] for vector in VECTORS)
    for kind in (":seat}", ":lane}", "|", "?", ":seat?", "{{"):
        assert kind in templates
    assert {vector["lang"] for vector in VECTORS} == set(ALL)


@pytest.mark.parametrize(
    ("lang", "number", "form"),
    [("en", 0, 1), ("en", 1, 0), ("en", -1, 0), ("fr", 0, 0), ("fr", 2, 1), ("de", 0, 1), ("de", 1, 0)],
)
def test_the_form_of_a_number(lang: str, number: int, form: int) -> None:
    assert plural_form(lang, number) == form


@pytest.mark.parametrize("vector", PLURALS, ids=lambda vector: str(vector["condition"]))
def test_a_plural_condition(vector: dict[str, Any]) -> None:
    assert [number for number in range(31) if holds(vector["condition"], number)] == vector["holds"]


def test_a_plural_condition_that_cannot_be_read_says_so() -> None:
    with pytest.raises(ValueError, match="'n is 1' is not a relation"):
        holds("n = 2 or n is 1", 3)


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
    with pytest.raises(ValueError, match="no language 'xx': expected one of en, fr, de"):
        words.say("xx", "refusal", "full", {})


def test_a_game_that_does_not_speak_a_language_is_told_in_english(words: Words) -> None:
    assert words.say("de", "refusal", "full", {"hold": 2, "how": 0}) == "Hold 2 is full."


def test_a_refusal_speaks_once_it_has_words(words: Words) -> None:
    refusal = Refusal("TOY-1", "full", (("hold", 1), ("how", 0)))
    assert refusal.why() == "full"
    spoken = refusal.spoken_with(words)
    assert (spoken.why(), spoken.why("fr")) == ("Hold 1 is full.", "La soute 1 est pleine.")
    assert spoken == refusal, "having words makes no other refusal of it"
    assert NOT_ASKED.spoken_with(words).why("fr") == KERNEL_WORDS.template("fr", "refusal", "not-asked")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kernel_says_the_same_things_in_every_language(lang: str) -> None:
    english, other = KERNEL_WORDS.table("en"), KERNEL_WORDS.table(lang)
    assert english.keys() == other.keys()
    for section, table in english.items():
        assert table.keys() == other[section].keys()
        for key, template in table.items():
            assert places(str(template)) == places(str(other[section][key]))
