//! Amounts in a truth: exact decimal texts, never floats.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

use crate::money::{Paise, exact, from_exact};

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands fields over by reference")]
pub(crate) fn serialize<S: Serializer>(amount: &Paise, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&exact(*amount))
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Paise, D::Error> {
    let text = String::deserialize(from)?;
    from_exact(&text).ok_or_else(|| D::Error::custom(format!("not an exact decimal: {text}")))
}

pub(crate) mod option {
    use serde::{Deserializer, Serializer};

    use crate::money::{Paise, exact};

    #[expect(clippy::ref_option, reason = "serde hands fields over by reference")]
    pub(crate) fn serialize<S: Serializer>(amount: &Option<Paise>, to: S) -> Result<S::Ok, S::Error> {
        match amount {
            Some(amount) => to.serialize_str(&exact(*amount)),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Paise>, D::Error> {
        super::deserialize(from).map(Some)
    }
}
