//! What programs have won.

use wormery_store::{Append, Ending, GuestKind, GuestRow, PlayerRow, Store, TallyRow};

use crate::{batch, new_game};

const WHOLE: u32 = Ending::WHOLE;

pub(crate) async fn story(store: &Store) {
    arriving(store).await;
    counting(store).await;
    what_does_not_count(store).await;
    many_at_once(store).await;
    leaving(store).await;
}

async fn arriving(store: &Store) {
    for (id, owner, token) in [
        ("pia", None, 201),
        ("quin", None, 202),
        ("rob", Some("pia"), 203),
        ("ron", Some("pia"), 204),
        ("rex", Some("quin"), 205),
    ] {
        let (kind, owner) = match owner {
            Some(owner) => (GuestKind::Bot, Some(owner.to_owned())),
            None => (GuestKind::Guest, None),
        };
        let (name, color) = (id.to_uppercase(), "blue".to_owned());
        let guest = GuestRow { id: id.to_owned(), kind, owner, name, color, created_ms: 1, seen_ms: 1 };
        store.create_guest(&guest, &[token; 32]).await.expect("a new guest");
    }
    assert_eq!(store.tallies(100).await, Ok(vec![]));
}

async fn counting(store: &Store) {
    finish(store, "with-a-bot", &["rob"], vec![WHOLE, 0], 10).await;
    finish(store, "another", &["rob"], vec![0, WHOLE], 20).await;
    finish(store, "shared", &["rob", "rex"], vec![WHOLE / 2, WHOLE / 2, 0], 30).await;
    finish(store, "with-a-person", &["quin", "rob"], vec![0, WHOLE], 40).await;
    let rob = tally("rob");
    let alone = TallyRow { games: 3, wins: 2, share: 630, fair: 560, last_ms: 30, ..rob.clone() };
    let with_people =
        TallyRow { people: true, games: 1, wins: 1, share: 420, fair: 210, last_ms: 40, ..rob.clone() };
    let rex = TallyRow { games: 1, wins: 1, share: 210, fair: 140, last_ms: 30, ..tally("rex") };
    assert_eq!(store.tallies(100).await, Ok(vec![rex.clone(), alone.clone(), with_people.clone()]));
    assert_eq!(store.tallies(1).await, Ok(vec![alone, with_people]), "the last one, with all its rows");
    assert_eq!(store.tallies_of("pia").await.map(|rows| rows.len()), Ok(2), "only hers");
    assert_eq!(store.tallies_of("rob").await, Ok(vec![]));
    let seat = |seat, guest: &str, robot| PlayerRow { seat, guest: Some(guest.to_owned()), robot };
    assert_eq!(
        store.players("tally-with-a-person").await,
        Ok(vec![seat(0, "quin", false), seat(1, "rob", true)]),
        "who is a program"
    );
}

async fn what_does_not_count(store: &Store) {
    let before = store.tallies(100).await;
    finish(store, "given-up", &["rob"], vec![], 50).await;
    finish(store, "against-itself", &["rob", "rob"], vec![WHOLE, 0], 60).await;
    finish(store, "people-alone", &["pia"], vec![WHOLE, 0], 70).await;
    finish(store, "of-one-owner", &["rob", "ron"], vec![WHOLE, 0], 71).await;
    finish(store, "against-her-own", &["pia", "rob"], vec![0, WHOLE], 72).await;
    finish_but(store, "of-one-network", &["rob", "rex"], vec![WHOLE, 0], 73, &[0, 1]).await;
    assert_eq!(store.tallies(100).await, before);
}

/// Games of the same programs that end at the same time are all counted.
async fn many_at_once(store: &Store) {
    let ends: Vec<_> = (0..20)
        .map(|idx| {
            let store = store.clone();
            let guests = if idx % 2 == 0 { ["rob", "rex"] } else { ["rex", "rob"] };
            tokio::spawn(async move {
                finish(&store, &format!("at-once-{idx}"), &guests, vec![0, WHOLE], 80).await;
            })
        })
        .collect();
    for end in ends {
        end.await.expect("no panic");
    }
    let counted = store.tallies(100).await.expect("reads");
    assert_eq!(
        counted.iter().map(|row| (row.games, row.wins)).collect::<Vec<_>>(),
        [(21, 11), (23, 12), (1, 1)]
    );
}

async fn leaving(store: &Store) {
    for id in ["rob", "quin", "pia"] {
        store.delete_guest(id).await.expect("is forgotten");
    }
    assert_eq!(store.tallies(100).await, Ok(vec![]));
}

async fn finish(store: &Store, id: &str, guests: &[&str], shares: Vec<u32>, ended_ms: i64) {
    finish_but(store, id, guests, shares, ended_ms, &[]).await;
}

/// The same, where it does not count for some seats.
async fn finish_but(
    store: &Store,
    id: &str,
    guests: &[&str],
    shares: Vec<u32>,
    ended_ms: i64,
    uncounted: &[u8],
) {
    let id = &format!("tally-{id}");
    store.create_game(&new_game(id, 5, guests)).await.expect("a new game");
    let ending =
        Ending { ended_ms, result: "won".to_owned(), body: None, shares, uncounted: uncounted.to_vec() };
    store.append(Append { ending: Some(ending), ..batch(id, 0, &["end"]) }).await.expect("ends");
}

fn tally(id: &str) -> TallyRow {
    TallyRow {
        guest: id.to_owned(),
        owner: Some(if id == "rex" { "quin" } else { "pia" }.to_owned()),
        name: id.to_uppercase(),
        color: "blue".to_owned(),
        game: "regenwormen".to_owned(),
        people: false,
        games: 0,
        wins: 0,
        share: 0,
        fair: 0,
        last_ms: 0,
    }
}
