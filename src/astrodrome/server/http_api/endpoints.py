"""Everything that can be asked over HTTP under /api: what goes in, what comes back, and how it can fail."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from astrodrome.kernel.ruletext import Catalogue
from astrodrome.server.protocol import bodies, study_bodies
from astrodrome.server.protocol.daily_bodies import DailyDeals, DailyResult, NewDaily
from astrodrome.server.protocol.log_format import LogFile
from astrodrome.server.protocol.notice_bodies import (
    ContactGiven,
    ContactShown,
    ContactState,
    NewContact,
    NoticeCode,
    NoticesOffered,
    NoticesSet,
    NoticesWanted,
    QuietWanted,
    Week,
)

LASTS: Final = (304,)
"""What seldom changes may be requested again with its ETag."""
TAKES: Final = (400, 408, 413, 415)
"""A body may be unreadable, too slow, too large, or no JSON."""
OF_A_TABLE: Final = (404, 410, 503)
"""A table may not be there, may not be playable here, and may be out of reach for the moment."""

MEANINGS: Final = {
    200: "What was asked for.",
    201: "Made.",
    304: "As it was when its mark was given out.",
    400: "The body cannot be read.",
    403: "Not called by the server's own name or page, or with a token that holds no seat of this table.",
    404: "There is none.",
    408: "The body did not arrive in time.",
    409: "Not at this moment of the table.",
    410: "The table is kept, but this server cannot play it.",
    413: "The body is too large, or what was asked for is.",
    415: "The body is not JSON.",
    422: "It can be read, but a part of it cannot be taken, or it takes too much processor time to check.",
    429: "Too many requests from this address; the header Retry-After says when to try again.",
    503: "The database does not answer, the server is busy, full or stops, and nothing was done.",
}


MAKES_NOTHING: Final = ("/preview", "/lan", "/notices/state", "/tables/{table}/week")
"""Where a body only says what is asked for, or who asks."""


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked: by method and path, with a body or none."""

    method: Literal["get", "post"]
    path: str
    about: str
    answer: type | None
    """The record that comes back; None: a JSON object of another kind, which `about` describes."""
    fails: tuple[int, ...] = ()
    body: type | None = None
    speaks: bool = False
    """Whether the language can be chosen."""
    listed: bool = False
    """Whether a list comes back, where `answer` is None."""

    @property
    def good(self) -> int:
        """The status of the answer."""
        return 201 if self.method == "post" and self.path not in MAKES_NOTHING else 200


