use serde_json::json;

use super::Kind;
use super::loot::Loot;
use super::others::Stretch;
use crate::crowd::Tally;
use crate::moves::megabytes;
use crate::report::Report;

/// The memory of the server, in bytes.
pub(super) struct Memory {
    /// When the attack began.
    pub(super) before: u64,
    /// The most that was seen during the attack.
    pub(super) peak: u64,
}

/// What came of an attack.
pub(super) struct Verdict {
    pub(super) kind: Kind,
    pub(super) calm: Stretch,
    pub(super) attacked: Stretch,
    /// What of the others' moves is not stored.
    pub(super) stored: Tally,
    pub(super) memory: Memory,
    pub(super) loot: Loot,
}

impl Verdict {
    pub(super) fn report(self) -> Report {
        let mut report = Report::default();
        report.add("attack", self.kind.word());
        self.calm.add_to(&mut report, "in peace");
        self.attacked.add_to(&mut report, "attacked");
        let growth = megabytes(self.memory.peak.saturating_sub(self.memory.before));
        report.add("server memory before, MB", megabytes(self.memory.before));
        report.add("server memory growth, MB", growth);
        report.add("the attacker got", json!(self.loot.all()));
        report.add_wrongs(&self.wrongs(growth));
        let mut tally = self.stored;
        tally.append(self.calm.tally);
        tally.append(self.attacked.tally);
        report.add_faults(&tally);
        report
    }

    fn wrongs(&self, growth: f64) -> Vec<String> {
        let (mut wrongs, budget) = (Vec::new(), self.kind.budget_mb());
        if growth > budget {
            wrongs.push(format!("the memory grew by {growth} MB; {budget} MB were to be enough"));
        }
        if self.loot.count(self.kind.refusal()) == 0 {
            wrongs.push(format!("the attacker was never told: {}", self.kind.refusal()));
        }
        if let Some((what, most)) = self.kind.most()
            && self.loot.count(what) > most
        {
            wrongs.push(format!("{what}: {}, and {most} were to be the most", self.loot.count(what)));
        }
        wrongs.extend(self.loot.all().into_keys().filter(|what| what.starts_with("trouble")));
        wrongs
    }
}
