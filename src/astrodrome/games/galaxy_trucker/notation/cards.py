"""The cards of a position: those of earlier flights, the deck of the flight, machinations in hand and in the deck."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.content.figures import PILES
from astrodrome.games.galaxy_trucker.modules.machinations.state import Machinations
from astrodrome.games.galaxy_trucker.ship.module_effects import in_force
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.positions.notation import NONE, OPEN, Part, Sheet, Word, joined


def words_of(sheet: Sheet, key: str) -> Part:
    """Return the words of a clause, none where it is not there."""
    return sheet.words(key) if sheet.has(key) else []


def number_of(g: Trucker, word: Word) -> int:
    """Return the card that a word names."""
    return word.named({row.name: at for at, row in enumerate(g.box.cards)}, "card")


def take_card(g: Trucker, word: Word, machinations: list[int]) -> int:
    """Take the card that a word names out of those that are not dealt, or of some machinations."""
    card = number_of(g, word)
    for stock in (*g.undealt_cards, machinations):
        if card in stock:
            stock.remove(card)
            return card
    raise word.error(f"card {word.text:.20} is there twice, or belongs to another part of the game")


def use_cards(g: Trucker, sheet: Sheet) -> None:
    """Set the cards of earlier flights aside."""
    machinations = g.machinations
    for word in words_of(sheet, "used"):
        pool = [] if machinations is None else machinations.unplayed
        g.cards_of_earlier_flights.append(take_card(g, word, pool))


def lay_machinations(g: Trucker, sheet: Sheet) -> list[int | None]:
    """Give machinations to hands, and return those of the flight; without clauses hands are as dealt.

    It comes before the cards of the flight are dealt: none of them was used in an earlier one.
    """
    machinations = g.machinations
    if machinations is None:
        for key in [key for key in ("machinations", "plots") if sheet.has(key)]:
            raise PositionError(key, "only a game with the module machinations has this")
        use_cards(g, sheet)
        return []
    dealt = machinations.hands
    machinations.unplayed = sorted([*machinations.unplayed, *[card for hand in dealt for card in hand]])
    machinations.hands = [[] for _ in dealt]
    use_cards(g, sheet)
    parts = sheet.parts("plots", g.seats) if sheet.has("plots") else [[] for _ in dealt]
    if any(parts) and not sheet.has("ships"):
        raise PositionError("plots", "expected the clause ships too")
    plots = [lay_plot(g, machinations, part) for part in parts]
    opens = [0] * g.seats
    if sheet.has("machinations"):
        for seat, part in enumerate(sheet.parts("machinations", g.seats)):
            for word in part:
                more = 1 if word.text == OPEN else word.opens()
                if more is None:
                    machinations.hands[seat].append(take_machination(g, machinations, word))
                else:
                    opens[seat] += more
    deal_plots(g, machinations, sheet, plots, parts)
    if sheet.has("machinations"):
        deal_hands(g, machinations, opens)
    else:
        machinations.hands = [[card for card in hand if card in machinations.unplayed] for hand in dealt]
        held = [card for hand in machinations.hands for card in hand]
        machinations.unplayed = [card for card in machinations.unplayed if card not in held]
    return plots


def deal_hands(g: Trucker, machinations: Machinations, opens: list[int]) -> None:
    """Deal so many open machinations to each hand."""
    pool = machinations.unplayed
    if sum(opens) > len(pool):
        raise PositionError("machinations", f"{len(pool)} are left to be dealt, found {sum(opens)}")
    if any(opens):
        g.chance.shuffle("machinations", pool)
    for seat, hand in enumerate(machinations.hands):
        machinations.hands[seat] = sorted([*hand, *[pool.pop() for _ in range(opens[seat])]])
    pool.sort()


def take_machination(g: Trucker, machinations: Machinations, word: Word) -> int:
    """Take the machination that a word names out of those that nobody holds."""
    card = number_of(g, word)
    if card not in machinations.unplayed:
        raise word.error(f"card {word.text:.20} is there twice, or is no machination")
    machinations.unplayed.remove(card)
    return card


def lay_plot(g: Trucker, machinations: Machinations, part: Part) -> int | None:
    """Return the machination that a player has put into the flight; None also where it is open."""
    if len(part) > 1:
        raise part[1].error("a player puts one machination into a flight")
    return None if not part or part[0].text == OPEN else take_machination(g, machinations, part[0])


def deal_plots(
    g: Trucker, machinations: Machinations, sheet: Sheet, plots: list[int | None], parts: list[Part]
) -> None:
    """Deal the machinations of a flight that are open: first those that other clauses show there."""
    seats = [seat for seat, part in enumerate(parts) if part and part[0].text == OPEN]
    if not seats:
        return
    names = {row.name: at for at, row in enumerate(g.box.cards)}
    words = [word for key in ("revealed", "card", "deck") for word in words_of(sheet, key)]
    cards = [names[word.text] for word in words if word.text in names]
    shown = [card for card in cards if card in machinations.unplayed]
    others = [card for card in machinations.unplayed if card not in shown]
    if len(seats) > len(shown) + len(others):
        raise PositionError("plots", f"{len(shown) + len(others)} are left to be dealt, found {len(seats)}")
    g.chance.shuffle("machinations", others)
    g.chance.shuffle("machinations", seats)
    for seat, card in zip(seats, [*shown, *others], strict=False):
        plots[seat] = card
        machinations.unplayed.remove(card)


def lay_deck(g: Trucker, sheet: Sheet) -> None:
    """Stack the cards of the flight; those that are not named are dealt as for any flight of this level."""
    dealt = [card for pile in g.piles for card in pile]
    for card in dealt:  # back, so that names find them; what is left of the deal comes after the names
        g.undealt_cards[g.box.cards[card].level - 1].append(card)
    plots = [] if g.machinations is None else [card for card in g.machinations.plots if card is not None]
    unnamed = plots.copy()
    revealed = [take_card(g, word, unnamed) for word in words_of(sheet, "revealed")]
    words: Part = [sheet.word("card")] if sheet.has("card") else []
    deck_words = sheet.words("deck") if sheet.has("deck") else [Word(OPEN, "deck")]
    count: int | None = 0
    for nth, word in enumerate(deck_words):
        opens = word.opens()
        if word.text == OPEN or opens is not None:
            if nth < len(deck_words) - 1:
                raise word.error("what is dealt lies under what is named")
            count = opens
        else:
            words = [*words, word]
    named = [take_card(g, word, unnamed) for word in words]
    usual = [card for card in (*named, *revealed) if card not in plots]
    rest = [card for card in dealt if card not in usual]
    wanted = max(0, len(dealt) - len(usual)) if count is None else count - len(unnamed)
    for stock in g.undealt_cards:
        rest += [card for card in stock if card not in rest]
    if wanted < 0 and not sheet.is_partial:
        first = g.box.cards[unnamed[0]].name
        raise PositionError("plots", f"{first} is put into this flight, but is neither revealed nor in the deck")
    if wanted > len(rest):
        raise PositionError("deck", f"{len(rest)} cards are left to be dealt, found {wanted}")
    rest = rest[: max(0, wanted)]
    for stock in g.undealt_cards:
        stock[:] = sorted([card for card in stock if card not in rest])
    rest += unnamed
    g.chance.shuffle("deck", rest)
    g.revealed = revealed
    g.deck = [*named, *rest][::-1]
    extra = lay_extra(g, usual + rest, words_of(sheet, "extra"))
    pile = [card for card in (*named, *rest) if card not in plots and card not in extra]
    g.piles = [*[[] for _ in range(PILES - 1)], pile, *([extra] if extra else [])]


def lay_extra(g: Trucker, cards: list[int], words: Part) -> list[int]:
    """Return which cards of the flight Tough Trip has added (GX-435)."""
    extra: list[int] = []
    for word in words:
        if not in_force(g, "tough-trip"):
            raise word.error("only Tough Trip, a card of Rough Roads, adds cards")
        card = number_of(g, word)
        if card not in cards or card in extra:
            raise word.error(f"card {word.text:.20} is there twice, or not in this flight")
        extra.append(card)
    return extra


def tell_machinations(g: Trucker, hidden: bool) -> dict[str, str]:
    """Return the clauses of the machinations in hand and in the flight, and of the cards of earlier flights."""
    names = [row.name for row in g.box.cards]
    clauses: dict[str, str] = {}
    machinations = g.machinations
    if machinations is not None:
        hands = [[names[card] for card in hand] for hand in machinations.hands]
        clauses["machinations"] = joined(
            hands if hidden else [[f"{len(hand)}{OPEN}"] if hand else [] for hand in hands]
        )
        plots = [[] if card is None else [names[card] if hidden else OPEN] for card in machinations.plots]
        clauses["plots"] = joined(plots)
    if g.cards_of_earlier_flights:
        clauses["used"] = " ".join([names[card] for card in g.cards_of_earlier_flights])
    return clauses


def tell_cards(g: Trucker, hidden: bool) -> dict[str, str]:
    """Return the clauses of the cards of a flight."""
    names = [row.name for row in g.box.cards]
    clauses = tell_machinations(g, hidden)
    if g.revealed:
        clauses["revealed"] = " ".join([names[card] for card in g.revealed])
    left = [names[card] for card in g.deck[::-1]]
    clauses["deck"] = (" ".join(left) if hidden else f"{len(left)}{OPEN}") if left else NONE
    extra = [names[card] for pile in g.piles[PILES:] for card in pile]
    if extra and hidden:
        clauses["extra"] = " ".join(extra)
    return clauses
