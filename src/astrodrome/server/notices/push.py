"""Web Push: a notice encrypted for one browser (RFC 8291), signed by this server (RFC 8292). Needs `cryptography`.

`cryptography` has what both need (ECDH and ECDSA on P-256, HKDF, AES-GCM) and is kept by the Python Cryptographic
Authority; the libraries made for Web Push are thin layers over it that bring an HTTP client of their own, which would
go past our checks of addresses.
"""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec

from astrodrome.server.support.webhook_addresses import BadAddress, check_address

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

KEPT_S: Final = 24 * 3600
"""How long the push service keeps a notice for a browser that is off."""
SIGNED_S: Final = 12 * 3600
MOST_BYTES: Final = 3000
"""A notice is one record; services take 4096 bytes."""
RECORD: Final = 4096


class Subscription(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Where a browser takes notices, and its keys, as `PushSubscription.toJSON()` has them."""

    endpoint: str
    p256dh: str
    auth: str


def available() -> bool:
    """Whether this installation can encrypt."""
    return find_spec("cryptography") is not None


def check_subscription(given: Subscription, inside: bool) -> None:
    """Check what a browser has sent; BadAddress says why it is not taken. `inside`: plain http will do, for tests."""
    check_address(given.endpoint)
    if urlsplit(given.endpoint).scheme != "https" and not inside:
        raise BadAddress("expected the endpoint of a push service, which begins with https://")
    try:
        key, secret = from_base64(given.p256dh), from_base64(given.auth)
        _public_key(key)
    except ValueError:
        raise BadAddress("expected the keys of a push subscription") from None
    if len(secret) != 16:
        raise BadAddress("expected the keys of a push subscription")


@dataclass(frozen=True)
class PushMessage:
    """A notice ready to be posted."""

    endpoint: str
    headers: dict[str, str]
    body: bytes


def new_key() -> bytes:
    """Draw the private key of a server: a number on the curve P-256, in 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def public_part(key: bytes) -> str:
    """Return what browsers need to know of the server's key."""
    return to_base64(_point(_private_key(key)))


def make(key: bytes, to: Subscription, notice: dict[str, str], subject: str | None) -> PushMessage:
    """Encrypt a notice for a browser and sign for it."""
    plain = json.dumps(notice, ensure_ascii=False).encode()
    if len(plain) > MOST_BYTES:
        raise ValueError("the notice is too long")
    headers = {
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT_S),
        "urgency": "high",
        "authorization": _signed(key, to.endpoint, subject),
    }
    return PushMessage(to.endpoint, headers, encrypt(plain, to))


def encrypt(plain: bytes, to: Subscription, salt: bytes | None = None, own: bytes | None = None) -> bytes:
    """Return a text as one record that only this browser reads (RFC 8291); `salt` and `own` key: of a test."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

    salt = salt or os.urandom(16)
    mine = _private_key(own or new_key())
    theirs = from_base64(to.p256dh)
    shared = mine.exchange(ec.ECDH(), _public_key(theirs))
    about = b"WebPush: info\0" + theirs + _point(mine)
    material = _derive(shared, from_base64(to.auth), about, 32)
    cipher = AESGCM(_derive(material, salt, b"Content-Encoding: aes128gcm\0", 16))
    sealed = cipher.encrypt(_derive(material, salt, b"Content-Encoding: nonce\0", 12), plain + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([65]) + _point(mine) + sealed


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    return HKDF(SHA256(), length, salt, info).derive(secret)


def _signed(key: bytes, endpoint: str, subject: str | None) -> str:
    """Return the header by which a push service knows this server (RFC 8292)."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415

    place = urlsplit(endpoint)
    claims: dict[str, object] = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + SIGNED_S}
    if subject is not None:
        claims["sub"] = subject
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(to_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = utils.decode_dss_signature(_private_key(key).sign(text.encode(), ec.ECDSA(SHA256())))
    mark = to_base64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={text}.{mark}, k={public_part(key)}"


def _private_key(key: bytes) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    return ec.derive_private_key(int.from_bytes(key, "big"), ec.SECP256R1())


def _public_key(point: bytes) -> EllipticCurvePublicKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415 - an extra

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(data: bytes) -> str:
    """Write bytes the way the web does."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Read what `to_base64` wrote; ValueError where it is none."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
