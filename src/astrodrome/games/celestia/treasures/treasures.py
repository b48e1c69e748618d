"""Treasures: taking, choosing, keeping and giving back (CS-051 to CS-054, CS-199 to CS-203, CS-391 to CS-397)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from astrodrome.games.celestia.content.cards import INSTRUCTOR, KIND
from astrodrome.games.celestia.content.tables import TABLES_KEPT, Tables
from astrodrome.games.celestia.records.actions import PLAY, TAKE_TOP, ChooseTreasure, Play, TakeTop
from astrodrome.games.celestia.records.offers import DrawOffer, TreasureOffer
from astrodrome.games.celestia.records.treasure_events import (
    PileSearched,
    TreasureReturned,
    TreasuresDrawn,
    TreasureSeen,
    TreasuresSeen,
    TreasureTaken,
)
from astrodrome.games.celestia.state.deck import play_card
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import (
    pile_was_searched,
    treasure_left_pile,
    treasure_was_recognised,
    treasure_was_returned,
    treasures_were_sampled,
)
from astrodrome.games.celestia.state.rows import counted
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

NO_INSTRUCTOR = Refusal("CS-392", "not-in-hand")
ONLY_INSTRUCTOR = Refusal("CS-392", "only-instructor")


class TakeTreasure(Task[Celestia]):
    """A player takes a treasure of a city, as far as there is one (CS-051, CS-179).

    A crew that gets off draws as many as it has pawns and keeps one (CS-199).
    """

    args = ("seat", "city", "pawns")

    def __init__(self, seat: Seat, city: int, pawns: int) -> None:
        self.seat = seat
        self.city = city
        self.pawns = pawns

    @override
    def run(self, g: Celestia) -> None:
        """Take it, if one is left."""
        if g.piles[self.city]:
            take_treasure(g, self.seat, self.city, self.pawns)


def take_treasure(g: Celestia, seat: Seat, city: int, pawns: int) -> None:
    """Ask about the Instructor where one may be held; else draw."""
    if g.edition.instructor and may_instruct(g, seat, city):
        g.then(DrawerMayInstruct(seat, city, pawns))
    else:
        draw_treasure(g, seat, city, pawns)


def may_instruct(g: Celestia, seat: Seat, city: int) -> bool:
    """Return whether public facts leave an Instructor of use here: not where all treasures are alike (CS-502)."""
    alike = len(g.tables.treasures_of[city]) == 1
    return not alike and g.hand_size[seat] > 0 and g.may_be_held(INSTRUCTOR)


def draw_treasure(g: Celestia, seat: Seat, city: int, pawns: int) -> None:
    """Take the top treasure, or as many as there are pawns to keep one of them (CS-199, CS-201)."""
    pile = g.piles[city]
    count = min(pawns, len(pile))
    left = len(pile) - count
    g.piles[city] = pile[:left]
    if count == 1:
        gain(g, seat, pile[left])
        return
    g.treasures_drawn[seat] = tuple(sorted(pile[left:]))
    if g.listening:
        g.emit(TreasuresDrawn(seat, g.tables.value[city], count))
        g.emit(TreasuresSeen((seat,), tuple([g.tables.face[treasure] for treasure in g.treasures_drawn[seat]])))
    g.then(CrewKeepsTreasure(seat, city))


def gain(g: Celestia, seat: Seat, treasure: int) -> None:
    """Give a player a treasure that has just left its pile, face down (CS-053, CS-054)."""
    city = g.tables.city_of[treasure]
    g.treasures[seat] = counted(g.treasures[seat], treasure, 1)
    g.treasures_by_city[seat] = counted(g.treasures_by_city[seat], city, 1)
    g.newest_treasure[seat] = treasure
    treasure_left_pile(g, city, seat)
    treasure_was_recognised(g, seat, treasure)
    if g.listening:
        g.emit(TreasureTaken(seat, g.tables.value[city]))
        g.emit(TreasureSeen((seat,), g.tables.face[treasure]))


def lose(g: Celestia, seat: Seat, treasure: int) -> None:
    """Take a treasure from a player; the one taken in this step is then no longer there to be given back."""
    g.treasures[seat] = counted(g.treasures[seat], treasure, -1)
    g.treasures_by_city[seat] = counted(g.treasures_by_city[seat], g.tables.city_of[treasure], -1)
    if g.newest_treasure[seat] == treasure:
        g.newest_treasure[seat] = None


def give_back(g: Celestia, seat: Seat) -> None:
    """Shuffle the treasure that a player took in this step back into its pile (CS-287, CS-386, CS-Q46)."""
    treasure = g.newest_treasure[seat]
    assert treasure is not None, "who got off in this step has taken a treasure"
    city = g.tables.city_of[treasure]
    lose(g, seat, treasure)
    pile = [*g.piles[city], treasure]
    g.chance.shuffle("pile", pile)
    g.piles[city] = pile
    treasure_was_returned(g, seat, treasure)
    if g.listening:
        g.emit(TreasureReturned(seat, g.tables.value[city]))


class DrawerMayInstruct(Decision[Celestia]):
    """Take the top treasure unseen, or play an Instructor to choose one (CS-392 to CS-395)."""

    args = ("seat", "city", "pawns")
    takes = (TakeTop, Play)
    veiled = True
    rules = ("CS-392", "CS-393")

    def __init__(self, seat: Seat, city: int, pawns: int) -> None:
        self.seat = seat
        self.city = city
        self.pawns = pawns

    @override
    def asks(self, g: Celestia) -> Seats:
        return (self.seat,)

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        return (TAKE_TOP, PLAY[INSTRUCTOR])

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Play):
            if KIND[action.card] != INSTRUCTOR:
                return ONLY_INSTRUCTOR
            return None if g.hands[seat][INSTRUCTOR] else NO_INSTRUCTOR
        return None

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        if isinstance(action, Play):
            play_card(g, seat, INSTRUCTOR)
            g.then(DrawerChoosesTreasure(seat, self.city))
        else:
            draw_treasure(g, seat, self.city, self.pawns)

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        count = min(self.pawns, len(g.piles[self.city]))
        return DrawOffer(g.tables.value[self.city], count, self.refuse(g, seat, PLAY[INSTRUCTOR]))


@lru_cache(TABLES_KEPT)
def choices_of(tables: Tables) -> list[ChooseTreasure]:
    """Return the action that chooses each treasure, by its number: it is made once and asked for often."""
    return [ChooseTreasure(face) for face in tables.face]


class PicksTreasure(SeatDecision[Celestia]):
    """Choose one of some treasures that only the chooser sees."""

    takes = (ChooseTreasure,)
    veiled = True
    absent: ClassVar[Refusal]
    """Why a treasure that is not in view cannot be chosen."""

    def in_view(self, g: Celestia) -> Sequence[int]:
        """Return the treasures to choose from."""
        raise NotImplementedError

    def choose(self, g: Celestia, treasure: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    @override
    def candidates(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        choices = choices_of(g.tables)
        return [choices[treasure] for treasure in sorted(set(self.in_view(g)))]

    @override
    def legal(self, g: Celestia, seat: Seat) -> Sequence[Action]:
        """Return all candidates: they are in view."""
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Celestia, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, ChooseTreasure)
        treasure = g.tables.number_of.get(action.treasure)
        return None if treasure is not None and treasure in self.in_view(g) else self.absent

    @override
    def answer(self, g: Celestia, seat: Seat, action: Action) -> None:
        assert isinstance(action, ChooseTreasure)
        self.choose(g, g.tables.number_of[action.treasure])

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        return TreasureOffer(tuple([g.tables.face[treasure] for treasure in sorted(self.in_view(g))]))


class DrawerChoosesTreasure(PicksTreasure):
    """Look through a pile and take a treasure of your choice; the rest is shuffled (CS-393, CS-394)."""

    args = ("seat", "city")
    rules = ("CS-393", "CS-394")
    absent = Refusal("CS-393", "no-such-treasure")

    def __init__(self, seat: Seat, city: int) -> None:
        super().__init__(seat)
        self.city = city

    @override
    def in_view(self, g: Celestia) -> Sequence[int]:
        """Return the complete pile; the Spyglass may be chosen like any other (CS-396)."""
        return g.piles[self.city]

    @override
    def choose(self, g: Celestia, treasure: int) -> None:
        """Take it; the other players do not see which (CS-394)."""
        pile = g.piles[self.city].copy()
        pile.remove(treasure)
        g.chance.shuffle("pile", pile)
        g.piles[self.city] = pile
        if g.listening:
            g.emit(PileSearched(self.seat, g.tables.value[self.city]))
        gain(g, self.seat, treasure)
        pile_was_searched(g, self.seat, self.city)


class CrewKeepsTreasure(PicksTreasure):
    """Keep one of the treasures drawn, shuffle the others back (CS-199, CS-200)."""

    args = ("seat", "city")
    rules = ("CS-199", "CS-200")
    absent = Refusal("CS-199", "no-such-treasure")

    def __init__(self, seat: Seat, city: int) -> None:
        super().__init__(seat)
        self.city = city

    @override
    def in_view(self, g: Celestia) -> Sequence[int]:
        return g.treasures_drawn[self.seat]

    @override
    def choose(self, g: Celestia, treasure: int) -> None:
        """Keep it; the pile is one card smaller, whatever the number of pawns (CS-202)."""
        seat = self.seat
        back = list(g.treasures_drawn[seat])
        back.remove(treasure)
        g.treasures_drawn[seat] = ()
        pile = g.piles[self.city] + back
        g.chance.shuffle("pile", pile)
        g.piles[self.city] = pile
        gain(g, seat, treasure)
        treasures_were_sampled(g, seat, self.city, back)
