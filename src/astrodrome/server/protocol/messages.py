"""The messages of a table's socket. `docs/protocol.md` explains them; the JSON Schema is made from these classes.

What comes from a game (views, events, prompts, actions) travels as raw JSON in the kernel's form; the marks beside
those fields name the definitions that the schema adds for the games that are there.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw

from astrodrome.server.protocol.requests import Ask, StandingOrder
from astrodrome.server.protocol.room_state import ChatLine, CoachWorth, Foreseen, Reacted, RoomState, Said
from astrodrome.server.protocol.shared import MOST_SEATS, Id, RawName, Token, Whole
from astrodrome.server.protocol.terms import Terms
from astrodrome.server.store.store import Kind, Status


def of_games(name: str) -> Meta:
    """Return the mark of a field whose form the games define."""
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


PublicView = Annotated[Raw, of_games("PublicView")]
MineView = Annotated[Raw, of_games("MineView")]
GameAction = Annotated[Raw, of_games("GameAction")]
GameEvent = Annotated[Raw, of_games("GameEvent")]
Options = Annotated[Raw, of_games("Options")]
Situation = Annotated[Raw, of_games("Situation")]
Prompt = Annotated[Raw, of_games("Prompt")]
Outcome = Annotated[Raw, of_games("Outcome")]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of every socket: the tokens of your seats (none: a spectator).

    `since`: the first entry you are missing; 0 for the full history, null for none of it.
    """

    tokens: Annotated[tuple[Token, ...], Meta(max_length=MOST_SEATS)] = ()
    since: Whole | None = None
    name: RawName = ""
    """What a watcher is called in the chat of watchers."""
    program: bool = False
    """Whether a program plays here. Everybody sees that of its seats, and it alone may ask for a `world`."""
    draws: bool = False
    """Whether you add a number to the seed for each of these seats (`commit`, `reveal`); the start waits for it."""


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """An answer to the decision of this number.

    `after`: the last entry you had when you first sent it. With it you may send an answer again after a broken line:
    one that is in the log already is confirmed, and not played twice.
    """

    id: Id
    seat: int
    number: int
    action: GameAction
    after: Whole | None = None


class Try(msgspec.Struct, tag="try", forbid_unknown_fields=True):
    """Asks whether an answer would be taken, without giving it."""

    id: Id
    seat: int
    number: int
    action: GameAction


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Asks for a sign of life."""

    id: Id = 0


class World(msgspec.Struct, tag="world", forbid_unknown_fields=True):
    """Asks for a game that your seat could be in, to think with: what the seat cannot know is dealt again.

    For programs that said so in their hello: such a game holds all that the seat has ever been shown.
    """

    id: Id
    seat: int


ClientMessage = Hello | Play | Try | World | Ask | Ping


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    seat: int
    kind: Kind
    name: str
    bot: str | None
    connected: bool
    stand_in: bool
    """Whether the stand-in plays for its owner, who is away."""
    substituted: int
    """How many answers the stand-in has given for its owner; 0 until the game is over."""
    program: bool
    """Whether its owner has let a program play here, with the perfect memory of one."""


class StandingAnswer(msgspec.Struct, frozen=True):
    """What the table answers for your seat, unless you do so first, and in how many milliseconds."""

    action: GameAction
    in_ms: int


class OrdersOfSeat(msgspec.Struct, frozen=True):
    """The standing orders of one of your seats."""

    ask: bool
    aside: tuple[StandingOrder, ...]


class Past(msgspec.Struct, frozen=True):
    """What one earlier entry brought."""

    entry: int
    seat: int | None
    events: tuple[GameEvent, ...]
    undo: int | None
    """Where the table went back: after how many answers it then was."""


class Welcome(msgspec.Struct, tag="welcome", frozen=True):
    """The answer to hello: the table as it is now, and the entries you were missing."""

    table: str
    game: str
    rules_version: str
    options: Options
    pace_ms: int
    beat_ms: int
    status: Status
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]
    entry: int | None
    """The last entry that everybody has been shown; null: the game has not begun."""
    held_ms: int
    sand_ms: int | None
    """How much sand is left in the hourglass; null: none runs."""
    public: PublicView | None
    mine: dict[int, MineView]
    situation: Situation | None
    prompts: dict[int, Prompt]
    standing: dict[int, StandingAnswer]
    """By seat, what the table is about to answer."""
    outcome: Outcome | None
    past: tuple[Past, ...]
    """Entries from `since` on, oldest first; what was only shown for a moment is left out."""
    past_whole: bool
    """False where there was more than `past` holds."""
    terms: Terms
    commitment: str
    """A promise of the server's secret behind the seed; the replay shows what was promised."""
    room: RoomState
    chat: tuple[ChatLine, ...]
    orders: dict[int, OrdersOfSeat]
    """The standing orders of your seats."""


class EntryMade(msgspec.Struct, tag="entry", frozen=True):
    """The log has grown: what happened, and the table after it. Entry 0 is the start of the game."""

    entry: int
    seat: int | None
    status: Status
    held_ms: int
    sand_ms: int | None
    events: tuple[GameEvent, ...]
    undo: int | None
    """Set where the table went back: it is now as it was after so many answers."""
    public: PublicView
    mine: dict[int, MineView]
    situation: Situation
    prompts: dict[int, Prompt]
    standing: dict[int, StandingAnswer]
    """By seat, what the table is about to answer."""
    outcome: Outcome | None


