"""Playing a game to its end at random, as fast as the engine goes: for simulations, benchmarks and searches."""

from __future__ import annotations

from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.chance import Chance

PLACE_BITS: int = 3
"""A move is one number: its place in the legal list, from 1, above the place of its seat among those asked."""


def play_out(g: State, chance: Chance) -> tuple[int, int]:
    """Play a state to its end, every legal action alike; return how many answers were choices, and how many forced."""
    decisions = forced = 0
    while g.asked:
        seat = g.asked[0]
        legal = question(g).legal(g, seat)
        if len(legal) == 1:
            forced += 1
            answer(g, seat, legal[0])
        else:
            decisions += 1
            answer(g, seat, legal[chance.below("pick", len(legal))])
    return decisions, forced


def play_out_noted(g: State, chance: Chance, moves: list[int]) -> tuple[int, int]:
    """Play a state to its end like `play_out` and note every move; the seat that answers is always the first asked."""
    decisions = forced = 0
    while g.asked:
        seat = g.asked[0]
        legal = question(g).legal(g, seat)
        if len(legal) == 1:
            forced += 1
            moves.append(1 << PLACE_BITS)
            answer(g, seat, legal[0])
        else:
            decisions += 1
            place = chance.below("pick", len(legal))
            moves.append((place + 1) << PLACE_BITS)
            answer(g, seat, legal[place])
    return decisions, forced
