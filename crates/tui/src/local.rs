use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver};
use std::thread;

use wormery_bots::{Bot, Limit, Roster, Thinking};
use wormery_core::{Config, Game, Seat, Turn, Viewer};
use wormery_table::{Frame, Ply, Previews, Proposal, Refused, Seeded, Table};

use crate::desk::{Desk, Gone};
use crate::player::people;
use crate::review::verdicts;
use crate::save::Journal;
use crate::{Aftermath, Draw, Kind, Link, News, Player, Secrets};

/// A table in this program: people at the keyboard, and bots that think on a thread of their own.
pub(crate) struct Local<G: Draw> {
    table: Table<G>,
    players: Vec<Player>,
    luck: Seeded,
    bots: Desk<Job<G>, Answer<G>>,
    journal: Journal,
    news: VecDeque<News<G>>,
}

/// What a bot is asked.
struct Job<G: Game> {
    seat: Seat,
    frame: Frame<G>,
}

/// What a bot does at a ply.
type Answer<G> = (Seat, Ply, <G as Game>::Action);

impl<G: Draw> Local<G> {
    /// A table at which some events may have happened; all that happens is written to the journal first.
    pub(crate) fn new(
        table: Table<G>,
        players: Vec<Player>,
        journal: Journal,
        seed: u64,
        playouts: u32,
    ) -> Self {
        let bots = bots::<G>(table.config(), &players, seed, playouts);
        let luck = Seeded::for_game(seed, 0);
        let mut local = Self { table, players, luck, bots, journal, news: VecDeque::new() };
        match local.table.propose_chance(&mut local.luck) {
            Ok(opening) => local.happen(opening),
            Err(refused) => local.news.push_back(News::Notice(refused.to_string())),
        }
        local
    }

    fn try_act(&mut self, seat: Seat, ply: Ply, action: G::Action) -> Result<(), Refused> {
        let proposal = self.table.propose(seat, ply, action, &mut self.luck)?;
        self.happen(proposal);
        Ok(())
    }

    /// Writes a proposal down, lets it happen, and tells of it.
    fn happen(&mut self, proposal: Proposal<G>) {
        if let Some(problem) = self.journal.steps(self.table.game(), proposal.events()) {
            self.news.push_back(News::Notice(problem));
        }
        let update = self.table.commit(proposal).expect("a proposal for this ply");
        let viewer = self.viewer();
        let mut frame = self.table.update_frame(viewer, &update, Previews::With);
        let turn = self.table.turn();
        if let Turn::Over(standing) = &turn {
            self.news.extend(self.journal.result(standing).map(News::Notice));
        }
        if let Some(seat) = turn.seat() {
            let is_person = self.players[seat.index()].is_person();
            let previews = if is_person { Previews::With } else { Previews::Without };
            let own = self.table.frame(Viewer::Seat(seat), self.table.ply(), previews);
            if is_person {
                frame.legal = own.legal;
            } else {
                self.bots.ask(Job { seat, frame: own });
            }
        }
        self.news.push_back(News::Frame { viewer, frame });
    }

    /// Who looks now: the one person, or the one of several who is to act, or only what everybody may see.
    fn viewer(&self) -> Viewer {
        let people = people(&self.players);
        match (people.as_slice(), G::SECRETS, self.table.turn().seat()) {
            ([only], ..) => Viewer::Seat(*only),
            (_, Secrets::Hands, Some(seat)) if people.contains(&seat) => Viewer::Seat(seat),
            _ => Viewer::Public,
        }
    }
}

impl<G: Draw> Link<G> for Local<G> {
    fn next(&mut self) -> Option<News<G>> {
        if self.news.is_empty() {
            match self.bots.answer() {
                Ok(Some((seat, ply, action))) => {
                    self.try_act(seat, ply, action).expect("bots do what is legal");
                }
                Ok(None) => {}
                Err(Gone) => self.news.push_back(News::Notice("The bots have stopped thinking.".into())),
            }
        }
        self.news.pop_front()
    }

    fn act(&mut self, ply: Ply, action: G::Action) {
        let Some(seat) = self.table.turn().seat() else { return };
        let refused = if self.players[seat.index()].is_person() {
            self.try_act(seat, ply, action).err()
        } else {
            Some(Refused::NotYourTurn(seat))
        };
        if let Some(refused) = refused {
            self.news.push_back(News::Refused(refused.to_string()));
        }
    }

    fn saved_as(&self) -> Option<String> {
        self.journal.path().map(|path| path.display().to_string())
    }

    fn review(&mut self) -> Option<Receiver<Aftermath>> {
        let (tell, told) = mpsc::channel();
        let (config, events) = (self.table.config().clone(), self.table.events().to_vec());
        thread::spawn(move || {
            let rows = verdicts::<G>(&config, &events);
            tell.send(Aftermath { rows, ..Aftermath::default() })
        });
        Some(told)
    }
}

/// All bots of a table at one desk: only one of them is to act at a time.
fn bots<G: Roster>(
    config: &Config<G::Options>,
    players: &[Player],
    seed: u64,
    playouts: u32,
) -> Desk<Job<G>, Answer<G>> {
    let bot = |(seat, player): (Seat, &Player)| match &player.kind {
        Kind::Person | Kind::Far => None,
        Kind::Bot(level) => G::bot(level, config, seat),
    };
    let mut by_seat: Vec<Option<Box<dyn Bot<G>>>> = Seat::all(players.len()).zip(players).map(bot).collect();
    Desk::new(move |Job { seat, frame }: Job<G>| {
        let luck = Seeded::for_game(seed, 1 + u64::from(frame.ply.0));
        let mut thinking = Thinking::new(luck, Limit::Playouts(playouts));
        let action = match &mut by_seat[seat.index()] {
            Some(bot) => bot.choose(&frame.view, &frame.actions(), &mut thinking),
            None => frame.legal[0].action,
        };
        (seat, frame.ply, action)
    })
}
