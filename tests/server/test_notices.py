"""Notices to people who are away: by mail to a confirmed address, by push to a browser, and no more after a stop."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from astrodrome.server.notices import contacts, push
from astrodrome.server.notices.mail import Mail
from astrodrome.server.notices.push import Subscription, from_base64, to_base64
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.mail_server import BadMailServer, MailServer, is_address, read_mail_server
from tests.server.fakes import Message
from tests.server.harness import Made, Server, config_for, serving

WAIT_S = 10.0


class Sink:
    """A mail server and a push service on this machine: what arrives is kept."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.recipients: list[str] = []
        self.pushes: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.arrived = asyncio.Event()

    async def mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                writer.write(b"354 go\r\n")
                body = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(body, policy=default)
                assert isinstance(letter, EmailMessage)
                self.mails.append(f"To: {letter['To']}\n{letter['Subject']}\n{letter.get_content()}")
                writer.write(b"250 kept\r\n")
                self.arrived.set()
            elif verb == b"RCPT":
                self.recipients.append(line.decode().strip())
                writer.write(b"250 ok\r\n")
            elif verb == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"250 ok\r\n")
        writer.close()

    async def push(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        self.pushes.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(b"HTTP/1.1 %d x\r\n\r\n" % self.status)
        self.arrived.set()
        await writer.drain()
        writer.close()

    async def next(self) -> None:
        """Wait for what arrives next."""
        async with asyncio.timeout(WAIT_S):
            await self.arrived.wait()
        self.arrived.clear()


class Browser:
    """A browser that reads what was encrypted for it."""

    def __init__(self, port: int) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen secrets!"
        self.endpoint = f"http://127.0.0.1:{port}/push/one"

    @property
    def body(self) -> Message:
        """What the page sends to the server."""
        return {"lang": "fr", "endpoint": self.endpoint, "keys": {"p256dh": self.point, "auth": to_base64(self.secret)}}

    @property
    def point(self) -> str:
        return to_base64(self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def read(self, body: bytes) -> Message:
        """Decrypt a message as RFC 8291 says, step by step."""
        salt, size, point, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == 65
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self._key.exchange(ec.ECDH(), theirs)
        info = b"WebPush: info\0" + from_base64(self.point) + point
        material = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: Message = json.loads(plain[:-1])
        return found


@asynccontextmanager
async def house(folder: Path, clock: Clock | None = None) -> AsyncIterator[tuple[Server, Sink, int]]:
    """Run a server with a mail server and a push service beside it."""
    sink = Sink()
    smtp = await asyncio.start_server(sink.mail, "127.0.0.1", 0)
    service = await asyncio.start_server(sink.push, "127.0.0.1", 0)
    mail = MailServer("127.0.0.1", smtp.sockets[0].getsockname()[1], "games@example.org")
    async with serving(config_for(folder, mail=mail, public_url="https://play.example"), clock=clock) as server:
        yield server, sink, service.sockets[0].getsockname()[1]
    smtp.close()
    service.close()


async def ask(server: Server, path: str, body: Message, status: int = 201) -> Message:
    answer = await server.http.post(f"/api{path}", json=body)
    assert answer.status_code == status, answer.text
    found: Message = answer.json()
    return found


async def days(server: Server) -> Made:
    """Make a table of days for two."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    terms = {"thinking": {"base_s": 86_400, "each": "question"}}
    body = {"game": "auction", "seats": seats, "options": {"rounds": 9}, "pace_ms": 0, "beat_ms": 0, "terms": terms}
    made = await ask(server, "/tables", body)
    return Made(made["table"], [seat["token"] for seat in made["seats"]])


async def play_a_round(server: Server, made: Made) -> None:
    """Let the first seat alone be there, both answer, and the second be asked again while away."""
    async with server.client(made.id) as first:
        await first.hello(made.tokens[0])
        async with server.client(made.id) as second:
            await second.hello(made.tokens[1])
            number = (await server.room(made.id)).table.game.number
            await second.play({"do": "Bid", "amount": 1}, 1, number)
        room = await server.room(made.id)
        async with asyncio.timeout(WAIT_S):
            while 1 in room.table.seating.presence.present:
                await asyncio.sleep(0.01)
        await first.play({"do": "Bid", "amount": 2}, 0, number)


def code_in(mail: str, what: str) -> str:
    """Return the code of a link in a mail."""
    found = re.search(rf"https://play\.example/notices#{what}=(\S+)", mail)
    assert found, mail
    return found[1]


def test_an_address_is_told_after_it_was_confirmed_and_not_after_it_was_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, _):
            assert (await server.http.get("/api/notices")).json()["mail"] is True
            made = await days(server)
            given = await ask(server, "/notices", {"mail": "ada@example.org", "lang": "fr"})
            assert given["confirmed"] is False
            wanted = {"tokens": [made.tokens[1]], "contact": given["token"]}
            await ask(server, f"/tables/{made.id}/notices", wanted)
            await sink.next()
            assert sink.mails[0].startswith("To: ada@example.org\nAstrodrome\u00a0: est-ce ton adresse")
            await play_a_round(server, made)
            code = code_in(sink.mails[0], "confirm")
            await ask(server, "/notices/code", {"code": code[:-1] + "x", "what": "confirm"}, 404)
            await ask(server, "/notices/code", {"code": code, "what": "confirm"})
            assert await ask(server, "/notices/state", {"token": given["token"]}, 200) == {
                "known": True,
                "confirmed": True,
            }
            await play_a_round(server, made)
            await sink.next()
            assert len(sink.mails) == 2, "nothing was sent before the owner had agreed"
            assert f"https://play.example/t/{made.id}" in sink.mails[1]
            assert "À toi de jouer à auction" in sink.mails[1]
            await ask(server, "/notices/code", {"code": code_in(sink.mails[1], "stop"), "what": "stop"})
            await play_a_round(server, made)
            assert (await ask(server, "/notices/state", {"token": given["token"]}, 200))["known"] is False
            assert len(sink.mails) == 2
            assert "ada@example" not in caplog.text
            assert given["token"] not in caplog.text

    caplog.set_level(logging.DEBUG)
    asyncio.run(test())


def test_a_browser_is_told_in_its_own_cipher_under_the_servers_signature(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, port):
            key = (await server.http.get("/api/notices")).json()["push_key"]
            browser, made = Browser(port), await days(server)
            given = await ask(server, "/notices", browser.body)
            assert given["confirmed"] is True
            wanted = {"tokens": [made.tokens[1]], "contact": given["token"]}
            await ask(server, f"/tables/{made.id}/notices", wanted)
            await play_a_round(server, made)
            await sink.next()
            headers, body = sink.pushes[0]
            assert browser.read(body) == {
                "title": "À toi de jouer à auction",
                "body": "La table t’attend.",
                "path": f"/t/{made.id}",
                "tag": f"turn-{made.id}",
            }
            assert headers["content-encoding"] == "aes128gcm"
            signed = re.fullmatch(r"vapid t=(\S+)\.(\S+)\.(\S+), k=(\S+)", headers["authorization"])
            assert signed
            assert signed[4] == key
            claims = json.loads(from_base64(signed[2]))
            assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{port}", "mailto:games@example.org")
            mark = from_base64(signed[3])
            numbers = (int.from_bytes(mark[:32], "big"), int.from_bytes(mark[32:], "big"))
            public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
            text = f"{signed[1]}.{signed[2]}".encode()
            public.verify(utils.encode_dss_signature(*numbers), text, ec.ECDSA(SHA256()))
            sink.status = 410
            await play_a_round(server, made)
            await sink.next()
            async with asyncio.timeout(WAIT_S):
                while (await ask(server, "/notices/state", {"token": given["token"]}, 200))["known"]:
                    await asyncio.sleep(0.02)

    asyncio.run(test())


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, section 5."""
    to = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = push.encrypt(
        b"When I grow up, I want to be a watermelon",
        to,
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
        from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_what_cannot_be_taken_is_refused_and_addresses_have_a_ceiling(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, port):
            made, browser = await days(server), Browser(port)
            for mail in ("ada", "a@b.org\nBcc: c@d.org", "Ada <ada@example.org>", "a@@b.org"):
                await ask(server, "/notices", {"mail": mail}, 422)
            await ask(server, "/notices", {**browser.body, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}, 422)
            await ask(server, "/notices", {**browser.body, "endpoint": "file:///etc/passwd"}, 422)
            await ask(server, "/notices", {"lang": "en"}, 422)
            await ask(server, "/notices", {"mail": "ada@example.org", "lang": "xx"}, 422)
            given = await ask(server, "/notices", {"mail": "ada@example.org"})
            for _ in range(contacts.MOST_TRIES - 1):
                await ask(server, "/notices", {"mail": "ada@example.org"})
            await ask(server, "/notices", {"mail": "ADA@example.org"}, 429)
            wanted = {"tokens": ["nobody's"], "contact": given["token"]}
            await ask(server, f"/tables/{made.id}/notices", wanted, 403)
            await ask(server, f"/tables/{made.id}/notices", {"tokens": made.tokens, "contact": "x"}, 404)
            while len(sink.mails) < contacts.MOST_TRIES:
                await sink.next()

    asyncio.run(test())


ENCODED = "=?utf-8?q?=61da?=@example.org"
"""Reads as ada@example.org in the header of a mail."""


def test_an_encoded_word_is_no_address_and_never_another_recipient(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, _):
            assert (await ask(server, "/notices", {"mail": ENCODED}, 422))["code"] == "option"
            notifier = server.app.state.rooms.services.notifier
            notifier.mail.send(Mail(ENCODED, "subject", "text", "https://play.example/stop"))
            await sink.next()
            assert sink.recipients == [f"rcpt TO:<{ENCODED}>"]

    asyncio.run(test())


def test_a_code_of_other_letters_is_unknown(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, _):
            await ask(server, "/notices", {"mail": "ada@example.org"})
            await sink.next()
            contact = code_in(sink.mails[0], "confirm").partition(".")[0]
            await ask(server, "/notices/code", {"code": f"{contact}.é", "what": "confirm"}, 404)

    asyncio.run(test())


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            assert (await server.http.get("/api/notices")).json()["mail"] is False
            assert (await ask(server, "/notices", {"mail": "ada@example.org"}, 409))["code"] == "no-mail"

    asyncio.run(test())


def test_a_stop_is_for_every_contact_of_an_address_until_its_owner_undoes_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as (server, sink, _):
            given = [await ask(server, "/notices", {"mail": mail}) for mail in ("ada@example.org", "Ada@example.org")]
            while len(sink.mails) < 2:
                await sink.next()
            for mail in sink.mails:
                await ask(server, "/notices/code", {"code": code_in(mail, "confirm"), "what": "confirm"})
            await ask(server, "/notices/code", {"code": code_in(sink.mails[0], "stop"), "what": "stop"})
            for one in given:
                assert (await ask(server, "/notices/state", {"token": one["token"]}, 200))["known"] is False
            told = await ask(server, "/notices", {"mail": "ADA@example.org", "lang": "fr"}, 409)
            assert (told["code"], told["why"]["key"]) == ("no-mail", "problem.mail-refused")
            await ask(server, "/notices", {"mail": "bob@example.org"})
            stop = code_in(sink.mails[0], "stop")
            await ask(server, "/notices/code", {"code": stop, "what": "stop"})  # opened once more
            for other in (code_in(sink.mails[1], "stop"), f"{stop}0"):
                await ask(server, "/notices/code", {"code": other, "what": "allow"}, 404)
            await ask(server, "/notices/code", {"code": stop, "what": "allow"})
            await ask(server, "/notices/code", {"code": stop, "what": "allow"}, 404)
            again = await ask(server, "/notices", {"mail": "ada@example.org"})
            assert again["confirmed"] is False, "the owner is asked again"

    asyncio.run(test())


@pytest.mark.parametrize(
    ("address", "sender"),
    [("http://mail.example", "a@b.org"), ("smtp://", "a@b.org"), ("smtp://h:x", "a@b.org"), ("smtp://h", "Ada")],
)
def test_a_mail_server_that_cannot_be_read_is_refused(address: str, sender: str) -> None:
    with pytest.raises(BadMailServer, match="expected"):
        read_mail_server(address, sender)


def test_a_mail_server_keeps_its_password_to_itself() -> None:
    server = read_mail_server("smtps://ada:p%40ss@mail.example", "games@example.org")
    assert (server.port, server.password, server.secure) == (465, "p@ss", True)
    assert "p@ss" not in repr(server)
    assert not is_address("a" * 65 + "@example.org")
