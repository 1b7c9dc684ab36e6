//! The files that are made from the types, against the types. `make update` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use wormery_protocol::{Body, ROUTES};
use wormery_schema::{descriptions, facts, openapi, page, protocol, typescript};

fn check(path: &str, made: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("UPDATE").is_some() {
        write(&file, made);
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    assert!(found == made, "{path} is not what the types say: run `make update`");
}

fn write(file: &PathBuf, text: &str) {
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

#[test]
fn the_schema_is_what_the_types_say() {
    check("docs/protocol.schema.json", &pretty(&protocol().unwrap()));
}

#[test]
fn the_openapi_document_is_what_the_types_say() {
    check("docs/openapi.json", &pretty(&document()));
}

#[test]
fn the_declarations_are_what_the_types_say() {
    let note = "// Generated from the Rust types by `make update`; do not edit.\n\n";
    let types = typescript(&page().unwrap()).unwrap();
    check("web/src/lib/wire/types.ts", &format!("{note}{types}{}", facts()));
}

#[test]
fn the_descriptions_are_what_the_games_say() {
    let note = "// Generated from the descriptions of the games by `make update`; do not edit.\n\n";
    check("web/src/lib/wire/games.ts", &format!("{note}{}", descriptions()));
}

fn document() -> Value {
    openapi(&protocol().unwrap(), env!("CARGO_PKG_VERSION"))
}

#[test]
fn every_reference_of_the_openapi_document_leads_somewhere() {
    let document = document();
    let mut n_references = 0;
    each_reference(&document, &mut |reference| {
        n_references += 1;
        let pointer = reference.strip_prefix('#').unwrap();
        assert!(document.pointer(pointer).is_some(), "{reference} leads nowhere");
    });
    assert!(n_references > 200, "only {n_references} references were found");
}

fn each_reference(value: &Value, visit: &mut impl FnMut(&str)) {
    match value {
        Value::Object(keys) => {
            keys.get("$ref").and_then(Value::as_str).into_iter().for_each(&mut *visit);
            keys.values().for_each(|value| each_reference(value, visit));
        }
        Value::Array(items) => items.iter().for_each(|item| each_reference(item, visit)),
        _ => {}
    }
}

#[test]
fn every_operation_has_a_name_of_its_own_and_every_parameter_its_place() {
    let document = document();
    let mut names = Vec::new();
    for route in ROUTES {
        let operation = &document["paths"][route.path][route.method.name().to_lowercase()];
        names.push(operation["operationId"].as_str().unwrap().to_owned());
        let in_path = route.path.matches('{').count();
        let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
        assert_eq!(parameters.iter().filter(|it| it["in"] == "path").count(), in_path, "{}", route.path);
        for (status, body) in [(route.status, route.answer)].into_iter().chain(route.not_yet) {
            assert!(operation["responses"].get(status.to_string()).is_some(), "{} {status}", route.path);
            if let Body::Json(name) | Body::List(name) | Body::Lines(name) = body {
                assert!(document["components"]["schemas"].get(name).is_some(), "{name} is no type");
            }
        }
    }
    names.sort();
    names.dedup();
    assert_eq!(names.len(), ROUTES.len());
}
