//! What is asked of the results of days.

/// The first result of a guest counts, and a record is listed once.
pub(crate) const PUT_DAY: &str =
    "insert into day_result (day, rule_set, guest, score, digest, sent_ms, listed)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict do nothing";

pub(crate) const DAY_OF: &str = "select day, rule_set, score, digest, sent_ms, listed
    from day_result
    where day = $1
        and rule_set = $2
        and guest = $3";

pub(crate) const DAYS_OF: &str = "select day, rule_set, score, digest, sent_ms, listed
    from day_result
    where guest = $1
    order by day desc, rule_set";

pub(crate) const DAY_SCORES: &str = "select score, count(*)
    from day_result
    where day = $1
        and rule_set = $2
        and listed = 1
    group by score
    order by score desc";

pub(crate) const BEST_OF_DAY: &str = "select guest.id as guest, guest.name as name, guest.color as color,
        day_result.score as score
    from day_result
        join guest on guest.id = day_result.guest
    where day_result.day = $1
        and day_result.rule_set = $2
        and day_result.listed = 1
    order by day_result.score desc, day_result.sent_ms, guest.id
    limit $3";

pub(crate) const DELETE_DAYS_OF: &str = "delete from day_result
    where guest in (select id from guest where id = $1 or owner = $1)";
