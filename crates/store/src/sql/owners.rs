//! Who runs a table, where several servers share a database.

pub(crate) const OWNER: &str = "select node, epoch
    from owner
    where room = $1";

/// Takes a table that is still as somebody saw it.
pub(crate) const TAKE_ROOM: &str = "insert into owner (room, node, epoch)
    values ($1, $2, $3 + 1)
    on conflict (room) do update
    set node = excluded.node, epoch = excluded.epoch
    where owner.epoch = excluded.epoch - 1";

/// Changes nothing, but nobody else takes the table of a game until the end of the transaction.
pub(crate) const HOLD_OWNED_ROOM: &str = "update owner
    set epoch = epoch
    where room = (select game.room from game where game.id = $1)
        and epoch = $2";

pub(crate) const RELEASE_ROOM: &str = "update owner
    set node = ''
    where room = $1
        and node = $2
        and epoch = $3";

pub(crate) const RELEASE_ROOMS: &str = "update owner
    set node = ''
    where node = $1";

pub(crate) const DISOWN_ROOM: &str = "delete from owner
    where room = $1
        and node = $2
        and epoch = $3";

pub(crate) const OWNED_ROOMS: &str = "select room, epoch
    from owner
    where node = $1";

pub(crate) const DUE_ROOMS_AND_OWNERS: &str = "select room.code, coalesce(owner.node, '')
    from room
        left join owner on owner.room = room.code
    where room.closed = 0
        and room.due_ms <= $1
    order by room.due_ms, room.code";
