"""The laws can fail: a fault planted in a toy is caught by the law that forbids it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec
from tests.laws import law_deals, law_rules, law_saves_and_undo, law_secrecy, law_shape, planted
from tests.laws.play import POLICIES, Case
from tests.laws.subject import Setting, Subject
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll import spec as toy
from tests.laws.toys.reroll.rules import TASKS, Reroll

TRIES = 60


def caught(check: Callable[[Case], None], spec: Spec[Any, Any], **hooks: object) -> str:
    """Return what a law says when it catches a fault in one of many games."""
    subject = Subject(spec, replace(toy.HOOKS, **hooks))  # type: ignore[arg-type]  # each name decides its type
    for seed in range(TRIES):
        setting = Setting("planted", 2 + seed % 3, {"gale": bool(seed % 2)})
        try:
            check(Case(subject, setting, seed, POLICIES[seed % len(POLICIES)]))
        except AssertionError as error:
            return str(error)
    pytest.fail("nothing was caught")


def often(check: Callable[..., None]) -> Callable[[Case], None]:
    """Return a law that looks at every moment."""
    return lambda case: check(case, every=1)


WORLDS, TWINS, SEALED = often(law_secrecy.check_worlds), often(law_secrecy.check_twins), often(law_secrecy.check_sealed)


def OPENING(case: Case) -> None:  # noqa: N802 - a law like the three above
    law_secrecy.check_opening(case.subject, case.setting)


def test_the_toy_itself_is_not_caught() -> None:
    checks = (
        WORLDS,
        TWINS,
        SEALED,
        OPENING,
        law_saves_and_undo.check_copies,
        law_rules.check_legal,
        law_rules.check_progress,
    )
    for check in checks:
        with pytest.raises(pytest.fail.Exception, match="nothing was caught"):
            caught(check, toy.SPEC)


@pytest.mark.parametrize(
    ("task", "check", "says"),
    [
        (planted.TellingDeclares(), TWINS, "hears one"),
        (planted.ShowingRoll(), OPENING, "hears one"),
        (planted.ShowingEnd(), TWINS, "hears one"),
        (planted.ForbiddingDeclares(), WORLDS, "by its prompt|by its legal actions|by its refusals"),
        (planted.ArguingDeclares(), WORLDS, "by its refusals"),
        (planted.OfferingDeclares(), WORLDS, "by its prompt"),
        (planted.CountingDeclares(), TWINS, "is asked differently: (situation|decision number)"),
        (planted.SecretiveDeclares(), TWINS, "is asked differently: agenda"),
        (planted.HoldersStorms(), WORLDS, "can tell a (dealt|scrambled) world"),
        (planted.TellingStorms(), SEALED, "by events"),
        (planted.NamingStorms(), TWINS, "hears one"),
        (planted.GreedyStorms(), law_rules.check_legal, "listed but refused"),
        (planted.ModestStorms(), law_rules.check_legal, "differ from the list"),
        (planted.ShyStorms(), law_rules.check_legal, "differ from the list|allowed but not listed"),
        (planted.LosingCarryOut(), law_rules.check_progress, "pieces were lost"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Task) else "",
)
def test_a_fault_in_the_rules_is_caught(task: Task[Reroll], check: Callable[[Case], None], says: str) -> None:
    said = caught(check, planted.planted(task))
    assert re.search(says, said), said


def public_with_deck(g: Reroll) -> r.Public:
    return replace(toy.public(g), deck=10 * len(g.deck) + g.deck[-1])


def mine_with_neighbour(g: Reroll, seat: Seat) -> r.Mine:
    return r.Mine((*g.hands[seat], *g.hands[(seat + 1) % g.seats]))


def all_knowing(g: Reroll, seat: Seat) -> int | None:
    return g.deck[0]


@pytest.mark.parametrize(
    ("functions", "says"),
    [
        ({"public": public_with_deck}, "by its view"),
        ({"mine": mine_with_neighbour}, "by its view"),
        ({"knowledge": all_knowing}, "by its knowledge"),
    ],
    ids=["public", "mine", "knowledge"],
)
def test_a_leak_in_what_is_shown_is_caught(functions: dict[str, Callable[..., Any]], says: str) -> None:
    assert says in caught(WORLDS, planted.rewired(**functions))


def deal_nothing(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    twin = g.copy()
    twin.chance = chance
    return twin


def deal_the_same_future(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    twin = toy.determinise(g, seat, chance, recall)
    twin.chance = g.chance.copy()
    return twin


def deal_into_the_original(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    g.deck.reverse()
    return toy.determinise(g, seat, chance, recall)


def deal_the_own_hand_too(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    return toy.determinise(g, (seat + 1) % g.seats, chance, recall)


def deal_without_the_seed(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    twin = toy.determinise(g, seat, g.chance, recall)
    twin.chance = chance
    return twin


def deal_away_the_score(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    twin = toy.determinise(g, seat, chance, recall)
    twin.steps += 1
    return twin


@pytest.mark.parametrize(
    ("determinise", "says"),
    [
        (deal_the_same_future, "the future is known"),
        (deal_into_the_original, "changed the original|two worlds"),
        (deal_the_own_hand_too, "does not agree"),
        (deal_without_the_seed, "changed the original|two worlds"),
        (deal_away_the_score, "public fields differ"),
    ],
)
def test_a_wrong_deal_is_caught(determinise: Callable[..., Reroll], says: str) -> None:
    said = caught(often(law_deals.check_deals), planted.rewired(determinise=determinise))
    assert re.search(says, said), said


def test_a_deal_that_changes_nothing_is_caught() -> None:
    def check(case: Case) -> None:
        law_deals.check_changes(case.subject, [case])

    assert "dealing again never changes" in caught(check, planted.rewired(determinise=deal_nothing))


def test_a_scrambler_that_changes_nothing_is_caught() -> None:
    def check(case: Case) -> None:
        law_deals.check_changes(case.subject, [case])

    def scramble(g: Reroll, seat: Seat, chance: Chance, forget: bool) -> None:
        pass

    assert "nothing ever changes" in caught(check, toy.SPEC, scramble=scramble)


def test_a_scrambler_that_changes_public_things_is_caught() -> None:
    def scramble(g: Reroll, seat: Seat, chance: Chance, forget: bool) -> None:
        g.dice += 1

    assert "changes what is public" in caught(WORLDS, toy.SPEC, scramble=scramble)


@pytest.mark.parametrize("kind", [planted.SharingReroll, planted.ForgettingReroll])
def test_a_bad_copy_is_caught(kind: type[Reroll]) -> None:
    said = caught(law_saves_and_undo.check_copies, planted.rewired(begin=planted.begin_as(kind)))
    assert "copy" in said or "copies" in said


def test_a_field_left_out_of_the_table_is_caught() -> None:
    short = replace(toy.SPEC, fields=toy.SPEC.fields[:-1])
    assert "loaded game" in caught(law_saves_and_undo.check_saves, short)
    subject = Subject(short, toy.HOOKS)
    with pytest.raises(AssertionError, match="the state has peeked, which FIELDS does not list"):
        law_shape.check_fields(subject, subject.new(Setting("", 2), 1))


def test_a_field_of_another_shape_is_caught() -> None:
    wrong = replace(toy.SPEC, fields=(replace(toy.SPEC.fields[0], shape="str"), *toy.SPEC.fields[1:]))
    subject = Subject(wrong, toy.HOOKS)
    with pytest.raises(AssertionError, match="FIELDS says steps: str, the class int"):
        law_shape.check_fields(subject, subject.new(Setting("", 2), 1))


def test_a_task_left_out_of_the_table_is_caught() -> None:
    subject = Subject(replace(toy.SPEC, tasks=TASKS[1:]), toy.HOOKS)
    with pytest.raises(AssertionError, match="Step is not listed in TASKS"):
        law_shape.check_tasks(subject, subject.new(Setting("", 2), 1))


def test_an_action_that_answers_nothing_is_caught() -> None:
    with pytest.raises(AssertionError, match="no decision takes"):
        law_shape.check_actions(Subject(replace(toy.SPEC, actions=(*toy.SPEC.actions, law_rules.Alien)), toy.HOOKS))


def test_an_endless_game_is_caught() -> None:
    assert "no end after" in caught(law_rules.check_progress, toy.SPEC, longest=3)


def test_an_offer_that_leads_astray_is_caught() -> None:
    def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
        return r.PLAY_STORM if isinstance(prompt.offer, r.StormOffer) else r.TURN_BACK

    said = caught(law_rules.check_offers, toy.SPEC, compose=compose)
    assert "composed from the offer of Storms and refused" in said


def test_an_unlisted_event_is_caught() -> None:
    spec = replace(toy.SPEC, events=toy.SPEC.events[1:])
    assert "is not listed in EVENTS" in caught(law_rules.check_progress, spec)
