-- How much room a copy takes, and a number that its network shares with many others: both have budgets.
alter table kept add column bytes bigint not null default 0;

alter table kept add column origin bigint;

-- No game is taken over so often: a number that is too large could not be read when it grew.
update kept
set epoch = 0
where epoch < 0
    or epoch > 1000000;

update kept
set bytes = octet_length(plan) + octet_length(record)
    + coalesce(octet_length(result), 0) + coalesce(octet_length(review), 0);

-- They hold all that is asked for to find the oldest.
create index kept_by_age
    on kept (ended_ms, changed_ms, id, bytes);

create index kept_of_guest_by_age
    on kept (guest, ended_ms, changed_ms, id, bytes);

create index kept_from_by_age
    on kept (origin, ended_ms, changed_ms, id, bytes);
