use wormery_schema::definitions;

use crate::samples::{Play, Sample, holzwurm, it_happens, regenwormen};
use crate::validator::Schemas;

#[test]
fn regenwormen_fits_its_schemas() {
    assert_fits(regenwormen);
}

#[test]
fn it_happens_fits_its_schemas() {
    assert_fits(it_happens);
}

#[test]
fn holzwurm_fits_its_schemas() {
    assert_fits(holzwurm);
}

fn assert_fits(play: Play) {
    let schemas = Schemas::new(&definitions());
    let mut n_samples = 0;
    play(&mut |Sample { name, value }| {
        schemas.check(&name, &value).unwrap_or_else(|error| panic!("{name} {error:?} in {value}"));
        n_samples += 1;
    });
    assert!(n_samples > 10_000, "only {n_samples} values were written");
}
