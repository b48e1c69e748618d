"""For the people who run a server: upkeep, backups, logs, shutdown."""
