"""The saved fields of the state itself, and who may know them; those of modules stand beside their records."""

from __future__ import annotations

from typing import Final

from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field

FIELDS: Final[tuple[Field, ...]] = (
    Field("flight", PUBLIC, "int"),
    Field("credits", PUBLIC, "list[int]"),
    Field("income", PUBLIC, "list[int]"),
    Field("accounts", PUBLIC, "list[list[list[int]]]"),
    Field("heap", HIDDEN, "list[int]", at="face_down_components"),
    Field("face_up", PUBLIC, "list[int]"),
    Field("hand", OF_A_SEAT, "list[int | None]"),
    Field("hand_seen", PUBLIC, "list[bool]", at="hand_is_public"),
    Field("loose", PUBLIC, "list[int | None]", at="movable_square"),
    Field("kept", PUBLIC, "list[bool]", at="from_reserve"),
    Field("reserve", PUBLIC, "list[list[int]]"),
    Field("numbers", PUBLIC, "list[int | None]", at="number_tiles"),
    Field("turns", PUBLIC, "list[int]", at="turns_taken"),
    Field("circle", PUBLIC, "int", at="hourglass_space"),
    Field("running", PUBLIC, "bool", at="sand_running"),
    Field("ships", PUBLIC, "list[list[int]]"),
    Field("hulls", PUBLIC, "list[int]"),
    Field("crew", PUBLIC, "list[list[int]]"),
    Field("cells", PUBLIC, "list[list[int]]"),
    Field("goods", PUBLIC, "list[list[int]]"),
    Field("lost", PUBLIC, "list[list[int]]", at="lost_components"),
    Field("bank", PUBLIC, "list[int]", at="goods_in_bank"),
    Field("stock", HIDDEN, "list[list[int]]", at="undealt_cards"),
    Field("piles", HIDDEN, "list[list[int]]"),
    Field("looking", PUBLIC, "list[int | None]", at="pile_in_view"),
    Field("looked", PUBLIC, "list[list[int]]", at="piles_seen"),
    Field("deck", HIDDEN, "list[int]"),
    Field("revealed", PUBLIC, "list[int]"),
    Field("used", PUBLIC, "list[int]", at="cards_of_earlier_flights"),
    Field("place", PUBLIC, "list[int]", at="position"),
    Field("flying", PUBLIC, "list[bool]"),
    Field("stranded", PUBLIC, "list[bool]"),
    Field("strength", PUBLIC, "list[int | None]", at="declared_strength"),
    Field("landed", PUBLIC, "list[int | None]", at="planet_landed_on"),
    Field("losers", PUBLIC, "list[int]", at="beaten_by_pirates"),
    Field("settled", PUBLIC, "bool", at="card_settled"),
    Field("dice", PUBLIC, "list[int]"),
    Field("bereaved", PUBLIC, "list[bool]", at="lost_crew"),
    Field("eased", PUBLIC, "list[int]", at="lighter_penalty"),
    Field("owing", PUBLIC, "list[int]", at="owes_days"),
    Field("harmed", PUBLIC, "list[bool]", at="harmed_by_hit"),
    Field("taken", PUBLIC, "int", at="times_taken"),
)
