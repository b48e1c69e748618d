"""Dealing again what a franchise cannot know, or no longer recalls."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.celerium.records.actions import ActivateBoosts, PickLine
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.views.boost_beliefs import MOST_WEIGHT, after_sighting, left_over, possible_hands, scaled
from astrodrome.games.celerium.views.census import census
from astrodrome.games.celerium.views.determinise import determinise
from astrodrome.kernel.chance import Chance, ScriptedChance
from astrodrome.kernel.records import PASS
from tests.celerium.games import raced
from tests.celerium.table import Table, f, rally

TOKENS = (1, 1, 2, 2, 3, 3)


def worlds(table: Table, seat: int = 0, recall: float = 1.0, count: int = 60) -> list[Celerium]:
    return [determinise(table.g, seat, Chance(seed), recall) for seed in range(count)]


def test_the_own_hand_and_versions_are_kept_and_the_others_dealt_anew() -> None:
    table = rally(f(hand="1-01 2-07", versions=(1, 2, 3)), f(hand="1-02 1-03 3-01"), f())
    hands, versions = set(), set()
    for world in worlds(table):
        assert world.hands[0] == table.g.hands[0]
        assert world.boost_versions[:3] == [1, 2, 3]
        assert [world.tables.cards.level[card] for card in world.hands[1]] == [0, 0, 2]
        assert list(world.hands[1]) == sorted(world.hands[1])
        assert census(world) == census(table.g)
        hands.add(world.hands[1])
        versions.add(tuple(world.boost_versions[3:6]))
    assert len(hands) > 40
    assert len(versions) > 10


def test_piles_are_shuffled_and_what_is_public_stays() -> None:
    table = rally(f(), f())
    g = table.g
    dealt = worlds(table, count=12)
    for piles in ([w.planets.pile for w in dealt], [w.market.deck for w in dealt], [w.control.deck for w in dealt]):
        assert len(set(piles)) == 12
    assert len({world.event_decks[1] for world in dealt}) == 12
    assert {world.planets.seen for world in dealt} == {g.planets.seen}
    assert {len(world.planets.pile) for world in dealt} == {len(g.planets.pile)}
    assert len({world.planets.removed for world in dealt}) == 12


def test_the_future_is_reseeded_and_the_game_left_alone() -> None:
    table = rally(f(), f(hand="1-01"))
    before = table.game.digest()
    chance = Chance(77)
    world = determinise(table.g, 0, chance, 0.5)
    assert world.chance is chance
    assert world.listening is False
    assert table.game.digest() == before


def test_a_version_that_was_shown_is_kept_and_a_replacement_is_not_the_lost_token() -> None:
    other = f(boosts="shield planet", versions=(1, 1, 1))
    table = rally(f(versions=(1, 2, 3)), other, wheel=1, supply=["-", "-", "3"])
    table.passes(2)  # shield 1 conforms; planet 1 is lost, and one of 1, 2, 2, 3 less our own is drawn
    seen: Counter[int] = Counter()
    for world in worlds(table, count=200):
        assert world.boost_versions[3] == 1
        seen[world.boost_versions[5]] += 1
    assert set(seen) == {1, 2, 3}  # the other 1 was in the supply all the time
    assert seen[2] > seen[1]
    assert seen[2] > seen[3]


def test_forgotten_versions_are_guessed_and_the_memory_is_gone() -> None:
    table = rally(f(versions=(1, 2, 3)), f(boosts="shield", versions=(1, 1, 1)), wheel=1)
    table.passes(2)
    assert table.g.seen.round == [1]
    guessed = {world.boost_versions[3] for world in worlds(table, recall=0.0)}
    assert guessed == {1, 2, 3}
    assert all(world.seen.version == [None] for world in worlds(table, recall=0.0, count=5))
    assert all(world.seen.version == [1] for world in worlds(table, count=5))
    assert {world.boost_versions[3] for world in worlds(table)} == {1}


@pytest.mark.parametrize(("draw", "kept"), [(499, True), (500, False)])
def test_memory_fades_with_the_rounds(draw: int, kept: bool) -> None:
    table = rally(f(versions=(1, 2, 3)), f(boosts="shield", versions=(1, 1, 1)), wheel=1)
    table.passes(2)
    world = determinise(table.g, 0, ScriptedChance({"recall": [draw]}), 0.5)
    assert world.seen.version == ([1] if kept else [None])
    later = rally(f(versions=(1, 2, 3)), f(versions=(1, 1, 1)), round=3, seen="1-shield:1@1")
    world = determinise(later.g, 0, ScriptedChance({"recall": [draw // 2]}), 0.5)
    assert world.seen.version == ([1] if kept else [None])


def test_what_was_shown_in_this_round_is_not_forgotten() -> None:
    table = rally(f(hand="1-14", versions=(1, 2, 3)), f(boosts="shield", energy=0, versions=(1, 1, 1)))
    table.play("1-14", "first", table.game.spec.codec.decode_action({"do": "NameOpponent", "seat": 1}))
    assert {world.boost_versions[3] for world in worlds(table, recall=0.0)} == {1}


def test_sealed_choices_of_others_are_guessed_and_ones_own_kept() -> None:
    table = rally(f(line="blue"), f(line="green"), f(line="green"), step="line")
    table.game.play(0, PickLine("green"))
    table.game.play(1, PickLine("blue"))
    guesses = set()
    for world in worlds(table):
        assert world.answers[0] == PickLine("green")
        assert world.answers[2] is None
        assert world.asked == (2,)
        guesses.add(world.answers[1])
    assert guesses == {PickLine("blue"), PickLine("yellow")}
    boosts = rally(f(), f(), step="boosts")
    boosts.game.play(1, ActivateBoosts(True, True, True))
    assert len({world.answers[1] for world in worlds(boosts)}) == 8


def test_in_a_window_nobody_knows_who_has_answered() -> None:
    table = rally(f(hand="1-02"), f(hand="1-18"), f(hand="1-07"))
    table.play("1-02", "second")
    table.game.play(1, PASS)
    for world in worlds(table, seat=2, count=5):
        assert world.answers == [None, None, None]
        assert world.asked == (1, 2)
    for world in worlds(table, seat=1, count=5):
        assert world.answers[1] == PASS
        assert world.asked == (2,)


def test_a_finished_game_can_be_dealt_too() -> None:
    game = raced(2, {}, 9999)
    world = determinise(game.state, 0, Chance(1), 1.0)
    assert world.agenda == []


def test_all_ways_the_tokens_can_lie() -> None:
    weights = possible_hands(TOKENS, 2)
    assert weights == {(a, b): 4 if a != b else 2 for a in (1, 2, 3) for b in (1, 2, 3)}
    assert sum(possible_hands(TOKENS, 4).values()) == 6 * 5 * 4 * 3
    assert left_over(TOKENS, (1, 1, 2)) == {2: 1, 3: 2}


def test_a_sighting_strikes_out_what_it_contradicts() -> None:
    weights = after_sighting(possible_hands(TOKENS, 2), TOKENS, 1, 3, lost=False)
    assert weights == {(1, 3): 4, (2, 3): 4, (3, 3): 2}


def test_a_lost_token_is_replaced_from_the_supply_as_it_was() -> None:
    weights = after_sighting({(1, 3): 4}, TOKENS, 1, 3, lost=True)
    assert weights == {(1, 1): 4, (1, 2): 8, (1, 3): 4}  # the lost 3 is not drawn, the other one may be


def test_a_forgotten_loss_still_changes_the_token() -> None:
    weights = after_sighting({(1, 3): 1, (1, 2): 1}, TOKENS, 1, None, lost=True)
    assert weights == {(1, 1): 2, (1, 2): 3, (1, 3): 3}


def test_great_weights_are_scaled_and_none_is_lost() -> None:
    small: dict[tuple[int, ...], int] = {(1,): 5, (2,): 7}
    assert scaled(small) is small
    great = scaled({(1,): MOST_WEIGHT * 3, (2,): 1})
    assert great[1,] < MOST_WEIGHT
    assert great[2,] == 1


def test_long_histories_stay_possible() -> None:
    history = " ".join(f"{1 + turn % 2}-shield:?!" for turn in range(40))
    table = rally(f(versions=(1, 2, 3)), f(versions=(2, 2, 2)), f(), seen=history)
    assert len(table.g.seen.slot) == 40
    assert all(world.boost_versions[0] == 1 for world in worlds(table, count=5))
