//! The console: pages for the people of a team, drawn on the server.
//!
//! A page asks the service through its own operations (`call`), as any client does, and shows the answer: no page reads
//! storage or decides anything. `visit` is who asks, `session` the cookie and the proof that a form is ours, `frame` what
//! every page has around it, `texts` what pages say. Each of the other files is a page or a part of one.

#![allow(clippy::needless_pass_by_value, reason = "a handler is given what was extracted for it alone")]

mod assets;
mod call;
mod consent;
mod cookies;
mod credit_checks;
mod erasures;
mod fields;
mod form_pages;
mod frame;
mod front;
mod links;
mod lists;
mod look;
mod mark_effects;
mod marks;
mod metric_dictionary;
mod names;
mod once;
mod openid;
mod problem;
mod product_rules;
mod product_terms;
mod product_trial;
mod product_versions;
mod products;
mod progress;
mod records;
mod refusals;
mod removal;
mod report;
mod rule_sentences;
mod session;
mod settings;
mod sign_in;
mod speaks_for;
mod texts;
mod upload;
mod usage;
mod visit;
mod wire_words;

use poem::http::header;
use poem::{Endpoint, EndpointExt, IntoResponse, Request, Response, Route, get};

pub(crate) use self::call::Operations;
use self::form_pages::{one_up, two_up};
use self::problem::{Problem, SECOND_FACTOR_PAGE};
use self::visit::{Guest, Visit};
use crate::openid::CALLBACK;

/// Every page.
pub(crate) fn pages(operations: Operations) -> impl Endpoint<Output = Response> {
    let route = Route::new()
        .at("/", get(front::front_page))
        .at("/assets/:name", get(assets::serve))
        .at("/sign-in", get(sign_in::sign_in_page).post(sign_in::sign_in))
        .at("/sign-in/openid", get(openid::begin))
        .at(CALLBACK, get(openid::come_back))
        .at("/sign-out", one_up(sign_in::sign_out))
        .at("/invite", get(links::invitation_page).post(links::accept_invitation))
        .at("/reset-password", get(links::reset_page).post(links::reset_password))
        .at("/preferences", one_up(sign_in::choose))
        .at("/demo/sign-in", two_up(sign_in::demo_sign_in))
        .at("/inbox", get(lists::inbox))
        .at("/analyses", get(lists::all_analyses))
        .at("/analyses/upload", get(upload::upload_page).post(upload::upload))
        .at("/analyses/live", get(progress::live))
        .at("/demo/try", two_up(front::try_sample))
        .at("/demo/tried/:id", get(front::tried))
        .at("/products", get(products::products_page))
        .at("/products/metrics", get(metric_dictionary::metrics_page))
        .at("/products/new", get(products::new_product_page).post(products::create_product))
        .at("/products/:id", get(products::product_page).post(products::change_product))
        .at("/credit-checks", get(credit_checks::checks_page))
        .at("/credit-checks/new", get(credit_checks::new_check_page).post(credit_checks::pull))
        .at("/credit-checks/:id", get(credit_checks::check_page))
        .at("/credit-checks/:id/withdraw-consent", one_up(credit_checks::withdraw))
        .at("/credit-checks/:id/erase", one_up(credit_checks::erase))
        .at("/erasures/:id", get(erasures::certificate_page))
        .at("/usage", get(usage::usage_page));
    settings::routes(report::routes(route)).around(told).data(operations).map_to_response()
}

/// A refusal becomes a page for whoever reads pages, and a part of one for a script. Others are answered as everywhere, by
/// the edge.
async fn told<E: Endpoint>(pages: std::sync::Arc<E>, request: Request) -> poem::Result<Response> {
    let guest = Guest::of(&request).ok();
    let reads_pages = request.headers().get(header::ACCEPT).and_then(|accept| accept.to_str().ok());
    let reads_pages = reads_pages.is_some_and(|accept| accept.contains("text/html"));
    let is_part = frame::is_part(&request);
    let is_whole_page = request.method().is_safe() && !is_part;
    match (pages.call(request).await, guest) {
        (Ok(answer), _) => Ok(answer.into_response()),
        // Where somebody is led elsewhere.
        (Err(error), _) if error.is_from_response() => Ok(error.into_response()),
        (Err(error), Some(guest)) if is_part => {
            let problem = Problem::from(error);
            Ok(frame::refused_part(problem.status, &problem.note(&guest.look)))
        }
        (Err(error), Some(guest)) if reads_pages || error.is::<Problem>() => {
            let problem = Problem::from(error);
            if problem.needs_second_factor && is_whole_page {
                return Ok(frame::see_other(SECOND_FACTOR_PAGE));
            }
            Ok(refused_page(guest, &problem).await)
        }
        (Err(error), _) => Err(error),
    }
}

/// A refusal as a page of its own. Whoever is signed in keeps the navigation; to find out who that is is not tried where it
/// would be refused as well.
async fn refused_page(guest: Guest, problem: &Problem) -> Response {
    let title = problem.status.to_string();
    let has_session = guest.call.token.is_some();
    let body = problem.section(&guest.look, has_session);
    let is_known = has_session && !problem.needs_sign_in && !problem.passes();
    let known = if is_known { Visit::find(&guest).await } else { None };
    match known {
        Some(visit) => frame::placeless_page(&visit, problem.status, &title, body),
        None => frame::open_page(&guest, problem.status, &title, body),
    }
}