class Asked(msgspec.Struct, tag="asked", frozen=True):
    """Only your own seats see a change: a hold is over, or an answer was taken that nobody may see was given."""

    entry: int
    held_ms: int
    events: tuple[GameEvent, ...]
    mine: dict[int, MineView]
    situation: Situation
    prompts: dict[int, Prompt]
    standing: dict[int, StandingAnswer]
    """By seat, what the table is about to answer."""


class OrdersKept(msgspec.Struct, tag="orders", frozen=True):
    """The standing orders of your seats as they are now; only you see them."""

    orders: dict[int, OrdersOfSeat]


class SeatsChanged(msgspec.Struct, tag="seats", frozen=True):
    """Somebody came, went, took a seat, or is played by the stand-in."""

    status: Status
    seats: tuple[SeatInfo, ...]


Lost: TypeAlias = Literal["left", "removed"]


class SeatLost(msgspec.Struct, tag="seat-lost", frozen=True):
    """You hold a seat no longer: it was left on another device of yours, or others took you off it."""

    seat: int
    reason: Lost


class Ok(msgspec.Struct, tag="ok", frozen=True):
    """A play is in the log, or a try would be taken. `entry` is the last entry that everybody has been shown."""

    id: int
    entry: int


class Why(msgspec.Struct, frozen=True):
    """A sentence for people: its key among the server's sentences, such as `trouble.paused`, and its arguments."""

    key: str
    args: dict[str, int | str]


class Stopped(msgspec.Struct, tag="stopped", frozen=True):
    """The table was stopped by a fault in its game. Its log is kept; it takes no more answers.

    `message` is the sentence in English.
    """

    message: str
    why: Why


class NotTaken(msgspec.Struct, tag="refused", frozen=True):
    """The rules say no; nothing has changed.

    `key` and `args` make its sentence, among the refusals of the game's words; `message` is that in English.
    """

    id: int
    rule: str
    key: str
    args: dict[str, int | str | bool]
    message: str


class WorldDealt(msgspec.Struct, tag="world", frozen=True):
    """A game that the seat could be in, saved; it shows the seat what the table shows it."""

    id: int
    seat: int
    number: int
    """The decision that was open."""
    save: str
    """A save without a log, which `load` of the game reads."""


class Advised(msgspec.Struct, tag="advised", frozen=True):
    """A good answer to the open question, as the strongest bot would give it; null where none was found in time."""

    id: int
    seat: int
    number: int
    action: GameAction | None


class CoachAnswer(msgspec.Struct, frozen=True):
    """An answer: what you can expect from it, and what you then have in hundredths of the unit of the game."""

    action: GameAction
    worth: CoachWorth
    gain: int | None = None


class Coached(msgspec.Struct, tag="coached", frozen=True):
    """What the coach says of the open question: answers, the best one first; none where it says nothing."""

    id: int
    seat: int
    number: int
    answers: tuple[CoachAnswer, ...] = ()
    worlds: int = 0
    """In how many worlds each answer was played out."""
    costs: tuple[CoachWorth, ...] = ()
    """By answer: what the best one brings more in the same worlds."""
    fact: tuple[str, int] | None = None
    """A figure of the position that speaks for an answer, by its name."""


Code: TypeAlias = Literal[
    "malformed",
    "too-large",
    "rate",
    "hello-expected",
    "no-table",
    "gone",
    "full",
    "bad-token",
    "not-your-seat",
    "no-program",
    "bad-action",
    "held",
    "not-running",
    "paused",
    "storage",
    "busy",
    "fault",
]


class Trouble(msgspec.Struct, tag="error", frozen=True):
    """The message could not be looked at, or not now; nothing has changed. `message` is the sentence in English."""

    code: Code
    message: str
    id: int | None
    why: Why


class Notice(msgspec.Struct, tag="notice", frozen=True):
    """Something that concerns all tables: the server stops in a moment; come back then.

    `message` is the sentence in English.
    """

    code: Literal["stopping"]
    message: str
    why: Why
    in_ms: int


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """A sign of life."""

    id: int


GameMessage = (
    Welcome
    | EntryMade
    | Asked
    | OrdersKept
    | SeatsChanged
    | SeatLost
    | Stopped
    | Ok
    | NotTaken
    | WorldDealt
    | Trouble
    | Pong
)
ServerMessage = GameMessage | RoomState | Said | Reacted | Foreseen | Advised | Coached | Notice


class Close:
    """Why the server closes a socket. After those marked so a page comes back by itself."""

    MALFORMED: Final = 4400
    """Too many bad messages."""
    HELLO: Final = 4401
    """No hello, or not in time."""
    TOKEN: Final = 4403
    """A token that holds no seat here."""
    NO_TABLE: Final = 4404
    """There is no such table."""
    GONE: Final = 4410
    """The table is kept, but this server cannot play it: its rules or its game are gone."""
    FULL: Final = 4405
    """Too many sockets at this table; come back later."""
    SLOW: Final = 4408
    """Messages were not read in time; come back with `since`."""
    TOO_LARGE: Final = 1009
    """A message over the limit."""
    RATE: Final = 4429
    """Too many messages; come back more slowly."""
    AGAIN: Final = 1012
    """The server or the table is being restarted; come back with `since`."""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
