"""Laws of rules: what is listed is what is allowed, somebody is asked until the end, and nothing gets lost."""

from __future__ import annotations

from typing import Final

from astrodrome.kernel.codec import plain, record_reader, to_json
from astrodrome.kernel.game import MOST_LISTED, AnyGame
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import NO_SUCH_SEAT, NOT_AN_ANSWER, NOT_ASKED, OVER, STALE
from astrodrome.kernel.seats import CLOCK, Seat
from tests.laws.play import Case, Moment, finished, somebody, walk
from tests.laws.strange import strangers
from tools import catalogue

KNOWN: Final = catalogue.known()
MOST_PROPOSED: Final = 32


class Alien(Action):
    """An action of no game."""


def check_legal(case: Case) -> None:
    """What is listed is not refused, and where the list is whole, whatever is not in it is refused."""
    chance = case.chance(5)
    for moment in walk(case):
        for seat in moment.game.asked:
            check_list(moment, seat)
            legal = set(moment.game.legal(seat))
            for action in strangers(moment.game, seat, chance, 6):
                refusal = moment.game.refuse(seat, action)
                if refusal is None:
                    whole = moment.game.complete(seat)
                    assert action in legal or not whole, f"allowed but not listed: {action}"
                else:
                    assert action not in legal, f"listed but refused ({refusal.rule}): {action}"
                    check_spoken(moment.game, seat, action)


def check_list(moment: Moment, seat: Seat) -> None:
    """One list of actions keeps the law."""
    game = moment.game
    legal = game.legal(seat)
    where = f"in {type(game.decision).__name__} for seat {seat} at answer {moment.nth}"
    assert legal, f"nothing can be done {where}"
    assert legal == game.legal(seat), f"the list changes from one look to the next {where}"
    assert len(set(legal)) == len(legal), f"an action is listed twice {where}"
    for action in legal:
        assert isinstance(action, game.decision.takes), f"{action} does not answer {where}"
        refusal = game.refuse(seat, action)
        assert refusal is None, f"listed but refused ({refusal}) {where}: {action}"
    if not game.complete(seat):
        assert len(legal) <= MOST_PROPOSED, f"{len(legal)} proposals {where}"
        return
    assert len(legal) <= MOST_LISTED, f"{len(legal)} actions {where}"
    candidates = game.decision.candidates(game.state, seat)
    allowed = [action for action in candidates if game.refuse(seat, action) is None]
    assert set(allowed) == set(legal), f"candidates that are not refused differ from the list {where}"


def check_spoken(game: AnyGame, seat: Seat, action: Action) -> None:
    """A refusal names a rule and has a sentence in every complete language."""
    refusal = game.refuse(seat, action)
    assert refusal is not None
    assert refusal.rule.startswith("TOY-") or refusal.rule in KNOWN, f"{refusal.rule} is in no catalogue ({action})"
    for lang in LANGUAGES:
        assert refusal.why(lang) != refusal.key, f"the refusal {refusal.key!r} has no sentence in {lang!r}"


def check_table(case: Case) -> None:
    """The table's own refusals: wrong seat, not asked, stale, not an answer, over; none of them changes anything."""
    for moment in walk(case):
        game, seat, action = moment.game, moment.seat, moment.action
        digest = game.digest()
        assert game.refuse(game.seats, action) == NO_SUCH_SEAT
        for other in (*range(game.seats), CLOCK):
            if other not in game.asked:
                assert game.refuse(other, action) == NOT_ASKED, f"seat {other} is not asked at answer {moment.nth}"
                assert game.legal(other) == (), "who is not asked can do nothing"
                assert game.prompt(other) is None, "who is not asked has no prompt"
        assert game.refuse(seat, action, game.number) is None
        assert game.refuse(seat, action, game.number + 1) == STALE
        if not game.decision.tolerant:
            assert game.refuse(seat, action, game.number - 1) == STALE
        assert game.refuse(seat, Alien()) == NOT_AN_ANSWER
        assert game.digest() == digest, f"a refusal changed the game at answer {moment.nth}"
    end = finished(case)
    assert end.refuse(0, Alien()) == OVER


