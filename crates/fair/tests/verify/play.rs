//! Whole games with a proof, from a header and a seed.

use wormery_core::{Config, Game, Luck, Turn, Word};
use wormery_fair::{
    Entropy, FairProposal, FairTable, Nonce, Opening, Proof, Salt, Secret, Sitting, Verified, VerifyError,
    header_line, result_line, verify,
};
use wormery_games::{GameId, with_game};
use wormery_record::Header;
use wormery_table::Seeded;

/// How often an action has a nonce, in quarters.
pub(crate) const SOMETIMES: u32 = 2;

/// The game that a record or a header is of.
pub(crate) fn game_of(record: &str) -> GameId {
    let header = Header::parse(record.lines().next().unwrap()).unwrap();
    GameId::from_word(&header.game).unwrap()
}

/// What [`verify`] says of a record of any game.
pub(crate) fn verify_any(game: GameId, record: &str) -> Result<Verified, VerifyError> {
    with_game!(game, G => verify::<G>(record))
}

/// The record of a random game by a header, with a proof of version 2; `nonces` of four actions have one.
pub(crate) fn play(header: &str, seed: u64, nonces: u32) -> String {
    play_by(2, header, seed, nonces)
}

/// The record of a random game by a header, with a proof of this version.
pub(crate) fn play_by(version: u8, header: &str, seed: u64, nonces: u32) -> String {
    let header = Header::parse(header).unwrap();
    let game = GameId::from_word(&header.game).unwrap();
    with_game!(game, G => play_game::<G>(version, &header, seed, nonces))
}

fn play_game<G: Game>(version: u8, header: &Header<'_>, seed: u64, nonces: u32) -> String {
    let config = header.config::<G>().unwrap();
    let mut luck = Seeded::new(seed);
    let proof = random_proof(version, seed, &header.players, &mut luck);
    let mut table = FairTable::<G>::new(config.clone(), proof.dice(&Opening::of::<G>(&config)).unwrap());
    let mut steps = String::new();
    let opening = table.propose_chance().unwrap();
    store(&mut table, opening, &mut steps);
    while let Turn::Act(seat) = table.table().turn() {
        let action = choose(table.table().game(), &mut luck);
        let nonce = (luck.below(4) < nonces).then(|| Nonce::new(bytes(&mut luck)));
        let proposal = table.propose(seat, table.table().ply(), action, nonce).unwrap();
        store(&mut table, proposal, &mut steps);
        if luck.below(64) == 0 {
            table = resumed(&config, &proof, &steps, &table);
        }
    }
    let Turn::Over(standing) = table.table().turn() else { panic!("chance is asked after a commit") };
    let header = header_line::<G>(&config, &header.players, &proof.with_digest(table.digest()));
    format!("{header}\n{steps}{}\n", result_line(&standing))
}

/// What brings Regenwormen to an end, the most useful first; played at random it lasts for ever.
const USEFUL: [&str; 4] = ["\"take\"", "\"steal\"", "\"W\"", "\"roll\""];

/// A useful action or a random one.
fn choose<G: Game>(game: &G, luck: &mut Seeded) -> G::Action {
    let legal: Vec<G::Action> = game.legal().collect();
    let is_useful = |action: &G::Action, word: &str| serde_json::to_string(action).unwrap().contains(word);
    let mut useful = USEFUL.iter().filter_map(|word| legal.iter().find(|action| is_useful(action, word)));
    let useful = useful.next().filter(|_| luck.below(4) > 0);
    useful.copied().unwrap_or_else(|| legal[luck.below(legal.len() as u32) as usize])
}

/// Stores, then commits, as a server does.
fn store<G: Game>(table: &mut FairTable<G>, proposal: FairProposal<G>, steps: &mut String) {
    let digest = proposal.digest();
    assert_eq!(proposal.lines().len(), proposal.events().len());
    for line in proposal.lines() {
        *steps += line;
        steps.push('\n');
    }
    table.commit(proposal).unwrap();
    assert_eq!(table.digest(), digest);
}

/// The table as a server finds it again after a restart.
fn resumed<G: Game>(
    config: &Config<G::Options>,
    proof: &Proof,
    steps: &str,
    before: &FairTable<G>,
) -> FairTable<G> {
    let dice = proof.dice(&Opening::of::<G>(config)).unwrap();
    let table = FairTable::<G>::resume(config.clone(), dice, steps.lines()).unwrap();
    assert_eq!(table.table().game(), before.table().game());
    assert_eq!(table.table().events(), before.table().events());
    assert_eq!(table.digest(), before.digest());
    table
}

fn random_proof(version: u8, seed: u64, players: &[String], luck: &mut Seeded) -> Proof {
    let (id, secret) = (format!("test-{seed}").parse().unwrap(), Secret::new(bytes(luck)));
    let entropy: Vec<Option<Entropy>> =
        players.iter().map(|_| (luck.below(3) > 0).then(|| Entropy::new(bytes(luck)))).collect();
    if version == 1 {
        return Proof::of_version_1(id, secret, entropy);
    }
    Proof::new(id, secret, 1, sitting(players, entropy, luck))
}

/// People of these names, each with a random salt.
pub(crate) fn sitting<'a>(
    players: &'a [impl AsRef<str>],
    entropy: Vec<Option<Entropy>>,
    luck: &mut Seeded,
) -> Vec<Sitting<'a>> {
    let seats = players.iter().zip(entropy);
    seats
        .map(|(name, entropy)| Sitting { name: name.as_ref(), salt: Salt::new(bytes(luck)), entropy })
        .collect()
}

/// A proof of version 2 of a game of so many bots.
pub(crate) fn bots(id: &str, secret: Secret, n_seats: usize) -> Proof {
    let bot = Sitting { name: "Bot", salt: Salt::new([0; 16]), entropy: None };
    Proof::new(id.parse().unwrap(), secret, 1, vec![bot; n_seats])
}

pub(crate) fn bytes<const N: usize>(luck: &mut Seeded) -> [u8; N] {
    std::array::from_fn(|_| luck.below(256) as u8)
}
