//! What a change of a product would have done to old cases, before it is published.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use lending_base::calendar;
use lending_engine::money::Rupees;
use maud::{Markup, html};
use poem::http::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use super::fields::{Fields, encoded};
use super::look::{Look, rupees};
use super::marks;
use super::problem::Problem;
use super::rule_sentences;
use super::texts as t;
use super::visit::Visit;

/// On how many cases a product is tried.
const LAST: i64 = 100;
/// How often an answer that ran out of time is gone on with, while somebody waits for the page.
const ANSWERS: usize = 3;

#[derive(Deserialize)]
pub(super) struct Trial {
    version: i64,
    counted: i64,
    skipped: Vec<Skip>,
    left: i64,
    next_cursor: Option<String>,
    outcomes: Vec<Outcome>,
    flipped: i64,
    flips: Vec<Flip>,
    metrics: Vec<Spread>,
}

/// How a metric is spread over the tried cases.
#[derive(Deserialize)]
struct Spread {
    metric: String,
    count: i64,
    p10: f64,
    p50: f64,
    p90: f64,
}

#[derive(Deserialize)]
struct Skip {
    reason: String,
    count: i64,
}

#[derive(Deserialize)]
struct Outcome {
    before: String,
    after: String,
    count: i64,
}

#[derive(Deserialize)]
struct Flip {
    analysis_id: String,
    #[serde(rename = "ref")]
    reference: String,
    applicant_name: Option<String>,
    before: String,
    after: String,
    offer_before: Option<Rupees>,
    offer_after: Option<Rupees>,
    gone_reasons: Vec<Reason>,
    new_reasons: Vec<Reason>,
}

#[derive(Deserialize)]
struct Reason {
    text: String,
}

impl Trial {
    /// With what was found of further cases.
    fn and(mut self, more: Self) -> Self {
        for one in more.outcomes {
            match self.outcomes.iter_mut().find(|each| each.before == one.before && each.after == one.after) {
                Some(known) => known.count += one.count,
                None => self.outcomes.push(one),
            }
        }
        for one in more.skipped {
            match self.skipped.iter_mut().find(|each| each.reason == one.reason) {
                Some(known) => known.count += one.count,
                None => self.skipped.push(one),
            }
        }
        self.flips.extend(more.flips);
        Self {
            counted: self.counted + more.counted,
            flipped: self.flipped + more.flipped,
            left: more.left,
            next_cursor: more.next_cursor,
            ..self
        }
    }
}

/// Tries the product as a draft would make it, or as it is.
pub(super) async fn run(
    visit: &Visit,
    product: &str,
    draft: Option<&Value>,
    fields: &Fields,
) -> Result<Trial, Problem> {
    let path = format!("/products/{}/try", encoded(product));
    let mut asked = json!({"last": LAST, "cases": fields.get("cases").unwrap_or("all")});
    let (after, before) = period(fields)?;
    if let Some(after) = after {
        asked["created_after"] = after.to_rfc3339().into();
    }
    if let Some(before) = before {
        asked["created_before"] = before.to_rfc3339().into();
    }
    if let Some(draft) = draft {
        asked["draft"] = draft.clone();
    }
    let mut trial: Trial = visit.call.json(Method::POST, &path, &asked).await?;
    for _ in 1..ANSWERS {
        let Some(cursor) = trial.next_cursor.take() else { break };
        asked["cursor"] = cursor.into();
        trial = trial.and(visit.call.json(Method::POST, &path, &asked).await?);
    }
    Ok(trial)
}

/// After one time, before another; either may be left open.
type Period = (Option<DateTime<Utc>>, Option<DateTime<Utc>>);

/// The times that enclose the days of India that a form names.
fn period(fields: &Fields) -> Result<Period, Problem> {
    let day = |name: &str| -> Result<Option<NaiveDate>, Problem> {
        let wrong = |_| Problem::invalid(t::DAY_WRITTEN);
        fields.get(name).map(|text| text.parse().map_err(wrong)).transpose()
    };
    // The API's bounds are outside of what they enclose.
    let after = day("from")?.map(|from| calendar::start_of(from) - TimeDelta::milliseconds(1));
    let before = day("to")?.map(|to| calendar::start_of(to.checked_add_days(Days::new(1)).unwrap_or(to)));
    Ok((after, before))
}

/// What a form needs to ask for a trial.
pub(super) fn button(look: &Look, fields: &Fields) -> Markup {
    html! {
        label { span.quiet { (look.say(t::TRIED_CASES)) }
            select name="cases" {
                @for (value, text) in [("all", t::ALL_CASES), ("product", t::CASES_OF_PRODUCT)] {
                    option value=(value) selected[fields.get("cases") == Some(value)] { (look.say(text)) }
                }
            }
        }
        label { span.quiet { (look.say(t::TRIED_FROM)) } input type="date" name="from" value=[fields.get("from")]; }
        label { span.quiet { (look.say(t::TRIED_TO)) } input type="date" name="to" value=[fields.get("to")]; }
        button type="submit" name="act" value="try" { (look.say(t::TRY_PRODUCT)) }
    }
}

/// What a metric usually is, beside the rule that names it. Of the first answer, which has the newest cases.
pub(super) fn spread(look: &Look, trial: &Trial, metric: &str) -> Markup {
    let value = |number: f64| rule_sentences::number(look.language, metric, number);
    html! {
        @if let Some((place, spread)) = trial.metrics.iter().enumerate().find(|(_, spread)| spread.metric == metric) {
            @let fact = format!("/metrics/{place}");
            br; span.spread { (look.say(t::TYPICAL).replace("{}", &spread.count.to_string())) ": "
                span data-fact={ (fact) "/p10" } { (value(spread.p10)) } " – " strong data-fact={ (fact) "/p50" } { (value(spread.p50)) }
                " – " span data-fact={ (fact) "/p90" } { (value(spread.p90)) } }
        }
    }
}

