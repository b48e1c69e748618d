"""Letting devices of the same network in: a switch for the person at the machine the server runs on."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.server.http_api.responses import json_response, read_body
from astrodrome.server.operations.lan import Lan, NoNetwork
from astrodrome.server.protocol.bodies import LanShown, LanWanted
from astrodrome.server.protocol.rejections import rejection

SHORT: Final = 256
"""A body with a switch is no longer than this."""


def lan_of(request: Request) -> Lan:
    """Return the door to the network of the server that got a request."""
    return cast("Lan", request.app.state.lan)


def at_this_machine(request: Request) -> bool:
    """Return whether a request comes from the machine that the server runs on."""
    client = request.client
    try:
        return client is not None and ip_address(client.host).is_loopback
    except ValueError:  # a test client's name
        return False


async def show(request: Request) -> Response:
    """Say where devices of the network open the page, and whether you can let them in."""
    return json_response(shown(request))


async def switch(request: Request) -> Response:
    """Open the server to its network, or close it again."""
    wanted = await read_body(request, LanWanted, SHORT)
    lan = lan_of(request)
    if not lan.possible or not at_this_machine(request):
        raise rejection(403, "not-here", "lan-not-here")
    try:
        await (lan.open() if wanted.open else lan.close())
    except NoNetwork:
        raise rejection(409, "no-network", "no-network") from None
    return json_response(shown(request))


def shown(request: Request) -> LanShown:
    """Return what anybody may know: guests read the same addresses as the host."""
    lan = lan_of(request)
    return LanShown(lan.possible and at_this_machine(request), lan.addresses)


ROUTES = [Route("/lan", show), Route("/lan", switch, methods=["POST"])]
