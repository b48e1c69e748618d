"""The bodies of HTTP requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw

from astrodrome.server.protocol.messages import (
    GameAction,
    GameEvent,
    MineView,
    Options,
    Outcome,
    PublicView,
    SeatInfo,
    Situation,
    Why,
    of_games,
)
from astrodrome.server.protocol.shared import MOST_SEATS, RawName, Token, Whole
from astrodrome.server.protocol.terms import PLAIN, Terms
from astrodrome.server.store.store import Dice, Kind, Status

LONGEST_MS = 60_000
PACE_MS = 1_000
BEAT_MS = 1_200
BEAT_ALONE_MS = 400

Schema = Annotated[Raw, Meta(extra_json_schema={"type": "object", "description": "A JSON Schema."})]
WordTable = Annotated[
    Raw, Meta(extra_json_schema={"type": "object", "description": "Sections of keys, each with its template."})
]
Content = Annotated[Raw, of_games("Content")]
Preview = Annotated[Raw, of_games("Preview")]
Tokens = Annotated[tuple[Token, ...], Meta(min_length=1, max_length=MOST_SEATS)]
Milliseconds = Annotated[int, Meta(ge=0, le=LONGEST_MS)]


def no_options() -> Raw:
    """Return the options of a game that is played as it comes."""
    return Raw(b"{}")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out; `field` names the part of it that cannot be taken.

    `message` is the sentence in English; `why` has its key and arguments where it is for people.
    """

    code: str
    message: str
    field: str | None = None
    why: Why | None = None


class SeatCount(msgspec.Struct, frozen=True):
    """The fewest and the most seats a game takes."""

    least: int
    most: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules_version: str
    seats: SeatCount
    modules: tuple[str, ...]
    bots: tuple[str, ...]
    coach: bool
    """Whether a table of it may have a coach (AD-028)."""
    catalogues: tuple[str, ...]
    event_rules: dict[str, str]
    """The rule line behind each kind of event, which a log of the game cites."""
    options: Schema
    content: Schema


class GameList(msgspec.Struct, frozen=True):
    """All games that can be played here, in a fixed order."""

    games: tuple[GameInfo, ...]


class WordTables(msgspec.Struct, frozen=True):
    """The sentences of a game, and those of the table itself, in one language."""

    lang: str
    game: WordTable
    kernel: WordTable


class SetUp(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A set-up to be looked at before it is played."""

    game: str
    seats: Whole
    options: Options = msgspec.field(default_factory=no_options)


class SetUpShown(msgspec.Struct, frozen=True):
    """A set-up that can be played: all its options, and the facts about it."""

    options: Options
    preview: Preview


class NewSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit on a seat."""

    kind: Kind
    name: Annotated[str, Meta(max_length=200)] = ""
    bot: Annotated[str, Meta(max_length=60)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table to be made. `pace_ms`: a step of what is shown to all; `beat_ms`: how soon bots answer."""

    game: str
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=16)]
    options: Options = msgspec.field(default_factory=no_options)
    pace_ms: Milliseconds = PACE_MS
    beat_ms: Milliseconds | None = None
    terms: Terms = PLAIN
    seed: Annotated[str, Meta(pattern="^[0-9a-f]{1,32}$")] | None = None


class SeatGiven(msgspec.Struct, frozen=True):
    """A seat of a new table, and the secret that holds it; bots and open seats have none."""

    seat: int
    token: str | None


class TableMade(msgspec.Struct, frozen=True):
    """A new table, the secrets of its seats, and the path of its page."""

    table: str
    seats: tuple[SeatGiven, ...]
    link: str


class Newcomer(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who wants an open seat: a certain one, or the first there is."""

    name: RawName = ""
    seat: Whole | None = None


class LanShown(msgspec.Struct, frozen=True):
    """Whether devices of the same network can reach this server."""

    possible: bool
    """Whether the person who asks can open it: at a server of their own machine, from that machine."""
    addresses: tuple[str, ...]
    """Where other devices open the page, the likeliest first; empty: nowhere."""


class LanWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a server is to be open to its network."""

    open: bool


class Summary(msgspec.Struct, frozen=True):
    """A table as anybody with its link may see it without opening a socket."""

    table: str
    game: str
    rules_version: str
    options: Options
    pace_ms: int
    beat_ms: int
    created: int
    status: Status
    seats: tuple[SeatInfo, ...]
    entry: int | None
    outcome: Outcome | None
    terms: Terms
    commitment: str
    """A promise of the server's secret behind the seed."""
    next: str | None
    """The table of the rematch."""


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after one entry, with every secret open. Entry 0 is the start; its seat is null, as is the clock's."""

    entry: int
    seat: int | None
    action: GameAction | None
    undo: int | None
    time: int | None
    events: tuple[GameEvent, ...]
    public: PublicView
    mine: dict[int, MineView]
    situation: Situation


class Replay(msgspec.Struct, frozen=True):
    """A finished game: its log as a file keeps it, and the table after every entry."""

    table: str
    game: str
    rules_version: str
    options: Options
    seats: tuple[SeatInfo, ...]
    outcome: Outcome
    commitment: str
    """What was promised of the server's secret; of the seed itself where the log has no draw."""
    dice: Dice
    """Where the seed is from: `drawn` here under this promise, `given` by the maker of the table, or from elsewhere."""
    log: Annotated[Raw | None, Meta(extra_json_schema={"type": ["object", "null"]})]
    """The log as a file; null where the table began in the middle of a game."""
    steps: tuple[ReplayStep, ...]
    coach: bool = False
    """It was played at a practice table, with a coach (AD-028)."""


class Fork(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A wish to play on from a moment of a finished game: after which entry, on which seat, and what is hidden.

    `hidden` is `kept` (as it was, and so are the dice to come) or `dealt` (again, as the seat could have believed).
    """

    entry: Whole
    seat: Whole
    hidden: Literal["kept", "dealt"] = "dealt"
    name: RawName = ""
    bot: Annotated[str, Meta(max_length=60)] = "normal"


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table as the lobby shows it. Custom content is left out of its options."""

    table: str
    game: str
    options: Options
    created: int
    status: Status
    seats: tuple[SeatInfo, ...]
    terms: Terms
    watchers: int


class Lobby(msgspec.Struct, frozen=True):
    """Public tables: those that wait for people, the latest first, then those that are being played."""

    tables: tuple[LobbyTable, ...]


class Holder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody who shows the tokens of their seats."""

    tokens: Tokens


class PassGiven(msgspec.Struct, frozen=True):
    """A code that lets another device hold the same seats, once and for a while (`expires`, time of day in ms)."""

    code: str
    expires: int


class PassShown(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A code as another device shows it."""

    code: Token


class SeatsHeld(msgspec.Struct, frozen=True):
    """The seats that this device alone holds from now on."""

    seats: tuple[int, ...]


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and a token of it."""

    seat: int
    token: str


class Continued(msgspec.Struct, frozen=True):
    """The seats that another device may now hold too."""

    table: str
    game: str
    seats: tuple[SeatKey, ...]


class Rematch(msgspec.Struct, frozen=True):
    """The table of the rematch. Everybody's tokens are valid there too; `came_from` says who sits where.

    `came_from` has for each seat of the new table the seat that its owner had before.
    """

    table: str
    came_from: tuple[int, ...]
