//! Puts a bounded load on a server on the same machine, and measures it.

use std::process::ExitCode;

fn main() -> ExitCode {
    wormery_load::main()
}
