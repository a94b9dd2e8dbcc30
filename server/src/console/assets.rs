//! The stylesheet and the scripts, built in. Their addresses change with what they hold, so browsers may keep them.

use std::sync::LazyLock;

use poem::http::{HeaderValue, StatusCode, header};
use poem::web::Path;
use poem::{IntoResponse, Response, handler};
use sha2::{Digest, Sha256};

const YEAR: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const SHORT: HeaderValue = HeaderValue::from_static("public, max-age=300");

struct Asset {
    name: &'static str,
    content_type: &'static str,
    text: &'static str,
}

const STYLE: Asset = Asset {
    name: "console.css",
    content_type: "text/css; charset=utf-8",
    text: include_str!("assets/console.css"),
};
const SCRIPT: Asset = Asset {
    name: "console.js",
    content_type: "text/javascript; charset=utf-8",
    text: include_str!("assets/console.js"),
};
/// htmx 2, under the Zero-Clause BSD licence: `assets/htmx.LICENSE`.
const HTMX: Asset = Asset {
    name: "htmx.min.js",
    content_type: "text/javascript; charset=utf-8",
    text: include_str!("assets/htmx.min.js"),
};

const ALL: [&Asset; 3] = [&STYLE, &SCRIPT, &HTMX];

/// The addresses by which pages name them.
pub(super) struct Addresses {
    pub(super) style: String,
    pub(super) script: String,
    pub(super) htmx: String,
}

pub(super) static ADDRESSES: LazyLock<Addresses> = LazyLock::new(|| {
    let address = |asset: &Asset| {
        let digest = Sha256::digest(asset.text.as_bytes());
        let mark = digest.iter().take(6).fold(0_u64, |mark, byte| mark << 8 | u64::from(*byte));
        format!("/assets/{}?v={mark:x}", asset.name)
    };
    Addresses { style: address(&STYLE), script: address(&SCRIPT), htmx: address(&HTMX) }
});

#[handler]
pub(super) fn serve(Path(name): Path<String>, request: &poem::Request) -> Response {
    let Some(asset) = ALL.into_iter().find(|asset| asset.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let mut response = Response::builder().content_type(asset.content_type).body(asset.text);
    let kept = if request.uri().query().is_some() { YEAR } else { SHORT };
    response.headers_mut().insert(header::CACHE_CONTROL, kept);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stylesheet_is_small_and_nothing_is_loaded_from_elsewhere() {
        assert!(STYLE.text.len() < 25_000, "{} bytes", STYLE.text.len());
        assert!(SCRIPT.text.len() < 25_000, "{} bytes", SCRIPT.text.len());
        for asset in [STYLE, SCRIPT] {
            assert!(!asset.text.contains("://"), "{}", asset.name);
        }
    }
}
