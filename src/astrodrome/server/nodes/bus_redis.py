"""Hints over Redis."""

from __future__ import annotations

from redis.asyncio import BlockingConnectionPool, Redis

from astrodrome.kernel.mypyc_support import override
from astrodrome.server.nodes.bus import CHANNEL, SILENT_S, Bus, Heard, Missed


class RedisBus(Bus):
    """A channel of a Redis."""

    def __init__(self, address: str) -> None:
        super().__init__()
        # The default pool raises when many publish at once; this one lets them wait.
        self._pool: BlockingConnectionPool = BlockingConnectionPool.from_url(
            address,
            max_connections=4,
            timeout=SILENT_S,
            socket_connect_timeout=SILENT_S,
            socket_timeout=SILENT_S,
            health_check_interval=1,
        )
        self._redis: Redis = Redis(connection_pool=self._pool)

    @override
    async def _listen(self, heard: Heard, missed: Missed) -> None:
        async with self._redis.pubsub() as line:
            await line.subscribe(CHANNEL)
            while True:
                message = await line.get_message(timeout=SILENT_S / 3)
                if message is None:
                    await line.ping()  # finds a connection that died silently
                elif message["type"] == "subscribe":
                    self.up = True
                    missed()
                elif message["type"] == "message":
                    self._take(message["data"], heard)

    @override
    async def _publish(self, data: bytes) -> None:
        await self._redis.publish(CHANNEL, data)

    @override
    async def _hang_up(self) -> None:
        await self._redis.aclose()
        await self._pool.aclose()