def check_queries(case: Case) -> None:
    """Looking changes nothing: no query leaves a trace in the game."""
    chance = case.chance(6)
    for moment in walk(case):
        game = moment.game
        digest = game.digest()
        for seat in range(game.seats):
            to_json(game.view(seat))
            to_json(game.knowledge(seat))
        for seat in (*range(game.seats), CLOCK):
            game.legal(seat), game.complete(seat), to_json(game.prompt(seat))
        to_json(game.view(None)), to_json(game.situation), game.spec.census(game.state)
        for action in strangers(game, somebody(game, chance), chance, 2):
            game.refuse(moment.seat, action)
        assert game.outcome is None, "a game that goes on has an outcome"
        assert game.digest() == digest, f"a look changed the game at answer {moment.nth}"


def check_progress(case: Case) -> None:
    """Somebody is asked until the end, numbers never fall, pieces are conserved, records are of the listed kinds."""
    start = case.start()
    spec = case.subject.spec
    pieces = spec.census(start.state)
    check_events(start, start.opening)
    number = 0
    for moment in walk(case):
        game = moment.game
        assert game.number >= number, "decision numbers run backwards"
        number = game.number
        assert spec.census(game.state) == pieces, f"pieces were lost or made before answer {moment.nth}"
        prompt = game.prompt(moment.seat)
        assert prompt is not None
        assert prompt.number == number, "a prompt has another number than its decision"
        assert prompt.rules, f"the prompt of {prompt.decision} names no rule"
        assert prompt.offer is None or isinstance(prompt.offer, spec.offers), f"{prompt.offer} is not listed in OFFERS"
        waiting = game.situation.waiting
        assert waiting, "somebody is asked, and the table waits for nobody"
        assert set(waiting) <= {*range(game.seats), CLOCK}, "the table waits for somebody who is not there"
        # Where all act at once, who is done may go on doing idle things; the table waits for others who are asked.
        idle = game.decision.tolerant and set(waiting) <= set(game.asked)
        assert idle or moment.seat in waiting, "somebody is asked whom the table does not wait for"
        assert spec.codec.decode_action(plain(moment.action)) == moment.action, "an action changes on the wire"
        check_events(game, game.copy().play(moment.seat, moment.action))
    end = finished(case)
    assert spec.census(end.state) == pieces, "pieces were lost or made at the end"
    check_outcome(end)


def check_events(game: AnyGame, events: tuple[Event, ...]) -> None:
    """Events are of the listed kinds, and read back as they were written."""
    for event in events:
        assert type(event) in game.spec.events, f"{event} is not listed in EVENTS"
        assert record_reader(type(event), "event")(plain(event), "") == event, f"{event} changes on the wire"


def check_outcome(game: AnyGame) -> None:
    """An outcome has a score, a rank and an account for every seat; winners are those of rank 1, if there are any."""
    outcome = game.outcome
    assert outcome is not None, "the game is over and has no outcome"
    assert game.asked == (), "the game is over and somebody is asked"
    assert game.situation.decision is None, "the game is over and a question is open"
    seats = range(game.seats)
    assert len(outcome.scores) == len(outcome.ranks) == len(outcome.breakdown) == game.seats
    assert min(outcome.ranks) == 1, f"nobody is first: {outcome.ranks}"
    if outcome.winners:
        first = tuple(seat for seat in seats if outcome.ranks[seat] == 1)
        assert tuple(sorted(outcome.winners)) == first, f"winners {outcome.winners}, ranks {outcome.ranks}"
    for a in seats:
        for b in seats:
            if outcome.ranks[a] < outcome.ranks[b]:
                assert outcome.scores[a] >= outcome.scores[b], f"ranks {outcome.ranks} against scores {outcome.scores}"


def check_offers(case: Case) -> None:
    """A whole game can be played from offers alone, as the page plays it."""
    game = case.start()
    chance = case.chance(7)
    answers = 0
    while not game.over:
        seat = somebody(game, chance)
        prompt = game.prompt(seat)
        assert prompt is not None
        action = case.subject.hooks.compose(prompt, game.view(None if seat == CLOCK else seat), chance)
        refusal = game.refuse(seat, action)
        assert refusal is None, f"composed from the offer of {prompt.decision} and refused: {action}: {refusal}"
        game.play(seat, action)
        answers += 1
        assert answers <= case.subject.hooks.longest, "no end through offers alone"
