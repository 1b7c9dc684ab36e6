use serde_json::Value;

use crate::Language;

/// Calls a function by its name in the table that the web client has as well.
fn call(name: &str, language: Language, with: &[Value]) -> String {
    let whole = || with[0].as_i64().unwrap();
    let number = || with[0].as_f64().unwrap();
    let digits = || with[1].as_u64().unwrap() as u32;
    match name {
        "number" => crate::number(language, whole()),
        "signed" => crate::signed(language, whole()),
        "decimal" => crate::decimal(language, number(), digits()),
        "signed_decimal" => crate::signed_decimal(language, number(), digits()),
        "percent" => crate::percent(language, number(), digits()),
        "signed_percent" => crate::signed_percent(language, number(), digits()),
        "of_hundred" => crate::of_hundred(language, number(), digits()),
        "signed_of_hundred" => crate::signed_of_hundred(language, number(), digits()),
        "list" => {
            let items: Vec<&str> = with[0].as_array().unwrap().iter().map(|v| v.as_str().unwrap()).collect();
            crate::list(language, &items)
        }
        _ => panic!("{name} is not known"),
    }
}

#[test]
fn numbers_and_lists_are_written_as_the_language_does() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../../tests/fixture/numbers.json")).unwrap();
    assert!(cases.len() > 20);
    for case in cases {
        let name = case["call"].as_str().unwrap();
        for language in Language::ALL {
            let text = call(name, language, case["with"].as_array().unwrap());
            assert_eq!(text, case[language.code()], "{name} {} in {language}", case["with"]);
        }
    }
}

#[test]
fn what_is_no_number_is_a_dash() {
    assert_eq!(crate::percent(Language::En, f64::NAN, 0), "–%");
    assert_eq!(crate::decimal(Language::En, f64::INFINITY, 1), "–");
    assert_eq!(crate::number(Language::En, i64::MIN), "−9223372036854775808");
}
