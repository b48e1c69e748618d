"""Logs: a game is its header and its entries; going back is an entry too."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import CorruptLog, NoLog, OptionError, WrongRulesVersion
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log, Undo, item_from_json, item_to_json
from astrodrome.kernel.records import TIME_UP
from astrodrome.kernel.seats import CLOCK
from tests.laws.play import anything
from tests.laws.toys.reroll.spec import SPEC as REROLL
from tests.laws.toys.rush.spec import SPEC as RUSH


def played(answers: int = 6, seed: int = 3) -> AnyGame:
    game = REROLL.new(3, {"gale": True}, seed)
    chance = Chance(1)
    for _ in range(answers):
        game.play(*anything(game, chance))
    return game


LOG = played().log


def body(**changes: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON, also wrong ones
    data = json.loads(LOG.to_json())
    assert isinstance(data, dict)
    return data | changes


def test_a_log_written_and_read_is_the_same_log() -> None:
    assert Log.from_json(LOG.to_json()) == LOG
    assert Log.from_json(LOG.to_json().decode()) == LOG


def test_the_form_of_a_log() -> None:
    entries = (Entry(0, {"do": "Finish"}, 17), Entry(CLOCK, {"do": "TimeUp"}), Undo(1))
    log = Log("toy-rush", "1", 2, {"tiles": 3}, 255, entries)
    assert json.loads(log.to_json()) == {
        "format": 1,
        "game": "toy-rush",
        "rules_version": "1",
        "seats": 2,
        "options": {"tiles": 3},
        "seed": "0" * 30 + "ff",
        "entries": [
            {"seat": 0, "action": {"do": "Finish"}, "time": 17},
            {"seat": "clock", "action": {"do": "TimeUp"}},
            {"undo": 1},
        ],
    }
    assert Log.from_json(log.to_json()) == log


def test_the_log_names_every_option_and_every_answer() -> None:
    assert LOG.options == {"rounds": 2, "gale": True}
    assert len(LOG.entries) == 6


def test_times_are_kept_and_change_nothing() -> None:
    here, there = REROLL.new(2, seed=1), REROLL.new(2, seed=1)
    seat = here.asked[0]
    action = here.legal(seat)[0]
    here.play(seat, action, time=1_700_000_000)
    there.play(seat, action)
    assert here.digest() == there.digest()
    assert here.log.entries[0].time == 1_700_000_000
    assert REROLL.replay(here.log).log == here.log


def test_the_clock_is_replayed_like_a_seat() -> None:
    game = RUSH.new(2, seed=2)
    game.play(CLOCK, TIME_UP)
    assert RUSH.replay(Log.from_json(game.log.to_json())).digest() == game.digest()


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"format": 2}, "format: expected 1, found 2"),
        ({"format": True}, "format: expected 1, found True"),
        ({"game": 3}, "game: expected a text, found 3"),
        ({"rules_version": 1}, "rules_version: expected a text, found 1"),
        ({"seats": "2"}, "seats: expected a whole number, found '2'"),
        ({"seats": -1}, "seats: expected a whole number, found -1"),
        ({"options": None}, "options: expected an object, found None"),
        ({"seed": 7}, "seed: expected 32 hexadecimal digits, found 7"),
        ({"seed": "+" + "0" * 31}, "seed: expected 32 hexadecimal digits"),
        ({"seed": "0_" * 16}, "seed: expected 32 hexadecimal digits"),
        ({"entries": {}}, "entries: expected a list, found {}"),
        ({"entries": [[]]}, "entries[0]: expected an object, found []"),
        ({"entries": [{"seat": 0}]}, "entries[0].action: expected an object, found None"),
        ({"entries": [{"action": {}}]}, "entries[0].seat: expected a whole number, found None"),
        ({"entries": [{"seat": "0", "action": {}}]}, "entries[0].seat: expected a whole number, found '0'"),
        ({"entries": [{"seat": 0, "action": {}, "time": "now"}]}, "entries[0].time: expected a whole number"),
        ({"entries": [{"undo": None}]}, "entries[0].undo: expected a whole number, found None"),
        ({"entries": [{"undo": -1}]}, "entries[0].undo: expected a whole number, found -1"),
    ],
)
def test_what_is_wrong_with_a_log_is_named(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(CorruptLog) as said:
        Log.from_json(json.dumps(body(**changes)))
    assert str(said.value).startswith(says)


@pytest.mark.parametrize("data", [b"", b"{", b"3", b"\xff", b"[" * 100_000, b"[" * 960 + b"]" * 960])
def test_what_is_no_log_is_corrupt(data: bytes) -> None:
    with pytest.raises(CorruptLog):
        Log.from_json(data)


@pytest.mark.parametrize(
    ("log", "says"),
    [
        (replace(LOG, game="toy-duel"), "game: expected 'toy-reroll', found 'toy-duel'"),
        (replace(LOG, seats=9), "options: seats: toy-reroll takes 2 to 4, found 9"),
        (replace(LOG, options={"rounds": 9}), "options: rounds: expected 1 to 3, found 9"),
        (replace(LOG, options={"turbo": 1}), "options: options: turbo: expected one of rounds, gale"),
        (replace(LOG, seed=1 << 128), "options: seed: expected a whole number from 0 to 2"),
        (replace(LOG, entries=(Entry(0, {"do": "Fly"}),)), "answer 1 cannot be played: no action is called 'Fly'"),
        (replace(LOG, entries=(Entry(1, {"do": "TurnBack"}),)), "answer 1 cannot be played: AD-001"),
        (replace(LOG, entries=(Entry(9, {"do": "TurnBack"}),)), "answer 1 cannot be played: AD-005"),
        (replace(LOG, entries=(*LOG.entries, Entry(9, {"do": "Pass"}))), "answer 7 cannot be played: AD-005"),
        (replace(LOG, entries=(Undo(0),)), "undo 1: expected a number below the 0 answers so far, found 0"),
        (
            replace(LOG, entries=(*LOG.entries, Undo(6))),
            "undo 1: expected a number below the 6 answers so far, found 6",
        ),
        (replace(LOG, entries=(*LOG.entries, Undo(2), Undo(2))), "undo 2: expected a number below the 2 answers"),
    ],
)
def test_a_log_that_cannot_be_played_says_where(log: Log, says: str) -> None:
    with pytest.raises(CorruptLog) as said:
        REROLL.replay(log)
    assert str(said.value).startswith(says)


def test_a_log_of_other_rules_names_both_versions() -> None:
    with pytest.raises(WrongRulesVersion, match="rules version '0', this is '1'"):
        REROLL.replay(replace(LOG, rules_version="0"))


@given(st.integers(0, len(LOG.to_json()) - 1), st.integers(1, 255))
def test_a_damaged_log_is_an_error_of_ours_or_a_game(at: int, flip: int) -> None:
    damaged = bytearray(LOG.to_json())
    damaged[at] ^= flip
    with suppress(CorruptLog, WrongRulesVersion):
        REROLL.replay(Log.from_json(bytes(damaged)))


KEYS = st.sampled_from(["seat", "action", "undo", "time"])


@given(st.recursive(st.none() | st.integers() | st.text(max_size=3), lambda inner: st.dictionaries(KEYS, inner)))
def test_an_item_is_corrupt_or_writes_back(data: object) -> None:
    try:
        item = item_from_json(data, "x")
    except CorruptLog:
        return
    assert item_from_json(item_to_json(item), "x") == item


def test_undo_goes_back_and_the_log_tells_it() -> None:
    game = played(6)
    past = REROLL.replay(game.log, 2)
    game.undo(2, time=5)
    assert (game.asked, game.number, game.legal(game.asked[0])) == (past.asked, past.number, past.legal(past.asked[0]))
    assert game.log.entries[-1] == Undo(2, 5)
    assert len(game.log.entries) == 7
    assert REROLL.replay(game.log).digest() == game.digest()


def test_undo_keeps_what_was_drawn_and_changes_what_comes() -> None:
    hands = played(2).state.hands
    futures = set()
    for undos in range(4):
        game = played(4)
        for _ in range(undos):
            game.undo(3)
            game.play(*anything(game, Chance(2)))
        game.undo(2)
        assert game.state.hands == hands
        assert game.state.chance.undos == undos + 1
        futures.add(tuple(game.state.chance.copy().below("test", 1000) for _ in range(5)))
    assert len(futures) == 4, "taking back is no look at the dice"


def test_undo_of_an_undo_counts_answers_that_are_left() -> None:
    game = played(6)
    game.undo(4)
    game.undo(1)
    assert game.state.chance.undos == 2
    assert REROLL.replay(game.log).digest() == game.digest()
    with pytest.raises(OptionError, match="to: expected 0 to 0, found 1"):
        game.undo(1)


def test_an_undone_draw_between_two_undos_stays_as_it_was() -> None:
    game = played(6)
    game.undo(2)
    chance = Chance(9)
    for _ in range(3):
        game.play(*anything(game, chance))
    before = REROLL.replay(game.log, len(game.log.entries) - 1)
    game.undo(4)
    assert game.state.hands == before.state.hands
    assert game.state.dice == before.state.dice


def replayed_with_every_key(log: Log) -> AnyGame:
    """Return the game after a log in which chance was re-keyed for each undo, also where a later one came at once."""
    game = REROLL.new(log.seats, log.options, log.seed)
    line: list[Entry | int] = []
    undos = 0
    for item in log.entries:
        if isinstance(item, Entry):
            line.append(item)
            continue
        undos += 1
        answers = [at for at, step in enumerate(line) if isinstance(step, Entry)]
        line = [*line[: answers[item.to]], undos]
    for step in line:
        if isinstance(step, Entry):
            game.play(step.seat, REROLL.codec.decode_action(step.action))
        else:
            game.state.chance.rekey(step)
    return game


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.integers(0, 99))
def test_leaving_out_keys_that_do_not_matter_changes_no_game(ways: list[int], seed: int) -> None:
    game = REROLL.new(3, {"gale": True}, seed)
    chance = Chance(seed)
    answers = 0
    for way in ways:
        for _ in range(way % 4):
            if not game.over:
                game.play(*anything(game, chance))
                answers += 1
        if answers:
            answers = way % answers
            game.undo(answers)
    assert game.digest() == REROLL.replay(game.log).digest() == replayed_with_every_key(game.log).digest()


def test_the_keys_of_many_undos_are_not_all_carried_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(4)
    for _ in range(50):
        game.undo(2)
        game.play(*anything(game, Chance(2)))
        game.undo(1)
        game.play(*anything(game, Chance(2)))
        game.play(*anything(game, Chance(2)))
    keys: list[int] = []
    rekey = Chance.rekey

    def counting(chance: Chance, undos: int) -> None:
        keys.append(undos)
        rekey(chance, undos)

    monkeypatch.setattr(Chance, "rekey", counting)
    assert REROLL.replay(game.log).digest() == game.digest()
    assert keys == [100]


def test_a_state_that_was_kept_is_gone_back_to_as_if_it_were_played_again() -> None:
    game = played(4)
    there = REROLL.replay(game.log, 2).state
    twin = game.copy()
    game.undo(2, 5)
    twin.undo(2, 5, there)
    assert (twin.digest(), twin.log) == (game.digest(), game.log)
    twin.play(*anything(twin, Chance(3)))
    assert there.chance.undos == 0, "what was kept is left as it was"


@pytest.mark.parametrize("to", [-1, 6, 7, True, "1", pytest.param(10**5000, id="huge")])
def test_undo_to_nowhere_says_what_is_possible(to: Any) -> None:  # noqa: ANN401 - also what is no number
    game = played(6)
    digest = game.digest()
    with pytest.raises(OptionError, match="to: expected 0 to 5"):
        game.undo(to)
    assert (game.digest(), len(game.log.entries)) == (digest, 6)


def test_a_game_without_an_answer_says_that_there_is_nothing_to_undo() -> None:
    with pytest.raises(OptionError, match="to: nothing was answered yet"):
        played(0).undo(0)


def test_a_dealt_copy_cannot_go_back() -> None:
    with pytest.raises(NoLog):
        played().determinise(0, 1).undo(0)


def test_a_dealt_copy_that_keeps_its_states_goes_back_with_other_luck() -> None:
    dealt = played().determinise(0, 1)
    dealt.keep_states()
    before, undos = dealt.state.copy(), dealt.state.chance.undos
    for _ in range(3):
        dealt.play(dealt.asked[0], dealt.legal(dealt.asked[0])[0])
    for to in (-1, 3, True):
        with pytest.raises(OptionError, match="to: expected a number below the 3 answers so far"):
            dealt.undo(to)
    dealt.undo(0)
    assert (dealt.number, dealt.state.chance.undos) == (before.number, undos + 1)
    with pytest.raises(OptionError, match="below the 0 answers"):
        dealt.undo(0)


def test_a_game_with_a_log_keeps_no_states() -> None:
    with pytest.raises(NoLog, match="only a dealt copy keeps its states"):
        played().keep_states()
