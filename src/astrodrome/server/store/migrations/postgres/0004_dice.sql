-- Where the seed of a table is from, and how far its draw is. Tables made of logs from elsewhere have people without tokens;
-- those that went on from a moment of another game started the moment they were made.
alter table tables add column dice text not null default 'drawn' check (dice in ('drawn', 'given', 'log', 'fork'));
alter table tables add column draw bytea;

update tables set dice = 'fork' where started = created;
update tables set dice = 'log'
  where exists (select 1 from seats where table_id = tables.id and kind = 'person' and token_hash is null);
