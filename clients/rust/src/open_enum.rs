//! What the enums of the contract can do, written once. Which ones there are is generated, in `enums.rs`.

/// An enum of strings that takes any string: a value that the service adds later is kept, not refused.
macro_rules! open_enum {
    ($(#[$attribute:meta])* $name:ident { $($variant:ident = $value:literal,)+ }) => {
        $(#[$attribute])*
        ///
        /// Compare with the variants, and make one of a string by `from`, which finds the variant it belongs to.
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $(
                #[doc = concat!("`", $value, "`")]
                $variant,
            )+
            /// A value that this version of the client does not know, as the service wrote it.
            Unknown(String),
        }

        impl $name {
            /// The value as it is on the wire.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $value,)+
                    Self::Unknown(value) => value,
                }
            }
        }

        impl From<&str> for $name {
            fn from(value: &str) -> Self {
                match value {
                    $($value => Self::$variant,)+
                    _ => Self::Unknown(value.to_owned()),
                }
            }
        }

        impl From<String> for $name {
            fn from(value: String) -> Self {
                Self::from(value.as_str())
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            fn from_str(value: &str) -> Result<Self, Self::Err> {
                Ok(Self::from(value))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.pad(self.as_str())
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer).map(Self::from)
            }
        }
    };
}

pub(crate) use open_enum;

#[cfg(test)]
#[expect(unreachable_pub, reason = "the macro makes what users of the crate see")]
mod tests {
    open_enum! {
        /// A colour.
        Colour {
            DeepRed = "deep_red",
            Green = "green",
        }
    }

    #[test]
    fn every_string_comes_back_as_it_was() {
        for (text, colour) in [
            ("deep_red", Colour::DeepRed),
            ("green", Colour::Green),
            ("mauve", Colour::Unknown("mauve".to_owned())),
        ] {
            let json = format!("\"{text}\"");
            assert_eq!(serde_json::from_str::<Colour>(&json).unwrap(), colour);
            assert_eq!(serde_json::to_string(&colour).unwrap(), json);
            assert_eq!(text.parse::<Colour>().unwrap(), colour);
            assert_eq!(colour.to_string(), text);
        }
    }

    #[test]
    fn other_types_are_refused() {
        assert!(serde_json::from_str::<Colour>("4").is_err());
    }
}
