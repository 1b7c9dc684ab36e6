use serde_json::{Value, json};
use wormery_bots::{Bot, Judge, Levels, Limit, Puzzling, Roster, Second, Thinking, best_first};
use wormery_core::{BadConfig, Chance, Config, Event, Luck, Seat, Turn, Viewer};
use wormery_table::Seeded;

use crate::crew::side_by_side;
use crate::quota::Quota;
use crate::{Doubt, LEAST_GAP, Opinion, Posed, Puzzle, Sheet, Shorthand, Worth};

/// A search for puzzles.
pub struct Hunt<'a, G: Roster> {
    /// By which rules.
    pub options: G::Options,
    /// How they are found.
    pub puzzling: &'a Puzzling<G>,
    /// What fixes all luck: the same seed finds the same puzzles.
    pub seed: u64,
    /// How many to look for, of all levels together.
    pub wanted: usize,
    /// How many games to play at most.
    pub most_games: u64,
    /// Whether a sentence can say why the best choice is better than the one at a place.
    pub has_reason: &'a (dyn Fn(&Posed<G>, usize) -> bool + Sync),
}

/// How far a search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games that were played.
    pub games: u64,
    /// Decisions that the second opinion was asked about.
    pub asked: u64,
    /// Puzzles that were found.
    pub found: usize,
}

/// A bot for each seat.
type Team<G> = Vec<Box<dyn Bot<G>>>;

/// What is needed at a table of some size.
struct Desk<G: Roster> {
    config: Config<G::Options>,
    judge: Box<dyn Judge<G>>,
    /// For each way to play, a bot for each seat.
    bots: Vec<(u32, Team<G>)>,
}

/// What was found so far.
struct Catch {
    puzzles: Vec<Puzzle>,
    quota: Quota,
    shorthand: Shorthand,
    progress: Progress,
}

/// What came of one game.
struct Played {
    n_asked: u64,
    found: Option<Found>,
}

/// A puzzle with its own shorthand.
struct Found {
    puzzle: Puzzle,
    kind: String,
    shorthand: Shorthand,
}

/// One game on its way.
struct Walk<'a> {
    quota: &'a Quota,
    /// What luck and second opinions hang on.
    number: u64,
    n_asked: u64,
    steps: Vec<Value>,
}

/// So many games at most, and no more than puzzles are wanted, are played side by side, and know of each other's puzzles afterwards: what is found does not hang on the
/// number of threads.
const BLOCK: usize = 64;

