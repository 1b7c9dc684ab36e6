use crate::call::Refusal;
use crate::nets::make_sure;
use crate::read::read;
use crate::suppose::shown;
use serde::Serialize;
use serde_json::{Value, json};
use wormery_bots::Judge;
use wormery_core::{Event, Seat, Turn, Viewer};
use wormery_host::result_rows;
use wormery_protocol::{ChoiceWorth, ResultRow};
use wormery_record::Recorded;
use wormery_review::{Fact, Grade, Reasons, Telling, Turns, marks_of, odds, parts, positions};
use wormery_table::{Ply, Seen, choice, see};

/// A record that is looked at again and again, whichever game it is of.
pub(crate) trait Replay {
    /// What it is a record of.
    fn info(&self) -> Value;
    /// What a viewer saw after so many events; nobody's eyes are the public's.
    fn frame(&self, ply: u32, viewer: Option<u8>) -> Result<Value, String>;
    /// Every event, with what a viewer may know of what it brought about.
    fn all_seen(&self, viewer: Option<u8>) -> Result<Value, String>;
    /// What a seat made of each of its turns.
    fn marks(&self, seat: u8) -> Result<Value, String>;
    /// What choices are that are worth so much to who must choose after so many events, the best first: how good, and why the
    /// first is better.
    fn judged(&self, ply: u32, choices: &[ChoiceWorth]) -> Result<Value, String>;
    /// For the outcomes of chance that came after so many events: how likely one as good or as bad was.
    fn odds(&mut self, plies: &[u32]) -> Result<Vec<Value>, Refusal>;
}

/// What a record is one of, and what the rules tell of it as a whole.
#[derive(Serialize)]
struct Info<'a> {
    game: &'static str,
    players: &'a [String],
    events: usize,
    /// Where a table would have shown something.
    stops: Vec<usize>,
    result: Option<Vec<ResultRow>>,
    turns: Vec<wormery_review::Turn>,
    /// What each seat did, counted.
    deeds: Vec<Vec<Fact>>,
    /// What the score of each row is made of.
    parts: Vec<Vec<Fact>>,
}

/// A record with the position after each of its events, so that every frame costs the same.
pub(crate) struct GameReplay<G: Telling> {
    recorded: Recorded<G>,
    positions: Vec<G>,
    judge: Option<Box<dyn Judge<G>>>,
}

impl<G: Telling> GameReplay<G> {
    pub(crate) fn new(record: &str) -> Result<Self, String> {
        let recorded = Recorded::<G>::parse(record).map_err(|error| error.to_string())?;
        let positions =
            positions(&recorded.config, &recorded.events).map_err(|illegal| illegal.to_string())?;
        Ok(Self { recorded, positions, judge: None })
    }

    /// Whether a table would have shown this position: chance is not waited for.
    fn is_stop(&self, ply: usize) -> bool {
        !matches!(self.positions[ply].turn(), Turn::Chance(_))
    }

    /// What happened between the stop before and this position.
    fn seen(&self, ply: usize, viewer: Viewer) -> Vec<Seen<G>> {
        let since = (0..ply).rev().find(|place| self.is_stop(*place)).unwrap_or(0);
        (since..ply).map(|place| self.seen_at(place, viewer)).collect()
    }

    /// What a viewer saw of the event after this position.
    fn seen_at(&self, place: usize, viewer: Viewer) -> Seen<G> {
        let (mut game, event) = (self.positions[place].clone(), &self.recorded.events[place]);
        see(&mut game, Ply(place as u32 + 1), event, viewer)
    }

    fn viewer(&self, seat: Option<u8>) -> Result<Viewer, String> {
        match seat.map(usize::from) {
            None => Ok(Viewer::Public),
            Some(seat) if seat < self.recorded.config.n_seats() => Ok(Viewer::Seat(Seat::new(seat))),
            Some(seat) => Err(format!("there is no seat {seat}")),
        }
    }

