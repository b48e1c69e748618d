"""Names, tokens and the bucket."""

from __future__ import annotations

import pytest

from astrodrome.server.support.limits import Bucket, clean_name
from astrodrome.server.support.tokens import hash_token, is_table_id, new_seed, new_table_id, new_token


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada\t\nLovelace ", "Ada Lovelace"),
        ("A\u202eda\u200b\u2066", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # shown as text; the page escapes
        ("Zoë ☃ 🚀", "Zoë ☃ 🚀"),
        ("e\u0301" + "\u0301" * 50, "é\u0301\u0301"),
        ("\ud800", ""),
        ("x" * 10_000, "x" * 24),
        ("", ""),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean_name(given) == shown


def test_a_bucket_fills_again_with_time_and_not_beyond_its_size() -> None:
    bucket = Bucket(per_second=10.0, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.1) for _ in range(2)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_tokens_are_long_different_and_known_by_their_hash() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert min(map(len, tokens)) >= 32
    token = tokens.pop()
    assert len({hash_token(token), hash_token(token + "x"), hash_token("")}) == 3
    assert token.encode() not in hash_token(token)


def test_ids_of_tables_and_seeds_are_drawn() -> None:
    assert is_table_id(new_table_id())
    assert not is_table_id("l" * 16)  # looks like an i
    assert not is_table_id(new_table_id() + "a")
    assert len({new_seed() for _ in range(20)}) == 20
    assert max(new_seed() for _ in range(50)).bit_length() > 120
