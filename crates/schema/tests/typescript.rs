//! Schemas and the TypeScript that they become.

use serde_json::{Value, json};
use wormery_schema::{definitions, typescript};

fn written(schema: &Value) -> String {
    typescript(&json!({ "$defs": { "It": schema, "Seat": { "type": "integer" } } })).unwrap()
}

fn check(schema: &Value, expected: &str) {
    let text = written(schema);
    let it = text.strip_suffix("\nexport type Seat = number;\n").unwrap();
    assert_eq!(it, expected);
}

fn check_refused(schema: &Value, expected: &str) {
    assert_eq!(typescript(&json!({ "$defs": { "It": schema } })).unwrap_err().to_string(), expected);
}

#[test]
fn basic_types_are_named() {
    check(&json!({ "type": "integer", "minimum": 1, "format": "uint8" }), "export type It = number;\n");
    check(&json!({ "type": "string", "pattern": "^a$" }), "export type It = string;\n");
    check(&json!({ "type": ["boolean", "null"] }), "export type It = boolean | null;\n");
    check(&json!({ "$ref": "#/$defs/Seat" }), "export type It = Seat;\n");
}

#[test]
fn constants_are_literals() {
    check(&json!({ "const": 3 }), "export type It = 3;\n");
    check(&json!({ "type": "string", "enum": ["a", "b\""] }), "export type It = \"a\" | \"b\\\"\";\n");
    check(&json!({ "enum": [11, null, true] }), "export type It = 11 | null | true;\n");
}

#[test]
fn described_words_keep_their_descriptions() {
    let schema = json!({
        "description": "A face.\n\nOf a die.",
        "oneOf": [
            { "type": "string", "const": "1", "description": "One point." },
            { "type": "string", "const": "W" },
        ]
    });
    let expected = r#"/**
 * A face.
 *
 * Of a die.
 */
export type It =
  /** One point. */
  | "1"
  | "W";
"#;
    check(&schema, expected);
}

#[test]
fn objects_are_interfaces_with_the_required_keys_first() {
    let schema = json!({
        "type": "object",
        "description": "Ends a comment */ early.",
        "properties": {
            "a": { "type": "string" },
            "seat": { "$ref": "#/$defs/Seat", "description": "Who." },
            "two-words": { "type": "boolean" },
        },
        "required": ["seat", "two-words"],
        "additionalProperties": false,
    });
    let expected = r#"/** Ends a comment *\/ early. */
export interface It {
  /** Who. */
  seat: Seat;
  "two-words": boolean;
  a?: string;
}
"#;
    check(&schema, expected);
}

#[test]
fn tagged_unions_hold_objects() {
    let tag = |name| json!({ "type": "string", "const": name });
    let schema = json!({
        "oneOf": [
            {
                "type": "object",
                "properties": { "from": { "$ref": "#/$defs/Seat", "description": "Whose." }, "type": tag("rob") },
                "required": ["type", "from"],
                "description": "Robs.",
            },
            { "type": "object", "properties": { "type": tag("stop") }, "required": ["type"] },
        ]
    });
    let expected = r#"export type It =
  /** Robs. */
  | {
      type: "rob";
      /** Whose. */
      from: Seat;
    }
  | {
      type: "stop";
    };
"#;
    check(&schema, expected);
}

#[test]
fn lists_know_their_items() {
    let seats = |more: Value| {
        let mut schema = json!({ "type": "array", "items": { "$ref": "#/$defs/Seat" } });
        schema.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        schema
    };
    check(&seats(json!({})), "export type It = Seat[];\n");
    check(&seats(json!({ "minItems": 2, "maxItems": 2 })), "export type It = [Seat, Seat];\n");
    check(&seats(json!({ "minItems": 12, "maxItems": 12 })), "export type It = Seat[];\n");
    check(&json!({ "type": "array", "items": { "enum": [1, 2] } }), "export type It = Array<1 | 2>;\n");
    let pair = json!({
        "type": "array",
        "prefixItems": [{ "$ref": "#/$defs/Seat" }, { "type": "string" }],
        "minItems": 2,
        "maxItems": 2,
    });
    check(&pair, "export type It = [Seat, string];\n");
}

#[test]
fn maps_know_their_values() {
    let map = json!({ "type": "object", "additionalProperties": { "$ref": "#/$defs/Seat" } });
    check(&map, "export type It = Record<string, Seat>;\n");
    check(
        &json!({ "type": "object", "additionalProperties": false }),
        "export type It = Record<string, never>;\n",
    );
}

#[test]
fn several_demands_are_an_intersection() {
    let schema = json!({
        "$ref": "#/$defs/Seat",
        "anyOf": [{ "const": 1 }, { "const": 2 }],
    });
    check(&schema, "export type It = Seat & (1 | 2);\n");
    check(&json!({ "allOf": [{ "$ref": "#/$defs/Seat" }] }), "export type It = Seat;\n");
}

#[test]
fn what_is_not_understood_is_an_error_with_its_place() {
    check_refused(
        &json!({ "type": "object", "properties": { "a": { "not": {} } } }),
        "#/$defs/It/properties/a: the keyword not is not understood",
    );
    check_refused(&json!(true), "#/$defs/It: true as a schema is not understood");
    check_refused(&json!({ "description": "Anything." }), "#/$defs/It: the schema has no type");
    check_refused(&json!({ "type": "object" }), "#/$defs/It: nothing is known of what is in the object");
    check_refused(&json!({ "type": "array" }), "#/$defs/It: nothing is known of what is in the list");
    check_refused(
        &json!({ "type": "object", "properties": {}, "additionalProperties": true }),
        "#/$defs/It: keys with a name and keys without are not understood together",
    );
    check_refused(
        &json!({ "oneOf": [{ "$ref": "elsewhere.json" }] }),
        "#/$defs/It/oneOf/0: the reference leads out of the bundle",
    );
    check_refused(
        &json!({ "const": [1] }),
        "#/$defs/It: only words, numbers, true, false and null can be constant",
    );
}

#[test]
fn the_games_become_declarations() {
    let text = typescript(&definitions()).unwrap();
    for expected in [
        "export interface RegenwormenView {",
        "export interface HolzwurmFrame {",
        "export type ItHappensAction =",
        "  legal: HolzwurmChoice[];",
        "  seat?: Seat;",
    ] {
        assert!(text.contains(expected), "{expected} is missing");
    }
    assert!(!text.contains("any;") && !text.contains("unknown"), "{text}");
}
