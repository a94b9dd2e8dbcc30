//! Money: exact paise inside, rupees at the JSON edge.
//!
//! A float never holds an amount. JSON numbers do arrive as floats, so the edge works on the *text*: the
//! shortest decimal that denotes the float is what the sender wrote, and that text is converted digit by
//! digit. No amount is ever the result of a float calculation.

use std::fmt;

use serde::de::{self, Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// 10^12 rupees. Every amount up to here has at most 15 digits, which a double always keeps: so the JSON
/// number and the paise denote the same amount both ways.
const MAX_PAISE: i64 = 100_000_000_000_000;

const PAISE_PER_RUPEE: i64 = 100;

/// Whole rupees as an amount.
pub(crate) const fn rupees(whole: i64) -> Paise {
    Paise::new(whole.saturating_mul(PAISE_PER_RUPEE))
}

/// An amount as a whole number of paise, of either sign.
///
/// Arithmetic is checked: an overflow is `None`, never a wrapped amount.
/// Between our own processes it is written as that whole number; what others read has [`Rupees`].
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Paise(i64);

impl Paise {
    pub const ZERO: Self = Self(0);

    pub const fn new(paise: i64) -> Self {
        Self(paise)
    }

    pub const fn get(self) -> i64 {
        self.0
    }

    /// The number of rupees: the double nearest to the amount, which its shortest text denotes exactly.
    #[expect(clippy::expect_used, reason = "digits, a point and two digits are a number")]
    pub(crate) fn as_rupees_number(self) -> f64 {
        self.to_decimal().parse().expect("a decimal text is a number")
    }

    /// The rupees as programs write them, always with two decimals and without groups: `-1234567.50`.
    pub fn to_decimal(self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        let paise_per_rupee = PAISE_PER_RUPEE.unsigned_abs();
        let paise = self.0.unsigned_abs();
        format!("{sign}{}.{:02}", paise / paise_per_rupee, paise % paise_per_rupee)
    }

    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.0.checked_add(other.0).map(Self)
    }

    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.0.checked_sub(other.0).map(Self)
    }

    pub fn checked_mul(self, times: i64) -> Option<Self> {
        self.0.checked_mul(times).map(Self)
    }

    #[must_use]
    pub const fn saturating_add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    #[must_use]
    pub const fn saturating_sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// How many times `other` goes into it; `None` for nothing to divide by. A ratio is no amount, so it may be a float.
    #[expect(
        clippy::cast_precision_loss,
        reason = "amounts are below 2^53 paise, and a ratio needs no paisa"
    )]
    pub fn ratio_to(self, other: Self) -> Option<f64> {
        (other.0 != 0).then(|| self.0 as f64 / other.0 as f64)
    }

    /// The amount that a JSON number of rupees denotes: its shortest decimal text, read exactly.
    pub fn from_rupees(rupees: f64) -> Result<Self, MoneyError> {
        if !rupees.is_finite() {
            return Err(MoneyError::NotFinite);
        }
        // `Display` of a float is its shortest decimal text, and never uses an exponent.
        let text = rupees.to_string();
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.as_str()),
        };
        let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
        // More digits than an i64 holds are an amount beyond the limit, too.
        let whole: i64 = whole.parse().map_err(|_| MoneyError::TooLarge)?;
        let magnitude = Self::from_whole_rupees(whole)?;
        let decimals: i64 = match decimals.len() {
            0 => 0,
            1 | 2 => format!("{decimals:0<2}").parse().map_err(|_| MoneyError::TooPrecise)?,
            _ => return Err(MoneyError::TooPrecise),
        };
        let paise = magnitude.0 + decimals;
        if paise > MAX_PAISE {
            return Err(MoneyError::TooLarge);
        }
        Ok(Self(if negative { -paise } else { paise }))
    }

    fn from_whole_rupees(rupees: i64) -> Result<Self, MoneyError> {
        match rupees.checked_mul(PAISE_PER_RUPEE) {
            Some(paise) if paise.unsigned_abs() <= MAX_PAISE.unsigned_abs() => Ok(Self(paise)),
            _ => Err(MoneyError::TooLarge),
        }
    }
}

