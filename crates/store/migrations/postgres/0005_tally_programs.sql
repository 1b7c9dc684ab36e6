-- How the games of programs ended, added up, so that nobody need look at the games. Apart are those in which people played.
-- Shares of a win are counted in parts of 420, which up to seven can divide.
create table tally (
    guest text not null,
    rules text not null,
    people bigint not null,
    games bigint not null,
    wins bigint not null,
    share bigint not null,
    fair bigint not null,
    last_ms bigint not null,
    primary key (guest, rules, people)
);

-- Finds the programs that have played last.
create index tally_by_last
    on tally (last_ms);
