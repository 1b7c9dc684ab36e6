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
);

do $$
declare
    one record;
    content json;
begin
    for one in select code, body from room loop
        begin
            content := one.body::json;
            update room
            set public = case when content ->> 'public' = 'true' then 1 else 0 end,
                state = coalesce(content ->> 'state', ''),
                host = coalesce(content ->> 'host', '')
            where code = one.code;
            -- Games go on, and tables that begin by themselves do: somebody must look at them.
            update room
            set due_ms = changed_ms
            where code = one.code
                and closed = 0
                and (state = 'playing' or content ->> 'begins_at_once' = 'true');
            insert into room_guest (room, guest)
            select distinct one.code, seat ->> 'guest'
            from json_array_elements(content -> 'seats') as seat
            where seat ->> 'type' = 'person'
                and seat ->> 'guest' is not null;
        exception
            -- A body that cannot be read is left alone.
            when data_exception then null;
        end;
    end loop;
end
$$;

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
