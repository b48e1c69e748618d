"""One table in memory: game, log, seats, and the messages it composes. No timer and no socket is here."""
