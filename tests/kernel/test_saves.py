"""Saves: whatever is wrong with one is said as CorruptSave, and nothing else ever comes out."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import CorruptSave, NoLog, WrongRulesVersion
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.saving import seal_of
from tests.laws.play import anything
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.reroll.rules import Reroll
from tests.laws.toys.reroll.spec import SPEC as REROLL


def in_a_window() -> AnyGame:
    """Return a game with one sealed answer given and two to come."""
    game = REROLL.new(3, {"rounds": 3}, 12)
    chance = Chance(5)
    while len(game.log.entries) < 5 or len(game.asked) != 2:
        game.play(*anything(game, chance))
    return game


GAME = in_a_window()
SAVED = GAME.save()


def body() -> dict[str, Any]:
    data = json.loads(SAVED)
    assert isinstance(data, dict)
    return data


def sealed(data: dict[str, Any]) -> bytes:
    """Write a save with a seal that fits, so that only its content can be wrong."""
    data.pop("seal", None)
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()
    return text[:-1] + b',"seal":"' + seal_of(text).encode() + b'"}'


def said(data: bytes | str) -> str:
    with pytest.raises(CorruptSave) as error:
        REROLL.load(data)
    return str(error.value)


def test_a_save_is_readable_json_that_names_its_game() -> None:
    data = body()
    assert (data["format"], data["game"], data["rules_version"], data["seats"]) == (1, "toy-reroll", "1", 3)
    assert data["options"] == {"rounds": 3, "gale": False}
    assert len(data["seed"]) == 32
    assert data["state"]["agenda"][-1] == ["Storms"]
    assert len(data["entries"]) == len(GAME.log.entries)


def test_a_save_comes_back_with_its_log() -> None:
    loaded = REROLL.load(SAVED)
    assert loaded.save() == SAVED
    assert loaded.log == GAME.log
    assert (loaded.asked, loaded.number, loaded.digest()) == (GAME.asked, GAME.number, GAME.digest())


def test_a_save_is_text_or_bytes() -> None:
    assert REROLL.load(SAVED.decode()).digest() == GAME.digest()


def test_a_save_without_a_log_is_smaller_and_has_no_past() -> None:
    small = GAME.save(log=False)
    assert len(small) < len(SAVED)
    assert GAME.log.to_json()[-100:] not in small
    assert json.loads(small)["seed"] is None
    assert REROLL.load(small).seed == GAME.seed == 12, "its chance knows what it began with"
    with pytest.raises(NoLog, match="a dealt copy has no log"):
        _ = REROLL.load(small).log


def test_a_dealt_copy_is_saved_without_the_log_that_it_does_not_have() -> None:
    dealt = GAME.determinise(1, 9)
    assert dealt.save() == dealt.save(log=False)
    assert REROLL.load(dealt.save()).digest() == dealt.digest()


def test_sealed_answers_are_kept_in_the_middle_of_a_window() -> None:
    assert any(given is not None for given in GAME.state.answers)
    assert REROLL.load(SAVED).state.answers == GAME.state.answers


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "Expecting value"),
        (b"\xff\xfe", "Expecting value"),
        (b"[]", r"expected an object, found \[\]"),
        (b"{}", "format: expected 1, found None"),
        (b'{"format":true}', "format: expected 1, found True"),
        (b"[" * 100_000, "nested too deeply"),
        (b"[" * 950 + b"]" * 950, "expected an object|nested too deeply"),
        (SAVED[:-2], "Unterminated|Expecting"),
        (SAVED + b"x", "Extra data"),
    ],
)
def test_what_is_no_save_is_corrupt(data: bytes, says: str) -> None:
    with pytest.raises(CorruptSave, match=says):
        REROLL.load(data)


@pytest.mark.parametrize(
    ("place", "value", "says"),
    [
        ("format", 2, "format: expected 1, found 2"),
        ("game", "memoracers", "game: expected 'toy-reroll', found 'memoracers'"),
        ("seats", "3", "expected seats (a whole number)"),
        ("seats", 9, "seats: toy-reroll takes 2 to 4, found 9"),
        ("options", [], "expected seats (a whole number), options"),
        ("options", {"rounds": 7}, "rounds: expected 1 to 3, found 7"),
        ("options", {"turbo": 1}, "options: turbo: expected one of rounds, gale"),
        ("seed", "12", "seed: expected 32 hexadecimal digits, found '12'"),
        ("seed", " " + "0" * 31, "seed: expected 32 hexadecimal digits"),
        ("seed", "0x" + "0" * 30, "seed: expected 32 hexadecimal digits"),
        ("state", None, "expected seats (a whole number), options and state"),
        ("entries", 3, "entries: expected a list, found 3"),
        ("entries", [3], "entries[0]: expected an object, found 3"),
        ("state.fields", [], "state: expected fields (an object), agenda and chance (lists)"),
        ("state.fields.deck", [None], "state.deck[0]: expected int, found None"),
        ("state.fields.hands", [[0], "x"], "state.hands[1]: expected a list, found 'x'"),
        ("state.fields.answers", [{"do": "Fly"}], "no action is called 'Fly'"),
        ("state.fields.number", 1.5, "state.number: expected int, found 1.5"),
        ("state.fields.turbo", 1, "state: unknown field 'turbo'"),
        ("position", 3, "position: expected a text, found 3"),
        ("state.chance", ["0" * 32, 0, 0, 5], "state.chance: expected script (an object) and strict (a list), found 5"),
        ("state.chance", ["0" * 32, 0, 0, {"script": {"die": [-1]}, "strict": []}], "state.chance: expected whole"),
        ("state.chance", ["0" * 32, 0, 0, {"script": {}, "strict": [1]}], "state.chance: expected names, found [1]"),
        ("state.agenda", {}, "state: expected fields"),
        ("state.agenda", [["Crash"]], "state.agenda[0]: no task is called 'Crash'"),
        ("state.agenda", [["Step", 1]], "state.agenda[0]: Step takes 0 arguments, found 1"),
        ("state.agenda", ["Step"], "state.agenda[0]: expected a task as [name"),
        ("state.agenda", [[]], "state.agenda[0]: expected a task as [name"),
        ("state.chance", [1], "state.chance: expected [seed, undos, count], found [1]"),
        ("state.chance", ["0" * 32, -1, 0], "state.chance: expected [seed, undos, count]"),
        ("state.chance", ["0" * 32, 0, True], "state.chance: expected [seed, undos, count]"),
        ("state.chance", ["zz" * 16, 0, 0], "seed: expected 32 hexadecimal digits"),
    ],
)
def test_each_part_that_is_wrong_is_named(place: str, value: object, says: str) -> None:
    data = body()
    *path, last = place.split(".")
    part = data
    for name in path:
        part = part[name]
    part[last] = value
    assert said(sealed(data)).startswith(says)


@pytest.mark.parametrize("place", ["seats", "options", "state", "seal"])
def test_a_missing_part_is_named(place: str) -> None:
    data = body()
    del data[place]
    text = json.dumps(data).encode()
    assert "expected" in said(text) or "seal" in said(text)


def test_a_missing_field_is_named() -> None:
    data = body()
    del data["state"]["fields"]["deck"]
    assert said(sealed(data)) == "state: field 'deck' is missing"


def test_parts_that_fit_alone_but_not_together_are_corrupt() -> None:
    data = body()
    data["state"]["fields"]["hands"] = []
    assert said(sealed(data)).startswith("state: its parts do not fit together (IndexError")


def test_a_change_that_fits_everywhere_breaks_the_seal() -> None:
    data = body()
    data["state"]["fields"]["scores"] = [9, 9, 9]
    text = json.dumps(data, separators=(",", ":")).encode()
    assert said(text) == "seal: something in the save is not as it was written"


@pytest.mark.parametrize("version", ["2", None, 1])
def test_another_rules_version_is_told_apart(version: object) -> None:
    with pytest.raises(WrongRulesVersion, match=r"saved under toy-reroll rules version .*, this is '1'"):
        REROLL.load(sealed(body() | {"rules_version": version}))


class Holding(Task[Reroll]):
    """A task with values in values."""

    args: ClassVar[tuple[str, ...]] = ("pairs", "word")

    def __init__(self, pairs: tuple[tuple[int, int], ...], word: str | None) -> None:
        self.pairs = pairs
        self.word = word


def test_the_arguments_of_a_task_come_back_as_they_were() -> None:
    spec = replace(REROLL, tasks=(*REROLL.tasks, Holding))
    game = spec.new(2, seed=1)
    game.state.agenda.insert(0, Holding(((1, 2), (3, 4)), None))
    loaded = spec.load(game.save())
    assert loaded.digest() == game.digest()
    assert repr(loaded.state.agenda[0]) == "Holding(((1, 2), (3, 4)), None)"


def test_a_task_that_cannot_be_built_is_named() -> None:
    class Refusing(Holding):
        """A task that takes other arguments than it says."""

        def __init__(self, pairs: tuple[tuple[int, int], ...]) -> None:
            super().__init__(pairs, None)

    spec = replace(REROLL, tasks=(*REROLL.tasks, Refusing))
    game = spec.new(2, seed=1)
    game.state.agenda.insert(0, Refusing(()))
    with pytest.raises(CorruptSave, match=r"state\.agenda\[0\]: .*takes 2 positional arguments but 3 were given"):
        spec.load(game.save())


def test_a_save_of_another_game_is_corrupt() -> None:
    with pytest.raises(CorruptSave, match="game: expected 'toy-duel', found 'toy-reroll'"):
        DUEL.load(SAVED)


@given(st.integers(0, len(SAVED) - 1), st.integers(1, 255))
def test_any_flipped_byte_is_noticed(at: int, flip: int) -> None:
    damaged = bytearray(SAVED)
    damaged[at] ^= flip
    with pytest.raises((CorruptSave, WrongRulesVersion)):
        REROLL.load(bytes(damaged))


@given(st.integers(0, len(SAVED) - 1), st.integers(0, 40), st.binary(max_size=8))
def test_any_piece_cut_out_or_put_in_is_noticed(at: int, length: int, instead: bytes) -> None:
    damaged = SAVED[:at] + instead + SAVED[at + length :]
    if damaged == SAVED:
        return
    try:
        loaded = REROLL.load(damaged)
    except (CorruptSave, WrongRulesVersion):
        return
    assert loaded.save() == SAVED, "only white space may go unnoticed"


def places(data: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Return the path to every value inside JSON data."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(data, dict):
        inside = list(data.items())
    elif isinstance(data, list):
        inside = list(enumerate(data))
    return [path, *[place for key, value in inside for place in places(value, (*path, key))]][0 if path else 1 :]


PLACES = places({name: value for name, value in body().items() if name != "seal"})
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(PLACES), json_values)
def test_any_value_anywhere_gives_a_game_or_a_sentence(place: tuple[str | int, ...], value: object) -> None:
    data = body()
    part: Any = data
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = value
    for text in (sealed(data), json.dumps(data).encode()):  # as if we had written it, and as damage
        with suppress(CorruptSave, WrongRulesVersion):
            REROLL.load(text)
