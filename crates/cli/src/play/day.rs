//! Today's game: the same luck for everybody, against the same bots.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Context;
use wormery_bots::Pace;
use wormery_client::{Hall, Site};
use wormery_core::Seat;
use wormery_games::with_game;
use wormery_host::{Journal, LuckSource, Notes, Player, Saved, games_folder};
use wormery_record::Recorded;
use wormery_review::{Mark, marks_of};
use wormery_table::Table;
use wormery_today::{BOT_NAMES, CheckedDay, Day, MARKS_A_ROW, RuleSet, Today, best_score, check};
use wormery_tui::{Draw, Habits, Hints, Setup, score_words};
use wormery_words::{message, say};

use super::session::{Manner, Session};
use super::{paper, printable};
use crate::args::TodayArgs;
use crate::exit::{Answer, complain};
use crate::look;
use crate::out::out;
use crate::reader::language;

/// Plays the game of a day: the one that counts, goes on with it, or tells how it ended.
pub(crate) fn run(args: &TodayArgs) -> anyhow::Result<Answer> {
    let set = args.set.or_else(|| RuleSet::all().next()).expect("games have rules");
    with_game!(set.game, G => DayGame::<G>::new(args, set).play()?);
    Ok(Answer::Yes)
}

/// The game of a day at this keyboard.
struct DayGame<'a, G: Draw> {
    args: &'a TodayArgs,
    set: RuleSet,
    today: Today,
    levels: &'static [&'static str],
    /// Where it is kept if it counts.
    file: Option<PathBuf>,
    game: std::marker::PhantomData<G>,
}

impl<'a, G: Draw> DayGame<'a, G> {
    fn new(args: &'a TodayArgs, set: RuleSet) -> Self {
        let day = args.day.map_or_else(now, Day::new);
        let today = Today::of::<G>(day, set);
        let name = format!("today-{day}-{}.wgr", set.name());
        let file = games_folder().map(|folder| folder.join(name));
        // One that was played in time counts as long as results of its day do.
        let is_there = || day.accepts(now_ms()) && file.as_deref().is_some_and(Path::exists);
        let counts = !args.again && (day == now() || is_there());
        Self {
            args,
            set,
            levels: today.levels::<G>().unwrap_or_default(),
            today,
            file: file.filter(|_| counts),
            game: std::marker::PhantomData,
        }
    }

    fn play(&self) -> anyhow::Result<()> {
        let out = &mut paper(self.args.plain, &self.args.look).on(out());
        if let Some(file) = self.file.as_deref().filter(|file| is_over::<G>(file)) {
            self.tell(file, out)?;
            writeln!(out, "{}", say!(language(), cli_today_done))?;
            return Ok(());
        }
        if self.args.plain || !look::is_terminal() {
            self.play_plain(out)?;
        } else {
            self.play_on_screen()?;
        }
        match self.file.as_deref().filter(|file| is_over::<G>(file)) {
            Some(file) => self.tell(file, out),
            None => Ok(()),
        }
    }

    /// Whether the game goes on that was begun.
    fn is_begun(&self) -> bool {
        self.file.as_deref().is_some_and(Path::exists)
    }

    fn players(&self) -> Vec<Player> {
        let name = self.args.name.as_deref().map(printable).filter(|name| !name.is_empty());
        let me = Player::person(name.unwrap_or_else(|| say!(language(), cli_player, n = 1)));
        let bots = BOT_NAMES.iter().zip(self.levels).map(|(name, level)| Player::bot(*name, *level));
        std::iter::once(me).chain(bots).collect()
    }

    fn config(&self) -> anyhow::Result<wormery_core::Config<G::Options>> {
        self.set.config::<G>(self.levels.len() + 1).context("GAME: this game has none for a day")
    }

    /// What is said about choices: nothing, where the game counts.
    fn habits(&self) -> Habits {
        let habits = self.args.habits.habits();
        if self.file.is_some() { Habits { hints: Hints::Off, ..habits } } else { habits }
    }

    fn play_on_screen(&self) -> anyhow::Result<()> {
        let look = look::look(&self.args.look);
        let farewell = if self.is_begun() {
            wormery_tui::resume(self.file.as_deref(), None, self.habits(), look)?
        } else {
            let setup = Setup::<G> {
                config: self.config()?,
                players: self.players(),
                playouts: 1,
                seed: 0,
                today: Some(self.today.clone()),
                out: self.file.clone(),
                habits: self.habits(),
            };
            wormery_tui::play(setup, look)?
        };
        if let Some(words) = farewell {
            complain(&words);
        }
        Ok(())
    }

