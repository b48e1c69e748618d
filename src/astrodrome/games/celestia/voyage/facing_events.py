"""Facing the events: windows, declaration, laying of cards, rescue and crash (CS-063 to CS-096, CS-248 to CS-256).

`FaceEvents` stays on the agenda under everything that hangs on a declaration. A re-roll or a takeover drops all of
that and comes back to it (CS-069); when the step is resolved, the agenda is dropped down to `StepEnds`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from astrodrome.games.celestia.content.card_names import listed
from astrodrome.games.celestia.content.cards import CARDS, HELP, KIND, TURBO
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.tables import TABLES_KEPT
from astrodrome.games.celestia.plays.playable import (
    AFTER_ANNOUNCEMENTS,
    AFTER_CRASH,
    AFTER_LAYING,
    AFTER_SUCCESS,
    AGAIN,
    AT_FALL,
    BEFORE_ROLL,
    DECLARE,
    Playable,
)
from astrodrome.games.celestia.plays.reactions import Reaction, entitled_at, plays_of
from astrodrome.games.celestia.records.actions import (
    DECLARE_CRASH,
    DECLARE_SUCCESS,
    DeclareCrash,
    DeclareSuccess,
    LayCards,
)
from astrodrome.games.celestia.records.card_events import CardsLaid, HelpRevealed
from astrodrome.games.celestia.records.flight_events import CrashDeclared, SuccessDeclared
from astrodrome.games.celestia.records.offers import DeclareOffer, LayOffer
from astrodrome.games.celestia.state.deck import take_from_hand
from astrodrome.games.celestia.state.event_costs import (
    CANNOT,
    MUST,
    ability,
    need_names,
    needs,
    payments,
    plain_payment,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import covers, equipment_was_short, forget_spied
from astrodrome.games.celestia.state.step_record import CRASH, SUCCESS
from astrodrome.games.celestia.vessel.crash import FALL_DOWN
from astrodrome.games.celestia.vessel.moving import MOVE_VESSEL
from astrodrome.games.celestia.vessel.step import Facing, return_all_help, something_changed
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class OpenReaction(Task[Celestia]):
    """Open a window, if public facts leave anybody something to do in it (CS-516)."""

    args = ("moment",)

    def __init__(self, moment: int) -> None:
        self.moment = moment

    @override
    def run(self, g: Celestia) -> None:
        moment = self.moment
        seats = entitled_at(g, moment)
        if seats:
            g.agenda.append(REACTIONS[moment](seats))


class PlayersBeforeRoll(Reaction):
    """Before the roll: Bandit, New Gear, Spy, the black character (CS-230, CS-280, CS-338, CS-342)."""

    rules = ("CS-067",)
    moment = BEFORE_ROLL

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask again."""
        g.then(OPEN_BEFORE_ROLL)


class PlayersAfterAnnouncements(Reaction):
    """All have announced, the captain is silent (CS-061, CS-068)."""

    rules = ("CS-061", "CS-068")
    moment = AFTER_ANNOUNCEMENTS

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask again; the captain declares when all have passed (CS-068)."""
        g.then(OPEN_AFTER_ANNOUNCEMENTS)


class PlayersAfterSuccess(Reaction):
    """Success is declared, no card laid (CS-505)."""

    rules = ("CS-505",)
    moment = AFTER_SUCCESS

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask again, unless the play voids the declaration."""
        g.then(OPEN_AFTER_SUCCESS)


class PlayersAfterCrash(Reaction):
    """A crash is announced, not yet final (CS-096, CS-504)."""

    rules = ("CS-096", "CS-504")
    moment = AFTER_CRASH

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask again; or let the captain declare at once (CS-526); or go on past all events (CS-156)."""
        if play.follows == AGAIN:
            g.then(OPEN_AFTER_CRASH)
            return
        g.abandon(Facing)
        g.then(CAPTAIN_DECLARES if play.follows == DECLARE else PASS_EVENTS)


class PlayersAtLaying(Reaction):
    """The cards are laid, the vessel has not moved (CS-234, CS-384)."""

    rules = ("CS-234", "CS-384")
    moment = AFTER_LAYING

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask again."""
        g.then(OPEN_AFTER_LAYING)


