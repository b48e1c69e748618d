"""The rush toy's rules: everybody builds at once, first come first served, until the sand has run out twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.kernel.agenda import Decision, State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import TIME_UP, Action, ClockOffer, Event, Offer, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import CLOCK, Seat, Seats
from tests.laws.toys.rush import records as r

GLASSES: Final = 2
SECONDS: Final = 30


class Rush(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance, tiles: int) -> None:
        super().__init__(seats, chance)
        self.pool: list[int | None] = [None] * tiles
        self.face_up: list[bool] = [False] * tiles
        self.hand: list[int | None] = [None] * seats
        self.hand_up: list[bool] = [False] * seats
        self.kept: list[tuple[int, ...]] = [()] * seats
        self.done: list[bool] = [False] * seats
        self.turned = 0

    def copy(self) -> Rush:
        """Return an equal and independent toy."""
        twin = Rush(self.seats, self.chance.copy(), len(self.pool))
        self.copy_kernel_to(twin)
        twin.pool = self.pool.copy()
        twin.face_up = self.face_up.copy()
        twin.hand = self.hand.copy()
        twin.hand_up = self.hand_up.copy()
        twin.kept = self.kept.copy()
        twin.done = self.done.copy()
        twin.turned = self.turned
        return twin

    def say(self, event: Event) -> None:
        """Tell an event where somebody listens."""
        if self.listening:
            self.emit(event)


class BuildersBuild(Decision[Rush]):
    """Take, keep, put back: each in its own time."""

    takes: ClassVar[tuple[type[Action], ...]] = (r.Grab, r.Keep, r.PutBack, r.Finish, TimeUp)
    rules: ClassVar[tuple[str, ...]] = ("TOY-301",)
    tolerant: ClassVar[bool] = True

    def asks(self, g: Rush) -> Seats:
        builders = [seat for seat in range(g.seats) if not g.done[seat]]
        return (*builders, CLOCK) if builders and g.turned < GLASSES else ()

    def candidates(self, g: Rush, seat: Seat) -> Sequence[Action]:
        if seat == CLOCK:
            return (TIME_UP,)
        return [r.KEEP, r.PUT_BACK, r.FINISH, *[r.Grab(place) for place in range(len(g.pool))]]

    def refuse(self, g: Rush, seat: Seat, action: Action) -> Refusal | None:
        if seat == CLOCK or isinstance(action, TimeUp):
            return None if seat == CLOCK and isinstance(action, TimeUp) else Refusal("TOY-302", "clock-only")
        if isinstance(action, r.Grab):
            return self.refuse_grab(g, seat, action.place)
        if isinstance(action, r.Finish):
            return None if g.hand[seat] is None else Refusal("TOY-303", "hand-full")
        return Refusal("TOY-303", "hand-empty") if g.hand[seat] is None else None

    def refuse_grab(self, g: Rush, seat: Seat, place: int) -> Refusal | None:
        """Return why a tile cannot be taken: somebody may have been quicker."""
        if g.hand[seat] is not None:
            return Refusal("TOY-303", "hand-full")
        if not 0 <= place < len(g.pool) or g.pool[place] is None:
            return Refusal("TOY-301", "no-tile", (("place", place),))
        return None

    def answer(self, g: Rush, seat: Seat, action: Action) -> None:
        if seat == CLOCK:
            g.turned += 1
            g.say(r.GlassTurned(g.turned))
            g.then(BuildersBuild())
            return
        g.then(self)
        tile = g.hand[seat]
        if isinstance(action, r.Grab):
            g.hand[seat] = g.pool[action.place]
            g.hand_up[seat] = g.face_up[action.place]  # a tile that all could see stays in sight
            g.pool[action.place] = None
            g.face_up[action.place] = False
            g.say(r.Grabbed(seat, action.place))
            if g.listening:
                taken = g.hand[seat]
                assert taken is not None
                g.emit(r.TileSeen((seat,), taken))
        elif isinstance(action, r.Finish):
            g.done[seat] = True
            g.say(r.Finished(seat))
        else:
            assert tile is not None
            g.hand[seat] = None
            g.hand_up[seat] = False
            if isinstance(action, r.Keep):
                g.kept[seat] = (*g.kept[seat], tile)
                g.say(r.Kept(seat, tile))
            else:
                place = g.pool.index(None)
                g.pool[place] = tile
                g.face_up[place] = True
                g.say(r.Returned(seat, place, tile))

    def offer(self, g: Rush, seat: Seat) -> Offer | None:
        if seat == CLOCK:
            return ClockOffer(SECONDS)
        places = [r.PlaceChoice(place, self.refuse_grab(g, seat, place)) for place in range(len(g.pool))]
        return r.BuildOffer(tuple(places), g.hand[seat] is not None)


TASKS: Final = (BuildersBuild,)
