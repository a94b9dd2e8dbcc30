//! Addresses that forms alone are sent to. What answers a form there is a page, too, and has an address: whoever opens it, or
//! chooses another theme on it, is led to the page that the form stands on.

use poem::http::Uri;
use poem::{IntoEndpoint, Response, RouteMethod, handler, post};

use super::frame::see_other;

/// The form stands on the page one step up: `/analyses/an_1/retry` on `/analyses/an_1`.
pub(super) fn one_up<E: IntoEndpoint>(form: E) -> RouteMethod
where
    E::Endpoint: 'static,
{
    post(form).get(page_one_up)
}

/// The form stands in a list: `/settings/api-keys/key_1/revoke` on `/settings/api-keys`.
pub(super) fn two_up<E: IntoEndpoint>(form: E) -> RouteMethod
where
    E::Endpoint: 'static,
{
    post(form).get(page_two_up)
}

#[handler]
fn page_one_up(uri: &Uri) -> Response {
    see_other(above(uri.path(), 1))
}

#[handler]
fn page_two_up(uri: &Uri) -> Response {
    see_other(above(uri.path(), 2))
}

fn above(path: &str, steps: usize) -> &str {
    let up = (0..steps).try_fold(path, |path, _| path.rsplit_once('/').map(|(above, _)| above));
    up.filter(|path| !path.is_empty()).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_stands_above_the_address_that_it_is_sent_to() {
        assert_eq!(above("/analyses/an_1/retry", 1), "/analyses/an_1");
        assert_eq!(above("/settings/api-keys/key_1/revoke", 2), "/settings/api-keys");
        assert_eq!([above("/preferences", 1), above("/demo/try", 2)], ["/", "/"]);
    }
}