    /// Who acted last before a position.
    fn actor_before(&self, ply: usize) -> Option<Seat> {
        self.positions[..ply].iter().rev().find_map(|game| game.turn().seat())
    }

    fn odds_at(&mut self, ply: u32) -> Option<Value> {
        let place = ply as usize;
        let Event::Chance(outcome) = self.recorded.events.get(place)? else { return None };
        let row = self.actor_before(place)?.index();
        let judge = self.judge.get_or_insert_with(|| G::judge(&self.recorded.config));
        let odds = odds(&mut **judge, &self.positions[place], outcome, row)?;
        serde_json::to_value(odds).ok()
    }
}

impl<G: Telling> Replay for GameReplay<G> {
    fn info(&self) -> Value {
        let last = &self.positions[self.positions.len() - 1];
        let rows = match last.turn() {
            Turn::Over(standing) => Some(result_rows(&standing)),
            Turn::Act(_) | Turn::Chance(_) => None,
        };
        let view = last.view(Viewer::Public);
        let n_rows = rows.as_ref().map_or(0, Vec::len);
        let turns = Turns::of(&self.positions, &self.recorded.events);
        let deeds = Seat::all(self.recorded.config.n_seats()).map(|seat| turns.deeds(seat)).collect();
        json!(Info {
            game: G::NAME,
            players: &self.recorded.players,
            events: self.recorded.events.len(),
            stops: (0..self.positions.len()).filter(|ply| self.is_stop(*ply)).collect(),
            result: rows,
            turns: turns.all,
            deeds,
            parts: (0..n_rows).map(|row| parts::<G>(&view, row)).collect(),
        })
    }

    fn frame(&self, ply: u32, viewer: Option<u8>) -> Result<Value, String> {
        let viewer = self.viewer(viewer)?;
        let place = ply as usize;
        let game = self.positions.get(place).ok_or_else(|| format!("the record has no ply {ply}"))?;
        Ok(shown(game, Ply(ply), viewer, self.seen(place, viewer)))
    }

    fn all_seen(&self, viewer: Option<u8>) -> Result<Value, String> {
        let viewer = self.viewer(viewer)?;
        Ok((0..self.recorded.events.len()).map(|place| json!(self.seen_at(place, viewer))).collect())
    }

    fn marks(&self, seat: u8) -> Result<Value, String> {
        let Viewer::Seat(seat) = self.viewer(Some(seat))? else { return Err("nobody sits there".into()) };
        Ok(json!(marks_of::<G>(&self.recorded.config, &self.recorded.events, seat)))
    }

    fn judged(&self, ply: u32, choices: &[ChoiceWorth]) -> Result<Value, String> {
        let game = self.positions.get(ply as usize).ok_or_else(|| format!("the record has no ply {ply}"))?;
        let seat = game.turn().seat().ok_or("nobody chooses here")?;
        let reasons = Reasons::new(game, seat);
        let offered = |worth: &ChoiceWorth| {
            let action: G::Action = read(&worth.action).map_err(|error| error.to_string())?;
            let is_legal = game.legal().any(|legal| legal == action);
            is_legal
                .then(|| choice(game, action, Viewer::Seat(seat)))
                .ok_or("a choice is not legal".to_owned())
        };
        let offered = choices.iter().map(offered).collect::<Result<Vec<_>, String>>()?;
        let told = choices.iter().zip(&offered).enumerate().map(|(place, (worth, choice))| {
            let grade = Grade::of_cost(choices[0].share - worth.share);
            match place {
                0 => json!({ "grade": grade, "tips": reasons.tips(choice) }),
                _ => json!({ "grade": grade, "why": reasons.why(&offered[0], choice) }),
            }
        });
        Ok(told.collect())
    }

    fn odds(&mut self, plies: &[u32]) -> Result<Vec<Value>, Refusal> {
        make_sure::<G>(&self.recorded.config)?;
        Ok(plies.iter().map(|ply| self.odds_at(*ply).unwrap_or(Value::Null)).collect())
    }
}
