-- Standing orders of the people at a table.
alter table tables add column orders bytea;
