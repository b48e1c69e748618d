-- Terms of a table, the rematch, further keys of a seat, one-time passes to another device, chat, recordings,
-- who answered for whom, and tables that start in the middle of a game.
alter table tables add column terms blob not null default '{}';
alter table tables add column public integer not null default 0;
alter table tables add column next text;
alter table tables add column paused integer not null default 0;
alter table tables add column times blob;
alter table tables add column origin blob;
alter table entries add column stand_in integer not null default 0;

create index lobby on tables (public, status, created);

create table keys (
  table_id text not null references tables (id),
  seat integer not null,
  token_hash blob not null,
  primary key (table_id, token_hash)
) without rowid, strict;

create table passes (
  code_hash blob primary key,
  table_id text not null references tables (id),
  seats text not null,
  expires integer not null
) without rowid, strict;

create table chat (
  table_id text not null references tables (id),
  number integer not null,
  body blob not null,
  primary key (table_id, number)
) without rowid, strict;

create table recordings (
  table_id text primary key references tables (id),
  body blob not null
) without rowid, strict;
