-- Addresses whose owners want no mails from here, by their hashes.
create table refusals (
  target_hash bytea primary key,
  made bigint not null
);
create index refusals_by_age on refusals (made);
