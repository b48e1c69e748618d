"""Solo: the Rival, an automaton franchise (CM-254 to CM-267, CM-286, CM-287)."""

from __future__ import annotations

from astrodrome.games.celerium.content.figures import RIVAL_PLAYS
from astrodrome.games.celerium.content.vocabulary import KINDS, LINES, PILOT, RIVAL, STARBOT, VEHICLES
from astrodrome.games.celerium.preparation.purchase import available, draw_card
from astrodrome.games.celerium.records.preparation_events import MarketPassed, RivalBought
from astrodrome.games.celerium.records.race_events import FranchisePassed, RivalPlayed
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.movement import advance
from astrodrome.games.celerium.track.placement import starting_power
from astrodrome.games.celerium.track.planet import suffers_type
from astrodrome.games.celerium.track.tracks import whole_move
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override


def rival_shops(g: Celerium) -> None:
    """Take the best Upgrade on the first turn of a market, free of charge, and pass from then on (CM-257)."""
    assert g.rival is not None, "a solo game has a Rival"
    if g.rival.bought:
        g.passes_in_a_row += 1
        if g.listening:
            g.emit(MarketPassed(RIVAL))
        return
    g.rival.bought = True
    g.passes_in_a_row = 0
    upgrades = g.tables.upgrades
    best = g.market.on_sale[0]
    for upgrade in g.market.on_sale:
        if (upgrades.sum[upgrade], upgrades.energy[upgrade]) > (upgrades.sum[best], upgrades.energy[best]):
            best = upgrade
    g.market = g.market.selling(best)
    kind = rival_installs(g, best)
    if g.listening:
        where = None if kind is None else KINDS[kind]
        g.emit(RivalBought(RIVAL, upgrades.name[best], upgrades.family[best], where))


def rival_installs(g: Celerium, upgrade: int) -> int | None:
    """Put a new Upgrade on a free vehicle or in place of a poorer one; return where, None: discarded (CM-258)."""
    shown = g.tables.upgrades.sum
    pilot, starbot = g.installed_upgrade[VEHICLES * RIVAL + PILOT], g.installed_upgrade[VEHICLES * RIVAL + STARBOT]
    if pilot is None or starbot is None:
        kind = PILOT if pilot is None else STARBOT
    else:
        kind = PILOT if shown[pilot] < shown[starbot] else STARBOT
        poorer = pilot if kind == PILOT else starbot
        if shown[upgrade] <= shown[poorer]:
            g.market = g.market.discarding(upgrade)
            return None
        g.market = g.market.discarding(poorer)
    g.installed_upgrade[VEHICLES * RIVAL + kind] = upgrade
    return kind


def rival_line(g: Celerium) -> int:
    """Return the allowed line that gives the Rival's Pilot the highest start, its Boosts not counted (CM-259)."""
    best: int | None = None
    most = 0
    for line in range(len(LINES)):
        if line != g.line[RIVAL]:
            square = starting_power(g, RIVAL, PILOT, line, rival_spends_px2(g, line), False).square
            if best is None or square > most:
                best, most = line, square
    assert best is not None, "two lines are always allowed"
    return best


def rival_spends_px2(g: Celerium, line: int) -> bool:
    """Return whether the Rival doubles its Pilot on a line: the first time it can (CM-260)."""
    return g.has_px2[RIVAL] and g.tables.px2[g.planet()][line]


def rival_boosts(g: Celerium) -> tuple[bool, bool, bool]:
    """Return which Boosts the Rival activates: Line and Planet where they cancel something (CM-261)."""
    malus = g.tables.modifier[g.planet()][rival_line(g)] < 0
    return (False, malus, suffers_type(g, RIVAL))


def rival_plays(g: Celerium) -> int:
    """Return how many cards the Rival turns in a race (CM-262)."""
    return g.level(RIVAL) + RIVAL_PLAYS[g.options.difficulty]


class RivalRaces(Task[Celerium]):
    """The Rival turns the top card of its best deck and moves in full, or passes (CM-262 to CM-265)."""

    @override
    def run(self, g: Celerium) -> None:
        """Play while plays are left."""
        levels = [level for level in range(g.level(RIVAL)) if available(g, level)]
        assert g.rival is not None, "a solo game has a Rival"
        if not g.rival.plays or not levels:
            g.passes_in_a_row += 1
            if g.listening:
                g.emit(FranchisePassed(RIVAL))
            return
        g.passes_in_a_row = 0
        g.rival.plays -= 1
        card = draw_card(g, levels[-1])
        g.cards_played.append(card)
        g.cards_played_by.append(RIVAL)
        if g.listening:
            g.emit(RivalPlayed(RIVAL, g.tables.cards.name[card], g.rival.plays))
        vehicle = rival_vehicle(g, g.tables.cards.squares[card])
        if vehicle is not None:
            for squares in whole_move(g, vehicle, g.tables.cards.squares[card]):
                advance(g, vehicle, squares)


def rival_vehicle(g: Celerium, squares: int) -> int | None:
    """Return the vehicle the Rival moves: its Starbot if it stays behind the Pilot, else its Pilot (CM-264)."""
    pilot, starbot = VEHICLES * RIVAL + PILOT, VEHICLES * RIVAL + STARBOT
    if g.carries_shot[pilot] or g.carries_shot[starbot]:
        if g.carries_shot[pilot] and g.carries_shot[starbot]:
            return None
        return starbot if g.carries_shot[pilot] else pilot
    end = g.square[starbot] + sum(whole_move(g, starbot, squares))
    return starbot if end < g.square[pilot] else pilot
