-- The quiet hours of contacts (minutes of the day in their zone; none where both are the same), the notices that wait
-- for the end of them, and by which link an address was stopped.
alter table contacts add column quiet_from integer not null default 0;
alter table contacts add column quiet_to integer not null default 0;
alter table contacts add column zone text not null default '';
alter table refusals add column code_hash blob;
create table held_notices (
  contact_id text not null,
  table_id text not null,
  seat integer not null,
  about text not null check (about in ('turn', 'remind', 'early', 'rematch')),
  due integer not null,
  sent integer not null default 0,
  primary key (contact_id, table_id, seat, about)
) without rowid, strict;
create index held_notices_by_due on held_notices (due);
