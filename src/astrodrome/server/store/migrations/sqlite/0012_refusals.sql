-- Addresses whose owners want no mails from here, by their hashes.
create table refusals (
  target_hash blob primary key,
  made integer not null
) without rowid, strict;
create index refusals_by_age on refusals (made);
