-- When the next thinking clock of a table runs out although nobody is there.
alter table tables add column due integer;
create index due on tables (due, id) where due is not null;
