use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;

use super::{Buckets, Empty, Networks, Rate, locked};

/// The hash of a token.
type Hash = [u8; 32];

/// For how many programs of one network there is room at a time.
const PROGRAMS_A_NETWORK: u32 = 4;

/// How many programs are known before all are forgotten; whoever asks again is known again.
const MANY: usize = 10_000;

/// The requests and new tables of programs: each has a budget of its own, and those of one network together have another one.
///
/// So a program does not wait for others in its house, people do not wait for programs, and whoever makes many tokens gains
/// nothing beyond what his network has. A token counts from its second request on: before that nobody knows whether it is
/// one.
#[derive(Debug)]
pub(crate) struct Programs {
    known: Mutex<HashMap<Hash, String>>,
    /// What each program may do, by its id.
    pub(crate) each: Buckets<String>,
    /// What all programs of a network may do.
    pub(crate) together: Networks<IpAddr>,
    /// The tables that all programs of a network may make.
    pub(crate) new_tables: Networks<IpAddr>,
}

impl Programs {
    /// Budgets for programs that may do as much as a network.
    pub(crate) fn new(per_second: u32, tables_per_hour: u32, is_shared: bool) -> Self {
        let together = Rate::per_second(per_second.saturating_mul(PROGRAMS_A_NETWORK));
        let tables = Rate::spread_over_an_hour(tables_per_hour.saturating_mul(PROGRAMS_A_NETWORK));
        Self {
            known: Mutex::default(),
            each: Buckets::new(Rate::per_second(per_second)).shared(is_shared),
            together: Networks::new(together).shared(is_shared),
            new_tables: Networks::new(tables).together().shared(is_shared),
        }
    }

    /// Takes a request from the budgets of a program, if a token is that of one.
    pub(crate) fn take(&self, token: &Hash, from: IpAddr) -> Option<Result<(), Empty>> {
        let program = locked(&self.known).get(token).cloned()?;
        Some(self.each.take(program).and_then(|()| self.together.take(from)))
    }

    /// Notes that a token is that of a program.
    pub(crate) fn learn(&self, token: Hash, program: &str) {
        let mut known = locked(&self.known);
        if known.len() >= MANY {
            known.clear();
        }
        known.insert(token, program.to_owned());
    }

    /// Notes that a token counts no more.
    pub(crate) fn unlearn(&self, token: &Hash) {
        locked(&self.known).remove(token);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn n_taken(programs: &Programs, token: u8) -> usize {
        (0..1000).filter(|_| programs.take(&[token; 32], HERE) == Some(Ok(()))).count()
    }

    #[test]
    fn each_program_has_its_own_and_a_network_has_no_more_for_many() {
        // Buckets that fill so slowly that none does while this runs.
        let slowly = |burst| Rate::burst(burst, std::time::Duration::from_hours(1));
        let programs = Programs {
            known: Mutex::default(),
            each: Buckets::new(slowly(10)),
            together: Networks::new(slowly(25)),
            new_tables: Networks::new(slowly(1)),
        };
        assert_eq!(programs.take(&[1; 32], HERE), None, "nobody knows it");
        for token in 1..=9 {
            programs.learn([token; 32], &format!("robo {token}"));
        }
        assert_eq!([1, 2, 3, 4].map(|token| n_taken(&programs, token)), [10, 10, 5, 0]);
        let elsewhere = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(programs.take(&[5; 32], elsewhere), Some(Ok(())));
        programs.unlearn(&[5; 32]);
        assert_eq!(programs.take(&[5; 32], elsewhere), None);
    }

    #[test]
    fn a_new_token_is_the_same_program() {
        let programs = Programs::new(1, 1, false);
        programs.learn([1; 32], "robo");
        assert_eq!(n_taken(&programs, 1), 4);
        programs.learn([2; 32], "robo");
        assert!(matches!(programs.take(&[2; 32], HERE), Some(Err(Empty { retry_s: 1 }))));
    }
}
