//! Payers that the team remembers as employers. Everybody sees them, owners have them forgotten.

use chrono::{DateTime, Utc};
use maud::{Markup, html};
use poem::http::Method;
use poem::{Response, handler};
use serde::Deserialize;

use super::{Page, Removal, Section, asked_first, paging, shown};
use crate::console::fields::encoded;
use crate::console::frame::{empty, see_other};
use crate::console::names::Names;
use crate::console::problem::Problem;
use crate::console::records::Listed;
use crate::console::texts as t;
use crate::console::visit::{Submission, Visit};

const ADDRESS: &str = "/settings/payers";

#[derive(Deserialize)]
struct Payer {
    id: String,
    name: String,
    created_by: String,
    created_at: DateTime<Utc>,
}

#[handler]
pub(super) async fn payers_page(visit: Visit) -> Result<Response, Problem> {
    let listed: Listed<Payer> = visit.call.get(&format!("/payers{}", visit.query.query(&["cursor"]))).await?;
    let look = &visit.look;
    let table = if listed.data.is_empty() {
        empty(look.say(t::NO_PAYERS), look.say(t::NO_PAYERS_NOTE))
    } else {
        table(&visit, &listed.data, &Names::of_team(&visit).await?)
    };
    let body = html! { (table) (paging(&visit, ADDRESS, &[], listed.next_cursor.as_deref())) };
    let title = look.say(t::PAYERS);
    let page = Page { section: Section::Payers, title, lead: Some(t::PAYERS_LEAD), problem: None, body };
    Ok(shown(&visit, page))
}

fn table(visit: &Visit, payers: &[Payer], names: &Names) -> Markup {
    let look = &visit.look;
    html! {
        div.scroll tabindex="0" role="region" aria-label=(look.say(t::PAYERS)) { table {
            thead { tr { th { (look.say(t::PAYER)) } th.wide { (look.say(t::REMEMBERED_BY)) } th.wide { (look.say(t::SINCE)) }
                @if visit.is_owner() { th { span.unseen { (look.say(t::FORGET)) } } } } }
            tbody { @for (place, payer) in payers.iter().enumerate() { @let fact = format!("/data/{place}"); tr {
                td.grow data-fact={ (fact) "/name" } { (payer.name) }
                td.wide { (names.of(&payer.created_by)) }
                td.wide data-fact={ (fact) "/created_at" } { (look.time(payer.created_at)) }
                @if visit.is_owner() { td.number { (asked_first(visit, &Removal {
                    action: ADDRESS, fields: &[("id", &payer.id)], act: t::FORGET, what: &payer.name, goes: t::PAYER_GOES,
                })) } }
            } } }
        } }
    }
}

#[handler]
pub(super) async fn forget_payer(submitted: Submission) -> Result<Response, Problem> {
    let Submission { visit, fields } = submitted;
    let path = format!("/payers/{}", encoded(fields.get("id").unwrap_or_default()));
    visit.call.act(Method::DELETE, &path).await?;
    Ok(see_other(&format!("{ADDRESS}?done=payer")))
}
