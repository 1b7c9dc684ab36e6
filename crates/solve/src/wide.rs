//! `unsafe` for speed, in this one place: running work that is compiled for wide registers.

/// Work that gains from wide registers; `run` must be inlined.
pub(crate) trait Work {
    fn run(self);
}

/// Does the work with the widest registers this processor is known to have.
///
/// The result is the same on every processor, bit for bit.
pub(crate) fn run(work: impl Work) {
    #[cfg(all(feature = "std", target_arch = "x86_64"))]
    if std::is_x86_feature_detected!("avx2") {
        #[allow(unsafe_code, reason = "the compiler cannot know what the processor has")]
        // SAFETY: the processor has AVX2, which is all that the function asks for.
        return unsafe { run_with_avx2(work) };
    }
    work.run();
}

#[cfg(all(feature = "std", target_arch = "x86_64"))]
#[target_feature(enable = "avx2")]
fn run_with_avx2(work: impl Work) {
    work.run();
}
