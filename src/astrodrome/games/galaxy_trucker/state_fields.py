"""Every field of the state, and who may know it."""

from __future__ import annotations

from typing import Final

from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field

FIELDS: Final = (
    Field("flight", PUBLIC, "int"),  # the flight being flown, counted from 0
    Field("credits", PUBLIC, "list[int]"),
    Field("income", PUBLIC, "list[int]"),  # credits won from cards in this flight
    Field(
        "accounts", PUBLIC, "list[list[list[int]]]"
    ),  # by flight and seat: cards, finish, best-looking, goods, losses
    # The warehouse and the yard
    Field("heap", HIDDEN, "list[int]"),  # components face down; the last one is taken next
    Field("face_up", PUBLIC, "list[int]"),
    Field("hand", OF_A_SEAT, "list[int | None]"),
    Field("hand_seen", PUBLIC, "list[bool]"),  # whether all know what a hand holds (GB-020)
    Field(
        "loose", PUBLIC, "list[int | None]"
    ),  # the square of the component placed last, while it can be moved (GB-027)
    Field("kept", PUBLIC, "list[bool]"),  # the component in hand or loose has lain in the reserve (GB-029)
    Field("reserve", PUBLIC, "list[list[int]]"),
    Field("numbers", PUBLIC, "list[int | None]"),  # number tiles
    Field("turns", PUBLIC, "list[int]"),  # building turns taken, in the turn-based form (GB-190)
    Field("circle", PUBLIC, "int"),  # where the hourglass stands; 0 is START
    Field("running", PUBLIC, "bool"),  # whether sand is running
    # The ships
    Field("ships", PUBLIC, "list[list[int]]"),
    Field("hulls", PUBLIC, "list[int]"),
    Field("crew", PUBLIC, "list[list[int]]"),  # by square: see `crew`
    Field("cells", PUBLIC, "list[list[int]]"),
    Field("goods", PUBLIC, "list[list[int]]"),  # by square: see `goods`
    Field("lost", PUBLIC, "list[list[int]]"),  # lost components
    Field("bank", PUBLIC, "list[int]"),  # goods left in the bank, by colour
    # The cards
    Field("stock", HIDDEN, "list[list[int]]"),  # cards not dealt yet, by level
    Field("piles", HIDDEN, "list[list[int]]"),  # as dealt; from take-off on only what was known of the deck
    Field("looking", PUBLIC, "list[int | None]"),  # the pile that each player looks at
    Field("looked", PUBLIC, "list[list[int]]"),  # the piles that each player has looked at
    Field("deck", HIDDEN, "list[int]"),  # from take-off; the last one is revealed next
    Field("revealed", PUBLIC, "list[int]"),  # in this flight; the last one is being resolved
    Field("used", PUBLIC, "list[int]"),  # in earlier flights
    # The flight
    Field("place", PUBLIC, "list[int]"),  # of the rocket, counted in spaces from the start
    Field("flying", PUBLIC, "list[bool]"),
    Field("stranded", PUBLIC, "list[bool]"),  # had no engine in open space (GB-151)
    Field("strength", PUBLIC, "list[int | None]"),  # declared for the line being resolved; cannons in halves
    Field("landed", PUBLIC, "list[int | None]"),  # the planet of each player
    Field("losers", PUBLIC, "list[int]"),  # beaten by the pirates of this card
    Field("settled", PUBLIC, "bool"),  # the opportunity is taken, or the enemy beaten
    Field("dice", PUBLIC, "list[int]"),  # of the last roll
    # New Technologies and Fifth Wheel
    Field("boxed", HIDDEN, "list[int]"),  # components that were removed unseen for the whole game (GX-041)
    Field("sleepers", PUBLIC, "list[list[int]]"),  # by square, in stasis chambers
    Field("bereaved", PUBLIC, "list[bool]"),  # has just lost crew and may wake sleepers (GX-066)
    Field("hyper", PUBLIC, "list[int]"),  # cards that each ship still misses in hyperspace
    Field("boosted", PUBLIC, "list[list[int]]"),  # cannons boosted for the strength being counted
    Field("boosters", PUBLIC, "list[list[int]]"),  # the boosters used for them
    Field("spared", PUBLIC, "list[int]"),  # who has just sent the Diplomat
    Field("eased", PUBLIC, "list[int]"),  # losers who suffer less, the enemy having been beaten before (GX-222)
    Field("owing", PUBLIC, "list[int]"),  # who loses the days of this card together with others (GX-215, GX-227)
    Field("specialists", PUBLIC, "list[int | None]"),  # the specialisation each player chose for this flight
    Field("helped", PUBLIC, "list[bool]"),  # the Technician has given the free cell of this card
    # Rough Roads
    Field("road_pile", HIDDEN, "list[int]"),  # cards not drawn yet; the last one is drawn next
    Field("road_discard", PUBLIC, "list[int]"),
    Field("roads", PUBLIC, "list[int]"),  # the cards in force in this flight
    Field("bound", PUBLIC, "list[int]"),  # a bit for each card that binds a ship
    Field("sitting_out", PUBLIC, "list[int]"),  # ships that the card in play does not concern (GX-573)
    Field("fronts", PUBLIC, "list[int | None]"),  # the front chosen for a board that has none (GX-259)
    Field("facing", PUBLIC, "list[int]"),  # the side of each board that flies ahead
    Field("numb", PUBLIC, "list[int]"),  # squares of each ship on which nothing works
    Field("dead", PUBLIC, "int | None"),  # the number of the dead column
    Field("made", OF_A_SEAT, "list[list[int]]"),  # components made to order, not used yet
    Field("ordered", PUBLIC, "list[bool]"),  # the component in hand or loose was made to order
    Field("junk", PUBLIC, "list[list[int]]"),  # components that fell off during this card
    Field("face_down", PUBLIC, "list[int]"),  # cards that will be played a second time
    Field("second_pass", PUBLIC, "bool"),
    Field("leader", PUBLIC, "int | None"),  # who led when the card was revealed
    Field("baddies", PUBLIC, "int"),  # what is added to the strength of this enemy
    Field("harmed", PUBLIC, "list[bool]"),  # whom the projectile being faced has cost something
    Field("leaving", PUBLIC, "list[list[int]]"),  # cabins that go with the crew that is given up
    Field("votes", PUBLIC, "list[int | None]"),  # the side each player wants debris to come from
    Field("union_paid", PUBLIC, "bool"),  # the union was asked about in this flight
    # Class IIA: all of these are empty for other classes
    Field("halves", PUBLIC, "list[list[int]]"),  # the halves of each ship that fly, in the race or not
    Field("away", PUBLIC, "list[list[int]]"),  # cards that each half still misses in hyperspace
    Field(
        "aside", PUBLIC, "list[list[list[int]]]"
    ),  # what is in hyperspace: square, code, crew, cells, goods, sleepers
    Field("paces", PUBLIC, "list[list[int]]"),  # engine strength of each half as declared last
    Field("adrift", PUBLIC, "list[list[int]]"),  # halves that had no engine in open space (GX-309)
    Field("sold", PUBLIC, "list[int]"),  # credits for the goods of halves that gave up in this flight
    # Evil Machinations
    Field("machinations", OF_A_SEAT, "list[list[int]]"),  # the cards that each player holds
    Field("plots", OF_A_SEAT, "list[int | None]"),  # the card that each player has put into this flight
    Field("unplayed", HIDDEN, "list[int]"),  # cards that nobody was dealt (GX-332)
    Field("loans", PUBLIC, "list[int]"),  # loan tokens of each player; empty where there are no loans
    Field("borrowed", PUBLIC, "list[int]"),  # credits of this flight that loans brought, less what was repaid
    # Bonus Cards
    Field("secrets", OF_A_SEAT, "list[int | None]"),  # the number a player has set for the others to guess
    Field("guesses", PUBLIC, "list[int | None]"),
    Field("used_up", PUBLIC, "list[int]"),  # lines or squares of this card that were chosen, in order
    Field("depot", PUBLIC, "list[int]"),  # components that the Star Depot offers
    Field("scrapped", PUBLIC, "list[int]"),  # components that were replaced: out of play
    Field("retired", PUBLIC, "list[int]"),  # specialisations of this flight whose alien was replaced
    Field("taken", PUBLIC, "int"),  # how often the opportunity of this card was taken, or its enemy beaten
)