class PlayersAtFall(Reaction):
    """The crash is final (CS-141)."""

    rules = ("CS-138", "CS-141")
    moment = AT_FALL

    @override
    def follow(self, g: Celestia, play: Playable) -> None:
        """Ask the others aboard again (CS-142)."""
        g.then(OPEN_AT_FALL)


class FaceEvents(Facing):
    """The window after the announcements, then the declaration (CS-068)."""

    @override
    def run(self, g: Celestia) -> None:
        g.then(OPEN_AFTER_ANNOUNCEMENTS, CAPTAIN_DECLARES, self)


MUST_SUCCEED: Final = Refusal("CS-076", "equipment-suffices")
CANNOT_SUCCEED: Final = Refusal("CS-077", "cards-missing")


class CaptainDeclares(Decision[Celestia]):
    """Say success or crash. It is asked even where only one of them may be said (CS-075 to CS-078, CS-082)."""

    takes = (DeclareSuccess, DeclareCrash)
    veiled = True
    rules = ("CS-075", "CS-076", "CS-077")

    @override
    def asks(self, g: Celestia) -> Seats:
        return (g.helm(),)

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (DECLARE_SUCCESS, DECLARE_CRASH)

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return DECLARATIONS[ability(g, seat)]

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a crash when Equipment suffices, and a success when even Turbo does not."""
        able = ability(g, seat)
        if isinstance(action, DeclareSuccess):
            return CANNOT_SUCCEED if able == CANNOT else None
        return MUST_SUCCEED if able == MUST else None

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        something_changed(g)
        g.step.declaration_count += 1
        if isinstance(action, DeclareSuccess):
            g.step.declaration = SUCCESS
            if g.listening:
                g.emit(SuccessDeclared(seat))
            g.then(OPEN_AFTER_SUCCESS, COVER_EVENTS)
        else:
            g.step.declaration = CRASH
            equipment_was_short(g, seat, needs(g))
            if g.listening:
                g.emit(CrashDeclared(seat))
            g.then(OPEN_AFTER_CRASH, SETTLE_CRASH)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show what is left to cover and with what, and which word may be said."""
        return DeclareOffer(
            needs=need_names(needs(g)),
            payments=tuple([listed(paid) for paid in payments(g, seat)]),
            success=self.refuse(g, seat, DECLARE_SUCCESS),
            crash=self.refuse(g, seat, DECLARE_CRASH),
        )


class CoverEvents(Task[Celestia]):
    """Success is certain: the cards are laid (CS-079)."""

    @override
    def run(self, g: Celestia) -> None:
        """Ask which cards, where there may be a choice as all can see: only improved Equipment gives one (CS-227)."""
        return_all_help(g)
        if g.edition.improved and any(needs(g)):
            g.then(CAPTAIN_LAYS)
        else:
            lay(g, g.helm(), plain_payment(g, g.helm()))


class PassEvents(Task[Celestia]):
    """All events are ignored: nothing is laid and nothing more declared (CS-155, CS-156)."""

    @override
    def run(self, g: Celestia) -> None:
        return_all_help(g)
        g.step.declaration = SUCCESS
        g.then(*after_laying(g.edition))


def lay(g: Celestia, seat: Seat, kinds: list[int]) -> None:
    """Put the cards on the table, for all to see (CS-083); Turbo shows which Equipment has run out (CS-087)."""
    for kind in kinds:
        take_from_hand(g, seat, kind)
    if TURBO in kinds or TURBO in g.step.cards_turned_up:
        note_shortage(g, seat, kinds)
    g.step.cards_laid = kinds
    if g.listening:
        g.emit(CardsLaid(seat, listed(kinds), len(kinds)))
    g.then(*after_laying(g.edition))


def note_shortage(g: Celestia, seat: Seat, kinds: list[int]) -> None:
    """Note which Equipment has run out: where Turbo fills in, all of that Equipment is laid (CS-087)."""
    left = needs(g)
    for kind in kinds:
        if kind < HELP:
            left[kind % 4] -= covers(kind)
    for symbol in range(4):
        if left[symbol] > 0:
            equipment_was_short(g, seat, [int(other == symbol) for other in range(4)])


