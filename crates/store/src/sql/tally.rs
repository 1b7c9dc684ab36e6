//! How the games of programs ended, added up.

/// Nobody forgets the programs of a game until the end of the transaction; in the order in which others hold them.
pub(crate) const HOLD_PROGRAMS: &str = "select guest.id
    from guest
    where guest.id in (select player.guest from player where player.game = $1)
    order by guest.id
    for key share";

/// Adds a game that has ended to what its programs have done; `$2` to `$8` are the shares of the seats, and below zero for
/// one that does not count.
///
/// A program that played against itself, its owner or another program of his is not counted. Rows are written in the order
/// of their key: two games that end at the same time then wait for each other, and not each for the other.
pub(crate) const TALLY: &str = "insert into tally (guest, rules, people, games, wins, share, fair, last_ms)
    select seated.guest, game.rules,
        case when exists (
            select 1
            from player as other
                join guest as person on person.id = other.guest
            where other.game = $1
                and person.kind = 'guest'
        ) then 1 else 0 end,
        1,
        case when seated.share > 0 then 1 else 0 end,
        seated.share, $9, $10
    from (
        select guest, game, seat,
            case seat when 0 then $2 when 1 then $3 when 2 then $4 when 3 then $5 when 4 then $6 when 5 then $7 else $8 end
                as share
        from player
        where game = $1
    ) as seated
        join guest on guest.id = seated.guest
        join game on game.id = seated.game
    where guest.kind = 'bot'
        and seated.share >= 0
        and not exists (
            select 1
            from player as other
                join guest as kin on kin.id = other.guest
            where other.game = $1
                and other.seat <> seated.seat
                and coalesce(kin.owner, kin.id) = coalesce(guest.owner, guest.id)
        )
    order by seated.guest
    on conflict (guest, rules, people) do update
    set games = tally.games + excluded.games,
        wins = tally.wins + excluded.wins,
        share = tally.share + excluded.share,
        fair = tally.fair + excluded.fair,
        last_ms = excluded.last_ms";

/// The columns of what a program has done, as `TallyRow` reads them.
macro_rules! select_tally {
    ($where:literal) => {
        concat!(
            "select tally.guest as guest, guest.owner as owner, guest.name as name, guest.color as color,
                tally.rules as rules, tally.people <> 0 as people, tally.games as games, tally.wins as wins,
                tally.share as share, tally.fair as fair, tally.last_ms as last_ms
            from tally
                join guest on guest.id = tally.guest
            ",
            $where,
            " order by tally.guest, tally.rules, tally.people"
        )
    };
}

/// The programs of the rows that were changed last, with all their rows.
pub(crate) const TALLIES: &str = select_tally!(
    "where tally.guest in (
        select latest.guest
        from (select guest from tally order by last_ms desc limit $1) as latest
    )"
);

pub(crate) const TALLIES_OF: &str = select_tally!("where guest.owner = $1");

pub(crate) const DELETE_TALLIES_OF: &str = "delete from tally
    where guest in (select id from guest where id = $1 or owner = $1)";
