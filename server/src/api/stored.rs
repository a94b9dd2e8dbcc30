//! Stored values that are shown as they stand. A newer version may have written a word that this one does not know: the
//! contract says which lists of words grow, and clients are ready for it.

use std::borrow::Cow;
use std::marker::PhantomData;

use poem_openapi::registry::{MetaSchemaRef, Registry};
use poem_openapi::types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type};
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A value under the schema of `T`.
#[derive(Debug)]
pub(crate) struct Stored<T> {
    json: Value,
    schema: PhantomData<T>,
}

impl<T> Stored<T> {
    /// A word, whether it is known or not.
    pub(crate) fn word(text: &str) -> Self {
        Self { json: text.into(), schema: PhantomData }
    }
}

/// Words, whether they are known or not.
pub(crate) fn words<T>(texts: &[String]) -> Vec<Stored<T>> {
    texts.iter().map(|text| Stored::word(text)).collect()
}

impl<T: ToJSON + DeserializeOwned> Stored<T> {
    /// As `T` is written, where it can be read as one.
    pub(crate) fn read(json: Value) -> Self {
        let known = serde_json::from_value::<T>(json.clone()).ok().and_then(|value| value.to_json());
        Self { json: known.unwrap_or(json), schema: PhantomData }
    }
}

impl<T: Type> Type for Stored<T> {
    const IS_REQUIRED: bool = true;
    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        T::name()
    }

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }

    fn as_raw_value(&self) -> Option<&Self> {
        Some(self)
    }

    fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
        Box::new(std::iter::once(self))
    }
}

impl<T: Type> ParseFromJSON for Stored<T> {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        let json = value.ok_or_else(ParseError::expected_input)?;
        Ok(Self { json, schema: PhantomData })
    }
}

impl<T: Type> ToJSON for Stored<T> {
    fn to_json(&self) -> Option<Value> {
        Some(self.json.clone())
    }
}
