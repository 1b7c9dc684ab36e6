-- Which server runs a table, where several share the database: a hint with a fence, not a lock. Whoever takes a table
-- raises the epoch; nobody has it when the node is empty.
create table owner (
    room text not null primary key,
    node text not null,
    epoch bigint not null
);

create index owner_by_node
    on owner (node);

-- One row: what the servers of this database have in common, so that those of another one do not hear them.
create table cluster (
    id text not null primary key
);

insert into cluster (id)
values (lower(hex(randomblob(16))));
