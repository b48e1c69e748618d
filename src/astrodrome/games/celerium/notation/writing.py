"""Writing a position: the clauses of a state."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS, COLOURS, KINDS, LINES, PILOT, VEHICLES
from astrodrome.games.celerium.notation.board import RACE, STEPS, steps_of_round
from astrodrome.games.celerium.notation.boosts import seen_words
from astrodrome.games.celerium.notation.franchises import MARKET_TOKENS, lay
from astrodrome.games.celerium.notation.race import kind_words, meteor_words, turn_of
from astrodrome.games.celerium.preparation.rival import rival_plays
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.positions.notation import NONE, OPEN, Notation, joined
from astrodrome.kernel.seats import Seat


def tell(g: Celerium, hidden: bool) -> dict[str, str]:
    """Return the clauses of a state; before the first round it has none."""
    step = step_of(g)
    if step is None or None in g.pilot_face[: g.seats]:
        return {}
    box, cards = g.tables.box, g.tables.cards.name
    clauses = {"round": str(g.round), "step": STEPS[step], "first": str(g.first_franchise), "wheel": str(g.wheel + 1)}
    clauses["planets"] = " ".join([box.planets[planet].name for planet in g.planets.seen]) or NONE
    clauses["market"] = " ".join([g.tables.upgrades.name[upgrade] for upgrade in g.market.on_sale]) or NONE
    if g.market.discard:
        clauses["gone"] = " ".join([g.tables.upgrades.name[upgrade] for upgrade in g.market.discard])
    if g.control.discard:
        clauses["controls"] = " ".join([box.controls[card].name for card in g.control.discard])
    if any(g.event_discards):
        clauses["discards"] = joined([[cards[card] for card in pile] for pile in g.event_discards])
    if g.cards_played:
        clauses["laid"] = " ".join(laid_words(g))
    if g.seen.slot and hidden:
        clauses["seen"] = " ".join(seen_words(g))
    if step == RACE:
        clauses |= tell_race(g)
    clauses["franchises"] = joined([tell_franchise(g, seat, hidden) for seat in range(g.franchises)])
    return clauses


def laid_words(g: Celerium) -> list[str]:
    """Return the event cards of a race, each with who played it unless that is the First franchise."""
    return [
        g.tables.cards.name[card] + (f":{by}" if by != g.first_franchise else "")
        for card, by in zip(g.cards_played, g.cards_played_by, strict=True)
    ]


def tell_race(g: Celerium) -> dict[str, str]:
    """Return the clauses of a race that is under way, where they are not as at its start."""
    clauses: dict[str, str] = {}
    turn = turn_of(g)
    if turn != g.first_franchise:
        clauses["turn"] = str(turn)
    if g.passes_in_a_row:
        clauses["passes"] = str(g.passes_in_a_row)
    if g.meteors:
        clauses["meteors"] = " ".join(meteor_words(g))
    return clauses


def step_of(g: Celerium) -> int | None:
    """Return the step of the round that is under way, read off what is still to come."""
    kinds = [type(task) for task in steps_of_round()]
    for index, kind in enumerate(kinds):
        for task in reversed(g.agenda):
            if type(task) is kind:
                return min(index if task is g.agenda[-1] else max(0, index - 1), len(STEPS) - 1)
    return None


def tell_franchise(g: Celerium, seat: Seat, hidden: bool) -> list[str]:
    """Return the facts of a franchise."""
    clauses: dict[str, object] = {}
    if g.square:
        clauses = {"pilot": g.square[VEHICLES * seat], "starbot": g.square[VEHICLES * seat + 1]}
    face, line = g.pilot_face[seat], g.line[seat]
    assert face is not None, "before all Pilots are chosen no clause is written"
    row = g.tables.box.pilots[face]
    clauses["face"] = f"{row.card}-{row.side}"
    clauses["colour"] = COLOURS[g.starbot_colour[seat]]
    clauses["line"] = NONE if line is None else LINES[line]
    clauses |= {
        "score": g.score[seat],
        "actions": g.actions[seat],
        "energy": g.energy[seat],
        "px2": int(g.has_px2[seat]),
    }
    names = g.tables.upgrades.name
    for vehicle, key in enumerate(("on-pilot", "on-starbot")):
        upgrade = g.installed_upgrade[VEHICLES * seat + vehicle]
        if upgrade is not None:
            clauses[key] = names[upgrade]
    lists = {"hand": hand_words(g, seat, hidden), "boosts": boost_words(g, seat)}
    lists |= {"hangar": [names[one] for one in g.hangar[seat]], "workshop": workshop_words(g, seat)}
    lists |= {"damaged": kind_words(g.upgrade_damaged, seat), "shot": kind_words(g.carries_shot, seat)}
    lists |= {"held": kind_words(g.held_by_meteor, seat)}
    if hidden:
        lists["versions"] = list(map(str, g.boost_versions[BOOST_TYPES * seat : BOOST_TYPES * (seat + 1)]))
    clauses |= {key: ",".join(words) for key, words in lists.items() if words}
    if g.has_keep_line[seat]:
        clauses["keep-line"] = 1
    if g.boost_points[seat]:
        clauses["boosted"] = g.boost_points[seat]
    for token, holder in zip(MARKET_TOKENS, (g.market.first, g.market.last), strict=True):
        if holder == seat:
            clauses["at-market"] = token
    if g.rival is not None and g.is_rival(seat) and step_of(g) == RACE and g.rival.plays != rival_plays(g):
        clauses["plays"] = g.rival.plays
    return [f"{key}={value}" for key, value in clauses.items()]


def hand_words(g: Celerium, seat: Seat, hidden: bool) -> list[str]:
    """Return a hand by name, or by the levels on the backs of its cards."""
    cards = g.tables.cards
    return [cards.name[card] if hidden else f"{OPEN}{cards.level[card] + 1}" for card in g.hands[seat]]


def workshop_words(g: Celerium, seat: Seat) -> list[str]:
    """Return the Upgrades under repair, each with the vehicle that it came off unless that is the Pilot."""
    return [
        g.tables.upgrades.name[upgrade] + (f":{KINDS[kind]}" if kind != PILOT else "")
        for upgrade, kind in zip(g.workshop[seat], g.workshop_origin[seat], strict=True)
    ]


def boost_words(g: Celerium, seat: Seat) -> list[str]:
    """Return the Boosts that are active."""
    return [name for boost, name in enumerate(BOOSTS) if g.boost_active[BOOST_TYPES * seat + boost]]


NOTATION: Final = Notation(
    version=1,
    keys=(
        *("round", "step", "first", "wheel", "planets", "market", "gone", "controls", "control"),
        *("discards", "laid", "deck", "supply", "seen", "turn", "passes", "meteors", "franchises"),
    ),
    by_seat=("franchises",),
    lay=lay,
    tell=tell,
    memory=("seen_slot", "seen_lost", "seen_round"),
)
