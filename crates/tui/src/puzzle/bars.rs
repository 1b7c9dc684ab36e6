/// How many signs a bar has.
const N_SIGNS: usize = 10;

/// A share as a bar.
pub(super) fn bar(share: f64) -> String {
    let n_full = (share.clamp(0.0, 1.0) * N_SIGNS as f64).round() as usize;
    "█".repeat(n_full) + &"░".repeat(N_SIGNS - n_full)
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn a_bar_has_ten_signs() {
        assert_eq!([0.0, 0.46, 1.0, 1.2].map(bar), ["░░░░░░░░░░", "█████░░░░░", "██████████", "██████████"]);
    }
}
