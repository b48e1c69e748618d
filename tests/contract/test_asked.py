"""Who is asked: after every answer, those whom the open question asks, in whatever order sealed answers come in."""

from __future__ import annotations

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from tests.contract.contract import Contract
from tests.contract.registry import every_setting


@every_setting
def test_those_are_asked_whom_the_question_asks(contract: Contract, seats: int, options: dict[str, Json]) -> None:
    game, chance = contract.spec.new(seats, options, 7), Chance(7)
    while not game.over:
        decision = game.decision
        assert game.asked == decision.asks(game.state), decision
        seat, action = contract.choose(game, chance)
        if decision.sealed:
            seat = game.asked[chance.below("seat", len(game.asked))]
            legal = game.legal(seat)
            action = legal[chance.below("pick", len(legal))]
        game.play(seat, action)
