-- Guests who were deleted while tables and games still name them: whoever stops halfway goes on with these.
create table leaving (
    guest text not null primary key,
    owner text not null
);

-- Programs whose guest was forgotten while they were made.
insert into leaving (guest, owner)
select program.id, program.owner
from guest as program
where program.owner is not null
    and not exists (select 1 from guest as person where person.id = program.owner);

delete from guest
where id in (select guest from leaving);

-- What was stored of guests while they were forgotten.
delete from kept
where not exists (select 1 from guest where guest.id = kept.guest);

delete from day_result
where not exists (select 1 from guest where guest.id = day_result.guest);

delete from tally
where not exists (select 1 from guest where guest.id = tally.guest);

insert into leaving (guest, owner)
select named.guest, named.guest
from (
    select guest from room_guest
    union
    select guest from player where guest is not null
    union
    select host from room where host <> ''
) as named
where not exists (select 1 from guest where guest.id = named.guest)
on conflict (guest) do nothing;

create index leaving_by_owner
    on leaving (owner);
