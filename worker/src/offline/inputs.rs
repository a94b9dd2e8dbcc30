//! What an applicant asks for, as the `inputs` of the API.

use lending_engine::application::Inputs;
use lending_engine::money::Rupees;
use serde::Deserialize;
use serde_json::Value;

use super::failure::Failure;

const MEMBERS: [&str; 5] =
    ["requested_amount", "collateral_value", "gst_turnover", "down_payment", "tenure_months"];
/// The longest time that any product covers.
const MOST_MONTHS: u64 = 480;

/// Every member must be known, and a number of rupees that is not negative, or of months.
pub(super) fn read(text: &str) -> Result<Inputs, Failure> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| Failure::invalid(format!("--inputs: not JSON: {error}")))?;
    let Value::Object(members) = value else {
        return Err(Failure::invalid("--inputs: must be a JSON object"));
    };
    let mut inputs = Inputs::default();
    for (name, value) in members {
        if name == "tenure_months" {
            let months = value.as_u64().filter(|months| (1..=MOST_MONTHS).contains(months));
            let months = months.and_then(|months| u16::try_from(months).ok());
            let wrong = || format!("--inputs: `{name}`: must be a whole number from 1 to {MOST_MONTHS}");
            inputs.tenure_months = Some(months.ok_or_else(|| Failure::invalid(wrong()))?);
            continue;
        }
        let member = match name.as_str() {
            "requested_amount" => &mut inputs.requested_amount,
            "collateral_value" => &mut inputs.collateral_value,
            "gst_turnover" => &mut inputs.gst_turnover,
            "down_payment" => &mut inputs.down_payment,
            _ => {
                let known = MEMBERS.join(", ");
                return Err(Failure::invalid(format!("--inputs: `{name}` is not known; there are {known}")));
            }
        };
        let amount = Rupees::deserialize(value)
            .map_err(|error| Failure::invalid(format!("--inputs: `{name}`: {error}")))?;
        *member = Some(amount);
    }
    Ok(inputs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_from_zero_up_are_taken() {
        let inputs =
            read(r#"{"requested_amount": 200000.50, "down_payment": 0, "tenure_months": 12}"#).unwrap();
        assert_eq!(inputs.tenure_months, Some(12));
        assert_eq!(inputs.requested_amount.map(|amount| amount.paise().get()), Some(20_000_050));
        assert_eq!(inputs.down_payment, Some(Rupees::default()));
        assert_eq!(read("{}"), Ok(Inputs::default()));
    }

    #[test]
    fn anything_else_is_refused_by_name() {
        for (text, message) in [
            (
                r#"{"salary": 1}"#,
                "--inputs: `salary` is not known; there are requested_amount, collateral_value, gst_turnover, down_payment, tenure_months",
            ),
            (r#"{"requested_amount": -1}"#, "--inputs: `requested_amount`: an amount must not be negative"),
            (
                r#"{"gst_turnover": "5"}"#,
                "--inputs: `gst_turnover`: invalid type: string \"5\", expected an amount in rupees, as a number",
            ),
            (
                r#"{"down_payment": null}"#,
                "--inputs: `down_payment`: invalid type: null, expected an amount in rupees, as a number",
            ),
            (r#"{"tenure_months": 0}"#, "--inputs: `tenure_months`: must be a whole number from 1 to 480"),
            ("[1]", "--inputs: must be a JSON object"),
            ("{", "--inputs: not JSON: EOF while parsing an object at line 1 column 1"),
        ] {
            assert_eq!(read(text).unwrap_err(), Failure::invalid(message));
        }
    }
}
