-- What guests made of the games of days: one result for each day and rule set. The record stays on the device; its digest
-- tells whether somebody sends the same one again.
create table day_result (
    day bigint not null,
    rule_set text not null,
    guest text not null,
    score bigint not null,
    digest text not null,
    sent_ms bigint not null,
    primary key (day, rule_set, guest)
);

-- Finds the best of a day.
create index day_result_by_score
    on day_result (day, rule_set, score);

-- Finds what a guest has played.
create index day_result_by_guest
    on day_result (guest);
