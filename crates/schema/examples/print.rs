//! Prints the schemas of all messages, as JSON Schema, TypeScript or OpenAPI: `print json`, `print ts`, `print openapi`.

use std::process::ExitCode;

use wormery_schema::{openapi, protocol, typescript};

fn main() -> ExitCode {
    let bundle = protocol().expect("every name has one meaning");
    let text = match std::env::args().nth(1).as_deref() {
        Some("json") => format!("{bundle:#}\n"),
        Some("ts") => typescript(&bundle).expect("the schemas are understood"),
        Some("openapi") => format!("{:#}\n", openapi(&bundle, env!("CARGO_PKG_VERSION"))),
        _ => {
            eprintln!("usage: print json|ts|openapi");
            return ExitCode::from(2);
        }
    };
    print!("{text}");
    ExitCode::SUCCESS
}
