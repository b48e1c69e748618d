-- Whether a program with the token of a seat was dealt worlds of it.
alter table seats add column program integer not null default 0;
