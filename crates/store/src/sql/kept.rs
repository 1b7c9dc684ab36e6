//! What is asked of the copies of games on devices.

/// The columns of a copy, as `KeptRow` reads them.
macro_rules! select_kept {
    ($rest:literal) => {
        concat!(
            "select id, guest, rules, plan, record, ply, epoch, holder, label,
                created_ms, changed_ms, since_ms, ended_ms, result, origin
            from kept
            ",
            $rest
        )
    };
}

/// The same without the record, for lists.
macro_rules! select_kept_heads {
    ($rest:literal) => {
        concat!(
            "select id, guest, rules, plan, '' as record, ply, epoch, holder, label,
                created_ms, changed_ms, since_ms, ended_ms, result, origin
            from kept
            ",
            $rest
        )
    };
}

/// Deletes the copies of a guest or a network for which there is no room: the latest are kept.
macro_rules! drop_kept {
    ($whose:literal, $which:literal, $age:literal) => {
        concat!(
            "delete from kept
            where id in (
                select id
                from (
                    select id, row_number() over latest as place, sum(bytes) over latest as total
                    from kept
                    where ",
            $whose,
            $which,
            "
                    window latest as (order by ",
            $age,
            " desc, id desc rows between unbounded preceding and current row)
                ) as ranked
                where place > $1
                    or total > $2
            )"
        )
    };
}

/// Only the device that has the game replaces its copy.
pub(crate) const PUT_KEPT: &str =
    "insert into kept (id, guest, rules, plan, record, ply, epoch, holder, label,
        created_ms, changed_ms, since_ms, ended_ms, result, origin, bytes)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    on conflict (id) do update
    set guest = excluded.guest, rules = excluded.rules, plan = excluded.plan, record = excluded.record,
        ply = excluded.ply, label = excluded.label, changed_ms = excluded.changed_ms,
        ended_ms = excluded.ended_ms, result = excluded.result, review = null,
        origin = excluded.origin, bytes = excluded.bytes
    where kept.epoch = excluded.epoch
        and kept.holder = excluded.holder";

/// Of those who saw the same epoch, one takes it over.
pub(crate) const TAKE_KEPT: &str = "update kept
    set epoch = epoch + 1, guest = $3, holder = $4, label = $5, since_ms = $6, changed_ms = $6
    where id = $1
        and epoch = $2
        and ended_ms is null";

pub(crate) const DROP_RUNNING_KEPT: &str = drop_kept!("guest = $3 and ", "ended_ms is null", "changed_ms");

pub(crate) const DROP_FINISHED_KEPT: &str = drop_kept!("guest = $3 and ", "ended_ms is not null", "ended_ms");

pub(crate) const DROP_RUNNING_KEPT_FROM: &str =
    drop_kept!("origin = $3 and ", "ended_ms is null", "changed_ms");

pub(crate) const DROP_FINISHED_KEPT_FROM: &str =
    drop_kept!("origin = $3 and ", "ended_ms is not null", "ended_ms");

pub(crate) const DROP_RUNNING_KEPT_OF_ALL: &str = drop_kept!("", "ended_ms is null", "changed_ms");

pub(crate) const DROP_FINISHED_KEPT_OF_ALL: &str = drop_kept!("", "ended_ms is not null", "ended_ms");

pub(crate) const KEPT: &str = select_kept!("where id = $1");

pub(crate) const KEPT_OF: &str = select_kept!(
    "where guest = $1
        and (created_ms, id) < ($2, $3)
    order by created_ms desc, id desc
    limit $4"
);

pub(crate) const FINISHED_KEPT_OF: &str = select_kept_heads!(
    "where guest = $1
        and ended_ms is not null
        and (created_ms, id) < ($2, $3)
    order by created_ms desc, id desc
    limit $4"
);

pub(crate) const DELETE_KEPT: &str = "delete from kept
    where id = $1
        and guest = $2";

pub(crate) const DELETE_KEPT_OF: &str = "delete from kept
    where guest in (select id from guest where id = $1 or owner = $1)";

pub(crate) const DELETE_IDLE_KEPT: &str = "delete from kept
    where ended_ms is null
        and changed_ms < $1";

pub(crate) const KEPT_REVIEW: &str = "select review
    from kept
    where id = $1";

/// Not if the game was taken back or went on meanwhile.
pub(crate) const PUT_KEPT_REVIEW: &str = "update kept
    set bytes = bytes - coalesce(octet_length(review), 0) + octet_length($3), review = $3
    where id = $1
        and record = $2";
