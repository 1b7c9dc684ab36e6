//! Every statement, one text for both databases wherever they agree.

mod days;
mod guests;
mod kept;
mod owners;
mod tally;

pub(crate) use days::*;
pub(crate) use guests::*;
pub(crate) use kept::*;
pub(crate) use owners::*;
pub(crate) use tally::*;

/// The columns of a game, as `GameRow` reads them.
macro_rules! select_game {
    ($rest:literal) => {
        concat!(
            "select id, room, rules, body, created_ms, ended_ms, result,
                (select count(*) from event where event.game = game.id) as ply
            from game
            ",
            $rest
        )
    };
}

/// The columns of a table, as `TableRow` reads them.
macro_rules! select_room {
    ($rest:literal) => {
        concat!(
            "select code, version, closed <> 0 as closed, body, changed_ms,
                public <> 0 as public, state, host, due_ms
            from room
            ",
            $rest
        )
    };
}

pub(crate) const INSERT_GAME: &str = "insert into game (id, room, rules, body, created_ms)
    values ($1, $2, $3, $4, $5)";

pub(crate) const INSERT_PLAYER: &str = "insert into player (game, seat, guest)
    values ($1, $2, $3)";

pub(crate) const INSERT_EVENT: &str = "insert into event (game, ply, body)
    values ($1, $2, $3)";

pub(crate) const END_GAME: &str = "update game
    set ended_ms = $2, result = $3, body = coalesce($4, body)
    where id = $1
        and ended_ms is null";

pub(crate) const SET_BODY: &str = "update game
    set body = $2
    where id = $1";

/// Changes nothing, but nobody else changes the body until the end of the transaction.
pub(crate) const HOLD_BODY: &str = "update game
    set body = body
    where id = $1
        and body = $2";

/// SQLite has one writer, which holds the lock of the whole file.
pub(crate) const GAME_END: &str = "select ended_ms
    from game
    where id = $1";

/// An ending without events takes no ply, so it and an append must not pass each other.
pub(crate) const GAME_END_LOCKED: &str = "select ended_ms
    from game
    where id = $1
    for update";

pub(crate) const GAME_PLY: &str = "select coalesce(max(ply) + 1, 0)
    from event
    where game = $1";

pub(crate) const EVENTS: &str = "select body
    from event
    where game = $1
        and ply >= $2
    order by ply";

pub(crate) const PLAYERS: &str = "select player.seat as seat, player.guest as guest,
        coalesce(guest.kind = 'bot', false) as robot
    from player
        left join guest on guest.id = player.guest
    where player.game = $1
    order by player.seat";

pub(crate) const GAME: &str = select_game!("where id = $1");

pub(crate) const LIVE_GAMES: &str = select_game!(
    "where ended_ms is null
    order by created_ms, id"
);

pub(crate) const GAMES_OF: &str = select_game!(
    "where id in (select player.game from player where player.guest = $1)
        and (created_ms, id) < ($2, $3)
    order by created_ms desc, id desc
    limit $4"
);

pub(crate) const INSERT_ROOM: &str =
    "insert into room (code, version, closed, body, changed_ms, public, state, host, due_ms)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    on conflict (code) do nothing";

pub(crate) const UPDATE_ROOM: &str = "update room
    set version = $2, closed = $3, body = $4, changed_ms = $5, public = $6, state = $7, host = $8, due_ms = $9
    where code = $1
        and version = $2 - 1";

pub(crate) const LEAVE_ROOM: &str = "delete from room_guest
    where room = $1";

/// Only guests who are there: nobody comes back who was forgotten.
pub(crate) const ENTER_ROOM: &str = "insert into room_guest (room, guest)
    select $1, id
    from guest
    where id = $2
    on conflict (room, guest) do nothing";

pub(crate) const SET_DUE: &str = "update room
    set due_ms = $2, changed_ms = $3
    where code = $1";

pub(crate) const DUE_ROOMS: &str = "select code
    from room
    where closed = 0
        and due_ms <= $1
    order by due_ms, code
    limit $2";

pub(crate) const NEXT_DUE: &str = "select min(due_ms)
    from room
    where closed = 0
        and due_ms is not null";

pub(crate) const IDLE_ROOMS: &str = "select code
    from room
    where closed = 0
        and changed_ms < $1
    order by changed_ms, code
    limit $2";

pub(crate) const LOBBY: &str = select_room!(
    "where public = 1
        and closed = 0
        and state in ('open', 'starting', 'playing')
    order by changed_ms desc, code
    limit $1"
);

pub(crate) const ROOMS_OF: &str = "select code
    from room
    where host = $1
        and closed = 0
    union
    select room.code
    from room_guest
        join room on room.code = room_guest.room
    where room_guest.guest = $1
        and room.closed = 0
    order by code";

pub(crate) const NAMED_ROOMS_OF: &str = "select code
    from room
    where host = $1
    union
    select room
    from room_guest
    where guest = $1
    order by code";

pub(crate) const N_ROOMS_OF_HOST: &str = "select count(*)
    from room
    where host = $1
        and closed = 0
        and state <> 'over'";

pub(crate) const ROOM: &str = select_room!("where code = $1");

pub(crate) const OPEN_ROOMS: &str = select_room!(
    "where closed = 0
    order by changed_ms desc, code"
);

pub(crate) const PUT_REVIEW: &str = "insert into review (game, body)
    values ($1, $2)
    on conflict (game) do update
    set body = excluded.body";

pub(crate) const REVIEW: &str = "select body
    from review
    where game = $1";

pub(crate) const DELETE_REVIEW: &str = "delete from review
    where game = $1";

pub(crate) const READ_PULSE: &str = "select beats
    from pulse";

pub(crate) const BACKUP: &str = "vacuum into $1";

/// Changes nothing, but nobody else changes the table until the end of the transaction.
pub(crate) const HOLD_ROOM: &str = "update room
    set version = version
    where code = $1
        and version = $2";

pub(crate) const CLUSTER: &str = "select id from cluster";
