use wormery_core::{Event, Game, Seat};
use wormery_games::holzwurm::{Action, Holzwurm};

use super::features::Scene;
use super::net_value::{NetValue, Worths};

/// Looks one play ahead in guessed positions.
#[derive(Clone, Debug)]
pub struct Looker {
    /// What positions are worth.
    pub value: NetValue,
}

impl Looker {
    /// What the game is worth to each seat after each play, in each guess: a list for each play.
    ///
    /// The guesses, of which there is at least one, look the same to the seat that plays.
    pub fn after_each(&mut self, guesses: &[Holzwurm], plays: &[Action]) -> Vec<Vec<Worths>> {
        plays.iter().map(|play| self.after(guesses, *play)).collect()
    }

    fn after(&mut self, guesses: &[Holzwurm], play: Action) -> Vec<Worths> {
        let first = played(&guesses[0], play);
        if !first.is_playing() {
            return guesses.iter().map(|guess| self.value.of_all(&played(guess, play))).collect();
        }
        // Guesses differ in the hands of the others and in nothing else.
        let mut scene = Scene::of(&first);
        let table = self.value.of_table(&scene, &first);
        let of_guess = |guess: &Holzwurm| {
            let others = Seat::all(guess.n_seats()).filter(|seat| *seat != guess.next_seat());
            others.for_each(|seat| scene.give(seat.index(), guess.hand(seat)));
            self.value.of_seats(&scene, &table)
        };
        guesses.iter().map(of_guess).collect()
    }
}

/// The position after a play that is legal.
fn played(guess: &Holzwurm, play: Action) -> Holzwurm {
    let mut game = guess.clone();
    game.apply(&Event::Action(play)).expect("a legal play is legal in every guess");
    game
}