OPERATIONS: Final = (
    Operation("get", "/games", "The games that can be played here.", bodies.GameList, LASTS),
    Operation(
        "get",
        "/words/{game}",
        "The sentences of a game and of the kernel.",
        bodies.WordTables,
        (*LASTS, 404, 422),
        speaks=True,
    ),
    Operation("get", "/rules/{catalogue}", "A catalogue of rules.", Catalogue, (*LASTS, 404, 422), speaks=True),
    Operation("get", "/content/{game}", "The game's own table of cards or tiles.", None, (*LASTS, 404)),
    Operation("get", "/puzzles/{game}", "The puzzles of a game, with their answers.", None, (*LASTS, 404), listed=True),
    Operation("post", "/preview", "Check a set-up.", bodies.SetUpShown, (*TAKES, 404, 422, 503), bodies.SetUp),
    Operation("get", "/lan", "Whether devices of the same network reach this server, and where.", bodies.LanShown),
    Operation(
        "post",
        "/lan",
        "Open the server to its network, or close it again; only from the machine it runs on.",
        bodies.LanShown,
        (*TAKES, 403, 409),
        bodies.LanWanted,
    ),
    Operation("get", "/daily", "What is flown today, the same for everybody.", DailyDeals),
    Operation("post", "/daily", "Make a table of a day's deal.", bodies.TableMade, (*TAKES, 404, 422, 503), NewDaily),
    Operation(
        "get",
        "/daily/{day}/{game}/{table}",
        "The result of a daily flight, found by replaying its log.",
        DailyResult,
        (*OF_A_TABLE, 409, 422),
    ),
    Operation("get", "/notices", "How people who are away can be told of their turn.", NoticesOffered, (409, 503)),
    Operation(
        "post",
        "/notices",
        "Give a mail address or a push subscription.",
        ContactGiven,
        (*TAKES, 409, 422, 429, 503),
        NewContact,
    ),
    Operation(
        "post", "/notices/state", "Whether a contact is confirmed.", ContactState, (*TAKES, 409, 503), ContactShown
    ),
    Operation(
        "post",
        "/notices/quiet",
        "Set the hours in which a contact gets no notices.",
        NoticesSet,
        (*TAKES, 404, 409, 422, 503),
        QuietWanted,
    ),
    Operation(
        "post",
        "/notices/code",
        "Confirm an address by the code of its mail, stop notices to it, or undo that.",
        NoticesSet,
        (*TAKES, 404, 409, 503),
        NoticeCode,
    ),
    Operation(
        "post",
        "/tables/{table}/notices",
        "Have a contact told of the turns of your seats, or no more.",
        NoticesSet,
        (*TAKES, *OF_A_TABLE, 409, 429),
        NoticesWanted,
    ),
    Operation(
        "post",
        "/tables/{table}/week",
        "Who answered when, in the last seven days.",
        Week,
        (*TAKES, *OF_A_TABLE, 403),
        bodies.Holder,
    ),
    Operation("get", "/tables", "The lobby.", bodies.Lobby, (503,)),
    Operation("post", "/tables", "Make a table.", bodies.TableMade, (*TAKES, 404, 422, 503), bodies.NewTable),
    Operation("get", "/tables/{table}", "A table from outside.", bodies.Summary, OF_A_TABLE),
    Operation(
        "post",
        "/tables/{table}/join",
        "Take an open seat.",
        bodies.SeatGiven,
        (*TAKES, *OF_A_TABLE, 409),
        bodies.Newcomer,
    ),
    Operation(
        "post",
        "/tables/{table}/pass",
        "Get a code for another device.",
        bodies.PassGiven,
        (*TAKES, *OF_A_TABLE),
        bodies.Holder,
    ),
    Operation(
        "post",
        "/tables/{table}/revoke",
        "Hold the seats on this device alone.",
        bodies.SeatsHeld,
        (*TAKES, *OF_A_TABLE, 422),
        bodies.Holder,
    ),
    Operation(
        "post",
        "/continue",
        "Hold the seats of a code on this device too.",
        bodies.Continued,
        (*TAKES, *OF_A_TABLE, 409),
        bodies.PassShown,
    ),
    Operation(
        "post",
        "/tables/{table}/rematch",
        "Make or find the table of the rematch.",
        bodies.Rematch,
        (*TAKES, *OF_A_TABLE, 409),
        bodies.Holder,
    ),
    Operation(
        "get",
        "/tables/{table}/replay",
        "A finished game, entry by entry.",
        bodies.Replay,
        (*OF_A_TABLE, 409, 413, 422),
    ),
    Operation("get", "/tables/{table}/log", "The log of a finished game.", LogFile, (*OF_A_TABLE, 409)),
    Operation(
        "post",
        "/tables/{table}/fork",
        "Play on from a moment of a finished game.",
        bodies.TableMade,
        (*TAKES, *OF_A_TABLE, 409, 422),
        bodies.Fork,
    ),
    Operation(
        "get",
        "/tables/{table}/position",
        "A moment of a finished game as a text.",
        study_bodies.PositionShown,
        (*OF_A_TABLE, 409, 422),
    ),
    Operation(
        "post",
        "/positions",
        "Play from a position against bots.",
        bodies.TableMade,
        (*TAKES, 404, 409, 422, 503),
        study_bodies.PositionWanted,
    ),
    Operation(
        "post",
        "/tables/{table}/review",
        "Begin the review of a finished game.",
        study_bodies.ReviewShown,
        (*TAKES, *OF_A_TABLE, 409),
        study_bodies.ReviewWanted,
    ),
    Operation(
        "get",
        "/tables/{table}/review",
        "A review that was begun, as far as it is known.",
        study_bodies.ReviewShown,
        (404, 422),
    ),
    Operation(
        "get",
        "/tables/{table}/statistics",
        "What happened in a finished game, counted.",
        study_bodies.StatisticsShown,
        (*OF_A_TABLE, 409, 422),
    ),
    Operation(
        "post",
        "/logs",
        "Make a finished table of a log from elsewhere.",
        bodies.TableMade,
        (*TAKES, 404, 409, 422, 503),
        LogFile,
    ),
    Operation("get", "/schema", "The JSON Schema of everything that is said.", None, LASTS),
    Operation("get", "/openapi", "This description.", None, LASTS),
)
