//! For how many days the team keeps what, as a part of its page. A shorter time erases, so it is asked first what goes.

use maud::{Markup, html};
use poem::Response;
use poem::http::Method;
use serde::Deserialize;
use serde_json::{Value, json};

use super::addresses::TEAM as ADDRESS;
use super::{Page, Section, shown};
use crate::console::fields::Fields;
use crate::console::frame::form_token;
use crate::console::look::Look;
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::upload::number;
use crate::console::visit::Visit;

#[derive(Deserialize)]
#[expect(clippy::struct_field_names, reason = "members of the contract say their unit")]
pub(super) struct Retention {
    statement_days: Option<i64>,
    report_days: Option<i64>,
    credit_check_days: Option<i64>,
}

impl Retention {
    /// What is kept: its name in the API, what it is called, what goes with it, for how many days.
    fn kinds(&self) -> [(&'static str, Text, Text, Option<i64>); 3] {
        [
            ("statement_days", t::KEEP_STATEMENTS, t::KEEP_STATEMENTS_NOTE, self.statement_days),
            ("report_days", t::KEEP_REPORTS, t::KEEP_REPORTS_NOTE, self.report_days),
            ("credit_check_days", t::KEEP_CHECKS, t::KEEP_CHECKS_NOTE, self.credit_check_days),
        ]
    }
}

/// So many days, or what no number means.
pub(super) fn days(look: &Look, days: Option<i64>, none: Text) -> String {
    days.map_or_else(|| look.say(none).to_owned(), |days| format!("{days} {}", look.say(t::DAYS)))
}

/// `said` is what was typed, where the form was sent and refused.
pub(super) fn section(visit: &Visit, kept: &Retention, said: &Fields) -> Markup {
    let look = &visit.look;
    let is_said = said.get("act") == Some("retention");
    let shown = |name: &str, days: Option<i64>| {
        if is_said { said.get(name).map(str::to_owned) } else { days.map(|days| days.to_string()) }
    };
    html! {
        h2 { (look.say(t::RETENTION)) }
        p.quiet { (look.say(t::RETENTION_LEAD)) }
        @if visit.is_owner() {
            form.card.stack method="post" action=(ADDRESS) {
                (form_token(visit))
                input type="hidden" name="act" value="retention";
                div.two { @for (name, text, note, days) in kept.kinds() {
                    label { (look.say(text)) ", " (look.say(t::DAYS))
                        input type="number" name=(name) min="1" max="3660" value=[shown(name, days)];
                        span.quiet { (look.say(note)) } }
                } }
                button.primary type="submit" { (look.say(t::SAVE)) }
            }
        } @else {
            dl.figures { @for (name, text, _, kept) in kept.kinds() {
                div { dt { (look.say(text)) } dd data-fact={ "/" (name) } { (days(look, kept, t::UNTIL_ERASED)) } }
            } }
        }
    }
}

/// Sets it, or asks first where something would go: then that question is the answer.
pub(super) async fn change(visit: &Visit, fields: &Fields) -> Result<Option<Response>, Problem> {
    let mut asked = json!({});
    for (name, ..) in (Retention { statement_days: None, report_days: None, credit_check_days: None }).kinds()
    {
        asked[name] = fields.get(name).map_or(Ok(Value::Null), |text| number(name, text))?;
    }
    let kept: Retention = visit.call.get("/retention").await?;
    let shorter: Vec<(Text, Text, i64)> = kept
        .kinds()
        .into_iter()
        .filter_map(|(name, text, note, days)| {
            let wanted = asked[name].as_i64()?;
            days.is_none_or(|days| wanted < days).then_some((text, note, wanted))
        })
        .collect();
    if !shorter.is_empty() && visit.is_owner() && fields.get("confirmed").is_none() {
        return Ok(Some(question(visit, fields, &shorter)));
    }
    visit.call.json::<Retention>(Method::PUT, "/retention", &asked).await?;
    Ok(None)
}

fn question(visit: &Visit, fields: &Fields, shorter: &[(Text, Text, i64)]) -> Response {
    let look = &visit.look;
    let body = html! {
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            input type="hidden" name="act" value="retention";
            input type="hidden" name="confirmed" value="true";
            @for name in ["statement_days", "report_days", "credit_check_days"] {
                input type="hidden" name=(name) value=(fields.get(name).unwrap_or_default());
            }
            p { (look.say(t::RETENTION_GOES)) }
            ul { @for (text, note, wanted) in shorter {
                li { strong { (look.say(*text)) ": " (wanted) " " (look.say(t::DAYS)) } " · " (look.say(*note)) }
            } }
            p.quiet { (look.say(t::RETENTION_STAYS)) }
            p.acts {
                button.danger type="submit" { (look.say(t::RETENTION_CONFIRM)) }
                a.button href=(ADDRESS) { (look.say(t::CANCEL)) }
            }
        }
    };
    let title = look.say(t::RETENTION_QUESTION);
    shown(visit, Page { section: Section::Team, title, lead: None, problem: None, body })
}
