-- Where people want to be told that it is their turn, for which seats, and the keys of this database's server.
create table contacts (
  id text primary key,
  kind text not null check (kind in ('mail', 'push')),
  target text not null,
  target_hash blob not null,
  lang text not null,
  token_hash blob not null unique,
  confirmed integer not null,
  made integer not null,
  sent_day integer not null default 0,
  sent integer not null default 0
) without rowid, strict;
create index contacts_of_target on contacts (target_hash, made);

create table notices (
  table_id text not null references tables (id),
  seat integer not null,
  contact_id text not null,
  primary key (table_id, seat, contact_id)
) without rowid, strict;
create index notices_of_contact on notices (contact_id);

create table server_keys (
  name text primary key,
  body blob not null
) without rowid, strict;
