"""The end of the game: the check before a voyage, the gifts, the final count (CS-110 to CS-118, CS-351 to CS-355)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.card_names import repeated
from astrodrome.games.celestia.content.cards import CARDS, HELP, TURBO, Card
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.games.celestia.content.figures import BEGINNERS_GOAL, FEWEST_CITIES, GOAL, HELP_PENALTY, TOKEN_POINTS
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.records.actions import CHOOSE
from astrodrome.games.celestia.records.offers import GiftOffer, PlayerChoice
from astrodrome.games.celestia.records.treasure_events import (
    EndAnnounced,
    GameEnded,
    GiftGiven,
    GiftsRevealed,
    Reason,
    TreasuresRevealed,
)
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Line, Offer, Outcome, first_of, ranks_of
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

REASONS: Final[tuple[Reason, ...]] = ("goal", "different", "route")
HAS_GIFT: Final = Refusal("CS-352", "has-a-gift")


def treasure_points(g: Celestia, seat: Seat) -> int:
    """Return the points of a player's treasures (CS-115, CS-158)."""
    worth = g.tables.points
    points = 0
    for treasure, count in enumerate(g.treasures[seat]):
        if count:
            points += count * worth[treasure]
    return points


def checked_points(g: Celestia, seat: Seat) -> int:
    """Return what counts at the end check: treasures and the Boscalumia token (CS-110, CS-159, CS-377)."""
    return treasure_points(g, seat) + (TOKEN_POINTS if g.forgotten_city.tokens[seat] else 0)


def reaches_goal(g: Celestia, seat: Seat) -> bool:
    """Return whether a player must announce the end: by points, for beginners by cities (CS-113, CS-211, CS-212)."""
    if g.edition.beginner:
        return sum([holding > 0 for holding in g.treasures_by_city[seat]]) >= BEGINNERS_GOAL
    return checked_points(g, seat) >= GOAL


class CheckEnd(Task[Celestia]):
    """Before a new voyage: whether anybody announces the end, and whether there is still a route (CS-110, CS-514)."""

    @override
    def run(self, g: Celestia) -> None:
        announcing = tuple([seat for seat in g.around(g.captain) if reaches_goal(g, seat)])
        stops = sum([len(pile) > 0 for pile in g.piles])
        if announcing:
            reason = REASONS[1 if g.edition.beginner else 0]
        elif stops < FEWEST_CITIES:
            reason = REASONS[2]
        else:
            g.ending = g.ending.checked(g.treasures_by_city, g.forgotten_city.tokens)
            return
        g.abandon(EndGame)
        g.ending = g.ending.counting(reason)
        if g.listening:
            if announcing:
                g.emit(EndAnnounced(announcing))
            seats = range(g.seats)
            faces = tuple([treasures_of(g, seat) for seat in seats])
            points = tuple([checked_points(g, seat) for seat in seats])
            g.emit(TreasuresRevealed(faces, points, tuple([help_left(g, seat) for seat in seats])))
        if announcing and g.gifts.waiting:
            g.then(DealGifts(announcing[0]))


def treasures_of(g: Celestia, seat: Seat) -> tuple[Treasure, ...]:
    """Return a player's treasures, city by city."""
    return repeated(g.tables.face, g.treasures[seat])


def help_left(g: Celestia, seat: Seat) -> tuple[Card, ...]:
    """Return the Help cards left in a hand, which are shown at the final count (CS-291)."""
    return tuple([CARDS[kind] for kind in range(HELP, TURBO) for _ in range(g.hands[seat][kind])])


class DealGifts(SeatTask[Celestia]):
    """The announcing player turns up the gifts and deals them, one each, the most valuable first (CS-351, CS-352)."""

    @override
    def run(self, g: Celestia) -> None:
        """Sort the gifts; the most valuable lies at the end of the list."""
        points = g.tables.points
        g.gifts = g.gifts.with_waiting(sorted(g.gifts.waiting, key=lambda treasure: (points[treasure], treasure)))
        if g.listening:
            shown = tuple([g.tables.face[treasure] for treasure in reversed(g.gifts.waiting)])
            g.emit(GiftsRevealed(shown, len(shown)))
        g.then(*[AnnouncerGives(self.seat) for _ in range(min(len(g.gifts.waiting), g.seats - 1))])


class AnnouncerGives(NamesPlayer):
    """Choose who receives the most valuable gift left (CS-352, CS-353)."""

    rules = ("CS-351", "CS-352")
    another = Refusal("CS-351", "another-player")

    @override
    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        return None if g.gifts.received[target] is None else HAS_GIFT

    @override
    def name(self, g: Celestia, target: Seat) -> None:
        gift = g.gifts.waiting[-1]
        g.gifts = g.gifts.given(target)
        if g.listening:
            g.emit(GiftGiven(self.seat, target, g.tables.points[gift]))

    @override
    def offer(self, g: Celestia, seat: Seat) -> Offer:
        others = [PlayerChoice(other, self.refuse(g, seat, CHOOSE[other])) for other in g.around(seat)[1:]]
        return GiftOffer(g.tables.face[g.gifts.waiting[-1]], tuple(others))


class EndGame(Task[Celestia]):
    """The final count: the best total wins, not who announced the end (CS-037, CS-116). It lies under all voyages."""

    @override
    def run(self, g: Celestia) -> None:
        if g.listening:
            assert g.ending.reason is not None, "a game ends for a reason"
            g.emit(GameEnded(outcome(g).winners, as_reason(g.ending.reason)))


def as_reason(word: str) -> Reason:
    """Return a saved word as the reason it stands for."""
    return REASONS[[str(reason) for reason in REASONS].index(word)]


def account(g: Celestia, seat: Seat) -> tuple[Line, ...]:
    """Return the lines of a player's final count; Help cards left in hand cost points (CS-291)."""
    spyglasses = [treasure for treasure in g.tables.spyglass if treasure is not None]
    glass = sum([g.treasures[seat][treasure] * g.tables.points[treasure] for treasure in spyglasses])
    gift = g.gifts.received[seat]
    lines = [Line("score-treasures", treasure_points(g, seat) - glass)]
    if glass:
        lines.append(Line("score-spyglass", glass))
    if g.forgotten_city.tokens[seat]:
        lines.append(Line("score-boscalumia", TOKEN_POINTS))
    if gift is not None:
        lines.append(Line("score-gift", g.tables.points[gift]))
    left = len(help_left(g, seat))
    if left:
        lines.append(Line("score-help", -HELP_PENALTY * left))
    return tuple(lines)


def outcome(g: Celestia) -> Outcome:
    """Return the result: the best net score wins, equal scores share (CS-118, CS-292, CS-354)."""
    accounts = tuple([account(g, seat) for seat in range(g.seats)])
    scores = tuple([sum([line.value for line in lines]) for lines in accounts])
    ranks = ranks_of(scores)
    return Outcome(scores, ranks, first_of(ranks), accounts)


CHECK_END: Final = CheckEnd()
END_GAME: Final = EndGame()
