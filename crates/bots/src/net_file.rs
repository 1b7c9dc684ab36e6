use std::sync::{Arc, OnceLock};

use crate::fingerprint;
use crate::net::{Net, Shape};

/// A net that comes with the program: built in, or in a browser in a file of its own, which is installed when it is needed.
#[derive(Debug)]
pub struct NetFile {
    /// What the file is called, without its ending.
    pub name: &'static str,
    shape: Shape,
    built_in: Option<&'static [u8]>,
    trained: OnceLock<Trained>,
}

/// A net that was read.
#[derive(Debug)]
pub struct Trained {
    /// The net.
    pub net: Arc<Net>,
    /// Differs between nets that differ.
    pub version: String,
}

impl NetFile {
    /// A net of this shape, from bytes that are built in.
    pub const fn new(name: &'static str, shape: Shape, built_in: Option<&'static [u8]>) -> Self {
        Self { name, shape, built_in, trained: OnceLock::new() }
    }

    /// The net; `None` until it is installed, where it is not built in.
    pub fn get(&self) -> Option<&Trained> {
        if self.trained.get().is_none() {
            let is_read = self.install(self.built_in?);
            assert!(is_read, "the net {} that is built in can be read", self.name);
        }
        self.trained.get()
    }

    /// The net that somebody made sure of.
    pub fn trained(&self) -> &Trained {
        self.get().expect("who asks for a net has made sure that it is there")
    }

    /// Reads the net from the bytes of its file; false if they are none of this net.
    pub fn install(&self, bytes: &[u8]) -> bool {
        let net = Net::from_bytes(bytes).filter(|net| net.shape == self.shape);
        net.is_some_and(|net| {
            let version = format!("{:08x}", fingerprint(&bytes) >> 32);
            self.trained.get_or_init(|| Trained { net: Arc::new(net), version });
            true
        })
    }
}

/// The bytes of a net, where nets are built in: a browser loads each when it needs it.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! built_in {
    ($file:literal) => {
        Some(include_bytes!($file))
    };
}

#[cfg(target_arch = "wasm32")]
macro_rules! built_in {
    ($file:literal) => {
        None
    };
}

pub(crate) use built_in;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_another_net_is_not_taken() {
        let shape = Shape { features: 3, first: 32, rows: 2 };
        let file = NetFile::new("test", shape, None);
        assert!(file.get().is_none());
        assert!(!file.install(b"something else"));
        assert!(!file.install(&Net::zero(Shape { rows: 3, ..shape }).to_bytes()));
        assert!(file.get().is_none());
        assert!(file.install(&Net::zero(shape).to_bytes()));
        assert_eq!(*file.trained().net, Net::zero(shape));
    }
}
