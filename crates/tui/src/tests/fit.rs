//! Every choice of every phase of every rule set can be seen and reached, at every size and in every language.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde_json::Value;
use wormery_core::{Config, Game, Seat, Viewer};
use wormery_games::holzwurm::{Action, Card};
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_table::{Choice, Frame, Ply, Previews, RandomPlay, Seeded, Table, choices};
use wormery_words::{Language, say};

use super::script::setup;
use super::snapshot::{DARK, picture};
use crate::cuts;
use crate::table::TableScreen;
use crate::{App, Draw, Habits, Hints, Input, Key, Link, News};

/// The sizes that must do.
const SIZES: [(u16, u16); 4] = [(40, 20), (80, 24), (100, 30), (140, 45)];

/// A table that shows one position and hears what is done.
struct Asked<G: Game> {
    news: Option<News<G>>,
    done: Rc<RefCell<Vec<G::Action>>>,
}

impl<G: Game> Link<G> for Asked<G> {
    fn next(&mut self, _: Language) -> Option<News<G>> {
        self.news.take()
    }

    fn act(&mut self, _: Ply, action: G::Action) {
        self.done.borrow_mut().push(action);
    }
}

/// A position to be shown.
struct Moment<G: Game> {
    config: Config<G::Options>,
    seat: Seat,
    frame: Frame<G>,
}

/// One position of each kind: what can be done there, and how many choices there are.
fn moments<G: Draw>(config: &Config<G::Options>, n_games: u64) -> Vec<Moment<G>> {
    let mut found = BTreeMap::new();
    for seed in 0..n_games {
        RandomPlay::<G>::default().play(config, &mut Seeded::new(seed), |game, _| {
            let Some(seat) = game.turn().seat() else { return };
            let kind = kind(game);
            if let std::collections::btree_map::Entry::Vacant(free) = found.entry(kind) {
                let viewer = Viewer::Seat(seat);
                let legal = choices(game, viewer, Previews::With);
                let frame = Frame { ply: Ply(1), view: game.view(viewer), legal, seen: Vec::new() };
                free.insert(Moment { config: config.clone(), seat, frame });
            }
        });
    }
    found.into_values().collect()
}

/// The kinds of the actions, and how many there are, many being alike.
fn kind<G: Game>(game: &G) -> String {
    let legal: Vec<Value> = game.legal().filter_map(|action| serde_json::to_value(action).ok()).collect();
    let kinds: BTreeSet<String> = legal.iter().map(|action| action["type"].to_string()).collect();
    let n_legal = if legal.len() > 8 { legal.len() / 12 * 12 } else { legal.len() };
    format!("{kinds:?} {n_legal:02}")
}

/// A screen, and what is done there.
fn app<G: Draw>(moment: &Moment<G>, language: Language, hints: Hints) -> (App, Rc<RefCell<Vec<G::Action>>>) {
    let done = Rc::new(RefCell::new(Vec::new()));
    let news = News::Frame { viewer: Viewer::Seat(moment.seat), frame: moment.frame.clone() };
    let link = Asked { news: Some(news), done: Rc::clone(&done) };
    let mut setup = setup(&Table::<G>::new(moment.config.clone()));
    setup.habits = Habits { language, ..Habits::default() };
    let mut screen = TableScreen::new(Box::new(link), setup);
    if hints != Hints::Off {
        screen.advise_now(hints);
    }
    (App::new(Box::new(screen), DARK), done)
}

/// What is written in the places that do a choice, by its number.
fn buttons(app: &App, shown: &str) -> BTreeMap<usize, String> {
    let lines: Vec<Vec<char>> = shown.lines().map(|line| line.chars().collect()).collect();
    let mut all: BTreeMap<usize, String> = BTreeMap::new();
    for zone in app.zones() {
        let Key::Choose(place) = zone.key else { continue };
        let rows = lines.iter().skip(zone.area.y.into()).take(zone.area.height.into());
        let text = rows.map(|line| line.iter().skip(zone.area.x.into()).take(zone.area.width.into()));
        all.entry(place).or_default().extend(text.flatten());
    }
    all
}