/// As printed in India: `₹12,34,567.50`, and `₹1,000` where there are no paise.
impl fmt::Display for Paise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let paise_per_rupee = PAISE_PER_RUPEE.unsigned_abs();
        let (rupees, paise) =
            (self.0.unsigned_abs() / paise_per_rupee, self.0.unsigned_abs() % paise_per_rupee);
        let digits = rupees.to_string();

        if self.0 < 0 {
            f.write_str("-")?;
        }
        f.write_str("₹")?;
        for (index, digit) in digits.chars().enumerate() {
            let left = digits.len() - index;
            // Thousands take three digits, lakhs and crores two each: a comma before 3, 5, 7, 9… digits.
            if index > 0 && left >= 3 && left % 2 == 1 {
                f.write_str(",")?;
            }
            write!(f, "{digit}")?;
        }
        if paise > 0 {
            write!(f, ".{paise:02}")?;
        }
        Ok(())
    }
}

/// An amount on the wire: a JSON number of rupees, not negative, at most two decimals, at most 10^12.
///
/// Reading refuses what it cannot hold exactly. Writing gives a whole number where there are no paise,
/// and otherwise the shortest decimal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rupees(Paise);

impl Rupees {
    pub const fn paise(self) -> Paise {
        self.0
    }
}

impl Rupees {
    /// For amounts that are not negative where they come from. Beyond the limit the limit itself is shown.
    pub(crate) fn clamped(paise: Paise) -> Self {
        Self(Paise(paise.0.clamp(0, MAX_PAISE)))
    }
}

impl TryFrom<Paise> for Rupees {
    type Error = MoneyError;

    fn try_from(paise: Paise) -> Result<Self, MoneyError> {
        match paise.0 {
            ..0 => Err(MoneyError::Negative),
            0..=MAX_PAISE => Ok(Self(paise)),
            _ => Err(MoneyError::TooLarge),
        }
    }
}

impl From<Rupees> for Paise {
    fn from(rupees: Rupees) -> Self {
        rupees.0
    }
}

impl From<SignedRupees> for Paise {
    fn from(rupees: SignedRupees) -> Self {
        rupees.0
    }
}

impl fmt::Display for Rupees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A whole number where there are no paise, and otherwise the shortest decimal.
fn serialize_rupees<S: Serializer>(amount: Paise, serializer: S) -> Result<S::Ok, S::Error> {
    if amount.0 % PAISE_PER_RUPEE == 0 {
        return serializer.serialize_i64(amount.0 / PAISE_PER_RUPEE);
    }
    serializer.serialize_f64(amount.as_rupees_number())
}

impl Serialize for Rupees {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_rupees(self.0, serializer)
    }
}

/// A balance on the wire: like [`Rupees`], but it may be below zero.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SignedRupees(Paise);

impl SignedRupees {
    pub const fn paise(self) -> Paise {
        self.0
    }

    /// The JSON number: the double nearest to the amount, which its shortest text denotes exactly.
    pub fn as_number(self) -> f64 {
        self.0.as_rupees_number()
    }
}

/// Beyond 10^12 rupees of either sign the limit itself is shown: only the sums of an absurd statement get there.
impl From<Paise> for SignedRupees {
    fn from(paise: Paise) -> Self {
        Self(Paise(paise.0.clamp(-MAX_PAISE, MAX_PAISE)))
    }
}

/// Saturates: a sum beyond all money is a limit, never a wrapped amount.
impl std::iter::Sum for Paise {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::saturating_add)
    }
}

impl<'a> std::iter::Sum<&'a Self> for Paise {
    fn sum<I: Iterator<Item = &'a Self>>(amounts: I) -> Self {
        amounts.copied().sum()
    }
}

impl Serialize for SignedRupees {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_rupees(self.0, serializer)
    }
}