impl<G: Roster> Hunt<'_, G> {
    /// Finds puzzles on all cores, and tells after each block of games how far it is.
    pub fn find(&self, mut tell: impl FnMut(Progress)) -> Result<Sheet, BadConfig> {
        let desks = self.desks()?;
        let mut catch = Catch {
            puzzles: Vec::new(),
            quota: Quota::new(self.wanted),
            shorthand: Shorthand::default(),
            progress: Progress { games: 0, asked: 0, found: 0 },
        };
        while catch.progress.games < self.most_games && !catch.quota.is_full() {
            let first = catch.progress.games;
            let n_games = (self.most_games - first).min(self.wanted.min(BLOCK) as u64) as usize;
            let begin = || self.desks().expect("such tables could be made before");
            let played = side_by_side(n_games, begin, |desks, place| {
                let number = first + place as u64;
                let desk = number as usize % desks.len();
                self.play(&mut desks[desk], number, &catch.quota)
            });
            for played in played {
                catch.add(played);
            }
            tell(catch.progress);
        }
        Ok(self.sheet(&desks[0], catch))
    }

    /// A desk for each number of players.
    fn desks(&self) -> Result<Vec<Desk<G>>, BadConfig> {
        self.puzzling.seats.iter().map(|n_seats| self.desk(*n_seats)).collect()
    }

    fn sheet(&self, desk: &Desk<G>, catch: Catch) -> Sheet {
        Sheet {
            game: G::NAME.to_owned(),
            options: serde_json::to_value(&self.options).expect("options can be written"),
            judge: desk.judge.version(),
            seed: self.seed,
            shorthand: catch.shorthand,
            puzzles: catch.puzzles,
        }
    }

    fn desk(&self, n_seats: usize) -> Result<Desk<G>, BadConfig> {
        let config = Config::new(n_seats, 0, self.options.clone())?;
        let bots = self.puzzling.players.iter().map(|(level, playouts)| {
            let bot = |seat| G::bot(level, &config, seat).expect("puzzles name levels of their game");
            (*playouts, Seat::all(n_seats).map(bot).collect())
        });
        Ok(Desk { judge: G::judge(&config), bots: bots.collect(), config })
    }

    /// Plays a game until a puzzle is found in it: no two are of the same game.
    fn play(&self, desk: &mut Desk<G>, number: u64, quota: &Quota) -> Played {
        let mut luck = Seeded::for_game(self.seed, number);
        let n_seats = desk.config.n_seats();
        let ways: Vec<usize> = (0..n_seats).map(|_| luck.below(desk.bots.len() as u32) as usize).collect();
        let mut game = G::start(&desk.config);
        let mut walk = Walk { quota, number, n_asked: 0, steps: Vec::new() };
        let mut legal = Vec::new();
        loop {
            let (step, event) = match game.turn() {
                Turn::Over(_) => return Played { n_asked: walk.n_asked, found: None },
                Turn::Chance(question) => {
                    let outcome = question.draw(&mut luck);
                    (json!({ "chance": outcome }), Event::Chance(outcome))
                }
                Turn::Act(seat) => {
                    let found = self.look(&game, desk, &mut walk);
                    if found.is_some() || walk.steps.len() > *self.puzzling.plies.end() {
                        return Played { n_asked: walk.n_asked, found };
                    }
                    legal.clear();
                    legal.extend(game.legal());
                    let (playouts, bots) = &mut desk.bots[ways[seat.index()]];
                    let mut thinking = Thinking::new(luck.clone(), Limit::Playouts(*playouts));
                    let view = game.view(Viewer::Seat(seat));
                    let action = bots[seat.index()].choose(&view, &legal, &mut thinking);
                    (json!({ "seat": seat, "action": action }), Event::Action(action))
                }
            };
            game.apply(&event).expect("bots and chance keep to the rules");
            walk.steps.push(step);
        }
    }

    /// The puzzle that a position is, if it is one and there is room for it.
    fn look(&self, game: &G, desk: &mut Desk<G>, walk: &mut Walk) -> Option<Found> {
        if !self.puzzling.plies.contains(&walk.steps.len()) {
            return None;
        }
        let posed = Posed::look(game, &desk.config, &mut *desk.judge, self.puzzling)?;
        let kind = Shorthand::form(&step(&posed, posed.best));
        let tempting = *posed.wrong.iter().find(|place| (self.has_reason)(&posed, **place))?;
        if !walk.quota.has_room(posed.level, &kind, walk.number) {
            return None;
        }
        walk.n_asked += 1;
        let seed = self.seed ^ 0x005e_ed0f_d00b ^ (walk.number << 16 | walk.n_asked);
        let legal: Vec<G::Action> = posed.choices.iter().map(|choice| choice.action).collect();
        let doubt = Doubt::new(&desk.config, self.puzzling.second, seed);
        let asked = doubt.asks_about(&posed.shares, posed.best, tempting);
        let opinion = doubt.confirm(&posed.game, posed.seat, (&legal, &asked))?;
        let mut shorthand = Shorthand::default();
        let heard = (&opinion, asked.as_slice());
        let puzzle = self.puzzle((&posed, tempting), heard, &desk.config, &walk.steps, &mut shorthand);
        let is_clear = puzzle.choices[0].share - puzzle.choices[1].share >= LEAST_GAP - 1e-9;
        is_clear.then_some(Found { puzzle, kind, shorthand })
    }

    fn puzzle(
        &self,
        (posed, tempting): (&Posed<G>, usize),
        (opinion, asked): (&Opinion, &[usize]),
        config: &Config<G::Options>,
        steps: &[Value],
        shorthand: &mut Shorthand,
    ) -> Puzzle {
        // What was played on is chance to a part; what was searched is better than what the judge sees at once.
        let is_judged = matches!(self.puzzling.second, Second::PlayedOn { .. });
        let told = |place: usize| {
            let asked = asked.iter().position(|other| *other == place).filter(|_| !is_judged);
            asked.map_or((posed.shares[place], 0.0), |asked| (opinion.shares[asked], opinion.margins[asked]))
        };
        let shares: Vec<f64> = (0..posed.choices.len()).map(|place| told(place).0).collect();
        let ranked = best_first(&shares);
        let choices = ranked.iter().map(|place| {
            let (share, margin) = told(*place);
            Worth::new(shorthand.write(&step(posed, *place)), share.clamp(0.0, 1.0), margin)
        });
        let choices = choices.collect();
        let steps: Vec<String> = steps.iter().map(|step| shorthand.write(step)).collect();
        let tempting = ranked.iter().position(|place| *place == tempting).unwrap_or(1);
        let (players, start) = (config.n_seats(), config.start().index());
        Puzzle { level: posed.level, players, start, steps: steps.join(" "), choices, tempting }
    }
}

impl Catch {
    /// Takes what a game brought, if there still is room for it.
    fn add(&mut self, played: Played) {
        self.progress.games += 1;
        self.progress.asked += played.n_asked;
        let Some(Found { mut puzzle, kind, shorthand }) = played.found else { return };
        if !self.quota.has_level(puzzle.level) {
            return;
        }
        let mut rewritten = |text: &str| {
            let step = shorthand.read(text).expect("what was written can be read");
            self.shorthand.write(&step)
        };
        puzzle.steps = puzzle.steps.split_whitespace().map(&mut rewritten).collect::<Vec<_>>().join(" ");
        puzzle.choices.iter_mut().for_each(|worth| worth.step = rewritten(&worth.step));
        self.quota.add(puzzle.level, kind);
        self.puzzles.push(puzzle);
        self.progress.found = self.puzzles.len();
    }
}

/// A choice as a step of a record.
fn step<G: Roster>(posed: &Posed<G>, place: usize) -> Value {
    json!({ "seat": posed.seat, "action": posed.choices[place].action })
}
