"""Chance: fair, repeatable, copied by a few integers, and never the same after an undo."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrodrome.kernel.chance import SEED_BITS, WORD_RANGE, Chance, ScriptedChance
from astrodrome.kernel.errors import ScriptError

WORDS = [1341246878, 1820386168, 1292612763]
SEEDS = st.integers(0, (1 << SEED_BITS) - 1)


class Words(Chance):
    """Chance whose words are written down."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


def draws(chance: Chance, count: int = 40) -> list[int]:
    return [chance.below("test", 1000) for _ in range(count)]


def test_a_seed_gives_the_same_draws_for_ever() -> None:
    assert [Chance(seed).word() for seed in (0, 7, (1 << 128) - 1)] == WORDS
    block = hashlib.blake2b((1).to_bytes(8, "little") + (3).to_bytes(4, "little"), key=(7).to_bytes(16, "little"))
    assert Chance(7, undos=3, count=16).word() == int.from_bytes(block.digest()[:4], "little")


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    assert draws(Chance(5)) == draws(Chance(5))
    assert draws(Chance(5)) != draws(Chance(6))


def test_all_128_bits_of_a_seed_count() -> None:
    firsts = {Chance(1 << bit).word() for bit in range(SEED_BITS)}
    assert len(firsts) == SEED_BITS


@given(SEEDS, st.integers(0, 70), st.integers(1, 50))
def test_a_copy_has_the_same_future_from_any_point(seed: int, before: int, after: int) -> None:
    chance = Chance(seed)
    draws(chance, before)
    twin = chance.copy()
    assert draws(twin, after) == draws(chance, after)
    again = Chance(seed, 0, chance.count)
    assert draws(again, after) == draws(chance, after), "three integers are all there is to chance"


def test_a_copy_is_independent() -> None:
    chance = Chance(1)
    twin = chance.copy()
    draws(twin)
    assert chance.count == 0


@given(SEEDS, st.integers(0, 40))
def test_rekeying_changes_the_future_wherever_it_happens(seed: int, before: int) -> None:
    plain, first, second = Chance(seed), Chance(seed), Chance(seed)
    for chance in (plain, first, second):
        draws(chance, before)
    first.rekey(1)
    second.rekey(2)
    futures = [tuple(draws(chance)) for chance in (plain, first, second)]
    assert len(set(futures)) == 3


def test_a_rekeyed_stream_can_be_copied_and_taken_up_again() -> None:
    chance = Chance(3)
    draws(chance, 5)
    chance.rekey(4)
    again = Chance(3, 4, chance.count)
    assert draws(chance.copy()) == draws(again) == draws(chance)


def test_words_that_would_favour_low_numbers_are_thrown_away() -> None:
    highest_fair = WORD_RANGE - WORD_RANGE % 6 - 1
    chance = Words(highest_fair + 1, WORD_RANGE - 1, highest_fair)
    assert chance.below("die", 6) == 5
    assert chance.words == []


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 1 << 31, WORD_RANGE - 1, WORD_RANGE])
def test_any_number_of_values_can_be_drawn_from(n: int) -> None:
    assert all(0 <= Chance(seed).below("test", n) < n for seed in range(50))


@pytest.mark.parametrize("n", [0, -1, WORD_RANGE + 1])
def test_a_draw_from_nothing_or_too_much_is_a_sentence_not_a_hang(n: int) -> None:
    with pytest.raises(AssertionError, match="nothing to draw 'lane' from"):
        Chance(0).below("lane", n)


def test_dice_are_fair() -> None:
    chance = Chance(11)
    rolls = Counter(chance.below("die", 6) for _ in range(60_000))
    chi_square = sum((rolls[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 25.7, "one fair die in ten thousand is as uneven as this"


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(12)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(24_000):
        things = ["a", "b", "c", "d"]
        chance.shuffle("things", things)
        orders[tuple(things)] += 1
    assert set(orders) == set(permutations("abcd"))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in orders.values())
    assert chi_square < 60, "one fair shuffle in ten thousand is as uneven as this"


@given(SEEDS, st.integers(0, 40), st.integers(0, 60))
def test_a_shuffle_draws_what_single_draws_would(seed: int, before: int, size: int) -> None:
    chance = Chance(seed, count=before)
    shuffled = list(range(size))
    chance.shuffle("things", shuffled)
    single = Chance(seed, count=before)
    expected = list(range(size))
    for last in range(size - 1, 0, -1):
        other = single.below("things", last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert shuffled == expected
    assert (chance.count, draws(chance)) == (single.count, draws(single))


def test_a_shuffle_throws_unfair_words_away() -> None:
    chance = Chance(0, count=1)
    chance.block = (0, WORD_RANGE - 1, 1, 0, *range(12))
    things = ["a", "b", "c"]
    chance.shuffle("things", things)
    assert things == ["c", "a", "b"], "1 of 3 and 0 of 2 are drawn; the highest word would favour 0 of 3"
    assert chance.count == 4


def test_shuffling_little_draws_nothing() -> None:
    chance = Chance(1)
    chance.shuffle("nothing", [])
    chance.shuffle("one", [1])
    assert chance.count == 0


def test_a_script_gives_its_values_by_name_then_fair_draws() -> None:
    chance = ScriptedChance({"die": [5, 0], "lane": [2]}, seed=9)
    assert [chance.below("die", 6), chance.below("lane", 5), chance.below("die", 6)] == [5, 2, 0]
    assert chance.below("die", 6) == Chance(9).below("die", 6)


def test_a_script_decides_a_shuffle() -> None:
    things = ["a", "b", "c"]
    ScriptedChance({"deck": [0, 0]}).shuffle("deck", things)
    assert things == ["b", "c", "a"]


def test_a_value_that_cannot_be_drawn_is_a_sentence() -> None:
    with pytest.raises(ScriptError, match=r"script of .die.: expected 0 to 5 here, found 6"):
        ScriptedChance({"die": [6]}).below("die", 6)


def test_a_copied_script_goes_on_where_it_was_and_alone() -> None:
    chance = ScriptedChance({"die": [1, 2, 3]}, seed=4)
    chance.below("die", 6)
    twin = chance.copy()
    assert [twin.below("die", 6), twin.below("die", 6)] == [2, 3]
    assert chance.below("die", 6) == 2
    chance.rekey(2)
    assert chance.copy().undos == 2
