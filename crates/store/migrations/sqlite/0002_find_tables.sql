-- What the server looks for is in columns, so that it need not hold every table to find a few.
alter table room add column public bigint not null default 0;

alter table room add column state text not null default '';

alter table room add column host text not null default '';

-- When something is due: a clock, a bot, somebody who is away. Null when nothing is.
alter table room add column due_ms bigint;

-- Who has a seat at which table.
create table room_guest (
    room text not null references room (code),
    guest text not null,
    primary key (room, guest)
)
without rowid;

-- A body that cannot be read is left alone.
update room
set public = coalesce(json_extract(body, '$.public'), 0),
    state = coalesce(json_extract(body, '$.state'), ''),
    host = coalesce(json_extract(body, '$.host'), '')
where json_valid(body);

-- Games go on, and tables that begin by themselves do: somebody must look at them.
update room
set due_ms = changed_ms
where closed = 0
    and json_valid(body)
    and (state = 'playing' or json_extract(body, '$.begins_at_once'));

insert or ignore into room_guest (room, guest)
select room.code, json_extract(room.body, seat.fullkey || '.guest')
from room
    join json_each(case when json_valid(room.body) then room.body else '{}' end, '$.seats') as seat
where json_extract(room.body, seat.fullkey || '.type') = 'person'
    and json_extract(room.body, seat.fullkey || '.guest') is not null;

create index room_by_due
    on room (closed, due_ms)
    where due_ms is not null;

create index room_in_lobby
    on room (public, closed, changed_ms);

create index room_by_host
    on room (host);

create index room_guest_by_guest
    on room_guest (guest);

-- Also finds those that nobody has changed for a while.
drop index room_by_closed;

create index room_by_closed
    on room (closed, changed_ms);
