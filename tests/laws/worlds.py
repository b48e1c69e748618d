"""Worlds that a seat cannot tell apart, and what a seat can tell at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from astrodrome.kernel.agenda import State, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain, to_bytes, to_json
from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.fields import PUBLIC, Json, save_fields
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, is_visible
from astrodrome.kernel.saving import KERNEL_FIELDS
from astrodrome.kernel.seats import Seat
from tests.laws.strange import strangers
from tests.laws.subject import Subject

Surface: TypeAlias = dict[str, bytes]
"""All that reaches a seat, by kind, as bytes."""


def look(game: AnyGame, seat: Seat) -> Surface:
    """Return what a seat sees and has seen."""
    return {
        "view": to_json(game.view(seat)),
        "public view": to_json(game.view(None)),
        "knowledge": to_json(game.knowledge(seat)),
    }


def asked(game: AnyGame, seat: Seat, tries: Sequence[Action]) -> Surface:
    """Return what a seat is asked and may do, and how its tries would be refused."""
    refusals = [game.refuse(seat, action) for action in tries]
    told: list[Json] = [None if r is None else [r.rule, r.key, plain(r.args)] for r in refusals]
    return {
        "situation": to_json(game.situation),
        "decision number": to_json(game.number),
        "prompt": to_json(game.prompt(seat)),
        "legal actions": to_json(game.legal(seat)),
        "completeness": to_json(game.complete(seat)),
        "refusals": to_bytes(told),
        "agenda": repr(game.state.agenda).encode(),
    }


def tries_of(game: AnyGame, seat: Seat, chance: Chance) -> list[Action]:
    """Return actions whose refusals are compared: what is thinkable here, and what is not."""
    if game.over:
        return []
    found = strangers(game, seat, chance, 8)
    for one in game.asked:
        found += game.legal(one)[:12]
    if seat in game.asked and game.complete(seat):
        candidates = list(game.decision.candidates(game.state, seat))
        chance.shuffle("candidates", candidates)
        found += candidates[:12]
    return found


def heard(events: tuple[Event, ...], seat: Seat) -> bytes:
    """Return what a seat hears of events."""
    return to_json([event for event in events if is_visible(event, seat)])


def difference(one: Surface, other: Surface) -> str | None:
    """Say in what two surfaces differ, or None."""
    for name, data in one.items():
        if other[name] != data:
            return f"{name}: {data.decode()[:600]} against {other[name].decode()[:600]}"
    return None


def scrambled(subject: Subject, game: AnyGame, seat: Seat, chance: Chance, forget: bool = False) -> AnyGame:
    """Return a copy in which hidden things have changed places, the sealed answers of others among them."""
    world = game.copy()
    subject.hooks.scramble(world.state, seat, chance, forget)
    scramble_answers(world.state, seat, chance)
    changed = [name for name in changed_fields(game, world) if name in public_names(game)]
    assert not changed, f"the scrambler changes what is public: {changed}"
    return world


def scramble_answers(state: State, seat: Seat, chance: Chance) -> None:
    """Give others different sealed answers; in a window nobody knows who has answered, so that changes too."""
    if not state.agenda:
        return
    decision = question(state)
    if isinstance(decision, Sealed):
        others = [other for other in decision.entitled(state) if other != seat]
        open_for_all = isinstance(decision, Window)
        answered = [other for other in others if state.answers[other] is not None]
        if open_for_all and others:
            # One of the others stays without an answer where the seat itself has given one: the window is still open.
            stays = others[chance.below("stays", len(others))] if state.answers[seat] is not None else None
            answered = [other for other in others if other != stays and chance.below("answered", 2)]
        for other in others:
            state.answers[other] = None
        for other in answered:
            could = decision.legal(state, other)
            state.answers[other] = could[chance.below("answer", len(could))]
    state.asked = decision.asks(state)


def public_names(game: AnyGame) -> list[str]:
    """Return the names of the public fields."""
    return [field.name for field in (*KERNEL_FIELDS, *game.spec.fields) if field.secrecy is PUBLIC]


def changed_fields(game: AnyGame, world: AnyGame) -> list[str]:
    """Return the names of the fields in which two games differ."""
    fields = (*KERNEL_FIELDS, *game.spec.fields)
    here = save_fields(game.state, fields, game.spec.codec)
    there = save_fields(world.state, fields, game.spec.codec)
    return [name for name in here if here[name] != there[name]]
