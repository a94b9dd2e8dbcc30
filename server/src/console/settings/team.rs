//! What the team asks of its people and their keys, and for how long it keeps what. Everybody reads it, owners change it.

use maud::{Markup, html};
use poem::http::Method;
use poem::{Response, handler};
use serde::Deserialize;
use serde_json::{Value, json};

use super::addresses::TEAM as ADDRESS;
use super::retention::{self, Retention};
use super::{Page, Section, shown};
use crate::console::fields::Fields;
use crate::console::frame::{form_token, see_other};
use crate::console::problem::Problem;
use crate::console::texts::{self as t, Text};
use crate::console::upload::number;
use crate::console::visit::{Submission, Visit};

#[derive(Deserialize)]
pub(super) struct TeamSettings {
    four_eyes: bool,
    reviewers_only: bool,
    require_second_factor: bool,
    pub(super) longest_key_days: Option<i64>,
}

impl TeamSettings {
    /// What is on or off: its name in the API, what it is called, what it means, how it stands.
    fn switches(&self) -> [(&'static str, Text, Text, bool); 3] {
        [
            ("four_eyes", t::FOUR_EYES, t::FOUR_EYES_NOTE, self.four_eyes),
            ("reviewers_only", t::REVIEWERS_ONLY, t::REVIEWERS_ONLY_NOTE, self.reviewers_only),
            (
                "require_second_factor",
                t::REQUIRE_SECOND_FACTOR,
                t::REQUIRE_SECOND_FACTOR_NOTE,
                self.require_second_factor,
            ),
        ]
    }
}

/// `said` is what was typed, where a form was sent and refused.
async fn team(visit: &Visit, problem: Option<&Problem>, said: &Fields) -> Result<Response, Problem> {
    let settings: TeamSettings = visit.call.get("/team/settings").await?;
    let kept: Retention = visit.call.get("/retention").await?;
    let look = &visit.look;
    let body = html! {
        @if !visit.is_owner() { p.note { (look.say(t::TEAM_OWNERS_ONLY)) } }
        h2 { (look.say(t::TEAM_RULES)) }
        @if visit.is_owner() { (form(visit, &settings, said)) } @else { (facts(visit, &settings)) }
        (retention::section(visit, &kept, said))
        h2 { (look.say(t::LEGAL_HOLD)) }
        p { (look.say(t::LEGAL_HOLD_NOTE)) }
        p { a href="/analyses?legal_hold=true" { (look.say(t::LISTED_HOLDS)) } @if visit.is_owner() { " · " a href="/settings/audit?action=analysis.held" { (look.say(t::AUDIT)) } } }
    };
    let title = look.say(t::TEAM);
    Ok(shown(visit, Page { section: Section::Team, title, lead: Some(t::TEAM_LEAD), problem, body }))
}

fn form(visit: &Visit, settings: &TeamSettings, said: &Fields) -> Markup {
    let look = &visit.look;
    let is_said = said.get("act") == Some("settings");
    let longest = settings.longest_key_days.map(|days| days.to_string());
    let longest = if is_said { said.get("longest_key_days") } else { longest.as_deref() };
    html! {
        form.card.stack method="post" action=(ADDRESS) {
            (form_token(visit))
            input type="hidden" name="act" value="settings";
            @for (name, text, note, is_on) in settings.switches() {
                label.check { input type="checkbox" name=(name) value="true" checked[if is_said { said.get(name).is_some() } else { is_on }];
                    span { strong { (look.say(text)) } br; span.quiet { (look.say(note)) } } }
            }
            label.short { (look.say(t::LONGEST_KEY))
                input type="number" name="longest_key_days" min="1" max="3660" value=[longest];
                span.quiet { (look.say(t::LONGEST_KEY_NOTE)) } }
            button.primary type="submit" { (look.say(t::SAVE)) }
        }
    }
}

fn facts(visit: &Visit, settings: &TeamSettings) -> Markup {
    let look = &visit.look;
    html! {
        dl.figures {
            @for (name, text, note, is_on) in settings.switches() {
                div { dt { (look.say(text)) } dd { span data-fact={ "/" (name) } { (look.say(if is_on { t::YES } else { t::NO })) } br; span.quiet { (look.say(note)) } } }
            }
            div { dt { (look.say(t::LONGEST_KEY)) } dd data-fact="/longest_key_days" { (retention::days(look, settings.longest_key_days, t::FOR_EVER)) } }
        }
    }
}

/// What the form says, as the API takes it: a box that is not ticked is off, an empty number is for ever.
fn asked(fields: &Fields) -> Result<Value, Problem> {
    let mut body = json!({"longest_key_days": null});
    for name in ["four_eyes", "reviewers_only", "require_second_factor"] {
        body[name] = fields.get(name).is_some().into();
    }
    if let Some(text) = fields.get("longest_key_days") {
        body["longest_key_days"] = number("longest_key_days", text)?;
    }
    Ok(body)
}

#[handler]
pub(super) async fn team_page(visit: Visit) -> Result<Response, Problem> {
    team(&visit, None, &Fields::default()).await
}

#[handler]
pub(super) async fn change_team(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let changed = match fields.get("act") {
        Some("settings") => match asked(&fields) {
            Ok(body) => {
                let changed = visit.call.json::<TeamSettings>(Method::PATCH, "/team/settings", &body).await;
                changed.map(|_| ()).map_err(Problem::from)
            }
            Err(problem) => Err(problem),
        },
        Some("retention") => match retention::change(&visit, &fields).await {
            Ok(Some(question)) => return Ok(question),
            Ok(None) => Ok(()),
            Err(problem) => Err(problem),
        },
        _ => return Err(Problem::not_found()),
    };
    match changed {
        Ok(()) => Ok(see_other(&format!("{ADDRESS}?done=saved"))),
        Err(problem) => team(&visit, Some(&problem), &fields).await,
    }
}
