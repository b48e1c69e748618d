"""The end of the game: the check before a voyage, the gifts, the final count (CS-110 to CS-118, CS-351 to CS-355)."""

from __future__ import annotations

from operator import mul
from typing import Final

from astrodrome.games.celestia.actions import CHOOSE
from astrodrome.games.celestia.cards import CARDS, HELP, TURBO, Card
from astrodrome.games.celestia.cities import Treasure
from astrodrome.games.celestia.events import (
    EndAnnounced,
    GameEnded,
    GiftGiven,
    GiftsRevealed,
    Reason,
    TreasuresRevealed,
)
from astrodrome.games.celestia.figures import BEGINNERS_GOAL, FEWEST_CITIES, GOAL, HELP_PENALTY, TOKEN_POINTS
from astrodrome.games.celestia.offers import GiftOffer, PlayerChoice
from astrodrome.games.celestia.plays.naming import NamesPlayer
from astrodrome.games.celestia.state import Celestia
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.records import Line, Offer, Outcome
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

REASONS: Final[tuple[Reason, ...]] = ("goal", "different", "route")
HAS_GIFT: Final = Refusal("CS-352", "has-a-gift")


def treasure_points(g: Celestia, seat: Seat) -> int:
    """Return the points of a player's treasures (CS-115, CS-158)."""
    return sum(map(mul, g.owned[seat], g.tables.points))


def checked_points(g: Celestia, seat: Seat) -> int:
    """Return what counts at the end check: treasures and the Boscalumia token (CS-110, CS-159, CS-377)."""
    return treasure_points(g, seat) + (TOKEN_POINTS if g.tokens[seat] else 0)


def reaches_goal(g: Celestia, seat: Seat) -> bool:
    """Tell whether a player must announce the end: by points, for beginners by cities (CS-113, CS-211, CS-212)."""
    if g.edition.beginner:
        return sum([holding > 0 for holding in g.holdings[seat]]) >= BEGINNERS_GOAL
    return checked_points(g, seat) >= GOAL


class CheckEnd(Task[Celestia]):
    """Before a new voyage: whether anybody announces the end, and whether there is still a route (CS-110, CS-514)."""

    def run(self, g: Celestia) -> None:
        """End the game, or let the next voyage begin."""
        announcing = tuple([seat for seat in g.around(g.captain) if reaches_goal(g, seat)])
        stops = sum([len(pile) > 0 for pile in g.piles])
        if announcing:
            g.reason = REASONS[1 if g.edition.beginner else 0]
        elif stops < FEWEST_CITIES:
            g.reason = REASONS[2]
        else:
            return
        g.abandon(EndGame)
        g.counted = True
        if g.heard:
            if announcing:
                g.tell(EndAnnounced(announcing))
            seats = range(g.seats)
            faces = tuple([treasures_of(g, seat) for seat in seats])
            points = tuple([checked_points(g, seat) for seat in seats])
            g.tell(TreasuresRevealed(faces, points, tuple([help_left(g, seat) for seat in seats])))
        if announcing and g.gifts:
            g.then(DealGifts(announcing[0]))


def treasures_of(g: Celestia, seat: Seat) -> tuple[Treasure, ...]:
    """Return a player's treasures, city by city."""
    return tuple([g.tables.face[treasure] for treasure, count in enumerate(g.owned[seat]) for _ in range(count)])


def help_left(g: Celestia, seat: Seat) -> tuple[Card, ...]:
    """Return the Help cards left in a hand, which are shown at the final count (CS-291)."""
    return tuple([CARDS[kind] for kind in range(HELP, TURBO) for _ in range(g.hands[seat][kind])])


class DealGifts(Task[Celestia]):
    """The announcing player turns up the gifts and deals them, one each, the most valuable first (CS-351, CS-352)."""

    args = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, g: Celestia) -> None:
        """Sort the gifts; the most valuable lies at the end of the list."""
        points = g.tables.points
        g.gifts.sort(key=lambda treasure: (points[treasure], treasure))
        if g.heard:
            shown = tuple([g.tables.face[treasure] for treasure in reversed(g.gifts)])
            g.tell(GiftsRevealed(shown, len(shown)))
        g.then(*[AnnouncerGives(self.seat) for _ in range(min(len(g.gifts), g.seats - 1))])


class AnnouncerGives(NamesPlayer):
    """Choose who receives the most valuable gift left (CS-352, CS-353)."""

    rules = ("CS-351", "CS-352")
    another = Refusal("CS-351", "another-player")

    def bar_target(self, g: Celestia, target: Seat) -> Refusal | None:
        """Refuse who has a gift already."""
        return None if g.received[target] is None else HAS_GIFT

    def name(self, g: Celestia, target: Seat) -> None:
        """Give it."""
        gift = g.gifts.pop()
        g.received[target] = gift
        if g.heard:
            g.tell(GiftGiven(self.seat, target, g.tables.points[gift]))

    def offer(self, g: Celestia, seat: Seat) -> Offer:
        """Show the gift and the other players."""
        others = [PlayerChoice(other, self.refuse(g, seat, CHOOSE[other])) for other in g.around(seat)[1:]]
        return GiftOffer(g.tables.face[g.gifts[-1]], tuple(others))


class EndGame(Task[Celestia]):
    """The final count: the best total wins, whoever announced the end (CS-037, CS-116). It lies under all voyages."""

    def run(self, g: Celestia) -> None:
        """Name the winners."""
        if g.heard:
            assert g.reason is not None, "a game ends for a reason"
            g.tell(GameEnded(outcome(g).winners, as_reason(g.reason)))


def as_reason(word: str) -> Reason:
    """Return a saved word as the reason it stands for."""
    return REASONS[[str(reason) for reason in REASONS].index(word)]


def account(g: Celestia, seat: Seat) -> tuple[Line, ...]:
    """Return the lines of a player's final count; Help cards left in hand cost points (CS-291)."""
    spyglasses = [treasure for treasure in g.tables.spyglass if treasure is not None]
    glass = sum([g.owned[seat][treasure] * g.tables.points[treasure] for treasure in spyglasses])
    gift = g.received[seat]
    lines = [Line("score-treasures", treasure_points(g, seat) - glass)]
    if glass:
        lines.append(Line("score-spyglass", glass))
    if g.tokens[seat]:
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
    ranks = tuple([1 + sum([other > score for other in scores]) for score in scores])
    winners = tuple([seat for seat in range(g.seats) if ranks[seat] == 1])
    return Outcome(scores, ranks, winners, accounts)


CHECK_END: Final = CheckEnd()
END_GAME: Final = EndGame()
