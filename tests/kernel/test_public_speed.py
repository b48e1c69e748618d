"""What the border leaves out to be fast changes nothing that a caller can see."""

from __future__ import annotations

import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import BadAction, Refused
from astrodrome.kernel.spec import AnySpec
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll.spec import SPEC as REROLL
from tests.laws.toys.rush.spec import SPEC as RUSH


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_a_game_without_events_is_the_same_game(spec: AnySpec) -> None:
    loud, quiet, chance = spec.new(2, {}, 5), spec.new(2, {}, 5), Chance(3)
    heard = 0
    for _ in range(150):
        if loud.over:
            break
        seat = loud.asked[0]
        place = chance.below("pick", len(loud.legal(seat)))
        heard += len(loud.play(seat, loud.legal(seat)[place]))
        assert quiet.play(seat, quiet.legal(seat)[place], events=False) == ()
        assert quiet.state.events == []
    assert heard > 0
    assert quiet.digest() == loud.digest()
    assert quiet.log == loud.log


def test_events_are_returned_again_after_an_answer_without_them() -> None:
    game = REROLL.new(2, seed=7)
    twin = game.copy()
    assert game.play(0, r.TURN_BACK, events=False) == ()
    assert twin.play(0, r.TURN_BACK)
    for _ in range(4):
        seat = game.asked[0]
        assert game.play(seat, game.legal(seat)[-1]) == twin.play(seat, twin.legal(seat)[-1])


def test_what_legal_has_listed_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = REROLL.new(2, seed=7)
    kind = type(question(game.state))
    judged: list[object] = []
    refuse = kind.refuse

    def counting(self: object, g: object, seat: int, action: ad.Action) -> ad.Refusal | None:
        judged.append(action)
        return refuse(self, g, seat, action)  # type: ignore[arg-type]  # the toy's own types

    monkeypatch.setattr(kind, "refuse", counting)
    action = game.legal(0)[0]
    listed = len(judged)
    game.copy().play(0, action)
    assert len(judged) == listed + 1, "a copy has listed nothing"
    game.play(0, action)
    assert len(judged) == listed + 1


def test_a_list_is_good_for_its_seat_and_its_moment_only() -> None:
    game = RUSH.new(2, seed=3)
    seat = game.asked[0]
    action = game.legal(seat)[0]
    with pytest.raises(Refused):
        game.play(7, action)
    with pytest.raises(Refused):
        game.play(True, action) if seat == 1 else game.play(False, action)
    with pytest.raises(Refused):
        game.play(seat, action, number=game.number + 1)
    first = REROLL.new(2, seed=7)
    declared = first.legal(0)[0]
    first.play(0, declared)
    with pytest.raises(Refused):
        first.play(0, declared)


def test_an_equal_action_of_the_wrong_types_is_still_refused() -> None:
    race = ad.game("memoracers").new(2, {}, 1)
    listed = race.legal(race.asked[0])
    kind = type(listed[0])
    with pytest.raises(BadAction):
        race.play(race.asked[0], kind(float(listed[0].lane)))  # type: ignore[attr-defined, call-arg]  # wrong on purpose


def test_the_log_is_the_same_whenever_it_is_read() -> None:
    often, once, chance = RUSH.new(2, seed=3), RUSH.new(2, seed=3), Chance(1)
    for time in range(12):
        if often.over:
            break
        seat = often.asked[0]
        place = chance.below("pick", len(often.legal(seat)))
        often.play(seat, often.legal(seat)[place], time=time)
        once.play(seat, once.legal(seat)[place], time=time)
        assert len(often.log.entries) == time + 1
    assert once.copy().log == once.log == often.log
    assert RUSH.replay(once.log).digest() == often.digest()
