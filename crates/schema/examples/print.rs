//! Prints the schemas of all games, as JSON Schema or as TypeScript: `print json`, `print ts`.

use std::process::ExitCode;

use wormery_schema::{definitions, typescript};

fn main() -> ExitCode {
    let bundle = definitions();
    let text = match std::env::args().nth(1).as_deref() {
        Some("json") => format!("{bundle:#}\n"),
        Some("ts") => typescript(&bundle).expect("the schemas of the games are understood"),
        _ => {
            eprintln!("usage: print json|ts");
            return ExitCode::from(2);
        }
    };
    print!("{text}");
    ExitCode::SUCCESS
}
