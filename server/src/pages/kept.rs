//! Pages that never change while the service runs: written once, when somebody first asks for one, compressed once, when
//! somebody first takes it that way, and not sent again to whoever has them.

use std::io::Write;
use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use poem::endpoint::make_sync;
use poem::http::{HeaderValue, StatusCode, header};
use poem::{Request, Response};
use sha2::{Digest, Sha256};

/// What is served under one address.
pub(super) struct KeptPage {
    content_type: &'static str,
    policy: Option<&'static str>,
    write: Box<dyn Fn() -> String + Send + Sync>,
    written: OnceLock<Written>,
    packed: OnceLock<Bytes>,
}

struct Written {
    plain: Bytes,
    etag: String,
}

impl KeptPage {
    pub(super) fn new(
        content_type: &'static str,
        write: impl Fn() -> String + Send + Sync + 'static,
    ) -> Self {
        let (written, packed) = (OnceLock::new(), OnceLock::new());
        Self { content_type, policy: None, write: Box::new(write), written, packed }
    }

    /// A page for people, with what a browser may do on it.
    pub(super) fn html(write: impl Fn() -> String + Send + Sync + 'static, policy: &'static str) -> Self {
        Self { policy: Some(policy), ..Self::new("text/html; charset=utf-8", write) }
    }

    fn written(&self) -> &Written {
        self.written.get_or_init(|| {
            let text = (self.write)();
            let digest = Sha256::digest(text.as_bytes());
            let mark = digest.iter().take(8).fold(0_u64, |mark, byte| mark << 8 | u64::from(*byte));
            // Weak: the same text goes out compressed or not.
            Written { plain: Bytes::from(text), etag: format!("W/\"{mark:x}\"") }
        })
    }

    pub(super) fn into_endpoint(self) -> impl poem::IntoEndpoint + use<> {
        let page = Arc::new(self);
        poem::get(make_sync(move |request| page.answer(&request)))
    }

    fn answer(&self, request: &Request) -> Response {
        let Written { plain, etag } = self.written();
        let header_of =
            |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let is_held = header_of(header::IF_NONE_MATCH).split(',').any(|held| held.trim() == etag);
        let takes_packed = header_of(header::ACCEPT_ENCODING).split(',').any(|taken| {
            taken.split(';').next().is_some_and(|name| name.trim().eq_ignore_ascii_case("gzip"))
        });
        let packed = takes_packed.then(|| self.packed(plain)).filter(|packed| packed.len() < plain.len());
        let mut response = match (is_held, &packed) {
            (true, _) => Response::builder().status(StatusCode::NOT_MODIFIED).finish(),
            (false, Some(packed)) => Response::builder()
                .content_type(self.content_type)
                .header(header::CONTENT_ENCODING, "gzip")
                .body(packed.clone()),
            (false, None) => Response::builder().content_type(self.content_type).body(plain.clone()),
        };
        let headers = response.headers_mut();
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=300"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(etag) = HeaderValue::from_str(etag) {
            headers.insert(header::ETAG, etag);
        }
        if let Some(policy) = self.policy {
            headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
            headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        }
        response
    }

    fn packed(&self, plain: &Bytes) -> Bytes {
        self.packed
            .get_or_init(|| {
                let mut packing = GzEncoder::new(Vec::new(), Compression::default());
                // Writing to memory does not fail; if it did, the page would go out as it is.
                let packed = packing.write_all(plain).and_then(|()| packing.finish());
                packed.map_or_else(|_| plain.clone(), Bytes::from)
            })
            .clone()
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn asked(page: &KeptPage, name: header::HeaderName, value: &str) -> Response {
        page.answer(&Request::builder().header(name, value).finish())
    }

    #[tokio::test]
    async fn whoever_takes_it_compressed_gets_the_same_page_and_whoever_has_it_gets_nothing() {
        let text = "a page ".repeat(1000);
        let page = KeptPage::html(
            {
                let text = text.clone();
                move || text.clone()
            },
            "default-src 'none'",
        );
        let mut packed = asked(&page, header::ACCEPT_ENCODING, "br, gzip;q=0.8");
        assert_eq!(packed.header("content-encoding"), Some("gzip"));
        let body = packed.take_body().into_bytes().await.unwrap();
        assert!(body.len() < text.len() / 10);
        let mut read = String::new();
        flate2::read::GzDecoder::new(&*body).read_to_string(&mut read).unwrap();
        assert_eq!(read, text);
        let mut plain = asked(&page, header::ACCEPT_ENCODING, "br");
        assert_eq!((plain.header("content-encoding"), plain.header("vary")), (None, Some("accept-encoding")));
        assert_eq!(plain.take_body().into_string().await.unwrap(), text);
        let etag = plain.header("etag").unwrap().to_owned();
        let held = asked(&page, header::IF_NONE_MATCH, &format!("\"x\", {etag}"));
        assert_eq!((held.status(), held.header("etag")), (StatusCode::NOT_MODIFIED, Some(etag.as_str())));
        assert_eq!(held.header("content-security-policy"), Some("default-src 'none'"));
        assert_ne!(KeptPage::new("text/plain", || "other".to_owned()).written().etag, etag);
    }
}
