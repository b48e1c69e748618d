"""The state of Rough Roads."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import (
    EMPTIES,
    EMPTY,
    FALSE,
    FALSES,
    HIDDEN,
    NONE,
    NONES,
    OF_A_SEAT,
    PUBLIC,
    ZERO,
    ZEROS,
    Field,
)


class Roads:
    """What Rough Roads keep; by seat where not said otherwise."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.pile: list[int] = []
        """Cards not drawn yet; the last one is drawn next."""
        self.discard: list[int] = []
        """Cards of earlier flights."""
        self.cards: list[int] = []
        """The cards in force in this flight."""
        self.bound: list[int] = [0] * self.seats
        """A bit for each kind of card that binds a ship; without handicap all are bound alike (GX-385)."""
        self.sitting_out: list[int] = []
        """Ships that the card in play does not concern (GX-573)."""
        self.dead_squares: list[int] = [0] * self.seats
        """A mask of the squares of a ship on which nothing works (GX-479)."""
        self.dead_column: int | None = None
        """The number of the column in which nothing works (GX-479)."""
        self.custom_components: list[list[int]] = []
        """Components made to order and not used yet (GX-474)."""
        self.hand_is_custom: list[bool] = []
        """Whether the component in hand, or placed last, was made to order (GX-474)."""
        self.junk: list[list[int]] = []
        """Components that fell off during this card (GX-403)."""
        self.cards_to_repeat: list[int] = []
        """Cards that will be played a second time (GX-417)."""
        self.second_pass = False
        """Whether cards are being played a second time (GX-417)."""
        self.leader_at_reveal: int | None = None
        """Who led when the card was revealed (GX-398)."""
        self.enemy_bonus = 0
        """What is added to the strength of the enemy of this card (GX-558)."""
        self.cabins_going: list[list[int]] = []
        """Cabins that go with the crew being given up (GX-560)."""
        self.votes: list[int | None] = []
        """The side that a player wants debris to come from (GX-561)."""
        self.union_asked = False
        """Whether the union has asked for its share in this flight (GX-452)."""

    def copy(self) -> Roads:
        """Return an equal and independent record."""
        twin = Roads(self.seats, blank=False)
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.cards = self.cards.copy()
        twin.bound = self.bound.copy()
        twin.sitting_out = self.sitting_out.copy()
        twin.dead_squares = self.dead_squares.copy()
        twin.dead_column = self.dead_column
        twin.custom_components = list(map(list.copy, self.custom_components))
        twin.hand_is_custom = self.hand_is_custom.copy()
        twin.junk = list(map(list.copy, self.junk))
        twin.cards_to_repeat = self.cards_to_repeat.copy()
        twin.second_pass = self.second_pass
        twin.leader_at_reveal = self.leader_at_reveal
        twin.enemy_bonus = self.enemy_bonus
        twin.cabins_going = self.cabins_going.copy()  # rows are replaced, never changed
        twin.votes = self.votes.copy()
        twin.union_asked = self.union_asked
        return twin

    def clear_flight(self) -> None:
        """Forget the flight before; the cards in force stay until others are drawn."""
        self.sitting_out = []
        self.dead_squares = [0] * self.seats
        self.custom_components = [[] for _ in range(self.seats)]
        self.hand_is_custom = [False] * self.seats
        self.cards_to_repeat = []
        self.second_pass = False
        self.union_asked = False
        self.clear_card()

    def clear_card(self) -> None:
        """Forget the card before."""
        self.junk = [[] for _ in range(self.seats)]
        self.leader_at_reveal = None
        self.enemy_bonus = 0
        self.cabins_going = [[] for _ in range(self.seats)]
        self.votes = [None] * self.seats


def roads_of(g: Trucker) -> Roads:
    """Return the state of rough roads, in a game that has them."""
    roads = g.roads
    assert roads is not None, "the game is played with rough roads"
    return roads


FIELDS: Final[tuple[Field, ...]] = (
    Field("road_pile", HIDDEN, "list[int]", at="roads.pile", absent=EMPTY),
    Field("road_discard", PUBLIC, "list[int]", at="roads.discard", absent=EMPTY),
    Field("roads", PUBLIC, "list[int]", at="roads.cards", absent=EMPTY),
    Field("bound", PUBLIC, "list[int]", at="roads.bound", absent=ZEROS),
    Field("sitting_out", PUBLIC, "list[int]", at="roads.sitting_out", absent=EMPTY),
    Field("numb", PUBLIC, "list[int]", at="roads.dead_squares", absent=ZEROS),
    Field("dead", PUBLIC, "int | None", at="roads.dead_column", absent=NONE),
    Field("made", OF_A_SEAT, "list[list[int]]", at="roads.custom_components", absent=EMPTIES),
    Field("ordered", PUBLIC, "list[bool]", at="roads.hand_is_custom", absent=FALSES),
    Field("junk", PUBLIC, "list[list[int]]", at="roads.junk", absent=EMPTIES),
    Field("face_down", PUBLIC, "list[int]", at="roads.cards_to_repeat", absent=EMPTY),
    Field("second_pass", PUBLIC, "bool", at="roads.second_pass", absent=FALSE),
    Field("leader", PUBLIC, "int | None", at="roads.leader_at_reveal", absent=NONE),
    Field("baddies", PUBLIC, "int", at="roads.enemy_bonus", absent=ZERO),
    Field("leaving", PUBLIC, "list[list[int]]", at="roads.cabins_going", absent=EMPTIES),
    Field("votes", PUBLIC, "list[int | None]", at="roads.votes", absent=NONES),
    Field("union_paid", PUBLIC, "bool", at="roads.union_asked", absent=FALSE),
)
