"""Clients that give numbers to the seed of a table, and how they come to draw it."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.kernel.log import Log
from astrodrome.research.seed_shares import SeedShares
from astrodrome.server.protocol.room_state import DrawState
from astrodrome.server.protocol.terms import PLAIN, Terms
from astrodrome.server.room.room import Room
from tests.server.fake_clock import settle
from tests.server.fakes import House, Message, Visitor


class Drawer(Visitor):
    """A client that gives numbers to the seed, as the page does."""

    def __init__(self, room: Room, seats: tuple[int, ...]) -> None:
        super().__init__(room, seats)
        self.connection.draws = True
        self.shares = {seat: SeedShares(room.table.row.id) for seat in seats}
        self.draw: Message | None = None
        self.silent = False
        """Whether it commits and shows nothing."""

    async def follow(self) -> bool:
        """Answer what was heard of the draw; whether there was anything to answer."""
        for message in [*self.told, *self.heard()]:
            room = message.get("room", message if message["type"] == "room" else None)
            self.draw = self.draw if room is None else room["draw"]
        self.told = []
        done = False
        for seat in self.connection.seats:
            answer = None if self.draw is None else self.shares[seat].answer(self.draw, seat)
            if answer is not None and not (self.silent and answer["type"] == "reveal"):
                kind = str(answer.pop("type"))
                heard = await self.ask(kind, **answer)
                done = done or heard["type"] == "ok"
        return done

    async def come(self, since: int | None = None) -> Message:
        welcome = await super().come(since)
        self.draw = welcome["room"]["draw"]
        return welcome


def draw_state(room: Room) -> DrawState | None:
    return room.runner.beside.draw.state(room.audience.here, room.services.clock.now())


def draw_late(room: Room) -> set[int]:
    return room.runner.beside.draw.late(room.audience.here, room.services.clock.now())


async def drawn(house: House, kinds: str, terms: Terms = PLAIN) -> Room:
    """Make a table whose seed is drawn."""
    table = await house.table(kinds, terms=terms)
    house.store.tables[table] = replace(house.store.tables[table], dice="drawn")
    return await house.room(table)


async def go_on(*drawers: Drawer) -> None:
    """Let clients answer the draw until none has anything to say."""
    while any([await drawer.follow() for drawer in drawers]):
        await settle()


async def one_shows_nothing(house: House) -> tuple[Room, Drawer, Drawer]:
    """Let two people draw until all waits for the second, who has committed to a number and does not show it."""
    room = await drawn(house, "pp")
    first, second = Drawer(room, (0,)), Drawer(room, (1,))
    second.silent = True
    await first.come()
    await second.come()
    await go_on(first, second)
    return room, first, second


def status(room: Room) -> str:
    """Return how a table is now; the word is any for the type checker, for it changes under way."""
    return room.table.status


def header_of(house: House, room: Room) -> Log:
    return Log.from_json(house.store.tables[room.table.row.id].header)
