//! Figures, days and words as people in India read them, written anew from what the API answers: by none of the console's own
//! functions, so that a mistake of theirs shows.

use chrono::{DateTime, FixedOffset, NaiveDate, Utc};
use serde_json::Value;

/// Paise of a JSON number of rupees, read from its digits.
fn paise(number: &Value) -> i64 {
    let text = number.to_string();
    let (sign, digits) = text.strip_prefix('-').map_or((1, text.as_str()), |digits| (-1, digits));
    let (rupees, part) = digits.split_once('.').unwrap_or((digits, "0"));
    sign * (rupees.parse::<i64>().unwrap() * 100 + format!("{part:0<2}")[..2].parse::<i64>().unwrap())
}

/// 12,34,567: three digits at the end, two and two before them.
fn grouped(rupees: i64) -> String {
    let digits = rupees.to_string();
    let (mut head, tail) = digits.split_at(digits.len().saturating_sub(3));
    let mut groups = vec![tail.to_owned()];
    while !head.is_empty() {
        let (rest, pair) = head.split_at(head.len().saturating_sub(2));
        groups.insert(0, pair.to_owned());
        head = rest;
    }
    groups.join(",")
}

/// By itself: ₹1,23,456 or ₹1,23,456.70.
pub(super) fn rupees(number: &Value) -> String {
    let paise = paise(number);
    let (sign, whole, part) =
        (if paise < 0 { "-" } else { "" }, grouped(paise.abs() / 100), paise.abs() % 100);
    if part == 0 { format!("{sign}₹{whole}") } else { format!("{sign}₹{whole}.{part:02}") }
}

/// In a column: 1,23,456.00.
pub(super) fn column(number: &Value) -> String {
    let paise = paise(number);
    format!("{}{}.{:02}", if paise < 0 { "-" } else { "" }, grouped(paise.abs() / 100), paise.abs() % 100)
}

/// 0.2349 as 23.5%.
pub(super) fn percent(share: &Value) -> String {
    format!("{}%", (share.as_f64().unwrap() * 1000.0).round() / 10.0)
}

pub(super) fn number(value: &Value) -> String {
    value.as_f64().unwrap().to_string()
}