/// Checks a picture: nothing is cut, and only the marked choice says Enter. Returns the marked choice.
fn check<G: Draw>(
    app: &mut App,
    moment: &Moment<G>,
    language: Language,
    (width, height): (u16, u16),
) -> usize {
    cuts::take();
    let shown = picture(app, width, height);
    let cuts = cuts::take();
    assert!(cuts.is_empty(), "{cuts:#?} {language} {width}x{height}:\n{shown}");
    let legal = &moment.frame.legal;
    let pieces: Vec<_> =
        app.zones().iter().filter_map(|zone| piece(zone.key)).map(|place| &legal[place]).collect();
    let lies = |choice: &Choice<G>| pieces.iter().any(|piece| G::is_same_piece(piece.action, choice.action));
    assert!(pieces.is_empty() || legal.iter().all(lies), "every piece is shown, {width}x{height}:\n{shown}");
    let enter = say!(language, tui_key_enter);
    assert_eq!(shown.matches(&enter).count(), 1, "one thing says {enter}, {width}x{height}:\n{shown}");
    let buttons = buttons(app, &shown);
    let marked: Vec<usize> =
        buttons.iter().filter(|(_, text)| text.contains(&enter)).map(|(place, _)| *place).collect();
    assert!(marked.len() == 1 && marked[0] < moment.frame.legal.len(), "{marked:?}\n{shown}");
    marked[0]
}

/// The choice that a piece points at.
fn piece(key: Key) -> Option<usize> {
    if let Key::Point(place) = key { Some(place) } else { None }
}

/// Goes to every choice with the arrows; all must be shown as a button at some time, at every size.
fn reach_all<G: Draw>(moment: &Moment<G>, language: Language, hints: Hints) {
    let (mut app, _) = app(moment, language, hints);
    let (mut marked, mut seen) = (BTreeSet::new(), [const { BTreeSet::new() }; SIZES.len()]);
    for _ in 0..=moment.frame.legal.len() {
        while marked.insert(check(&mut app, moment, language, SIZES[0])) {
            for (size, seen) in SIZES.into_iter().zip(&mut seen) {
                check(&mut app, moment, language, size);
                let shown = picture(&mut app, size.0, size.1);
                seen.extend(buttons(&app, &shown).into_keys());
            }
            app.update(Input::Key(Key::Down));
        }
        app.update(Input::Key(Key::Right));
    }
    let all: BTreeSet<usize> = (0..moment.frame.legal.len()).collect();
    assert_eq!(marked, all, "arrows lead to every choice");
    for ((width, height), seen) in SIZES.into_iter().zip(seen) {
        assert_eq!(seen, all, "every choice has a button:\n{}", picture(&mut app, width, height));
    }
}

/// Enter does what is marked; what gives something away asks first, and Enter is no yes.
fn enter_does_what_is_marked<G: Draw>(moment: &Moment<G>) {
    for n_steps in 0..moment.frame.legal.len().min(8) {
        let (mut app, done) = app(moment, Language::En, Hints::Off);
        for _ in 0..n_steps {
            app.update(Input::Key(Key::Right));
        }
        let marked = check(&mut app, moment, Language::En, (80, 24));
        app.update(Input::Key(Key::Enter));
        let choice = &moment.frame.legal[marked];
        let is_first = n_steps == 0 && moment.frame.legal.iter().any(|choice| !G::gives_away(choice));
        assert!(!is_first || !G::gives_away(choice), "what is marked at first gives nothing away");
        if picture(&mut app, 80, 24).contains("Do you mean it?") {
            assert!(G::gives_away(choice));
            app.update(Input::Key(Key::Enter));
            assert!(done.borrow().is_empty(), "Enter twice is not enough");
            app.update(Input::Key(Key::Enter));
            app.update(Input::Key(Key::Char('y')));
        }
        assert_eq!(*done.borrow(), [choice.action]);
    }
}

