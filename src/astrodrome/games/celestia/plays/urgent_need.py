"""Urgent Need: the captain hands the step over to somebody else aboard (CS-332 to CS-337)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celestia.actions import LEAVE, STAY, Leave, Stay
from astrodrome.games.celestia.cards import URGENT_NEED
from astrodrome.games.celestia.events import PassengerLeft, PassengerStayed
from astrodrome.games.celestia.offers import AnnounceOffer
from astrodrome.games.celestia.paying import need_names, needs
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.plays.playable import KO, OK, POST, CardPlay
from astrodrome.games.celestia.state import AIRCRAFT, Celestia
from astrodrome.games.celestia.step import change_captain, get_off
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

NOT_NOW = Refusal("CS-332", "need-not-now")
AFTER_CRASH = Refusal("CS-332", "need-after-crash")
NOT_THE_BOAT = Refusal("CS-509", "only-the-aircraft")
ONLY_CAPTAIN = Refusal("CS-332", "only-the-captain")
ALONE = Refusal("CS-336", "captain-is-alone")
TARGET_ASHORE = Refusal("CS-333", "target-ashore")
PILE_EMPTY = Refusal("CS-335", "pile-empty")
IN_SPACE = Refusal("CS-489", "not-in-space")


class UrgentNeed(CardPlay):
    """Played by the captain alone, after the announcements and before laying cards (CS-332)."""

    kind = URGENT_NEED
    moments = (POST, OK)

    def refuse_moment(self, moment: int) -> Refusal:
        """Refuse it before the announcements, after a crash announcement, and once cards are laid (CS-Q53)."""
        return AFTER_CRASH if moment == KO else NOT_NOW

    def bar(self, g: Celestia) -> Refusal | None:
        """Refuse it in the lifeboat, and to a captain without passengers."""
        if g.vessel != AIRCRAFT:
            return NOT_THE_BOAT
        return None if g.passengers() else ALONE

    def bar_seat(self, g: Celestia, seat: Seat) -> Refusal | None:
        """Refuse it to everybody but the captain."""
        return None if seat == g.captain else ONLY_CAPTAIN

    def effect(self, g: Celestia, seat: Seat) -> None:
        """Let the captain name the next one."""
        g.then(CaptainNamesCaptain(seat))


class CaptainNamesCaptain(NamesPlayer):
    """Name another player aboard, who cannot refuse (CS-333, CS-337)."""

    rules = ("CS-333", "CS-337")
    another = Refusal("CS-333", "another-player")

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Refuse players ashore and the pilot."""
        return None if g.pawns[target] else TARGET_ASHORE

    def name(self, g: Celestia, target: Seat) -> None:
        """Change captains; the former one then chooses to stay or to leave (CS-334)."""
        change_captain(g, target)
        g.then(FormerCaptainChooses(self.seat))


class FormerCaptainChooses(Decision[Celestia]):
    """Stay aboard as a passenger, or leave with a treasure (CS-334, CS-335)."""

    args = ("seat",)
    takes = (Stay, Leave)
    rules = ("CS-334", "CS-335")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asks(self, g: Celestia) -> Seats:
        """Ask who handed over."""
        return (self.seat,)

    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return both choices."""
        return (STAY, LEAVE)

    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        """Refuse leaving where nobody can get off."""
        if isinstance(action, Stay) or not g.pile_is_empty():
            return None
        return IN_SPACE if g.in_space() else PILE_EMPTY

    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        """Stay or leave; this is no announcement of the passengers' round (CS-471)."""
        if isinstance(action, Leave):
            if g.heard:
                g.tell(PassengerLeft(seat, g.tables.value[g.place]))
            get_off(g, seat)
        elif g.heard:
            g.tell(PassengerStayed(seat))

    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show what a passenger would be shown."""
        empty = g.pile_is_empty()
        return AnnounceOffer(
            city=None if g.in_space() else g.tables.value[g.place],
            left=0 if empty else len(g.piles[g.place]),
            needs=need_names(needs(g)),
            captain=g.captain,
            captain_cards=g.hand_size[g.captain],
            leave=self.refuse(g, seat, LEAVE),
            lifeboats=(),
        )
