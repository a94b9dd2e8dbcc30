//! What belongs to one exchange: its id, its caller's address, and what the rate limits said on the way.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use ipnet::IpNet;
use lending_base::AnalysisId;
use lending_jobs::traces::CallersSpan;
use lending_store::audit::Origin;
use lending_store::limits::Verdict;
use poem::Request;

use crate::network::Network;

#[derive(Debug, Clone)]
pub(crate) struct Exchange {
    pub(crate) request_id: String,
    /// Ours, whatever the caller calls it.
    own_request_id: String,
    purpose: Option<String>,
    pub(crate) ip: IpAddr,
    verdicts: Arc<Mutex<Vec<Verdict>>>,
    /// What was uploaded on the way.
    accepted: Arc<Mutex<Vec<AnalysisId>>>,
}

impl Exchange {
    pub(crate) fn new(request: &Request, trusted: &[IpNet]) -> Self {
        let given = request.header("X-Request-Id").filter(|id| is_sane(id)).map(str::to_owned);
        let own_request_id = fresh_id();
        Self {
            request_id: given.unwrap_or_else(|| own_request_id.clone()),
            own_request_id,
            purpose: request.header("X-Purpose").filter(|word| is_purpose(word)).map(str::to_owned),
            ip: client_ip(request, trusted),
            verdicts: Arc::default(),
            accepted: Arc::default(),
        }
    }

    /// The exchange of a request that has passed the edge. Only a request that did not can lack one.
    pub(crate) fn from_request(request: &Request) -> Self {
        request.data::<Self>().cloned().unwrap_or_else(|| Self {
            request_id: "unknown".to_owned(),
            own_request_id: "unknown".to_owned(),
            purpose: None,
            ip: IpAddr::V6(Ipv6Addr::UNSPECIFIED),
            verdicts: Arc::default(),
            accepted: Arc::default(),
        })
    }

    pub(crate) fn origin(&self) -> Origin {
        Origin {
            ip: Some(self.ip),
            request_id: Some(self.request_id.clone()),
            own_request_id: Some(self.own_request_id.clone()),
            purpose: self.purpose.clone(),
        }
    }

    pub(crate) fn note(&self, verdicts: &[Verdict]) {
        self.verdicts.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(verdicts);
    }

