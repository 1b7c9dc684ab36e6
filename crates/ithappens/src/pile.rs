use crate::deck::{Field, Object};

/// Worm tiles and object tiles, of one color or in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    pub(crate) worms: u8,
    /// By kind, in canonical order.
    pub(crate) objects: [u8; Object::COUNT],
}

impl Pile {
    /// All tiles of the game (IH-03).
    pub(crate) const ALL: Self = Self { worms: 24, objects: [4; Object::COUNT] };
    pub(crate) const EMPTY: Self = Self { worms: 0, objects: [0; Object::COUNT] };

    /// Moves worm tiles to another pile, as many as there are.
    #[inline]
    pub(crate) fn give_worms(&mut self, to: &mut Self, worms: u8) {
        let given = worms.min(self.worms);
        self.worms -= given;
        to.worms += given;
    }

    /// Moves what a field promises to another pile, if there is one left (IH-14); says whether it did.
    #[inline]
    pub(crate) fn give(&mut self, to: &mut Self, field: Field) -> bool {
        match field {
            Field::Blank => false,
            Field::Worm => self.give_worm(to),
            Field::Object(object) => self.give_object(to, object),
        }
    }

    /// Moves one worm tile to another pile, if there is one; says whether it did.
    #[inline]
    pub(crate) fn give_worm(&mut self, to: &mut Self) -> bool {
        let given = self.worms > 0;
        self.give_worms(to, 1);
        given
    }

    #[inline]
    fn give_object(&mut self, to: &mut Self, object: Object) -> bool {
        let kind = object.index();
        let given = self.objects[kind].min(1);
        self.objects[kind] -= given;
        to.objects[kind] += given;
        given > 0
    }

    /// How many different kinds of objects there are.
    pub(crate) fn n_kinds(&self) -> usize {
        self.objects.iter().filter(|count| **count > 0).count()
    }
}
