use wormery_core::Luck;

/// Decisions out of bytes, from the first to the last.
pub(crate) struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte; `None` when all are used up.
    pub(crate) fn next(&mut self) -> Option<u8> {
        self.0.split_off_first().copied()
    }

    /// One of the items; `None` if there is none.
    pub(crate) fn pick<'i, T>(&mut self, items: &'i [T]) -> Option<&'i T> {
        items.get(self.below(items.len().max(1) as u32) as usize)
    }
}

/// Luck that is anything but even; zeros when the bytes are used up.
impl Luck for Bytes<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        u32::from(self.next().unwrap_or(0)) % bound
    }
}