    pub(crate) fn verdicts(&self) -> Vec<Verdict> {
        self.verdicts.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What the exchange is called here, whatever its caller calls it.
    pub(crate) fn own_request_id(&self) -> &str {
        &self.own_request_id
    }

    pub(crate) fn accept(&self, analysis: &AnalysisId) {
        self.accepted.lock().unwrap_or_else(PoisonError::into_inner).push(analysis.clone());
    }

    pub(crate) fn accepted(&self) -> Vec<AnalysisId> {
        self.accepted.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Who is counted when there is no token.
    pub(crate) fn network(&self) -> Network {
        Network::from(self.ip)
    }

    pub(crate) fn counted_network(&self) -> String {
        self.network().to_string()
    }
}

/// The span that the caller says the request is part of. Of two nobody knows which is meant.
pub(crate) fn callers_span(request: &Request) -> Option<CallersSpan> {
    let mut headers = request.headers().get_all("traceparent").iter();
    match (headers.next(), headers.next()) {
        (Some(header), None) => CallersSpan::parse(header.to_str().ok()?),
        _ => None,
    }
}

fn fresh_id() -> String {
    // Without randomness an id cannot be made; the request is still answered, and the fault shows elsewhere.
    lending_base::entropy::base62(22).map_or_else(|_| "req_unknown".to_owned(), |text| format!("req_{text}"))
}

/// A request id that may be repeated in headers, bodies and logs.
fn is_sane(id: &str) -> bool {
    (1..=128).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(&byte))
}

/// One word, such as `credit_review`: what people write could name a person, and the audit keeps no names.
fn is_purpose(word: &str) -> bool {
    (1..=64).contains(&word.len())
        && word.starts_with(|first: char| first.is_ascii_lowercase())
        && word
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_.-".contains(&byte))
}

/// The peer's address, unless the peer is one of our proxies: then the right-most hop that is not. What a client
/// writes into the header itself stands further left and is never reached.
fn client_ip(request: &Request, trusted: &[IpNet]) -> IpAddr {
    let peer = request.remote_addr().as_socket_addr().map(|addr| addr.ip().to_canonical());
    let Some(mut ip) = peer else { return IpAddr::V6(Ipv6Addr::UNSPECIFIED) };
    let is_trusted = |ip: IpAddr| trusted.iter().any(|network| network.contains(&ip));
    let lines = request.headers().get_all("X-Forwarded-For");
    // As bytes: a line that a client spoilt with unreadable characters still ends with what our proxy added to it.
    let hops: Vec<&[u8]> =
        lines.iter().flat_map(|line| line.as_bytes().split(|byte| *byte == b',')).collect();
    for hop in hops.iter().rev() {
        if !is_trusted(ip) {
            break;
        }
        // A hop that is no address was not written by a proxy of ours: nothing to its left can be believed.
        let Some(next) = parse_hop(hop) else { break };
        ip = next;
    }
    ip
}

/// Proxies write an address, some with a port, some in brackets.
fn parse_hop(hop: &[u8]) -> Option<IpAddr> {
    let hop = std::str::from_utf8(hop).ok()?.trim();
    let bare = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    let with_port = || hop.parse::<SocketAddr>().ok().map(|addr| addr.ip());
    bare.parse::<IpAddr>().ok().or_else(with_port).map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use poem::Addr;
    use poem::web::{LocalAddr, RemoteAddr};

    use super::*;

    fn ip_of(peer: &str, forwarded: &[&str], trusted: &[&str]) -> String {
        let mut request = Request::builder();
        for line in forwarded {
            request = request.header("X-Forwarded-For", *line);
        }
        let (mut parts, body) = request.finish().into_parts();
        let addr = Addr::SocketAddr(SocketAddr::new(peer.parse().unwrap(), 1));
        parts.set_remote(addr);
        let request = Request::from_parts(parts, body);
        let trusted: Vec<IpNet> = trusted.iter().map(|network| network.parse().unwrap()).collect();
        client_ip(&request, &trusted).to_string()
    }

    trait SetRemote {
        fn set_remote(&mut self, addr: Addr);
    }

    impl SetRemote for poem::RequestParts {
        fn set_remote(&mut self, addr: Addr) {
            let head = poem::http::Request::builder().body(()).unwrap().into_parts().0;
            let headers = std::mem::take(&mut self.headers);
            *self = (head, LocalAddr(addr.clone()), RemoteAddr(addr), poem::http::uri::Scheme::HTTP).into();
            self.headers = headers;
        }
    }

    #[test]
    fn forwarded_headers_count_only_from_our_own_proxies() {
        assert_eq!(ip_of("203.0.113.7", &["198.51.100.1"], &[]), "203.0.113.7");
        assert_eq!(ip_of("203.0.113.7", &["198.51.100.1"], &["10.0.0.0/8"]), "203.0.113.7");
        assert_eq!(ip_of("10.0.0.1", &["198.51.100.1"], &["10.0.0.0/8"]), "198.51.100.1");
    }

    #[test]
    fn the_right_most_untrusted_hop_is_the_client() {
        let forged = ["1.1.1.1, 198.51.100.1, 10.0.0.2"];
        assert_eq!(ip_of("10.0.0.1", &forged, &["10.0.0.0/8"]), "198.51.100.1");
        assert_eq!(ip_of("10.0.0.1", &["1.1.1.1", "198.51.100.1"], &["10.0.0.0/8"]), "198.51.100.1");
        assert_eq!(ip_of("10.0.0.1", &["1.1.1.1, nonsense"], &["10.0.0.0/8"]), "10.0.0.1");
        assert_eq!(ip_of("10.0.0.1", &["[2001:db8::1]"], &["10.0.0.0/8"]), "2001:db8::1");
        assert_eq!(ip_of("::ffff:10.0.0.1", &["198.51.100.1:443"], &["10.0.0.0/8"]), "198.51.100.1");
    }

    #[test]
    fn a_spoilt_line_hides_nothing() {
        assert_eq!(ip_of("10.0.0.1", &["6.6.6.6", "\u{ff}, 198.51.100.1"], &["10.0.0.0/8"]), "198.51.100.1");
        assert_eq!(ip_of("10.0.0.1", &["6.6.6.6", "\u{ff}"], &["10.0.0.0/8"]), "10.0.0.1");
    }

    #[test]
    fn an_ipv6_customer_is_counted_by_its_64() {
        let exchange = |ip: &str| Exchange {
            request_id: String::new(),
            own_request_id: String::new(),
            purpose: None,
            ip: ip.parse().unwrap(),
            verdicts: Arc::default(),
            accepted: Arc::default(),
        };
        assert_eq!(exchange("2001:db8:1:2:3::4").counted_network(), "2001:db8:1:2::/64");
        assert_eq!(exchange("192.0.2.1").counted_network(), "192.0.2.1");
    }

    #[test]
    fn a_purpose_is_one_word() {
        assert!(is_purpose("credit_review") && is_purpose("audit.2026-q3"));
        for bad in ["", "Credit", "for Ramesh", "1st", "a\"b", &"x".repeat(65)] {
            assert!(!is_purpose(bad), "{bad:?}");
        }
    }

    #[test]
    fn only_a_harmless_request_id_is_taken_over() {
        assert!(is_sane("7f3c-A_1.2:3"));
        for bad in ["", "a b", "a\"b", "ä", &"x".repeat(129)] {
            assert!(!is_sane(bad), "{bad:?}");
        }
    }
}
