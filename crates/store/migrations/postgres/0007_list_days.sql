-- Which results of days others see: a record counts once, and so do the first results of a network. What is not listed is
-- there for its guest alone.
alter table day_result
    add column listed bigint not null default 1;

update day_result
set listed = 0
where exists (
    select 1
    from day_result as earlier
    where earlier.day = day_result.day
        and earlier.rule_set = day_result.rule_set
        and earlier.digest = day_result.digest
        and (earlier.sent_ms, earlier.guest) < (day_result.sent_ms, day_result.guest)
);

-- Refuses to list a record a second time, also to two who send it at the same moment.
create unique index day_result_listed_once
    on day_result (day, rule_set, digest)
    where listed = 1;
