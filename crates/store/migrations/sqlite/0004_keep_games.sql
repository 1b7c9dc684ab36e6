-- Copies of games that are played on a device. Only who names the epoch and the holder may replace one; whoever takes it
-- over raises the epoch.
create table kept (
    id text not null primary key,
    guest text not null,
    rules text not null,
    plan text not null,
    record text not null,
    ply bigint not null,
    epoch bigint not null,
    holder text not null,
    label text not null,
    created_ms bigint not null,
    changed_ms bigint not null,
    since_ms bigint not null,
    ended_ms bigint,
    result text,
    review text
);

create index kept_by_guest
    on kept (guest, created_ms);

-- Finds those that go on and that nobody has touched for long.
create index kept_by_change
    on kept (changed_ms)
    where ended_ms is null;