    fn play_plain(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let manner = Manner {
            luck: LuckSource { seed: 0, today: Some(self.today.clone()) },
            pace: Pace::Playouts(1),
            hints: self.habits().hints,
            paper: paper(self.args.plain, &self.args.look),
        };
        let session =
            match self.file.as_deref().filter(|_| self.is_begun()).map(Saved::<G>::open).transpose()? {
                Some(Saved::GoesOn { loaded, journal }) => {
                    Session::new(loaded.table, &loaded.players, journal, manner)?
                }
                Some(Saved::Over) => return Ok(()),
                None => Session::new(Table::new(self.config()?), &self.players(), self.journal()?, manner)?,
            };
        session.greeting(Some(self.greeting())).play(&mut io::stdin().lock(), out)
    }

    fn journal(&self) -> anyhow::Result<Journal> {
        let (config, players) = (self.config()?, self.players());
        let notes = Notes { playouts: 1, today: Some(self.today.clone()) };
        let created = match (&self.file, games_folder()) {
            (Some(file), _) => Journal::create::<G>(file, &config, &players, &notes),
            (None, Some(folder)) => Journal::create_in::<G>(&folder, &config, &players, &notes),
            (None, None) => return Ok(Journal::default()),
        };
        created.with_context(|| say!(language(), cli_not_written))
    }

    fn greeting(&self) -> String {
        let [one, two] = BOT_NAMES;
        let counts = if self.file.is_some() {
            say!(language(), today_one_try)
        } else {
            say!(language(), cli_today_practice)
        };
        let (title, game) = (say!(language(), today_title), self.name());
        let no = say!(language(), today_no, n = self.today.day.number());
        let about = say!(language(), today_about, one, two);
        say!(language(), cli_today, title, game, no, about, one = counts)
    }

    /// What the rule set is called.
    fn name(&self) -> String {
        let edition =
            if self.set.name() == G::NAME { String::new() } else { format!("_{}", self.set.name()) };
        let key = format!("{}_name{edition}", G::ABOUT.area);
        message(language(), &key, &[]).unwrap_or_else(|| self.set.name().to_owned())
    }

    /// How the game ended: a line that gives nothing away, and the place of whoever sends it.
    fn tell(&self, file: &Path, out: &mut impl Write) -> anyhow::Result<()> {
        let text = fs::read_to_string(file)?;
        let Ok(CheckedDay { today, score, rank, .. }) = check(&text) else { return Ok(()) };
        let recorded = Recorded::<G>::parse(&text)?;
        let marks = marks_of::<G>(&recorded.config, &recorded.events, Seat::new(0));
        let marks: Vec<char> = marks.into_iter().map(letter).collect();
        let score = score_words::<G>(language(), score.into());
        writeln!(out, "\nWormery {} \u{b7} {} \u{b7} {score}", today.day, self.name())?;
        for row in marks.chunks(MARKS_A_ROW) {
            writeln!(out, "{}", row.iter().collect::<String>())?;
        }
        writeln!(out, "{}", say!(language(), today_at_table, place = rank.to_string()))?;
        self.tell_strongest(&today, out)?;
        match &self.args.send {
            Some(url) => self.send(url, &text, out),
            None => Ok(writeln!(out, "{}", say!(language(), cli_today_send))?),
        }
    }

    /// What the strongest bot made of the same luck; nothing where the bots of that day are not known.
    fn tell_strongest(&self, today: &Today, out: &mut impl Write) -> anyhow::Result<()> {
        out.flush()?;
        let Some(best) = best_score::<G>(today, self.set) else { return Ok(()) };
        let score = score_words::<G>(language(), best.into());
        Ok(writeln!(out, "{}: {score}", say!(language(), today_strongest))?)
    }

    fn send(&self, url: &str, record: &str, out: &mut impl Write) -> anyhow::Result<()> {
        let ranking = Hall::arrive(Site::parse(url)?, self.args.name.as_deref())?.rank_day(record)?;
        let words = match ranking.mine {
            Some(mine) if ranking.people > 1 => {
                say!(language(), today_place, n = mine.rank, all = ranking.people)
            }
            _ => say!(language(), today_alone),
        };
        Ok(writeln!(out, "{words}")?)
    }
}

/// A mark as a letter.
fn letter(mark: Mark) -> char {
    match mark {
        Mark::Took | Mark::Worm => 'w',
        Mark::Stole => 's',
        Mark::Empty => '.',
        Mark::Queen => 'q',
        Mark::General => 'g',
        Mark::First => '1',
        Mark::Second => '2',
        Mark::Third => '3',
    }
}

/// Today.
pub(crate) fn now() -> Day {
    Day::at(now_ms())
}

fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn is_over<G: Draw>(file: &Path) -> bool {
    file.exists() && matches!(Saved::<G>::open(file), Ok(Saved::Over))
}
