//! The frame of every page: head, navigation, the choices of language, theme and keys, and the headers of the answer.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use poem::http::{HeaderMap, HeaderValue, StatusCode, header};
use poem::{IntoResponse, Request, Response};
use poem_openapi::OperationId;

use super::assets::ADDRESSES;
use super::look::{Letters, Look, Theme};
use super::session::FORM_TOKEN;
use super::texts::{self as t, Text};
use super::upload::drop_zone;
use super::visit::{Guest, Visit};
use crate::contract::TITLE;
use lending_engine::language::Language;

/// Nothing inline, nothing from elsewhere, in nobody's frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The pages that the navigation leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Inbox,
    Analyses,
    CreditChecks,
    Products,
    Usage,
    Settings,
}

const PLACES: [(Place, &str, Text, &str); 6] = [
    (Place::Inbox, "/inbox", t::INBOX, "M3 13h5l2 3h4l2-3h5M3 13 6 4h12l3 9v7H3z"),
    (Place::Analyses, "/analyses", t::ANALYSES, "M5 3h9l5 5v13H5zM14 3v5h5M8 13h8M8 17h5"),
    (Place::CreditChecks, "/credit-checks", t::CREDIT_CHECKS, "M4 18a8 8 0 1 1 16 0M12 18l4-6M2 21h20"),
    (Place::Products, "/products", t::PRODUCTS, "M4 7h16v13H4zM8 7V4h8v3M4 12h16"),
    (Place::Usage, "/usage", t::USAGE, "M4 20V10M10 20V4M16 20v-8M22 20H2"),
    (Place::Settings, "/settings/account", t::SETTINGS, "M4 8h16M15 5v6M4 16h16M9 13v6"),
];

/// A whole page.
pub(super) struct Page<'p> {
    pub(super) title: &'p str,
    /// Where it stands in the navigation; `None` without one.
    pub(super) place: Option<Place>,
    /// Whether statements can be dropped onto it. Not where a form of its own takes them.
    pub(super) takes_drops: bool,
    pub(super) body: Markup,
}

/// A page for somebody who is signed in.
pub(super) fn page(visit: &Visit, place: Place, title: &str, body: Markup) -> Response {
    with_status(visit, StatusCode::OK, place, title, body)
}

pub(super) fn with_status(
    visit: &Visit,
    status: StatusCode,
    place: Place,
    title: &str,
    body: Markup,
) -> Response {
    let page = Page { title, place: Some(place), takes_drops: true, body };
    answer(status, &document(&visit.look, &visit.address, Some(visit), &page))
}

/// The page that takes statements by a form of its own.
pub(super) fn upload_page(visit: &Visit, status: StatusCode, title: &str, body: Markup) -> Response {
    let page = Page { title, place: Some(Place::Analyses), takes_drops: false, body };
    answer(status, &document(&visit.look, &visit.address, Some(visit), &page))
}

/// A page for anybody.
pub(super) fn open_page(guest: &Guest, status: StatusCode, title: &str, body: Markup) -> Response {
    answer(
        status,
        &document(&guest.look, &guest.address, None, &Page { title, place: None, takes_drops: false, body }),
    )
}

/// A page for somebody who is signed in, that the navigation does not lead to.
pub(super) fn placeless_page(visit: &Visit, status: StatusCode, title: &str, body: Markup) -> Response {
    let page = Page { title, place: None, takes_drops: true, body };
    answer(status, &document(&visit.look, &visit.address, Some(visit), &page))
}

/// Whether a script asks, for a part of a page.
pub(super) fn is_part(request: &Request) -> bool {
    request.headers().contains_key("HX-Request")
}

/// A part of a page, for a script to put in its place.
pub(super) fn part(markup: &Markup) -> Response {
    answer(StatusCode::OK, markup)
}

/// Why there is no such part. It is put into the place of the part and not instead of it, whatever the page has asked to be
/// done with the part: so what asks again by itself goes on.
pub(super) fn refused_part(status: StatusCode, note: &Markup) -> Response {
    let mut response = answer(status, note);
    for (name, value) in [("HX-Reswap", "innerHTML"), ("HX-Reselect", ".note")] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

pub(super) fn answer(status: StatusCode, markup: &Markup) -> Response {
    let body = markup.clone().into_string();
    let mut response = Response::builder().status(status).content_type("text/html; charset=utf-8").body(body);
    guard(response.headers_mut());
    response.set_data(OperationId("console"));
    response
}

/// What every answer to a browser carries.
pub(super) fn guard(headers: &mut HeaderMap) {
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    // With less a browser would not say where a form comes from.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
}

/// Leads on after a form.
pub(super) fn see_other(target: &str) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    if let Ok(target) = HeaderValue::from_str(target) {
        response.headers_mut().insert(header::LOCATION, target);
    }
    response.set_data(OperationId("console"));
    response
}

