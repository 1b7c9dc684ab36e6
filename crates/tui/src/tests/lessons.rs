//! Every lesson is played by the rules, also what is called wrong in it; and it is short.

use wormery_core::{Event, Seat, Turn};
use wormery_games::{GameId, with_game};
use wormery_table::{Previews, choices};
use wormery_words::Language;

use crate::learn::{Kind, Lesson, Said, Script, courses, learn};
use crate::{Draw, Paper};

const LANGUAGES: [Language; 4] = [Language::En, Language::Nl, Language::De, Language::Fr];
/// What the longest sentence may have in English and in other languages, in characters.
const SHORT: (usize, usize) = (60, 80);
const WHY: (usize, usize) = (80, 100);
const TITLE: (usize, usize) = (20, 20);
/// How fast a child of eight reads, and how long it looks and taps at each step.
const WORDS_PER_MINUTE: usize = 100;
const SECONDS_PER_STEP: usize = 6;
const MOST_SECONDS: usize = 240;

/// Runs a check for each lesson of each game.
macro_rules! for_each_lesson {
    ($check:ident) => {
        for &game in GameId::ALL {
            with_game!(game, G => for script in <G as Draw>::CONTENT.lessons.scripts {
                $check::<G>(script);
            });
        }
    };
}

fn read<G: Draw>(script: &Script) -> Lesson<G> {
    println!("{} {}", G::NAME, script.id);
    Lesson::read(script)
}

/// The positions at which the learner is asked, and the one at the end.
fn positions<G: Draw>(lesson: &Lesson<G>) -> Vec<G> {
    let mut game = G::start(&lesson.config);
    lesson.start.iter().for_each(|event| game.apply(event).unwrap());
    let mut found = vec![game.clone()];
    for step in &lesson.steps {
        play(&mut game, step.aim[0], &step.luck).unwrap();
        found.push(game.clone());
    }
    found
}

fn play<G: Draw>(game: &mut G, action: G::Action, luck: &[Event<G>]) -> Result<(), String> {
    game.apply(&Event::Action(action)).map_err(|illegal| illegal.to_string())?;
    luck.iter().try_for_each(|event| game.apply(event).map_err(|illegal| illegal.to_string()))
}

fn plays_by_the_rules<G: Draw>(script: &Script) {
    let lesson = read::<G>(script);
    let positions = positions(&lesson);
    assert_eq!((lesson.steps.len(), lesson.learned.len()), (5, 3), "{}", script.id);
    for (place, step) in lesson.steps.iter().enumerate() {
        let at = format!("{} {}, step {}", G::NAME, script.id, place + 1);
        let game = &positions[place];
        assert!(matches!(game.turn(), Turn::Act(seat) if seat == Seat::new(0)), "{at}: the learner acts");
        for &aim in &step.aim {
            let mut after = game.clone();
            let rest = &lesson.steps[place + 1..];
            play(&mut after, aim, &step.luck).unwrap_or_else(|error| panic!("{at}, {aim:?}: {error}"));
            for later in rest {
                play(&mut after, later.aim[0], &later.luck)
                    .unwrap_or_else(|error| panic!("{at}, after {aim:?}: {error}"));
            }
        }
        assert!(!step.wrong.is_empty(), "{at}: nothing can go wrong");
        for wrong in &step.wrong {
            assert!(!step.aim.contains(&wrong.action), "{at}: {:?} is right too", wrong.action);
            let is_legal = game.clone().apply(&Event::Action(wrong.action)).is_ok();
            assert_eq!(is_legal, wrong.kind == Kind::Legal, "{at}: {:?}", wrong.action);
        }
    }
}

#[test]
fn every_lesson_is_played_by_the_rules_with_all_that_is_wrong_in_it() {
    for_each_lesson!(plays_by_the_rules);
}

fn names_rules<G: Draw>(script: &Script) {
    for step in read::<G>(script).steps {
        let is_told = G::CONTENT.pages.iter().any(|page| page.contains(&format!("**{}**", step.rule)));
        assert!(is_told, "{} {}: there is no rule {}", G::NAME, script.id, step.rule);
    }
}

#[test]
fn every_why_names_a_rule_of_the_game() {
    for_each_lesson!(names_rules);
}

fn fits(said: &Said, (english, others): (usize, usize), at: &str) {
    for language in LANGUAGES {
        let (text, most) = (said.text(language), if language == Language::En { english } else { others });
        let n = text.chars().count();
        assert!((1..=most).contains(&n), "{at}: {n} characters of {most} in {language}: {text}");
    }
}

fn is_short<G: Draw>(script: &Script) {
    let lesson = read::<G>(script);
    let at = format!("{} {}", G::NAME, script.id);
    for step in &lesson.steps {
        fits(&step.say, SHORT, &at);
        fits(&step.why, WHY, &at);
        step.wrong.iter().for_each(|wrong| fits(&wrong.say, SHORT, &at));
    }
    lesson.learned.iter().for_each(|point| fits(point, SHORT, &at));
}

#[test]
fn every_sentence_is_short_in_every_language() {
    for_each_lesson!(is_short);
}