/// `cash_deposit` as Cash deposit.
pub(super) fn words(value: &Value) -> String {
    let spaced = value.as_str().unwrap().replace('_', " ");
    let mut letters = spaced.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

pub(super) fn date(value: &Value) -> NaiveDate {
    value.as_str().unwrap().parse().unwrap()
}

/// 05 Jan 2026.
pub(super) fn day(value: &Value) -> String {
    date(value).format("%d %b %Y").to_string()
}

/// 5 January 2026, 10:30, by the clocks of India.
pub(super) fn time(value: &Value) -> String {
    let at: DateTime<FixedOffset> = DateTime::parse_from_rfc3339(value.as_str().unwrap()).unwrap();
    let india = FixedOffset::east_opt(5 * 3600 + 1800).unwrap();
    at.with_timezone(&india).format("%-d %B %Y, %H:%M").to_string()
}

/// 5 January 2026.
pub(super) fn long_day(value: &Value) -> String {
    date(value).format("%-d %B %Y").to_string()
}

/// How long ago, in the largest unit that fits: 5 min, 2 h, 3 d.
pub(super) fn ago(then: &Value, now: DateTime<Utc>) -> String {
    let then: DateTime<FixedOffset> = DateTime::parse_from_rfc3339(then.as_str().unwrap()).unwrap();
    match (now - then.to_utc()).num_minutes() {
        minutes @ ..60 => format!("{minutes} min"),
        minutes @ 60..2880 => format!("{} h", minutes / 60),
        minutes => format!("{} d", minutes / 1440),
    }
}

/// Why a case waits for a person, one sentence behind the other.
pub(super) fn waits(reasons: &Value) -> String {
    let said = |reason: &Value| match reason.as_str().unwrap() {
        "derogatory_bureau" => "The credit bureau has a derogatory mark.",
        "document_integrity" => "The document may have been changed.",
        "mule_pattern" => "Money may only pass through the account.",
        "name_mismatch" => "The names do not fit: the statement may be somebody else's.",
        "insufficient_data" => "The statement shows too little to decide by.",
        "bureau_unavailable" => "The credit bureau could not be reached.",
        "policy_refer" => "A rule of the policy sends it to a person.",
        "score_grey_zone" => "The score lies between approval and decline.",
        "rule_not_evaluated" => "A rule could not be answered.",
        "offer_below_minimum" => "The limits leave no loan of this product.",
        "decline_in_doubt" => "An open question could turn the decline.",
        "missing_period" => "Months are missing from the statement.",
        other => panic!("{other}: nobody has said how this is told"),
    };
    reasons.as_array().unwrap().iter().map(said).collect::<Vec<_>>().join(" ")
}

/// The word of a decision: that of a record, which is another once a person has decided, or one by its name.
pub(super) fn decision(value: &Value) -> String {
    match (value.is_string(), value["review"]["outcome"].as_str()) {
        (true, _) => words(value),
        (false, Some("approve")) => "Approved".to_owned(),
        (false, Some(_)) => "Declined".to_owned(),
        (false, None) => words(&value["decision"]),
    }
}

/// Jan–Jun 2026.
pub(super) fn period(value: &Value) -> String {
    let (from, to) = (date(&value["from"]), date(&value["to"]));
    let end = to.format("%b %Y").to_string();
    match (
        from.format("%b %Y").to_string() == end,
        from.format("%Y").to_string() == to.format("%Y").to_string(),
    ) {
        (true, _) => end,
        (false, true) => format!("{}–{end}", from.format("%b")),
        (false, false) => format!("{}–{end}", from.format("%b %Y")),
    }
}

/// A value of a metric, in the unit that the dictionary gives it.
pub(super) fn measured(metrics: &Value, metric: &Value, value: &Value) -> String {
    let known = metrics["data"].as_array().unwrap().iter().find(|each| each["name"] == *metric);
    let known = known.unwrap_or_else(|| panic!("{metric} is not in the dictionary"));
    let counted = |number: f64, unit: &str| {
        let is_one = (number - 1.0).abs() < f64::EPSILON;
        format!("{number} {unit}{}", if is_one { "" } else { "s" })
    };
    let figure = || (value.as_f64().unwrap() * 10_000.0).round() / 10_000.0;
    match (known["kind"].as_str().unwrap(), known["unit"].as_str().unwrap()) {
        ("amount", _) => rupees(value),
        ("ratio", unit) if unit.starts_with("times") => counted((figure() * 100.0).round() / 100.0, "time"),
        ("ratio", _) => format!("{}%", (value.as_f64().unwrap() * 10_000.0).round() / 100.0),
        ("days", _) => counted(figure(), "day"),
        ("months", _) => counted(figure(), "month"),
        ("flag", _) => if *value == true { "yes" } else { "no" }.to_owned(),
        ("choice", _) => {
            let choices = value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
            choices.iter().map(|choice| words(choice).to_lowercase()).collect::<Vec<_>>().join(", ")
        }
        _ => figure().to_string(),
    }
}

/// As quotation marks instead of what marks names for developers.
pub(super) fn quoted(text: &str) -> String {
    text.split('`').enumerate().fold(String::new(), |said, (place, piece)| match place {
        0 => piece.to_owned(),
        _ => format!("{said}{}{piece}", if place % 2 == 1 { '“' } else { '”' }),
    })
}

#[test]
fn amounts_are_written_as_india_does() {
    let cases = [
        ("0", "₹0", "0.00"),
        ("999.5", "₹999.50", "999.50"),
        ("1000", "₹1,000", "1,000.00"),
        ("-12345678.05", "-₹1,23,45,678.05", "-1,23,45,678.05"),
    ];
    for (number, alone, in_column) in cases {
        let number: Value = serde_json::from_str(number).unwrap();
        assert_eq!((rupees(&number).as_str(), column(&number).as_str()), (alone, in_column));
    }
    assert_eq!((percent(&0.2349.into()).as_str(), percent(&0.5.into()).as_str()), ("23.5%", "50%"));
    assert_eq!(quoted("`a` of `b`"), "“a” of “b”");
}
