//! Which addresses a webhook may be sent to: public ones alone. A customer writes the address, so without this the service
//! could be made to call what only it can reach.
//!
//! A host name is resolved once, all that it resolves to must be public, and the connection goes to one of those very
//! addresses: a name that changes its mind in between changes nothing.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use url::{Host, Url};

/// The longest address of an endpoint.
const URL_BYTES: usize = 2048;

const fn v4(a: u8, b: u8, c: u8, d: u8, bits: u8) -> Ipv4Net {
    Ipv4Net::new_assert(Ipv4Addr::new(a, b, c, d), bits)
}

const fn v6(first: u16, second: u16, bits: u8) -> Ipv6Net {
    Ipv6Net::new_assert(Ipv6Addr::new(first, second, 0, 0, 0, 0, 0, 0), bits)
}

/// IANA's registry of special-purpose addresses: what is not reachable from everywhere, or leads elsewhere.
const SPECIAL_V4: [Ipv4Net; 18] = [
    v4(0, 0, 0, 0, 8),       // this network
    v4(10, 0, 0, 0, 8),      // private
    v4(100, 64, 0, 0, 10),   // shared between carriers and their customers (CGNAT)
    v4(127, 0, 0, 0, 8),     // loopback
    v4(169, 254, 0, 0, 16),  // link-local, where clouds keep credentials
    v4(172, 16, 0, 0, 12),   // private
    v4(192, 0, 0, 0, 24),    // protocol assignments
    v4(192, 0, 2, 0, 24),    // documentation
    v4(192, 31, 196, 0, 24), // AS112
    v4(192, 52, 193, 0, 24), // tunnels for multicast
    v4(192, 88, 99, 0, 24),  // relays of 6to4
    v4(192, 168, 0, 0, 16),  // private
    v4(192, 175, 48, 0, 24), // AS112
    v4(198, 18, 0, 0, 15),   // benchmarks
    v4(198, 51, 100, 0, 24), // documentation
    v4(203, 0, 113, 0, 24),  // documentation
    v4(224, 0, 0, 0, 4),     // multicast
    v4(240, 0, 0, 0, 4),     // reserved, and broadcast
];

/// The only part of IPv6 that is given out to the public. Loopback, link-local, unique-local, multicast, v4-mapped and
/// NAT64 addresses all lie outside of it.
const GLOBAL_V6: Ipv6Net = v6(0x2000, 0, 3);

/// What is special within it.
const SPECIAL_V6: [Ipv6Net; 5] = [
    v6(0x2001, 0, 23),     // protocol assignments: Teredo, benchmarks, ORCHID
    v6(0x2001, 0xdb8, 32), // documentation
    v6(0x2002, 0, 16),     // 6to4, which holds an IPv4 address
    v6(0x2620, 0x4f, 32),  // AS112, with its neighbours
    v6(0x3fff, 0, 20),     // documentation
];

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => !SPECIAL_V4.iter().any(|net| net.contains(&address)),
        IpAddr::V6(address) => {
            GLOBAL_V6.contains(&address) && !SPECIAL_V6.iter().any(|net| net.contains(&address))
        }
    }
}

/// `allow_loopback`: this machine itself may be called, as a developer wants.
fn may_be_called(address: IpAddr, allow_loopback: bool) -> bool {
    is_public(address) || (allow_loopback && address.is_loopback())
}

/// The address of an endpoint, or what is wrong with it.
pub fn usable_url(text: &str, allow_loopback: bool) -> Result<Url, &'static str> {
    if text.len() > URL_BYTES {
        return Err("must have at most 2,048 bytes");
    }
    let url = Url::parse(text).map_err(|_| "must be an address such as https://hooks.example.com/lending")?;
    let (is_named, is_near) = match url.host() {
        None => return Err("must name a host"),
        Some(Host::Ipv4(address)) => (false, check_literal(address.into(), allow_loopback)?),
        Some(Host::Ipv6(address)) => (false, check_literal(address.into(), allow_loopback)?),
        Some(Host::Domain(name)) => (true, name.trim_end_matches('.') == "localhost"),
    };
    let is_public_name = url.host_str().is_some_and(|name| name.trim_end_matches('.').contains('.'));
    if is_named && !is_public_name && !(is_near && allow_loopback) {
        return Err("must name a host on the public internet");
    }
    match url.scheme() {
        "https" => {}
        "http" if is_near && allow_loopback => {}
        _ => return Err("must begin with https://"),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("must not hold a user name or a password");
    }
    if url.fragment().is_some() {
        return Err("must not hold a fragment");
    }
    Ok(url)
}

/// Whether it is this machine itself.
fn check_literal(address: IpAddr, allow_loopback: bool) -> Result<bool, &'static str> {
    if may_be_called(address, allow_loopback) {
        Ok(address.is_loopback())
    } else {
        Err("must be on the public internet")
    }
}

