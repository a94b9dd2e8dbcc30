//! The amounts an applicant names, as the `inputs` of the API.

use lending_engine::money::Rupees;
use serde::Deserialize;
use serde_json::Value;

use super::failure::Failure;

const MEMBERS: [&str; 4] = ["requested_amount", "collateral_value", "gst_turnover", "down_payment"];

/// Every member must be known, and a number of rupees that is not negative.
pub(super) fn check(text: &str) -> Result<(), Failure> {
    let value: Value = serde_json::from_str(text)
        .map_err(|error| Failure::invalid(format!("--inputs: not JSON: {error}")))?;
    let Value::Object(members) = value else {
        return Err(Failure::invalid("--inputs: must be a JSON object"));
    };
    for (name, value) in members {
        if !MEMBERS.contains(&name.as_str()) {
            let known = MEMBERS.join(", ");
            return Err(Failure::invalid(format!("--inputs: `{name}` is not known; there are {known}")));
        }
        Rupees::deserialize(value)
            .map_err(|error| Failure::invalid(format!("--inputs: `{name}`: {error}")))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_from_zero_up_are_taken() {
        assert_eq!(check(r#"{"requested_amount": 200000.50, "down_payment": 0}"#), Ok(()));
        assert_eq!(check("{}"), Ok(()));
    }

    #[test]
    fn anything_else_is_refused_by_name() {
        for (text, message) in [
            (
                r#"{"salary": 1}"#,
                "--inputs: `salary` is not known; there are requested_amount, collateral_value, gst_turnover, down_payment",
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
            ("[1]", "--inputs: must be a JSON object"),
            ("{", "--inputs: not JSON: EOF while parsing an object at line 1 column 1"),
        ] {
            assert_eq!(check(text).unwrap_err(), Failure::invalid(message));
        }
    }
}
