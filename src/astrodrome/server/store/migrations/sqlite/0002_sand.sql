-- What is left in the hourglass of a table, and the entry after which it was turned.
create table sands (
  table_id text primary key references tables (id),
  since integer not null,
  left_ms integer not null
) without rowid, strict;
