use serde_json::{Map, Value, json};
use wormery_core::Word;
use wormery_protocol::{Body, Code, Parameter, Place, ROUTES, Route, Who};

use crate::refs;

/// Problems that can happen at any address.
const EVERYWHERE: [Code; 5] =
    [Code::ForeignOrigin, Code::UnknownHost, Code::TooMany, Code::Unavailable, Code::Internal];

/// The OpenAPI document of the HTTP interface; `bundle` is the finished bundle of all messages.
pub fn openapi(bundle: &Value, version: &str) -> Value {
    let mut schemas = bundle["$defs"].clone();
    refs::redirect(&mut schemas, "#/components/schemas/");
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        path[route.method.name().to_lowercase()] = operation(route);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Wormery",
            "version": version,
            "description": "Tables for people and bots. docs/protocol.md has the whole story.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": { "Problem": problem_response() },
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "wormery_device" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    })
}

fn operation(route: &Route) -> Value {
    let mut operation = json!({
        "operationId": operation_id(route),
        "summary": route.summary,
        "responses": responses(route),
        "security": security(route.who),
    });
    if !route.parameters.is_empty() {
        operation["parameters"] = route.parameters.iter().map(parameter).collect();
    }
    if let Some(name) = route.request {
        let content = json!({ "application/json": { "schema": reference(name) } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

/// `POST /api/v1/me/bots` is `post_me_bots`.
fn operation_id(route: &Route) -> String {
    let path = route.path.trim_start_matches("/api").trim_start_matches("/v1");
    let parts = path.split(['/', '.']).filter(|part| !part.is_empty());
    let parts = parts.map(|part| part.trim_matches(['{', '}']).to_owned());
    let words: Vec<String> = std::iter::once(route.method.name().to_lowercase()).chain(parts).collect();
    words.join("_")
}

fn security(who: Who) -> Value {
    match who {
        Who::Anybody => json!([]),
        Who::Visitor => json!([{}, { "cookie": [] }, { "token": [] }]),
        Who::Guest => json!([{ "cookie": [] }, { "token": [] }]),
    }
}

fn parameter(parameter: &Parameter) -> Value {
    let place = match parameter.place {
        Place::Path => "path",
        Place::Query => "query",
    };
    let schema = if parameter.is_number {
        json!({ "type": "integer", "minimum": 0 })
    } else {
        json!({ "type": "string" })
    };
    json!({
        "name": parameter.name,
        "in": place,
        "required": parameter.is_required,
        "description": parameter.about,
        "schema": schema,
    })
}

fn responses(route: &Route) -> Value {
    let mut responses = Map::new();
    responses.insert(route.status.to_string(), answer("Done.", route.answer));
    if let Some((status, body)) = route.not_yet {
        responses.insert(status.to_string(), answer("It is being made: ask again.", body));
    }
    let mut codes: Vec<Code> = route.problems.iter().chain(&EVERYWHERE).copied().collect();
    if route.who == Who::Guest {
        codes.push(Code::Unauthorized);
    }
    if route.request.is_some() {
        codes.extend([Code::BadRequest, Code::TooLarge]);
    }
    codes.sort_by_key(|code| code.status());
    for status in codes.iter().map(|code| code.status()) {
        let of_status = codes.iter().filter(|code| code.status() == status);
        let mut words: Vec<&str> = of_status.map(|code| code.word()).collect();
        words.dedup();
        let response = json!({ "$ref": "#/components/responses/Problem", "description": words.join(", ") });
        responses.insert(status.to_string(), response);
    }
    responses.into()
}

fn answer(description: &str, body: Body) -> Value {
    let (kind, schema) = match body {
        Body::Empty => return json!({ "description": description }),
        Body::Socket => {
            return json!({ "description": "A WebSocket: the client sends ClientMessage, the server ServerMessage." });
        }
        Body::Text => ("text/plain", json!({ "type": "string" })),
        Body::Json(name) => ("application/json", reference(name)),
        Body::List(name) => ("application/json", json!({ "type": "array", "items": reference(name) })),
        Body::AnyJson => ("application/json", json!({ "type": "object" })),
        Body::Lines(name) => ("application/x-ndjson", reference(name)),
        Body::Record => ("application/x-ndjson", json!({ "type": "string" })),
    };
    json!({ "description": description, "content": { kind: { "schema": schema } } })
}

fn problem_response() -> Value {
    json!({
        "description": "It was refused, and nothing was changed.",
        "content": { "application/problem+json": { "schema": reference("Problem") } },
    })
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}
