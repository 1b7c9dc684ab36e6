use wormery_games::with_game;
use wormery_today::{Day, RuleSet, Today, best_score};

fn best(set: &str, day: u32, bots: &str) -> Option<i32> {
    let set = RuleSet::named(set).unwrap();
    with_game!(set.game, G => {
        let today = Today { bots: bots.into(), ..Today::of::<G>(Day::new(day), set) };
        best_score::<G>(&today, set)
    })
}

#[test]
fn the_strongest_bot_always_makes_the_same_of_a_day() {
    let scores: Vec<_> = (2..5).map(|day| best("regenwormen", day, "today-1")).collect();
    assert_eq!(scores[0], best("regenwormen", 2, "today-1"));
    assert!(
        scores.iter().all(Option::is_some) && scores.windows(2).any(|two| two[0] != two[1]),
        "{scores:?}"
    );
}

#[test]
fn bots_that_are_not_known_cannot_be_compared_with() {
    assert_eq!(best("regenwormen", 2, "today-99"), None);
}
