use wormery_protocol::{LONGEST_NAME, LONGEST_TALK};

/// TypeScript constants with the limits that the server and its clients share.
pub fn limits() -> String {
    let limits = [
        ("LONGEST_NAME", "The longest name, in characters.", LONGEST_NAME),
        ("LONGEST_TALK", "The longest thing that can be said in own words, in characters.", LONGEST_TALK),
    ];
    let constant = |(name, about, value)| format!("\n/** {about} */\nexport const {name} = {value};\n");
    limits.map(constant).concat()
}
