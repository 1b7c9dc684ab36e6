use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use wormery_regenwormen::{Specialist, Symbol};

use super::{Described, GoldenPlace, Part, Spelling};
use crate::{Kit, Moment, Roll, Situation, State};

impl Described {
    /// Puts the dice on the table.
    pub(super) fn place_dice(&self, situation: &mut Situation, spelling: &Spelling) -> Result<(), String> {
        if self.weasel_used {
            needs(Part::WeaselUsed, Specialist::Weasel, situation, spelling)?;
        }
        if self.golden.is_some() {
            needs(Part::Golden, Specialist::GoldenDie, situation, spelling)?;
        }
        if self.kept.is_empty() && self.roll.is_none() {
            return self.nothing_thrown(spelling);
        }
        let golden = self.golden_place(situation);
        situation.kit = match golden {
            GoldenPlace::Aside => Kit::Eight,
            GoldenPlace::Pool | GoldenPlace::Kept => Kit::with_golden(situation.options.golden_faces),
        };
        let weasel = situation.holds(Specialist::Weasel) && !self.weasel_used;
        let state = State { weasel, ..self.state(situation.kit, golden, spelling)? };
        situation.moment = match &self.roll {
            None => Moment::Decide(state),
            Some(faces) => Moment::Keep(state, self.read_roll(state, faces, situation, spelling)?),
        };
        Ok(())
    }

    fn nothing_thrown(&self, spelling: &Spelling) -> Result<(), String> {
        let said = if self.weasel_used { Some(Part::WeaselUsed) } else { self.golden.map(|_| Part::Golden) };
        said.map_or(Ok(()), |part| Err(format!("{}: nothing is rolled yet", (spelling.part)(part))))
    }

    /// Where the golden die must be, as far as nobody says so.
    fn golden_place(&self, situation: &Situation) -> GoldenPlace {
        let n_dice = self.kept.len() + self.roll.as_ref().map_or(0, Vec::len);
        match (self.golden, &self.roll) {
            _ if !situation.holds(Specialist::GoldenDie) => GoldenPlace::Aside,
            (Some(place), _) => place,
            (None, Some(_)) if n_dice < 9 => GoldenPlace::Aside,
            (None, None) if n_dice == 9 => GoldenPlace::Kept,
            (None, _) => GoldenPlace::Pool,
        }
    }

    fn state(&self, kit: Kit, golden: GoldenPlace, spelling: &Spelling) -> Result<State, String> {
        let (start, kept) = (kit.start(), &self.kept);
        let has_own_faces = kit == Kit::Golden;
        let is_kept = has_own_faces && golden == GoldenPlace::Kept;
        let n_dice = usize::from(start.n_dice) + usize::from(is_kept);
        if kept.len() > n_dice {
            let name = (spelling.part)(Part::Kept);
            return Err(format!("{name}: {} are kept, but there are only {n_dice}", dice(kept.len())));
        }
        if is_kept && !kept.contains(&Symbol::One) && !kept.contains(&Symbol::Worm) {
            let (golden, kept) = ((spelling.part)(Part::Golden), (spelling.part)(Part::Kept));
            return Err(format!("{golden} kept: the golden die shows 1 or W, and neither is in {kept}"));
        }
        Ok(State {
            used: kept.iter().copied().collect(),
            n_dice: (n_dice - kept.len()) as u8,
            golden: has_own_faces && golden == GoldenPlace::Pool,
            points: kept.iter().map(|symbol| symbol.points()).sum(),
            ..start
        })
    }

    fn read_roll(
        &self,
        state: State,
        faces: &[Symbol],
        situation: &Situation,
        spelling: &Spelling,
    ) -> Result<Roll, String> {
        let name = (spelling.part)(Part::Roll);
        if !state.may_roll() {
            return Err(format!("{name}: rolling is over, because all dice or all symbols are kept"));
        }
        if faces.len() != usize::from(state.n_pool()) {
            return Err(self.wrong_number(state, faces.len(), situation, spelling));
        }
        let Some((last, ordinary)) = faces.split_last().filter(|_| state.golden) else {
            return Ok(faces.iter().copied().collect());
        };
        if !situation.options.golden_faces.sides().contains(last) {
            return Err(format!("{name}: the golden die, which comes last, has no {last}"));
        }
        Ok(Roll { golden: Some(*last), ..ordinary.iter().copied().collect() })
    }

    fn wrong_number(
        &self,
        state: State,
        n_rolled: usize,
        situation: &Situation,
        spelling: &Spelling,
    ) -> String {
        let n_kept = self.kept.len();
        let hint = if situation.holds(Specialist::GoldenDie) || n_kept + n_rolled != 9 {
            String::new()
        } else {
            format!("; a ninth die is golden, {}", (spelling.specialist)(Specialist::GoldenDie))
        };
        let (name, kept, left) = ((spelling.part)(Part::Roll), dice(n_kept), dice(state.n_pool().into()));
        format!("{name}: with {kept} kept, {left} are rolled, not {n_rolled}{hint}")
    }
}

/// Complains about what only the holder of a specialist has.
fn needs(part: Part, needed: Specialist, situation: &Situation, spelling: &Spelling) -> Result<(), String> {
    if situation.holds(needed) {
        return Ok(());
    }
    let (name, how) = ((spelling.part)(part), (spelling.specialist)(needed));
    Err(format!("{name}: only the holder of that specialist has it, {how}"))
}

fn dice(n: usize) -> String {
    if n == 1 { "1 die".to_string() } else { format!("{n} dice") }
}
