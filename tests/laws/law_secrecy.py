"""Laws of secrecy: what a seat cannot know never reaches it."""

from __future__ import annotations

from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Event, Pass
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.standing_orders import sole_answer
from tests.laws.by_name import ChanceByName
from tests.laws.play import Case, Moment, some
from tests.laws.subject import Setting, Subject
from tests.laws.worlds import asked, difference, heard, look, scrambled, tries_of


def check_worlds(case: Case, every: int = 4) -> None:
    """Worlds alike for a seat give it the same view, prompt, legal actions, offer, refusals and decision number."""
    chance = case.chance(8)
    for moment in some(case, every):
        game = moment.game
        for seat in range(game.seats):
            tries = tries_of(game, seat, chance)
            here = look(game, seat) | asked(game, seat, tries)
            dealt = game.determinise(seat, chance.below("seed", 1 << 31))
            for name, world in (("dealt", dealt), ("scrambled", scrambled(case.subject, game, seat, chance))):
                fault = difference(here, look(world, seat) | asked(world, seat, tries))
                assert fault is None, f"seat {seat} can tell a {name} world at answer {moment.nth} by its {fault}"
            world = scrambled(case.subject, game, seat, chance, forget=True)
            here.pop("knowledge")
            fault = difference(here, look(world, seat) | asked(world, seat, tries))
            assert fault is None, f"the table still shows seat {seat} what it has seen, at answer {moment.nth}: {fault}"


def check_veils(case: Case, every: int = 3) -> None:
    """A question that leaves a seat one answer in one world and a choice in another, for others alike, is veiled."""
    chance = case.chance(15)
    for moment in some(case, every):
        game = moment.game
        for seat in [seat for seat in game.asked if seat != CLOCK and not game.decision.veiled]:
            for other in [other for other in range(game.seats) if other != seat]:
                world = game.determinise(other, chance.below("seed", 1 << 31))
                forced, there = (sole_answer(one, seat) is not None for one in (game, world))
                name = type(game.decision).__name__
                told = f"seat {other} may learn from a quick {name} of seat {seat} what is a secret"
                assert forced == there, f"{told}: set `veiled` on it"


def check_twins(case: Case, every: int = 3) -> None:
    """The same answer in two worlds alike for a seat: while they stay alike for its eyes, it hears the same of them."""
    chance = case.chance(9)
    for moment in some(case, every):
        for seat in range(moment.game.seats):
            world = scrambled(case.subject, moment.game, seat, chance)
            if world.refuse(moment.seat, moment.action) is None and opened(moment, world) == opened(
                moment, moment.game
            ):
                check_twin(moment, seat, world, case.subject.hooks.swept)


def opened(moment: Moment, game: AnyGame) -> object:
    """Return what the answer brings to light of sealed answers: all, or in a window only the one that counts."""
    decision = game.decision
    if not isinstance(decision, Sealed) or game.asked != (moment.seat,):
        return None
    answers = {seat: game.state.answers[seat] for seat in decision.entitled(game.state)} | {moment.seat: moment.action}
    if not isinstance(decision, Window):
        return answers
    return next((wish for wish in answers.items() if not isinstance(wish[1], Pass)), ())


def check_twin(moment: Moment, seat: Seat, world: AnyGame, swept: tuple[tuple[str, str], ...]) -> None:
    """Play one answer in both worlds and compare what a seat hears and is asked, unless it now sees a difference.

    A hidden shuffle may take more draws in one of them (a deck is shuffled until its first card will do); dice fall
    alike all the same, since each kind of draw has a stream of its own here.
    """
    here, there = moment.game.copy(), world
    for game in (here, there):
        game.state.chance = ChanceByName(moment.game.state.chance.seed)
    events, others = (game.play(moment.seat, moment.action) for game in (here, there))
    if difference(look(here, seat), look(there, seat)) is not None:
        return
    where = f"seat {seat} sees no difference after answer {moment.nth}"
    one, other = (heard(left_in_sight(said, swept), seat) for said in (events, others))
    assert one == other, f"{where}, but hears one: {one!r} against {other!r}"
    fault = difference(asked(here, seat, ()), asked(there, seat, ()))
    assert fault is None, f"{where}, but is asked differently: {fault}"


def left_in_sight(events: tuple[Event, ...], swept: tuple[tuple[str, str], ...]) -> tuple[Event, ...]:
    """Return events without those that showed to everybody what no view has any more."""
    names = [type(event).__name__ for event in events]
    gone = {shown for shown, sweep in swept if sweep in names and shown in names[: names.index(sweep)]}
    return tuple([event for event in events if type(event).__name__ not in gone])


def check_sealed(case: Case, every: int = 2) -> None:
    """While a seal is closed, another answer of another seat changes nothing that reaches a seat."""
    chance = case.chance(10)
    for moment in some(case, every):
        game = moment.game
        if isinstance(game.decision, Sealed) and len(game.asked) > 1 and moment.seat != CLOCK:
            actions = game.legal(moment.seat)
            check_under_seal(moment, actions[chance.below("other", len(actions))])


def check_under_seal(moment: Moment, instead: Action) -> None:
    """Give one answer and another in its stead; nobody but its author can tell."""
    here, there = moment.game.copy(), moment.game.copy()
    events = here.play(moment.seat, moment.action)
    others = there.play(moment.seat, instead)
    if moment.seat in here.asked or moment.seat in there.asked:
        return  # done before everybody's eyes, such as a loan taken before a bid: the seat is asked again
    assert None not in (here.state.answers[moment.seat], there.state.answers[moment.seat]), "an answer is not kept"
    for seat in range(here.seats):
        if seat == moment.seat:
            continue
        where = f"seat {seat} can tell {moment.action} of seat {moment.seat} from {instead} under the seal"
        assert heard(events, seat) == heard(others, seat), f"{where} by events: {events} against {others}"
        fault = difference(look(here, seat) | asked(here, seat, ()), look(there, seat) | asked(there, seat, ()))
        assert fault is None, f"{where} by its {fault}"


def check_opening(subject: Subject, setting: Setting, seeds: int = 60) -> None:
    """Games that begin alike for a seat's eyes began alike for its ears."""
    alike: dict[tuple[Seat, str], bytes] = {}
    for seed in range(seeds):
        game = subject.new(setting, seed)
        for seat in range(game.seats):
            seen = (seat, repr(look(game, seat)))
            told = heard(game.opening, seat)
            assert alike.setdefault(seen, told) == told, (
                f"seat {seat} sees no difference at the start, but hears one: {told!r} against {alike[seen]!r}"
            )
