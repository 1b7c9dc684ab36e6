//! What rooms tell and do, in pasts that no dice would ever give.

mod lost;
mod luck;
mod worlds;