/// What lies on top of a table is not cut either: help to its end, log, and whether to leave.
fn sheets_fit<G: Draw>(moment: &Moment<G>, language: Language) {
    for (width, height) in SIZES {
        for key in ['?', 'l', 'q'] {
            let (mut app, _) = app(moment, language, Hints::Off);
            picture(&mut app, width, height);
            cuts::take();
            app.update(Input::Key(Key::Char(key)));
            for _ in 0..8 {
                let shown = picture(&mut app, width, height);
                assert_eq!(cuts::take(), [""; 0], "{language}\n{shown}");
                app.update(Input::Key(Key::PageDown));
            }
        }
    }
}

fn check_all<G: Draw>(config: &Config<G::Options>, n_games: u64, all_hints: &[Hints], most: usize) {
    let moments = moments::<G>(config, n_games);
    for language in Language::ALL {
        sheets_fit(moments.last().expect("there is always something to do"), language);
    }
    for moment in moments.iter().take(most) {
        enter_does_what_is_marked(moment);
        for language in Language::ALL {
            // A coach takes his time, and where there is little to choose he says little.
            let is_told = |hints: &&Hints| **hints == Hints::Off || moment.frame.legal.len() > 3;
            for hints in all_hints.iter().filter(is_told) {
                reach_all(moment, language, *hints);
            }
        }
    }
}

/// A hand as large as it hardly ever gets.
#[test]
fn a_large_hand_fits() {
    let config = config::<Holzwurm>(6, "{}");
    let mut moment = moments::<Holzwurm>(&config, 3).pop().expect("there is always something to do");
    let hand: Vec<Card> = Card::ALL.iter().copied().filter(|card| card.score() % 3 != 0).take(40).collect();
    let play = |card: &Card| Action::Play { card: *card, row: None };
    let choice = |card| Choice { action: play(card), effects: Vec::new(), reversible: false };
    moment.frame.legal = hand.iter().map(choice).collect();
    moment.frame.view.hand = Some(hand);
    assert_eq!(moment.frame.legal.len(), 40);
    for language in Language::ALL {
        reach_all(&moment, language, Hints::Off);
    }
}

/// All kinds of actions that can be chosen in some moments.
fn kinds<G: Draw>(config: &Config<G::Options>, n_games: u64) -> BTreeSet<String> {
    let moments = moments::<G>(config, n_games);
    let choices = moments.iter().flat_map(|moment| &moment.frame.legal);
    let words = choices.filter_map(|choice| serde_json::to_value(choice.action).ok());
    words.filter_map(|action| action["type"].as_str().map(str::to_owned)).collect()
}

#[test]
fn nothing_that_can_be_chosen_is_missing() {
    let expansion = config::<Regenwormen>(7, r#"{"expansion":true}"#);
    let all = ["accept", "give_back", "keep", "rob", "roll", "steal", "stop", "take", "weasel"];
    assert_eq!(kinds::<Regenwormen>(&expansion, 20), all.map(str::to_owned).into());
    let all = ["pass", "place", "reroll", "roll"];
    assert_eq!(kinds::<ItHappens>(&config::<ItHappens>(5, "{}"), 5), all.map(str::to_owned).into());
}

fn config<G: Game>(n_seats: usize, options: &str) -> Config<G::Options> {
    Config::new(n_seats, 0, serde_json::from_str(options).unwrap()).unwrap()
}

#[test]
fn regenwormen_fits() {
    for n_seats in [2, 7] {
        check_all::<Regenwormen>(
            &config::<Regenwormen>(n_seats, "{}"),
            3,
            &[Hints::Off, Hints::Coach],
            usize::MAX,
        );
    }
}

#[test]
fn the_expansion_fits() {
    for n_seats in [2, 7] {
        let config = config::<Regenwormen>(n_seats, r#"{"expansion":true}"#);
        check_all::<Regenwormen>(&config, 20, &[Hints::Off, Hints::Coach], usize::MAX);
    }
}

#[test]
fn it_happens_fits() {
    for n_seats in [2, 5] {
        check_all::<ItHappens>(
            &config::<ItHappens>(n_seats, "{}"),
            5,
            &[Hints::Off, Hints::Coach],
            usize::MAX,
        );
    }
}

#[test]
fn holzwurm_fits() {
    for n_seats in [2, 6] {
        check_all::<Holzwurm>(&config::<Holzwurm>(n_seats, "{}"), 3, &[Hints::Off, Hints::Odds], 5);
    }
}
