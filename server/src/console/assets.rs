//! The stylesheet and the scripts, built in. Their addresses change with what they hold, so browsers may keep them.

use std::io::Write;
use std::sync::LazyLock;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use poem::http::{HeaderValue, StatusCode, header};
use poem::web::Path;
use poem::{IntoResponse, Request, Response, handler};
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

/// Each of them compressed, in their order: once, and as small as it gets.
static PACKED: LazyLock<[Bytes; 3]> = LazyLock::new(|| {
    ALL.map(|asset| {
        let mut packing = GzEncoder::new(Vec::new(), Compression::best());
        let packed = packing.write_all(asset.text.as_bytes()).and_then(|()| packing.finish());
        // Writing to memory does not fail; nobody is sent an empty one if it did.
        Bytes::from(packed.unwrap_or_default())
    })
});

fn takes_packed(request: &Request) -> bool {
    let taken = request.headers().get(header::ACCEPT_ENCODING).and_then(|taken| taken.to_str().ok());
    taken
        .unwrap_or_default()
        .split(',')
        .any(|taken| taken.split(';').next().is_some_and(|name| name.trim().eq_ignore_ascii_case("gzip")))
}

#[handler]
pub(super) fn serve(Path(name): Path<String>, request: &Request) -> Response {
    let Some((asset, packed)) = ALL.into_iter().zip(PACKED.iter()).find(|(asset, _)| asset.name == name)
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let response =
        Response::builder().content_type(asset.content_type).header(header::VARY, "accept-encoding");
    let mut response = if takes_packed(request) && !packed.is_empty() {
        response.header(header::CONTENT_ENCODING, "gzip").body(packed.clone())
    } else {
        response.body(asset.text)
    };
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
        let packed: usize = PACKED.iter().map(Bytes::len).sum();
        assert!((1_000..40_000).contains(&packed), "{packed} bytes");
        for asset in [STYLE, SCRIPT] {
            assert!(!asset.text.contains("://"), "{}", asset.name);
        }
    }
}
