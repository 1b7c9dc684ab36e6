//! What serde asks of answers that are left out when they are the usual ones.

pub(crate) fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
pub(crate) fn is_yes(answer: &bool) -> bool {
    *answer
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
pub(crate) fn is_no(answer: &bool) -> bool {
    !*answer
}
