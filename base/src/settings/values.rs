//! What a setting can be: how its text is read, and how it is shown.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use ipnet::IpNet;
use strum::{Display, EnumString, IntoStaticStr, VariantNames};
use url::Url;
use zeroize::Zeroizing;

/// Text that must not be printed: passwords, keys, URLs that carry them.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Zeroizing<String>);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Self(Zeroizing::new(text.into()))
    }

    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[redacted]")
    }
}

/// An absolute http or https address without a slash at its end, that more can be written after.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WebAddress(String);

impl FromStr for WebAddress {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fits = |url: &Url| {
            matches!(url.scheme(), "http" | "https")
                && url.has_host()
                && (url.query(), url.fragment()) == (None, None)
                && url.username().is_empty()
                && url.password().is_none()
        };
        match Url::parse(text) {
            Ok(url) if fits(&url) => Ok(Self(url.as_str().trim_end_matches('/').to_owned())),
            _ => Err("must be an address such as https://lending.example.com".to_owned()),
        }
    }
}

/// Whether nobody reads on the way what is sent to an address: over TLS, or on this very machine. One with a name or a
/// password in it is refused: it would be shown where addresses are.
pub fn is_shielded(address: &str) -> bool {
    let Ok(url) = Url::parse(address) else { return false };
    let host = url.host_str().unwrap_or_default();
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let is_near = host == "localhost" || bare.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    let is_private = match url.scheme() {
        "https" => !host.is_empty(),
        "http" => is_near,
        _ => false,
    };
    is_private && url.username().is_empty() && url.password().is_none()
}

impl fmt::Display for WebAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Networks whose forwarded headers are believed, comma-separated.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Networks(pub Vec<IpNet>);

impl FromStr for Networks {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words = text.split(',').map(str::trim).filter(|word| !word.is_empty());
        words
            .map(|word| {
                word.parse::<IpNet>()
                    .or_else(|_| word.parse::<std::net::IpAddr>().map(IpNet::from))
                    .map_err(|_| format!("{word:?} is not a network such as 10.0.0.0/8"))
            })
            .collect::<Result<_, _>>()
            .map(Self)
    }
}

impl fmt::Display for Networks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&words.join(","))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum LogFormat {
    Text,
    Json,
}

/// Who is asked for bureau reports.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum BureauChoice {
    Sandbox,
    Http,
    None,
}

/// How one setting is read and shown.
pub(super) trait Value: Sized {
    fn read(text: &str) -> Result<Self, String>;
    /// As `lending-server config` prints it.
    fn show(&self) -> String;
}

macro_rules! plain_values {
    ($($kind:ty),*) => {$(
        impl Value for $kind {
            fn read(text: &str) -> Result<Self, String> {
                text.parse().map_err(|error| format!("{error}"))
            }
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}
plain_values!(SocketAddr, String, bool, u16, u32, Networks, WebAddress);

macro_rules! choices {
    ($($kind:ty),*) => {$(
        impl Value for $kind {
            fn read(text: &str) -> Result<Self, String> {
                text.parse().map_err(|_| format!("must be one of {}", <$kind>::VARIANTS.join(", ")))
            }
            fn show(&self) -> String {
                self.to_string()
            }
        }
    )*};
}
choices!(LogFormat, BureauChoice);

impl Value for PathBuf {
    fn read(text: &str) -> Result<Self, String> {
        if text.is_empty() { Err("must not be empty".to_owned()) } else { Ok(Self::from(text)) }
    }
    fn show(&self) -> String {
        self.display().to_string()
    }
}

impl Value for Secret {
    fn read(text: &str) -> Result<Self, String> {
        Ok(Self::new(text))
    }
    fn show(&self) -> String {
        "[redacted]".to_owned()
    }
}

impl<T: Value> Value for Option<T> {
    fn read(text: &str) -> Result<Self, String> {
        if text.is_empty() { Ok(None) } else { T::read(text).map(Some) }
    }
    fn show(&self) -> String {
        self.as_ref().map(T::show).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_web_address_is_absolute_and_ends_without_a_slash() {
        let read = |text: &str| text.parse::<WebAddress>().map(|address| address.to_string());
        assert_eq!(read("https://lending.example.com/").unwrap(), "https://lending.example.com");
        assert_eq!(read("http://127.0.0.1:8080/credit/").unwrap(), "http://127.0.0.1:8080/credit");
        for text in ["lending.example.com", "/docs", "ftp://h", "https://", "https://h?a=1", "https://u:p@h"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_sent_is_shielded_by_tls_or_stays_on_this_machine() {
        for shielded in ["https://h/a", "http://127.0.0.1:1", "http://[::1]:1/a", "http://localhost"] {
            assert!(is_shielded(shielded), "{shielded}");
        }
        for open in [
            "http://h",
            "http://127.0.0.1.nip.io",
            "ftp://localhost",
            "h",
            "https://u:p@h",
            "http://10.0.0.1",
        ] {
            assert!(!is_shielded(open), "{open}");
        }
    }

    #[test]
    fn networks_may_be_written_as_single_addresses() {
        let networks: Networks = "10.0.0.0/8, 192.0.2.1".parse().unwrap();
        assert_eq!(networks.to_string(), "10.0.0.0/8,192.0.2.1/32");
        assert!("10.0.0.0/99".parse::<Networks>().is_err());
    }
}
