//! What the program says, word for word: the commands and outputs in `tests/cmd`.
//!
//! `make update` writes what it says now; review the difference like code.

#[test]
fn commands_say_what_they_said() {
    let (cases, data) = (trycmd::TestCases::new(), tempfile::tempdir().expect("a folder can be made"));
    // A help text is as wide as the terminal, which the machine that runs the tests may have or not.
    cases.env("XDG_DATA_HOME", data.path().to_string_lossy());
    cases.env("COLUMNS", "100").env("LC_ALL", "C").case("tests/cmd/*.trycmd").case("tests/cmd/*.toml");
    cases.case("../../docs/values.md");
}
