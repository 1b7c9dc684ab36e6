#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| wormery_fuzz::parse_print(bytes));
