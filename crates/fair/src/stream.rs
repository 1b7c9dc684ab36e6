use core::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use wormery_core::{Luck, below_from_bytes};

/// The luck of one outcome: the key stream of ChaCha20, byte by byte.
pub struct Stream {
    cipher: ChaCha20,
    block: [u8; Self::BLOCK],
    n_used: usize,
}

impl Stream {
    const BLOCK: usize = 64;

    pub(crate) fn new(key: [u8; 32]) -> Self {
        let cipher = ChaCha20::new(&key.into(), &[0; 12].into());
        Self { cipher, block: [0; Self::BLOCK], n_used: Self::BLOCK }
    }

    fn byte(&mut self) -> u8 {
        if self.n_used == Self::BLOCK {
            self.block = [0; Self::BLOCK];
            self.cipher.apply_keystream(&mut self.block);
            self.n_used = 0;
        }
        self.n_used += 1;
        self.block[self.n_used - 1]
    }
}

impl Luck for Stream {
    fn below(&mut self, bound: u32) -> u32 {
        below_from_bytes(bound, || self.byte())
    }
}

impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A stream whose next bytes are these.
    fn of(bytes: &[u8]) -> Stream {
        let mut stream = Stream::new([0; 32]);
        stream.n_used = Stream::BLOCK - bytes.len();
        stream.block[stream.n_used..].copy_from_slice(bytes);
        stream
    }

    /// RFC 8439, appendix A.1, test vectors 1 and 2: key, nonce and counter zero, then the second block.
    #[test]
    fn the_bytes_are_those_of_the_standard() {
        let mut stream = Stream::new([0; 32]);
        let first: [u8; 4] = core::array::from_fn(|_| stream.byte());
        assert_eq!(first, [0x76, 0xb8, 0xe0, 0xad]);
        let second: alloc::vec::Vec<u8> = (4..68).map(|_| stream.byte()).skip(60).collect();
        assert_eq!(second, [0x9f, 0x07, 0xe7, 0xbe]);
    }

    #[test]
    fn a_die_is_a_byte_below_252_modulo_six() {
        assert_eq!(of(&[252, 255, 253, 254, 251]).below(6), 5);
        assert_eq!(of(&[0]).below(6), 0);
        assert_eq!(of(&[13]).below(6), 1);
    }

    #[test]
    fn a_bound_of_one_or_256_takes_one_byte_whatever_it_is() {
        let mut stream = of(&[255, 255, 7]);
        assert_eq!([stream.below(1), stream.below(256), stream.below(256)], [0, 255, 7]);
    }

    #[test]
    fn a_larger_bound_takes_four_bytes_little_endian() {
        assert_eq!(of(&[1, 2, 0, 0]).below(257), 0x0201 % 257);
        // 2^32 is 1 modulo 257, so only the highest word is refused.
        assert_eq!(of(&[255, 255, 255, 255, 9, 0, 0, 0]).below(257), 9);
        assert_eq!(of(&[0, 0, 0, 0x80]).below(u32::MAX), 0x8000_0000);
    }

    #[test]
    fn a_fill_draws_one_by_one() {
        let (mut one, mut other, mut filled) = (Stream::new([5; 32]), Stream::new([5; 32]), [0; 100]);
        one.fill_below(6, &mut filled);
        assert_eq!(filled, core::array::from_fn(|_| other.below(6) as u8));
    }
}
