//! What counts as one client on the network, for limits and for connections alike: an IPv4 address, or the /64 that one
//! IPv6 customer has whole. Some have a /56 or a /48 of them, so these are counted as well, with more room.

use std::fmt;
use std::net::IpAddr;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};

const IPV6_PREFIX: u8 = 64;
/// Larger IPv6 networks that one customer may have, and how many customers' worth of requests each may make.
const WIDER: [(u8, u32); 2] = [(56, 4), (48, 16)];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Network(IpNet);

impl From<IpAddr> for Network {
    fn from(ip: IpAddr) -> Self {
        Self(match ip.to_canonical() {
            IpAddr::V4(ip) => Ipv4Net::from(ip).into(),
            // The prefix is a constant below 128.
            IpAddr::V6(ip) => Ipv6Net::new(ip, IPV6_PREFIX).unwrap_or(ip.into()).trunc().into(),
        })
    }
}

impl Network {
    /// The larger networks around it, and how many times the limit of one they have.
    pub(crate) fn wider(self) -> impl Iterator<Item = (Self, u32)> {
        let IpNet::V6(own) = self.0 else { return Vec::new().into_iter() };
        let around = |(prefix, times): (u8, u32)| {
            Ipv6Net::new(own.addr(), prefix).ok().map(|network| (Self(network.trunc().into()), times))
        };
        WIDER.into_iter().filter_map(around).collect::<Vec<_>>().into_iter()
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpNet::V4(network) => network.addr().fmt(f),
            IpNet::V6(network) => network.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_customer_may_have_more_than_one_of_them() {
        let wider = |ip: &str| {
            let network = Network::from(ip.parse::<IpAddr>().unwrap());
            network.wider().map(|(network, times)| format!("{network} x{times}")).collect::<Vec<_>>()
        };
        assert_eq!(wider("2001:db8:1:2345::1"), ["2001:db8:1:2300::/56 x4", "2001:db8:1::/48 x16"]);
        assert!(wider("192.0.2.1").is_empty());
    }

    #[test]
    fn an_ipv6_customer_is_one_network_and_an_ipv4_address_is_one() {
        let network = |ip: &str| Network::from(ip.parse::<IpAddr>().unwrap());
        assert_eq!(network("2001:db8:1:2:3:4:5:6").to_string(), "2001:db8:1:2::/64");
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff::"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_eq!(network("192.0.2.1").to_string(), "192.0.2.1");
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
    }
}