/// The answer: how many, from where to where, and each of them.
pub(super) fn told(look: &Look, trial: &Trial) -> Markup {
    let flipped = trial.outcomes.iter().enumerate().filter(|(_, count)| count.before != count.after);
    let flipped: Vec<(usize, &Outcome)> = flipped.collect();
    let offer = |offer: Option<Rupees>| offer.map_or_else(|| "–".to_owned(), rupees);
    let lower = |word: &str| look.words(word).to_lowercase();
    html! {
        section.note #trial aria-live="polite" {
            p { strong {
                @if trial.flipped == 0 { (look.say(t::NONE_FLIPS)) } @else {
                    span data-fact="/flipped" { (trial.flipped) } " " (look.say(t::WOULD_FLIP)) ": "
                    @for (number, (place, count)) in flipped.into_iter().enumerate() {
                        @let fact = format!("/outcomes/{place}");
                        @if number > 0 { ", " }
                        span data-fact={ (fact) "/count" } { (count.count) } " " span data-fact={ (fact) "/before" } { (lower(&count.before)) }
                        " → " span data-fact={ (fact) "/after" } { (lower(&count.after)) }
                    }
                }
            } }
            p.quiet { (look.say(t::VERSION)) " " span data-fact="/version" { (trial.version) } " · " span data-fact="/counted" { (trial.counted) } " " (look.say(t::OF_TRIED))
                @for (place, skip) in trial.skipped.iter().enumerate() {
                    @let fact = format!("/skipped/{place}");
                    " · " span data-fact={ (fact) "/count" } { (skip.count) } " " (look.say(t::NOT_TRIED)) " (" span data-fact={ (fact) "/reason" } { (lower(&skip.reason)) } ")"
                }
                @if trial.left > 0 { " · " (look.say(t::LEFT_UNTRIED)) " " span data-fact="/left" { (trial.left) } }
            }
            @if !trial.flips.is_empty() {
                div.scroll tabindex="0" role="region" aria-label=(look.say(t::WHAT_CHANGED)) { table.rows {
                    thead { tr {
                        th { (look.say(t::REFERENCE)) } th { (look.say(t::APPLICANT)) } th { (look.say(t::BEFORE)) } th { (look.say(t::AFTER)) }
                        th.number { (look.say(t::OFFER)) } th.wide { (look.say(t::WHAT_CHANGED)) }
                    } }
                    tbody { @for (place, flip) in trial.flips.iter().enumerate() { tr {
                        @let fact = format!("/flips/{place}");
                        td { a.row-link href={ "/analyses/" (flip.analysis_id) } data-fact={ (fact) "/ref" } { (flip.reference) } }
                        td.grow data-fact={ (fact) "/applicant_name" } { (flip.applicant_name.as_deref().unwrap_or("–")) }
                        td data-state={ (fact) "/before" } { (marks::decision(look, &flip.before)) }
                        td data-state={ (fact) "/after" } { (marks::decision(look, &flip.after)) }
                        td.number { span data-fact={ (fact) "/offer_before" } { (offer(flip.offer_before)) } " → " span data-fact={ (fact) "/offer_after" } { (offer(flip.offer_after)) } }
                        td.wide.why lang="en" {
                            @for (number, reason) in flip.new_reasons.iter().enumerate() { "+ " span data-fact={ (fact) "/new_reasons/" (number) "/text" } { (reason.text) } br; }
                            @for (number, reason) in flip.gone_reasons.iter().enumerate() { del data-fact={ (fact) "/gone_reasons/" (number) "/text" } { (reason.text) } br; }
                        }
                    } } }
                } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(cursor: Option<&str>, outcomes: &Value, left: i64) -> Trial {
        serde_json::from_value(json!({
            "version": 2, "counted": 2, "skipped": [{"reason": "erased", "count": 1}], "left": left,
            "next_cursor": cursor, "outcomes": outcomes, "flipped": 1, "flips": [],
            "metrics": [{"metric": "foir", "count": left, "p10": 0.1, "p50": 0.25, "p90": 0.5}],
        }))
        .unwrap()
    }

    #[test]
    fn a_period_is_of_days_of_india() {
        let (after, before) = period(&Fields::parse(b"from=2026-04-01&to=2026-04-30")).unwrap();
        assert_eq!(after.unwrap().to_rfc3339(), "2026-03-31T18:29:59.999+00:00");
        assert_eq!(before.unwrap().to_rfc3339(), "2026-04-30T18:30:00+00:00");
        assert!(period(&Fields::parse(b"from=April")).is_err());
        assert_eq!(period(&Fields::parse(b"from=&cases=all")).unwrap(), (None, None));
    }

    #[test]
    fn answers_add_up() {
        let first = answer(Some("an_1.3"), &json!([{"before": "approve", "after": "review", "count": 2}]), 3);
        let second = answer(
            None,
            &json!([
                {"before": "approve", "after": "review", "count": 1}, {"before": "decline", "after": "review", "count": 1},
            ]),
            0,
        );
        let both = first.and(second);
        assert_eq!((both.counted, both.flipped, both.left, both.skipped[0].count), (4, 2, 0, 2));
        let counts: Vec<i64> = both.outcomes.iter().map(|count| count.count).collect();
        assert_eq!((counts, both.next_cursor.as_deref()), (vec![3, 1], None));
        let told = spread(&Look::default(), &both, "foir").into_string();
        assert!(
            told.contains("3 cases") && told.contains("10%") && told.contains("25%"),
            "the newest: {told}"
        );
        assert_eq!(spread(&Look::default(), &both, "dscr").into_string(), "");
    }
}
