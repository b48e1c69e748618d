-- Which node owns each table, under a number that grows with every owner; and the nodes there are.
create table leases (
  table_id text primary key references tables (id),
  lease bigint not null,
  node text
);

create index held on leases (node);

create table nodes (
  id text primary key,
  address text not null,
  secret text not null,
  expires bigint not null
);
