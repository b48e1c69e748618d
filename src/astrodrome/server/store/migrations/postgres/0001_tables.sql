-- Tables, their seats, the log of each game, and everything around them.
create table tables (
  id text primary key,
  game text not null,
  header bytea not null,
  pace_ms bigint not null,
  beat_ms bigint not null,
  created bigint not null,
  status text not null check (status in ('waiting', 'running', 'over', 'stopped')),
  started bigint,
  terms bytea not null default '{}',
  public integer not null default 0,
  next text,
  paused integer not null default 0,
  times bytea,
  origin bytea
);

create index lobby on tables (public, status, created);

create table seats (
  table_id text not null references tables (id),
  seat integer not null,
  kind text not null check (kind in ('person', 'bot', 'open')),
  name text not null,
  bot text,
  token_hash bytea,
  primary key (table_id, seat)
);

-- The key makes a doubled append impossible.
create table entries (
  table_id text not null references tables (id),
  entry integer not null,
  body bytea not null,
  stand_in integer not null default 0,
  primary key (table_id, entry)
);

create table sands (
  table_id text primary key references tables (id),
  since bigint not null,
  left_ms bigint not null
);

create table keys (
  table_id text not null references tables (id),
  seat integer not null,
  token_hash bytea not null,
  primary key (table_id, token_hash)
);

create table passes (
  code_hash bytea primary key,
  table_id text not null references tables (id),
  seats text not null,
  expires bigint not null
);

create table chat (
  table_id text not null references tables (id),
  number integer not null,
  body bytea not null,
  primary key (table_id, number)
);

create table recordings (
  table_id text primary key references tables (id),
  body bytea not null
);
