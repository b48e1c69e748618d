-- Under which lease an entry was added; null: by a server that had the database for itself.
alter table entries add column lease bigint;
