"""The database: what is kept of a table, in SQLite or PostgreSQL, with its migrations."""
