//! What is asked of guests, and of those who leave.

/// The columns of a guest, as `GuestRow` reads them; the hash of the token is never read.
macro_rules! select_guest {
    ($rest:literal) => {
        concat!(
            "select id, kind, owner, name, color, created_ms, seen_ms
            from guest
            ",
            $rest
        )
    };
}

pub(crate) const INSERT_GUEST: &str =
    "insert into guest (id, kind, owner, name, color, created_ms, seen_ms, token_hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8)";

/// Changes nothing, but holds the owner until the end: two who count the same bots must not pass each other.
pub(crate) const HOLD_OWNER: &str = "update guest
    set seen_ms = seen_ms
    where id = $1";

pub(crate) const INSERT_BOT: &str =
    "insert into guest (id, kind, owner, name, color, created_ms, seen_ms, token_hash)
    select $1, $2, $3, $4, $5, $6, $7, $8
    where (select count(*) from guest where owner = $3 and kind = 'bot') < $9";

pub(crate) const UPDATE_GUEST: &str = "update guest
    set name = $2, color = $3
    where id = $1";

pub(crate) const TOUCH_GUEST: &str = "update guest
    set seen_ms = $2
    where id = $1";

pub(crate) const ROTATE_TOKEN: &str = "update guest
    set token_hash = $2
    where id = $1";

/// Changes nothing, but a guest who is there stays until the end of the transaction.
pub(crate) const HOLD_GUEST: &str = HOLD_OWNER;

/// The same, beside others who hold him.
pub(crate) const HOLD_GUEST_SHARED: &str = "select id
    from guest
    where id = $1
    for key share";

/// Changes nothing, but nobody else names a guest or his programs any more.
pub(crate) const HOLD_LEAVING: &str = "update guest
    set seen_ms = seen_ms
    where id = $1
        or owner = $1";

/// The same, in the order in which others hold them.
pub(crate) const HOLD_LEAVING_IN_ORDER: &str = "select id
    from guest
    where id = $1
        or owner = $1
    order by id
    for update";

pub(crate) const NOTE_LEAVING: &str = "insert into leaving (guest, owner)
    select id, coalesce(owner, id)
    from guest
    where id = $1
        or owner = $1
    on conflict (guest) do nothing";

pub(crate) const LEAVING: &str = "select guest
    from leaving
    order by guest
    limit $1";

pub(crate) const LEAVING_OF: &str = "select guest
    from leaving
    where guest = $1
        or owner = $1
    order by guest";

pub(crate) const DELETE_LEAVING: &str = "delete from leaving
    where guest = $1";

pub(crate) const LEAVE_SEATS: &str = "update player
    set guest = null
    where guest = $1";

pub(crate) const LEAVE_SEATS_OF_GAME: &str = "update player
    set guest = null
    where guest = $1
        and game = $2";

pub(crate) const LEAVE_ROOMS: &str = "delete from room_guest
    where guest = $1";

pub(crate) const DELETE_GUEST: &str = "delete from guest
    where id = $1
        or owner = $1";

pub(crate) const GUEST: &str = select_guest!("where id = $1");

pub(crate) const GUEST_BY_TOKEN: &str = select_guest!("where token_hash = $1");

pub(crate) const BOTS_OF: &str = select_guest!(
    "where owner = $1
        and kind = 'bot'
    order by created_ms, id"
);