impl<'de> Deserialize<'de> for SignedRupees {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Paise::from_rupees(f64::deserialize(deserializer)?).map(Self).map_err(de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Rupees {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Number;

        impl Visitor<'_> for Number {
            type Value = Rupees;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an amount in rupees, as a number")
            }

            fn visit_i64<E: de::Error>(self, rupees: i64) -> Result<Rupees, E> {
                Paise::from_whole_rupees(rupees).and_then(Rupees::try_from).map_err(E::custom)
            }

            fn visit_u64<E: de::Error>(self, rupees: u64) -> Result<Rupees, E> {
                let rupees = i64::try_from(rupees).map_err(|_| E::custom(MoneyError::TooLarge))?;
                self.visit_i64(rupees)
            }

            fn visit_f64<E: de::Error>(self, rupees: f64) -> Result<Rupees, E> {
                Paise::from_rupees(rupees).and_then(Rupees::try_from).map_err(E::custom)
            }
        }

        deserializer.deserialize_f64(Number)
    }
}

/// Why a number is not an amount. The texts are read by the integrator who sent it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MoneyError {
    #[error("an amount must not be negative")]
    Negative,
    #[error("an amount has at most two decimals")]
    TooPrecise,
    #[error("an amount is at most 1000000000000 rupees (10^12)")]
    TooLarge,
    #[error("an amount must be a finite number")]
    NotFinite,
}

#[cfg(feature = "openapi")]
mod openapi {
    use std::borrow::Cow;

    use poem_openapi::registry::{MetaSchema, MetaSchemaRef};
    use poem_openapi::types::{ParseError, ParseFromJSON, ParseFromParameter, ParseResult, ToJSON, Type};
    use serde_json::Value;

    use super::{Paise, Rupees, SignedRupees};

    impl Type for SignedRupees {
        const IS_REQUIRED: bool = true;

        type RawValueType = Self;

        type RawElementValueType = Self;

        fn name() -> Cow<'static, str> {
            "SignedRupees".into()
        }

        fn schema_ref() -> MetaSchemaRef {
            MetaSchemaRef::Inline(Box::new(MetaSchema {
                multiple_of: Some(0.01),
                minimum: Some(-1e12),
                maximum: Some(1e12),
                ..MetaSchema::new_with_format("number", "double")
            }))
        }

        fn as_raw_value(&self) -> Option<&Self> {
            Some(self)
        }

        fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
            Box::new(std::iter::once(self))
        }
    }

    impl ParseFromJSON for SignedRupees {
        fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
            serde_json::from_value(value.unwrap_or_default()).map_err(ParseError::custom)
        }
    }

    impl ToJSON for SignedRupees {
        fn to_json(&self) -> Option<Value> {
            serde_json::to_value(self).ok()
        }
    }

    impl Type for Rupees {
        const IS_REQUIRED: bool = true;

        type RawValueType = Self;

        type RawElementValueType = Self;

        fn name() -> Cow<'static, str> {
            "Rupees".into()
        }

        fn schema_ref() -> MetaSchemaRef {
            MetaSchemaRef::Inline(Box::new(MetaSchema {
                multiple_of: Some(0.01),
                minimum: Some(0.0),
                maximum: Some(1e12),
                ..MetaSchema::new_with_format("number", "double")
            }))
        }

        fn as_raw_value(&self) -> Option<&Self> {
            Some(self)
        }

        fn raw_element_iter<'a>(&'a self) -> Box<dyn Iterator<Item = &'a Self> + 'a> {
            Box::new(std::iter::once(self))
        }
    }

    impl ParseFromJSON for Rupees {
        fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
            serde_json::from_value(value.unwrap_or_default()).map_err(ParseError::custom)
        }
    }

    /// In a query an amount is written as in JSON: digits and at most two decimals, without groups or a currency.
    impl ParseFromParameter for Rupees {
        fn parse_from_parameter(value: &str) -> ParseResult<Self> {
            let number: f64 = serde_json::from_str(value)
                .map_err(|_| ParseError::custom("an amount in rupees is a number such as 1500.50"))?;
            Paise::from_rupees(number).and_then(Self::try_from).map_err(ParseError::custom)
        }
    }

    impl ToJSON for Rupees {
        fn to_json(&self) -> Option<Value> {
            serde_json::to_value(self).ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rupees(json: &str) -> Result<Rupees, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    fn paise(json: &str) -> i64 {
        rupees(json).unwrap().paise().get()
    }

    fn written(paise: i64) -> String {
        serde_json::to_string(&Rupees::try_from(Paise::new(paise)).unwrap()).unwrap()
    }

    #[test]
    fn amounts_are_printed_with_lakh_grouping_and_paise_only_where_there_are_some() {
        for (paise, printed) in [
            (0, "₹0"),
            (5, "₹0.05"),
            (99_900, "₹999"),
            (100_000, "₹1,000"),
            (9_999_999, "₹99,999.99"),
            (10_000_000, "₹1,00,000"),
            (123_456_750, "₹12,34,567.50"),
            (10_000_000_000, "₹10,00,00,000"),
            (-123_456_789, "-₹12,34,567.89"),
            (-1, "-₹0.01"),
            (i64::MIN, "-₹92,23,37,20,36,85,47,758.08"),
        ] {
            assert_eq!(Paise::new(paise).to_string(), printed);
        }
    }

    #[test]
    fn arithmetic_is_exact_and_an_overflow_is_none() {
        let (ten, max) = (Paise::new(10), Paise::new(i64::MAX));
        assert_eq!(ten.checked_add(Paise::new(32)), Some(Paise::new(42)));
        assert_eq!(ten.checked_sub(Paise::new(32)), Some(Paise::new(-22)));
        assert_eq!(ten.checked_mul(-3), Some(Paise::new(-30)));
        assert_eq!(max.checked_add(Paise::new(1)), None);
        assert_eq!(Paise::new(i64::MIN).checked_sub(Paise::new(1)), None);
        assert_eq!(max.checked_mul(2), None);
        assert!(Paise::new(-1) < Paise::ZERO && Paise::ZERO < ten);
    }

    #[test]
    fn a_json_number_is_read_exactly() {
        for (json, expected) in [
            ("0", 0),
            ("-0.0", 0),
            ("500000", 50_000_000),
            ("0.1", 10),
            ("0.29", 29),
            ("19.99", 1_999),
            ("1234567.5", 123_456_750),
            ("1e3", 100_000),
            ("1.50e1", 1_500),
            ("5.00000", 500),
            ("4.35", 435),
            ("999999999999.99", 99_999_999_999_999),
            ("123456789012.3400000", 12_345_678_901_234),
            ("1000000000000", MAX_PAISE),
            ("1e12", MAX_PAISE),
        ] {
            assert_eq!(paise(json), expected, "{json}");
        }
    }

    #[test]
    fn a_number_that_is_no_amount_is_refused_with_its_reason() {
        for (json, reason) in [
            ("1.005", MoneyError::TooPrecise),
            ("0.001", MoneyError::TooPrecise),
            ("1e-7", MoneyError::TooPrecise),
            ("-1", MoneyError::Negative),
            ("-0.01", MoneyError::Negative),
            ("1000000000000.01", MoneyError::TooLarge),
            ("1000000000001", MoneyError::TooLarge),
            ("1e300", MoneyError::TooLarge),
            ("18446744073709551615", MoneyError::TooLarge),
            ("-9223372036854775808", MoneyError::TooLarge),
        ] {
            let message = rupees(json).unwrap_err();
            assert!(message.starts_with(&reason.to_string()), "{json}: {message}");
        }
    }

    #[test]
    fn only_a_json_number_is_an_amount() {
        for json in [r#""500""#, "null", "true", "[1]", "{}"] {
            let message = rupees(json).unwrap_err();
            assert!(message.contains("expected an amount in rupees, as a number"), "{json}: {message}");
        }
    }

    #[test]
    fn programs_are_given_two_decimals_and_no_groups() {
        for (paise, text) in
            [(0, "0.00"), (5, "0.05"), (123_456_750, "1234567.50"), (-1, "-0.01"), (-150_000, "-1500.00")]
        {
            assert_eq!(Paise::new(paise).to_decimal(), text);
        }
    }

    #[test]
    fn floats_that_are_no_numbers_are_refused() {
        for float in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert_eq!(Paise::from_rupees(float), Err(MoneyError::NotFinite));
        }
    }

    #[test]
    fn a_threshold_may_be_negative() {
        assert_eq!(Paise::from_rupees(-2_500.75), Ok(Paise::new(-250_075)));
    }

    #[test]
    fn a_balance_below_zero_is_written_and_read_back() {
        for (paise, json) in
            [(-1, "-0.01"), (-5_000, "-50"), (-12_345, "-123.45"), (0, "0"), (12_345, "123.45")]
        {
            let balance = SignedRupees::from(Paise::new(paise));
            assert_eq!(serde_json::to_string(&balance).unwrap(), json);
            assert_eq!(serde_json::from_str::<SignedRupees>(json).unwrap(), balance);
        }
    }

    #[test]
    fn amounts_are_written_whole_or_with_the_fewest_decimals() {
        assert_eq!(written(50_000_000), "500000");
        assert_eq!(written(0), "0");
        assert_eq!(written(150), "1.5");
        assert_eq!(written(1_999), "19.99");
        assert_eq!(written(1), "0.01");
        assert_eq!(written(99_999_999_999_999), "999999999999.99");
        assert_eq!(written(MAX_PAISE), "1000000000000");
    }

    #[test]
    fn an_amount_outside_the_wire_range_cannot_be_put_on_the_wire() {
        assert_eq!(Rupees::try_from(Paise::new(-1)), Err(MoneyError::Negative));
        assert_eq!(Rupees::try_from(Paise::new(MAX_PAISE + 1)), Err(MoneyError::TooLarge));
    }

    #[test]
    fn what_is_written_is_read_back_to_the_paisa() {
        // Every paisa near zero and near the limit, and a walk through the range between.
        let low = 0..20_000;
        let high = MAX_PAISE - 20_000..=MAX_PAISE;
        let between = (0..20_000).map(|step| step * 4_999_999_937 + step);
        for value in low.chain(high).chain(between) {
            assert_eq!(paise(&written(value)), value);
        }
    }

    #[cfg(feature = "openapi")]
    mod on_the_contract {
        use poem_openapi::registry::MetaSchemaRef;
        use poem_openapi::types::{ParseFromJSON, ParseFromParameter, ToJSON, Type};
        use serde_json::json;

        use super::*;

        #[test]
        fn the_schema_is_an_inline_number_with_its_limits() {
            let MetaSchemaRef::Inline(schema) = Rupees::schema_ref() else {
                panic!("a reference");
            };
            assert_eq!(
                serde_json::to_value(&schema).unwrap(),
                json!({
                    "type": "number", "format": "double",
                    "multipleOf": 0.01, "minimum": 0.0, "maximum": 1e12
                })
            );
        }

        #[test]
        fn the_api_reads_and_writes_the_same_amounts() {
            let amount = Rupees::parse_from_json(Some(json!(19.99))).unwrap();
            assert_eq!(amount.paise(), Paise::new(1_999));
            assert_eq!(amount.to_json(), Some(json!(19.99)));
            assert_eq!(Rupees::parse_from_json(Some(json!(7))).unwrap().to_json(), Some(json!(7)));

            let refused = Rupees::parse_from_json(Some(json!(1.005))).unwrap_err();
            assert!(refused.message().contains("at most two decimals"));
            assert!(Rupees::parse_from_json(Some(json!("5"))).is_err());
            assert!(Rupees::parse_from_json(None).is_err());
        }

        #[test]
        fn a_query_has_amounts_as_json_has_them() {
            let asked =
                |text: &str| Rupees::parse_from_parameter(text).map(|amount| amount.paise().get()).ok();
            for (text, paise) in [("0", 0), ("1500", 150_000), ("19.99", 1_999), ("1e3", 100_000)] {
                assert_eq!(asked(text), Some(paise), "{text}");
            }
            for text in ["", "-1", "1.005", "1,500", "₹5", "NaN", "inf", ".5", "1e13", "\"5\"", "null"] {
                assert_eq!(asked(text), None, "{text}");
            }
        }
    }
}