/// The hidden field of a form.
pub(super) fn form_token(visit: &Visit) -> Markup {
    html! { input type="hidden" name=(FORM_TOKEN) value=(visit.form_token); }
}

/// What stands where there is nothing yet.
pub(super) fn empty(what: &str, note: &str) -> Markup {
    html! { section.empty { p { (what) } p.quiet { (note) } } }
}

fn icon(path: &str) -> Markup {
    html! {
        svg.icon viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" { path d=(path) {} }
    }
}

fn document(look: &Look, address: &str, visit: Option<&Visit>, page: &Page<'_>) -> Markup {
    let assets = &*ADDRESSES;
    html! {
        (DOCTYPE)
        html lang=(look.language.code()) data-theme=(look.theme.name()) data-letters=[(look.letters == Letters::Off).then_some(look.letters.name())] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="htmx-config" content=r#"{"includeIndicatorStyles":false,"allowEval":false,"selfRequestsOnly":true,"historyCacheSize":0,"refreshOnHistoryMiss":true,"responseHandling":[{"code":"204","swap":false},{"code":"[2345]..","swap":true}]}"#;
                title { (page.title) " · " (TITLE) }
                link rel="icon" href="/favicon.ico" type="image/svg+xml";
                link rel="stylesheet" href=(assets.style);
                script src=(assets.htmx) defer {}
                script src=(assets.script) defer {}
            }
            body.bare[visit.is_none()] {
                a.skip href="#main" { (look.say(t::SKIP)) }
                @if let Some(visit) = visit { (navigation(visit, page.place)) }
                main #main tabindex="-1" {
                    (page.body)
                    @if let Some(visit) = visit.filter(|_| page.takes_drops) { (drop_zone(visit)) }
                }
                (footer(look, address, visit))
            }
        }
    }
}

fn navigation(visit: &Visit, here: Option<Place>) -> Markup {
    let look = &visit.look;
    html! {
        header.side {
            a.brand href="/inbox" { (PreEscaped(BRAND)) span { (visit.me.team.name) } }
            nav aria-label=(look.say(t::NAVIGATION)) {
                @for (place, href, text, path) in PLACES {
                    a href=(href) aria-current=[(here == Some(place)).then_some("page")] {
                        (icon(path)) span { (look.say(text)) }
                    }
                }
                a.docs href="/docs" { (icon("M5 4h6a3 3 0 0 1 3 3v13a3 3 0 0 0-3-3H5zM19 4h-2a3 3 0 0 0-3 3")) span { (look.say(t::DOCS)) } }
            }
            form.me method="post" action="/sign-out" {
                (form_token(visit))
                span.who { (visit.me.user.name) span.quiet { (look.words(&visit.me.user.role)) } }
                button.link type="submit" { (look.say(t::SIGN_OUT)) }
            }
        }
    }
}

fn footer(look: &Look, address: &str, visit: Option<&Visit>) -> Markup {
    html! {
        footer.choices {
            // On a phone the navigation has no room for these.
            @if let Some(visit) = visit {
                form.on-phone method="post" action="/sign-out" {
                    (form_token(visit))
                    a href="/docs" { (look.say(t::DOCS)) }
                    button.link type="submit" { (look.say(t::SIGN_OUT)) }
                }
            }
            form method="post" action="/preferences" {
                input type="hidden" name="next" value=(address);
                @for language in Language::ALL {
                    button.link type="submit" name="language" value=(language.code()) lang=(language.code())
                        aria-pressed=(if look.language == language { "true" } else { "false" }) {
                        @match language { Language::En => "English", Language::Hi => "हिन्दी" }
                    }
                }
                span.gap {}
                @for (theme, text) in Theme::ALL.into_iter().zip([t::THEME_SYSTEM, t::THEME_LIGHT, t::THEME_DARK]) {
                    button.link type="submit" name="theme" value=(theme.name())
                        aria-pressed=(if look.theme == theme { "true" } else { "false" }) { (look.say(text)) }
                }
                @if visit.is_some() {
                    span.gap {}
                    span { (look.say(t::LETTER_KEYS)) ":" }
                    @for (letters, text) in Letters::ALL.into_iter().zip([t::LETTER_KEYS_ON, t::LETTER_KEYS_OFF]) {
                        button.link type="submit" name="letters" value=(letters.name())
                            aria-pressed=(if look.letters == letters { "true" } else { "false" }) { span.unseen { (look.say(t::LETTER_KEYS)) " " } (look.say(text)) }
                    }
                }
            }
        }
    }
}

/// Three bars that grow: what is drawn as `favicon.svg`, too.
const BRAND: &str = r#"<svg class="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 20v-5h4v5zM10 20V10h4v10zM16 20V4h4v16z"/></svg>"#;
