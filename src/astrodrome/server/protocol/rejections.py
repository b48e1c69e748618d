"""Rejected HTTP requests: a status, a code, and a sentence."""

from __future__ import annotations

from astrodrome.kernel.errors import OptionError
from astrodrome.server.protocol.bodies import Problem
from astrodrome.server.protocol.messages import Why
from astrodrome.server.protocol.wording import english


class Reject(Exception):
    """A request that is not carried out: the status, and why."""

    def __init__(self, status: int, code: str, message: str, field: str | None = None, why: Why | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, field, why)
        self.retry_s: int | None = None
        """After how many seconds it makes sense to ask again, where that is known."""


def rejection(status: int, code: str, key: str, field: str | None = None, **args: int | str) -> Reject:
    """Return the answer to a request that is not carried out, with its sentence."""
    return Reject(status, code, english("problem", key, **args), field, Why(f"problem.{key}", args))


def rejected(status: int, problem: Problem) -> Reject:
    """Return the answer that was found elsewhere, or before."""
    answer = Reject(status, problem.code, problem.message)
    answer.problem = problem
    return answer


def reject_option(error: OptionError) -> Reject:
    """Return the answer to an option that cannot be taken."""
    return Reject(422, "option", str(error).removeprefix(f"{error.field}: "), error.field)
