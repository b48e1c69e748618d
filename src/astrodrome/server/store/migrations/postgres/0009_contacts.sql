-- Where people want to be told that it is their turn, for which seats, and the keys of this database's server.
create table contacts (
  id text primary key,
  kind text not null check (kind in ('mail', 'push')),
  target text not null,
  target_hash bytea not null,
  lang text not null,
  token_hash bytea not null unique,
  confirmed bigint not null,
  made bigint not null,
  sent_day bigint not null default 0,
  sent bigint not null default 0
);
create index contacts_of_target on contacts (target_hash, made);

create table notices (
  table_id text not null references tables (id),
  seat bigint not null,
  contact_id text not null,
  primary key (table_id, seat, contact_id)
);
create index notices_of_contact on notices (contact_id);

create table server_keys (
  name text primary key,
  body bytea not null
);