fn takes_four_minutes_at_most<G: Draw>(script: &Script) {
    let lesson = read::<G>(script);
    for language in LANGUAGES {
        let steps = lesson.steps.iter().flat_map(|step| {
            [&step.say, &step.why].into_iter().chain(step.wrong.iter().map(|wrong| &wrong.say))
        });
        let texts = steps.chain(&lesson.learned).map(|said| said.text(language));
        let n_words: usize = texts.map(|text| text.split_whitespace().count()).sum();
        let seconds = n_words * 60 / WORDS_PER_MINUTE + lesson.steps.len() * SECONDS_PER_STEP;
        assert!(seconds <= MOST_SECONDS, "{} {} takes {seconds} s in {language}", G::NAME, script.id);
    }
}

/// With every "why?" and every mistake.
#[test]
fn no_lesson_takes_longer_than_four_minutes() {
    for_each_lesson!(takes_four_minutes_at_most);
}

fn lists_its_lessons<G: Draw>() {
    let courses = courses::<G>();
    let listed: Vec<&str> =
        courses.iter().flat_map(|course| &course.lessons).map(|named| &*named.id).collect();
    let scripts: Vec<&str> = G::CONTENT.lessons.scripts.iter().map(|script| script.id).collect();
    assert_eq!(listed, scripts);
    for course in &courses {
        assert_eq!(course.edition.is_some(), course.option::<G>().is_some(), "{course:?}");
        fits(&course.about, SHORT, G::NAME);
        course.lessons.iter().for_each(|named| fits(&named.title, TITLE, G::NAME));
    }
}

#[test]
fn every_course_lists_its_lessons_in_order() {
    for &game in GameId::ALL {
        with_game!(game, G => lists_its_lessons::<G>());
    }
    let counts =
        GameId::ALL.iter().map(|&game| with_game!(game, G => <G as Draw>::CONTENT.lessons.scripts.len()));
    assert_eq!(counts.collect::<Vec<_>>(), [11, 5, 4]);
}

/// What to type to make every mistake that can be typed, and then the right choice, at every step.
fn answers<G: Draw>(lesson: &Lesson<G>) -> String {
    let positions = positions(lesson);
    let mut typed = Vec::new();
    for (step, game) in lesson.steps.iter().zip(&positions) {
        let legal = choices(game, wormery_core::Viewer::Public, Previews::Without);
        let number = |action| legal.iter().position(|choice| choice.action == action).map(|place| place + 1);
        let wrong = step.wrong.iter().filter_map(|wrong| number(wrong.action));
        typed.extend(wrong.chain(number(step.aim[0])).map(|number| number.to_string()));
    }
    typed.join("\n") + "\n"
}

fn walk(game: GameId, lesson: &str, language: Language, typed: &str) -> String {
    let mut out = Vec::new();
    learn(game, Some(lesson), language, Paper::default(), &mut typed.as_bytes(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn every_lesson_can_be_walked_with_every_mistake_in_every_language() {
    for &game in GameId::ALL {
        with_game!(game, G => for script in <G as Draw>::CONTENT.lessons.scripts {
            let lesson = read::<G>(script);
            for language in LANGUAGES {
                let told = walk(game, script.id, language, &answers(&lesson));
                let wrong = lesson.steps.iter().flat_map(|step| &step.wrong);
                let legal = wrong.filter(|wrong| wrong.kind == Kind::Legal).map(|wrong| &wrong.say);
                let said = lesson.steps.iter().map(|step| &step.say).chain(legal).chain(&lesson.learned);
                for said in said {
                    assert!(told.contains(said.text(language)), "{}: {}\n{told}", script.id, said.text(language));
                }
            }
        });
    }
}

#[test]
fn a_lesson_tells_why_shows_skips_and_is_left() {
    let told = walk(GameId::ALL[0], "roll", Language::En, "y\nb\n9\nxyz\n\nn\nq\n");
    for part in [
        " > 1  ",
        "Every turn begins with all eight dice.",
        "There is no choice 9: 1 to 1.",
        "\"xyz\" is no choice",
        "The worm does it: ",
        "Step 2 of 5",
        "Go on with: wormery learn regenwormen roll",
    ] {
        assert!(told.contains(part), "{part}\n{told}");
    }
    let told = walk(GameId::ALL[0], "roll", Language::En, "1\n1\n1\ns\nq\n");
    assert!(told.contains("Try again. s shows it."), "{told}");
}

#[test]
fn lessons_are_known_by_name_number_and_course() {
    let begins =
        |lesson: &str| walk(GameId::ALL[0], lesson, Language::En, "q\n").lines().next().unwrap().to_owned();
    assert_eq!(begins("2"), "Take a tile · Lesson 2 of 6");
    assert_eq!((begins("7"), begins("extra")), (begins("canned-worm"), begins("canned-worm")));
    let mut none = Vec::new();
    let error = learn(GameId::ALL[0], Some("x"), Language::En, Paper::default(), &mut &b""[..], &mut none);
    let error = error.unwrap_err().to_string();
    assert!(error.starts_with("LESSON: regenwormen has no lesson \"x\"; there are roll, take,"), "{error}");
}

#[test]
fn the_last_lesson_of_a_course_leads_to_a_first_game() {
    let told = walk(GameId::ALL[0], "golden-die", Language::En, "n\nn\nn\nn\nn\n");
    let command = told.lines().last().unwrap();
    assert!(
        command.contains("wormery play regenwormen --option expansion=true --players 3 --level "),
        "{command}"
    );
}
