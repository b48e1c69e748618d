"""Mail through the SMTP server that a host has named: one thread, a short queue, and deadlines. Nothing is retried."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from astrodrome.server.support.mail_server import MailServer

logger = logging.getLogger(__name__)

DEADLINE_S: Final = 20.0
"""How long the server may take over each step of a delivery."""
MOST_WAITING: Final = 200


@dataclass(frozen=True)
class Mail:
    """One mail: plain text, with the link that stops further ones."""

    to: str
    subject: str
    text: str
    stop: str


class MailSender:
    """Sends mails in a thread of its own; no table and no request waits for it."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="astrodrome-mail")
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, mail: Mail) -> bool:
        """Send a mail soon; False where too many wait already. What cannot be delivered is logged and dropped."""
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many mails wait; one was dropped")
            return False
        task = asyncio.create_task(self._deliver(mail))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def close(self) -> None:
        """Drop what waits, and let the thread end after its current mail."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, mail: Mail) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, deliver, self._server, mail)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            # Its words may hold the address.
            logger.warning("a mail could not be delivered (%s)", type(error).__name__)


def deliver(server: MailServer, mail: Mail) -> None:
    """Hand a mail to the server. It is never handed a password over a line that others can read."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = server.sender, mail.to, mail.subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    letter["List-Unsubscribe"] = f"<{mail.stop}>"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(mail.text)
    if server.secure:
        line: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=DEADLINE_S, context=ssl.create_default_context()
        )
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=DEADLINE_S)
    with line:
        if not server.secure and line.ehlo()[0] == 250 and line.has_extn("starttls"):
            line.starttls(context=ssl.create_default_context())
        elif not server.secure and server.password is not None:
            raise smtplib.SMTPNotSupportedError("the mail server offers no encryption")
        if server.user is not None:
            line.login(server.user, server.password or "")
        # Named here: a header may be read as another address than the one that was checked.
        line.send_message(letter, server.sender, [mail.to])