@lru_cache(TABLES_KEPT)
def after_laying(edition: Edition) -> tuple[Task[Celestia], ...]:
    """Return what follows the laying of cards: a window, where the game has cards for it, and the move."""
    return (OPEN_AFTER_LAYING, MOVE_VESSEL) if plays_of(edition)[AFTER_LAYING] else (MOVE_VESSEL,)


class CaptainLays(Decision[Celestia]):
    """Choose the set of cards that covers the events (CS-079, CS-227)."""

    takes = (LayCards,)
    veiled = True
    rules = ("CS-079", "CS-080", "CS-227")

    @override
    def asks(self, g: Celestia) -> Seats:
        return (g.helm(),)

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return [LayCards(tuple([CARDS[kind] for kind in paid])) for paid in payments(g, seat)]

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a set that is too small, too large, or not in the hand."""
        assert isinstance(action, LayCards)
        kinds = [KIND[card] for card in action.cards]
        if kinds in payments(g, seat):
            return None
        return Refusal("CS-080", "not-these-cards", (("count", sum(needs(g))),))

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        assert isinstance(action, LayCards)
        lay(g, seat, [KIND[card] for card in action.cards])

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        return LayOffer(need_names(needs(g)), tuple([listed(paid) for paid in payments(g, seat)]))


class SettleCrash(Task[Celestia]):
    """All have passed after a crash announcement: help is revealed, or the crash is final (CS-096, CS-246, CS-523)."""

    @override
    def run(self, g: Celestia) -> None:
        """Reveal what lies face down and let the captain declare again; else everybody falls."""
        if any(g.help_placed):
            g.abandon(Facing)
            reveal_help(g)
            g.then(CAPTAIN_DECLARES)
        else:
            g.then(OPEN_AT_FALL, FALL_DOWN)


def reveal_help(g: Celestia) -> None:
    """Turn up all Help cards together; they stay in force until the step is resolved (CS-246, CS-255)."""
    owners: list[Seat] = []
    for seat in g.around(g.captain):
        for kind in g.help_placed[seat]:
            owners.append(seat)
            g.step.help_revealed.append(kind)
            forget_spied(g, seat, kind)
        g.help_placed[seat] = ()
    if g.listening:
        g.emit(HelpRevealed(tuple(owners), tuple([CARDS[kind] for kind in g.step.help_revealed]), len(owners)))


def must_pay(g: Celestia) -> bool:
    """Return whether success is declared and the cards for it are not yet laid."""
    return any([isinstance(task, CoverEvents | CaptainLays) for task in g.agenda])


REACTIONS: Final = (
    PlayersBeforeRoll,
    PlayersAfterAnnouncements,
    PlayersAfterSuccess,
    PlayersAfterCrash,
    PlayersAtLaying,
    PlayersAtFall,
)
"""The windows, by moment."""
OPEN_BEFORE_ROLL: Final = OpenReaction(BEFORE_ROLL)
OPEN_AFTER_ANNOUNCEMENTS: Final = OpenReaction(AFTER_ANNOUNCEMENTS)
OPEN_AFTER_SUCCESS: Final = OpenReaction(AFTER_SUCCESS)
OPEN_AFTER_CRASH: Final = OpenReaction(AFTER_CRASH)
OPEN_AFTER_LAYING: Final = OpenReaction(AFTER_LAYING)
OPEN_AT_FALL: Final = OpenReaction(AT_FALL)
FACE_EVENTS: Final = FaceEvents()
CAPTAIN_DECLARES: Final = CaptainDeclares()
CAPTAIN_LAYS: Final = CaptainLays()
COVER_EVENTS: Final = CoverEvents()
PASS_EVENTS: Final = PassEvents()
SETTLE_CRASH: Final = SettleCrash()
DECLARATIONS: Final[tuple[tuple[Action, ...], ...]] = (
    (DECLARE_SUCCESS,),
    (DECLARE_SUCCESS, DECLARE_CRASH),
    (DECLARE_CRASH,),
)
"""What may be said, by ability."""
