//! The terms of a product as fields of a form: what is lent, what it costs, how the score weighs and decides.
//!
//! A field has the name that the API has for its member, with the name of its group before it: `amount.min`. What a form
//! does not have stays as it is.

use maud::{Markup, html};
use serde_json::{Map, Value, json};

use super::fields::Fields;
use super::look::Look;
use super::problem::Problem;
use super::texts::{self as t, Text};
use super::upload::number;

/// As many as the API takes.
const FEES: usize = 20;

struct Term {
    name: &'static str,
    text: Text,
    is_number: bool,
}

const fn words(name: &'static str, text: Text) -> Term {
    Term { name, text, is_number: false }
}

const fn figure(name: &'static str, text: Text) -> Term {
    Term { name, text, is_number: true }
}

const LOAN: [Term; 10] = [
    words("name", t::CHECK_NAME_OF_PRODUCT),
    words("description", t::PRODUCT_DESCRIPTION),
    figure("amount.min", t::AMOUNT_LEAST),
    figure("amount.max", t::AMOUNT_MOST),
    figure("tenure_months.min", t::TENURE_LEAST),
    figure("tenure_months.max", t::TENURE_MOST),
    figure("tenure_months.default", t::TENURE_USUAL),
    figure("annual_rate_pct", t::RATE_PERCENT),
    figure("business_margin_pct", t::BUSINESS_MARGIN),
    words("contact", t::PRODUCT_CONTACT),
];
const SCORE: [Term; 8] = [
    figure("scorecard.income", t::WEIGHT_INCOME),
    figure("scorecard.liquidity", t::WEIGHT_LIQUIDITY),
    figure("scorecard.leverage", t::WEIGHT_LEVERAGE),
    figure("scorecard.conduct", t::WEIGHT_CONDUCT),
    figure("scorecard.behaviour", t::WEIGHT_BEHAVIOUR),
    figure("scorecard.bureau", t::WEIGHT_BUREAU),
    figure("thresholds.approve", t::THRESHOLD_APPROVE),
    figure("thresholds.review", t::THRESHOLD_REVIEW),
];

/// What is stored of a member, as the form shows it.
fn stored_text(stored: &Value, name: &str) -> String {
    let pointer = format!("/{}", name.replace('.', "/"));
    match stored.pointer(&pointer) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Null) | None => String::new(),
        Some(value) => value.to_string(),
    }
}

/// The fields, with what somebody has filled into them already. `stored` is the product; nothing for one that is new.
pub(super) fn form(look: &Look, stored: &Value, fields: &Fields) -> Markup {
    html! {
        fieldset { legend { (look.say(t::TERMS)) } (group(look, stored, fields, &LOAN)) }
        fieldset { legend { (look.say(t::FEES)) }
            p.quiet { (look.say(t::FEES_NOTE)) }
            (fees(look, stored, fields))
        }
        fieldset { legend { (look.say(t::SCORECARD)) }
            p.quiet { (look.say(t::SCORECARD_NOTE)) }
            (group(look, stored, fields, &SCORE))
        }
    }
}

fn group(look: &Look, stored: &Value, fields: &Fields, terms: &[Term]) -> Markup {
    html! {
        div.two { @for term in terms {
            @let value = fields.raw(term.name).map_or_else(|| stored_text(stored, term.name), str::to_owned);
            label { (look.say(term.text))
                input name=(term.name) value=(value) inputmode=[term.is_number.then_some("decimal")] maxlength=[(!term.is_number).then_some("1000")] autocomplete="off"; }
        } }
    }
}

/// The fees there are, and room for one more. One without a name is left out.
fn fees(look: &Look, stored: &Value, fields: &Fields) -> Markup {
    let there = stored["fees"].as_array().map_or(0, Vec::len);
    html! {
        @for place in 0..(there + 1).min(FEES) {
            div.rule.new {
                @for (member, text) in [("name", t::FEE_NAME), ("amount", t::FEE_AMOUNT), ("percent", t::FEE_PERCENT)] {
                    @let name = format!("fees.{place}.{member}");
                    @let value = fields.raw(&name).map_or_else(|| stored_text(stored, &name), str::to_owned);
                    label { (look.say(text)) input name=(name) value=(value) autocomplete="off" inputmode=[(member != "name").then_some("decimal")]; }
                }
            }
        }
    }
}

/// What the form says of the terms, as the API takes it.
pub(super) fn asked(stored: &Value, fields: &Fields) -> Result<Map<String, Value>, Problem> {
    let mut body = Map::new();
    for term in LOAN.iter().chain(&SCORE) {
        let Some(text) = fields.raw(term.name).map(str::trim) else { continue };
        if term.is_number && text.is_empty() {
            continue;
        }
        let value = if term.is_number { number(term.name, text)? } else { text.into() };
        match term.name.split_once('.') {
            // A group is sent whole.
            Some((group, member)) => {
                let whole = body.entry(group).or_insert_with(|| match &stored[group] {
                    Value::Null => json!({}),
                    known => known.clone(),
                });
                whole[member] = value;
            }
            None => {
                body.insert(term.name.to_owned(), value);
            }
        }
    }
    if fields.raw("fees.0.name").is_some() {
        body.insert("fees".to_owned(), asked_fees(fields)?.into());
    }
    Ok(body)
}

fn asked_fees(fields: &Fields) -> Result<Vec<Value>, Problem> {
    let mut fees = Vec::new();
    for place in 0..FEES {
        let said = |member: &str| fields.get(&format!("fees.{place}.{member}"));
        let Some(name) = said("name") else { continue };
        let mut fee = json!({"name": name});
        for member in ["amount", "percent"] {
            if let Some(text) = said(member) {
                fee[member] = number(member, text)?;
            }
        }
        fees.push(fee);
    }
    Ok(fees)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_says_what_it_has_and_groups_are_sent_whole() {
        let stored = json!({"amount": {"min": 1000, "max": 5000}, "fees": [{"name": "Old", "amount": 10}]});
        let body =
            asked(&stored, &Fields::parse(b"amount.max=2,00,000&annual_rate_pct=&description=")).unwrap();
        assert_eq!(Value::from(body), json!({"amount": {"min": 1000, "max": 200_000}, "description": ""}));
        let fees = b"fees.0.name=&fees.1.name=Processing&fees.1.percent=2.36&scorecard.income=25";
        let body = asked(&Value::Null, &Fields::parse(fees)).unwrap();
        let expected =
            json!({"fees": [{"name": "Processing", "percent": 2.36}], "scorecard": {"income": 25}});
        assert_eq!(Value::from(body), expected);
        assert!(asked(&stored, &Fields::parse(b"thresholds.approve=high")).is_err());
    }

    #[test]
    fn what_is_stored_stands_in_the_form_and_there_is_room_for_one_more_fee() {
        let stored = json!({"name": "<b>Loan</b>", "fees": [{"name": "Processing", "percent": 2.36}]});
        let drawn = form(&Look::default(), &stored, &Fields::default()).into_string();
        assert!(
            drawn.contains("value=\"&lt;b&gt;Loan&lt;/b&gt;\"") && drawn.contains("name=\"fees.1.name\""),
            "{drawn}"
        );
        assert!(drawn.contains("name=\"fees.0.percent\" value=\"2.36\""), "{drawn}");
    }
}
