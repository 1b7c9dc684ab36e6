/// How deep JSON may be nested.
const DEEPEST: usize = 16;

/// Whether a JSON text is nested no deeper than makes sense.
pub(crate) fn is_shallow(text: &[u8]) -> bool {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::is_shallow;

    #[test]
    fn depth_is_counted_outside_of_strings() {
        assert!(is_shallow(b"[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]"));
        assert!(!is_shallow(b"[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]"));
        assert!(is_shallow(br#"{"a":"[[[[[[[[[[[[[[[[[[\"[[[["}"#));
    }
}
