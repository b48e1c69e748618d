-- Tables, their seats, and the log of each game.
create table tables (
  id text primary key,
  game text not null,
  header blob not null,
  pace_ms integer not null,
  beat_ms integer not null,
  created integer not null,
  status text not null check (status in ('waiting', 'running', 'over', 'stopped')),
  started integer
) without rowid, strict;

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  kind text not null check (kind in ('person', 'bot', 'open')),
  name text not null,
  bot text,
  token_hash blob,
  primary key (table_id, seat)
) without rowid, strict;

-- The key makes a doubled append impossible.
create table entries (
  table_id text not null references tables (id),
  entry integer not null,
  body blob not null,
  primary key (table_id, entry)
) without rowid, strict;
