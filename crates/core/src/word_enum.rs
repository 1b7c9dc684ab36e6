//! The enum that `words!` defines, with a schema and without.
//!
//! Which one it is depends on the feature of this crate, not of the one that uses the macro.

/// Defines the enum itself.
#[cfg(not(feature = "schema"))]
#[doc(hidden)]
#[macro_export]
macro_rules! word_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $($(#[$variant_meta:meta])* $Variant:ident = $word:literal),+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $vis enum $Name {
            $($(#[$variant_meta])* $Variant,)+
        }
    };
}

/// Defines the enum itself, and its schema: one constant for each name, described as the variant is.
#[cfg(feature = "schema")]
#[doc(hidden)]
#[macro_export]
macro_rules! word_enum {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident {
            $($(#[$variant_meta:meta])* $Variant:ident = $word:literal),+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, $crate::schemars::JsonSchema)]
        #[schemars(crate = "wormery_core::schemars")]
        $vis enum $Name {
            $($(#[$variant_meta])* #[schemars(rename = $word)] $Variant,)+
        }
    };
}
