"""Galaxy Trucker under the laws: hidden things are exchanged that a seat cannot tell apart."""

from __future__ import annotations

from typing import cast

from astrodrome.games.galaxy_trucker.content.figures import PILES
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import plotted
from astrodrome.games.galaxy_trucker.modules.machinations.state import Machinations, machinations_of
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


def scramble(g: Trucker, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange what the seat has not seen: components unseen, boxed or in hands, cards; forgetting, seen cards."""
    technologies, roads, bonus = g.technologies, g.roads, g.bonus
    places = [(g.face_down_components, index) for index in range(len(g.face_down_components))]
    if technologies is not None:
        places += [(technologies.boxed, index) for index in range(len(technologies.boxed))]
    if roads is not None:
        orders = [roads.custom_components[other] for other in range(g.seats) if other != seat]
        places += [(order, index) for order in orders for index in range(len(order))]
    hands = cast("list[int]", g.hand)
    rivals = [other for other in range(g.seats) if other != seat]
    places += [(hands, other) for other in rivals if g.hand[other] and not g.hand_is_public[other]]
    swap(places, chance)
    if technologies is not None:
        technologies.boxed.sort()
    if roads is not None:
        for i in range(len(roads.pile)):
            j = chance.below("road", len(roads.pile))
            roads.pile[i], roads.pile[j] = roads.pile[j], roads.pile[i]
    for rival in rivals:
        if bonus is not None and bonus.secrets[rival] is not None:
            bonus.secrets[rival] = 1 + chance.below("number", 6)
    if g.machinations is not None:
        scramble_machinations(g, g.machinations, seat, chance)
    if any(g.piles) and not again(g):
        scramble_cards(g, seat, chance, forget)


def again(g: Trucker) -> bool:
    """Tell whether cards are being played a second time: by then all have been seen."""
    return g.roads is not None and g.roads.second_pass


def scramble_machinations(g: Trucker, machinations: Machinations, seat: Seat, chance: Chance) -> None:
    """Exchange the machinations of others: in hands, in the flight, undealt; of those revealed, whose they were."""
    rivals = [other for other in range(g.seats) if other != seat]
    shown = g.revealed + (g.deck if again(g) else [])
    hands, unplayed = machinations.hands, machinations.unplayed
    plots = cast("list[int]", machinations.plots)
    laid = [(plots, other) for other in rivals if machinations.plots[other] is not None]
    known = [(cards, i) for cards, i in laid if cards[i] in shown]
    places = [(hands[other], i) for other in rivals for i in range(len(hands[other]))]
    places += [(unplayed, i) for i in range(len(unplayed))] + [place for place in laid if place not in known]
    swap(places, chance)
    if "foresight" not in g.options.modules:
        swap(laid if not g.deck or again(g) else known, chance)
    for hand in (unplayed, *hands):
        hand.sort()


def swap(places: list[tuple[list[int], int]], chance: Chance) -> None:
    """Exchange what lies in some places."""
    for _ in range(2 * len(places)):
        (one, i), (other, j) = (places[chance.below("place", len(places))] for _ in range(2))
        one[i], other[j] = other[j], one[i]


def scramble_cards(g: Trucker, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange cards of one level, or of one pile, that the seat has not seen where they lie."""
    ordered = "foresight" in g.options.modules
    seen = [pile for pile in g.piles_seen[seat] if not forget or pile == g.pile_in_view[seat]]
    slots = [(pile, i) for pile in range(len(g.piles)) for i in range(len(g.piles[pile]))]
    if ordered:
        slots = slots[len([card for card in g.revealed if card not in plotted(g)]) :]
    slots = [(pile, i) for pile, i in slots if pile not in seen]
    for _ in range(3 * len(slots)):
        (p, i), (q, j) = (slots[chance.below("slot", len(slots))] for _ in range(2))
        one, other = g.piles[p][i], g.piles[q][j]
        told = (p >= PILES) != (q >= PILES) and (one in g.revealed or other in g.revealed)  # GX-573: extra or not
        if not told and (p == q or level(g, one) == level(g, other)):
            g.piles[p][i], g.piles[q][j] = other, one
    for p, i in slots:
        swap_with_stock(g, p, i, chance)
    if g.deck:
        rebuild_deck(g, ordered, chance)


def level(g: Trucker, card: int) -> int:
    """Return the level of a card."""
    return g.box.cards[card].level


def swap_with_stock(g: Trucker, pile: int, i: int, chance: Chance) -> None:
    """Exchange a card that was not revealed with one that was not dealt."""
    card = g.piles[pile][i]
    stock = g.undealt_cards[level(g, card) - 1]
    if card in g.revealed or not stock or g.options.flights[g.flight] == "intro" or chance.below("swap", 2):
        return
    other = chance.below("stock", len(stock))
    g.piles[pile][i], stock[other] = stock[other], card
    stock.sort()


def rebuild_deck(g: Trucker, ordered: bool, chance: Chance) -> None:
    """Stack what is left of the piles, or lay it in any order in which it could lie."""
    left = [card for pile in g.piles for card in pile if card not in g.revealed]
    left.reverse()
    if not ordered:
        for i in range(len(left)):
            j = chance.below("deck", len(left))
            left[i], left[j] = left[j], left[i]
        if not g.revealed:
            top = next(i for i, card in enumerate(left) if level(g, card) == g.board.level)
            left[-1], left[top] = left[top], left[-1]
    g.deck = left
    plots = [card for card in plotted(g) if card not in g.revealed]
    if plots and ordered:
        laid = machinations_of(g).plots
        stacked = [plot for number in range(1, g.seats + 1) if (plot := laid[g.number_tiles.index(number)]) in plots]
        below = sum([card in left for pile in g.piles[2:] for card in pile])
        g.deck[below:below] = stacked[::-1]
    elif plots:
        weave(g, plots, chance)


def weave(g: Trucker, plots: list[int], chance: Chance) -> None:
    """Lay machinations where they could lie: none in the first and last quarter, one right below the first."""
    quarter = (2, 3, 4)[g.board.level - 1]
    whole = sum(len(pile) for pile in g.piles) + len(plotted(g))
    passed = len(g.revealed)
    free = [place for place in range(passed, whole - quarter) if place > quarter]
    taken = [quarter] if passed <= quarter else []
    while len(taken) < len(plots):
        taken.append(free.pop(chance.below("place", len(free))))
    for index, place in enumerate(sorted(taken)):
        other = chance.below("plot", len(plots) - index) + index
        plots[index], plots[other] = plots[other], plots[index]
        g.deck.insert(len(g.deck) - (place - passed), plots[index])