/// Finds the addresses of a host.
pub(super) trait Lookup: Send + Sync {
    fn lookup(&self, host: String) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>>;
}

/// As the operating system does.
pub(super) struct SystemLookup;

impl Lookup for SystemLookup {
    fn lookup(&self, host: String) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> {
        async move { Ok(tokio::net::lookup_host((host, 0)).await?.collect()) }.boxed()
    }
}

/// Why a host is not called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(super) enum Refused {
    #[error("the name leads to an address that is not public")]
    NotPublic,
    #[error("the name is not found")]
    NotFound,
}

/// The one door from names to addresses: the client connects to nothing else.
pub(super) struct PublicAddresses {
    pub(super) lookup: Arc<dyn Lookup>,
    pub(super) allow_loopback: bool,
}

impl Resolve for PublicAddresses {
    fn resolve(&self, name: Name) -> Resolving {
        let (found, allow_loopback) = (self.lookup.lookup(name.as_str().to_owned()), self.allow_loopback);
        Box::pin(async move {
            let addresses = found.await.map_err(|_| Refused::NotFound)?;
            if addresses.is_empty() {
                return Err(Refused::NotFound.into());
            }
            // One that is not public among others that are is a trick.
            if !addresses.iter().all(|address| may_be_called(address.ip(), allow_loopback)) {
                return Err(Refused::NotPublic.into());
            }
            Ok::<Addrs, _>(Box::new(addresses.into_iter()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REFUSED: [&str; 48] = [
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.254",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "192.168.0.1",
        "192.168.255.255",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.7",
        "203.0.113.9",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "::ffff:8.8.8.8",
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "100::1",
        "2001::1",
        "2001:2::1",
        "2001:10::1",
        "2001:db8::1",
        "2002:7f00:1::1",
        "2002:a00:1::1",
        "3fff::1",
        "fc00::1",
        "fd00:ec2::254",
        "fe80::1",
        "ff02::1",
    ];

    const PUBLIC: [&str; 12] = [
        "1.1.1.1",
        "8.8.8.8",
        "9.255.255.255",
        "11.0.0.1",
        "100.63.255.255",
        "100.128.0.1",
        "172.15.255.255",
        "172.32.0.1",
        "192.167.1.1",
        "223.255.255.254",
        "2606:4700:4700::1111",
        "2a00:1450:4001:800::200e",
    ];

    #[test]
    fn what_is_not_public_is_refused_by_address() {
        for text in REFUSED {
            let address: IpAddr = text.parse().unwrap();
            assert!(!is_public(address), "{text}");
            let url =
                if address.is_ipv6() { format!("https://[{text}]/") } else { format!("https://{text}/") };
            assert_eq!(usable_url(&url, false), Err("must be on the public internet"), "{text}");
        }
        for text in PUBLIC {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn spellings_that_hide_an_address_are_seen_through() {
        for text in [
            "https://2130706433/",
            "https://0x7f000001/",
            "https://0x7f.1/",
            "https://0177.0.0.1/",
            "https://127.1/",
            "https://127.0.0.1./",
            "https://[::ffff:7f00:1]/",
            "https://①②⑦.0.0.1/",
            "https://localhost/",
            "https://LOCALHOST/",
            "https://localhost./",
            "https://metadata/",
            "https://user@hooks.example.com/",
            "https://u:p@hooks.example.com/",
            "http://hooks.example.com/",
            "ftp://hooks.example.com/",
            "file:///etc/passwd",
            "gopher://127.0.0.1:6379/_x",
            "hooks.example.com",
            "",
            "https://hooks.example.com/#part",
            "https:///path",
        ] {
            assert!(usable_url(text, false).is_err(), "{text}");
        }
        assert!(usable_url(&format!("https://hooks.example.com/{}", "a".repeat(2048)), false).is_err());
        for text in ["https://hooks.example.com", "https://hooks.example.com:8443/a?b=c", "https://1.1.1.1/"]
        {
            assert!(usable_url(text, false).is_ok(), "{text}");
        }
    }

    #[test]
    fn a_developer_may_call_this_machine_and_nothing_else_that_is_near() {
        for text in
            ["http://127.0.0.1:3000/", "http://localhost:3000/", "http://[::1]:3000/", "https://localhost/"]
        {
            assert!(usable_url(text, true).is_ok(), "{text}");
            assert!(usable_url(text, false).is_err(), "{text}");
        }
        for text in
            ["http://10.0.0.1/", "http://hooks.example.com/", "https://169.254.169.254/", "http://metadata/"]
        {
            assert!(usable_url(text, true).is_err(), "{text}");
        }
    }
}
