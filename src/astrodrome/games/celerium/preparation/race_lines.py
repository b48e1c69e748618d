"""Step 6, the race line and Px2 (CM-103 to CM-114)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content.vocabulary import LINES, PILOT, RIVAL, STARBOT
from astrodrome.games.celerium.preparation.rival import rival_line, rival_spends_px2
from astrodrome.games.celerium.preparation.secret_choices import FranchisesChoose
from astrodrome.games.celerium.records.actions import PICKS, PickLine
from astrodrome.games.celerium.records.offers import LineChoice, LineOffer
from astrodrome.games.celerium.records.preparation_events import LinePicked
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.placement import starting_power
from astrodrome.games.celerium.track.standing import standing_on
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

# Made once, by line: every list of picks asks.
SAME_LINE: Final = tuple([Refusal("CM-106", "same-line", (("line", line),)) for line in LINES])
NO_MARK: Final = tuple([Refusal("CM-114", "no-px2-mark", (("line", line),)) for line in LINES])
PX2_SPENT: Final = Refusal("CM-111", "px2-spent")


class FranchisesPickLine(FranchisesChoose):
    """Pick one line for both vehicles, and say whether the Px2 token is spent on it (CM-103, CM-104, CM-110)."""

    takes = (PickLine,)
    rules = ("CM-103", "CM-106", "CM-110")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        """Return the three lines, each without and with the token."""
        return PICKS

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse the line of the last race, and a token that is gone or has no use there (CM-106, CM-107, CM-114)."""
        assert isinstance(action, PickLine)
        line = LINES.index(action.line)
        if line == g.line[seat] and not g.has_keep_line[seat]:
            return SAME_LINE[line]
        if action.px2 and not g.has_px2[seat]:
            return PX2_SPENT
        if action.px2 and not g.tables.px2[g.planet()][line]:
            return NO_MARK[line]
        return None

    @override
    def open_all(self, g: Celerium) -> None:
        """Show all lines together; Keep-line tokens have served (CM-104, CM-108)."""
        for seat, pick in enumerate(g.answers):
            assert isinstance(pick, PickLine)
            take_line(g, seat, LINES.index(pick.line), pick.px2)
        if g.solo:
            line = rival_line(g)
            take_line(g, RIVAL, line, rival_spends_px2(g, line))
        g.has_keep_line = [False] * g.franchises

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        choices = []
        for pick in PICKS:
            line = LINES.index(pick.line)
            pilot = starting_power(g, seat, PILOT, line, pick.px2)
            starbot = starting_power(g, seat, STARBOT, line, pick.px2)
            stands = standing_on(g, seat, pilot.square, starbot.square)
            refusal = self.refuse(g, seat, pick)
            choices.append(LineChoice(pick.line, pick.px2, pilot.square, starbot.square, stands, refusal))
        return LineOffer(tuple(choices))


def take_line(g: Celerium, seat: Seat, line: int, px2: bool) -> None:
    """Put the line marker; a Px2 token that is spent is gone for good (CM-103, CM-111)."""
    g.line[seat] = line
    g.doubles_pilot[seat] = px2
    if px2:
        g.has_px2[seat] = False
    if g.listening:
        g.emit(LinePicked(seat, LINES[line], px2))


FRANCHISES_PICK_LINE: Final = FranchisesPickLine()
