-- Which node owns each table, under a number that grows with every owner; and the nodes there are.
create table leases (
  table_id text primary key references tables (id),
  lease integer not null,
  node text
) without rowid, strict;

insert into leases (table_id, lease) select id, 0 from tables;

create index held on leases (node);

create table nodes (
  id text primary key,
  address text not null,
  secret text not null,
  expires integer not null
) without rowid, strict;
