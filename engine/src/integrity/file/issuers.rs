//! From the certificate of a signer to one that is trusted: those in `engine/data/roots`.
//!
//! Each certificate is signed by the next, which must be an authority's. Whether one was valid on the day, or was taken back
//! since, is not checked: that takes lists of the day.

use std::sync::LazyLock;

use super::cms::{Certificate, Element, Elements, hash_of_chain};
use crate::embedded::DataFile;

/// More issuers than these are not followed.
const MOST_ISSUERS: usize = 4;

/// The certificates of `engine/data/roots`, decoded.
pub(super) static PINNED: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| from_pem(DataFile::Roots.text()));

/// The certificates in a text of the form PEM. What stands around them is for people.
#[expect(clippy::panic, reason = "a broken root must not pass for none")]
pub(super) fn from_pem(text: &str) -> Vec<Vec<u8>> {
    const BEGIN: &str = "-----BEGIN CERTIFICATE-----\n";
    const END: &str = "-----END CERTIFICATE-----";
    let blocks = text.split(BEGIN).skip(1).filter_map(|rest| rest.split_once(END));
    blocks
        .map(|(block, _)| from_base64(block).unwrap_or_else(|| panic!("a root is broken: {block}")))
        .collect()
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0_u32, 0_u32);
    for letter in text.bytes().filter(|letter| !letter.is_ascii_whitespace() && *letter != b'=') {
        let value = DIGITS.iter().position(|digit| *digit == letter)?;
        held = held << 6 | u32::try_from(value).ok()?;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push(u8::try_from(held >> bits & 0xff).ok()?);
            held &= (1 << bits) - 1;
        }
    }
    Some(bytes)
}

/// The name of the trusted certificate that one leads to. `None` where it leads to none.
pub(super) fn root_of(
    leaf: Certificate<'_>,
    others: &[Certificate<'_>],
    pinned: &[Vec<u8>],
) -> Option<String> {
    let roots: Vec<Certificate<'_>> =
        pinned.iter().filter_map(|root| Certificate::read(Elements(root).next()?)).collect();
    let mut at = leaf;
    for _ in 0..MOST_ISSUERS {
        if let Some(root) = roots.iter().find(|root| root.whole == at.whole || issued(root, &at)) {
            return Some(root.name());
        }
        at = *others
            .iter()
            .find(|other| other.whole != at.whole && other.is_authority() && issued(other, &at))?;
    }
    roots.iter().find(|root| issued(root, &at)).map(Certificate::name)
}

/// Whether a certificate names the other as its issuer, and is signed with the other's key.
fn issued(issuer: &Certificate<'_>, certificate: &Certificate<'_>) -> bool {
    if issuer.subject.whole != certificate.issuer {
        return false;
    }
    let Some(hash) = hash_of_chain(certificate.signature_algorithm) else { return false };
    let digest = hash.digest(&[certificate.body.whole]);
    issuer.key().and_then(|key| key.verifies(hash, &digest, certificate.signature)) == Some(true)
}

impl Certificate<'_> {
    /// It says of itself that it may issue others.
    fn is_authority(&self) -> bool {
        const BASIC_CONSTRAINTS: &[u8] = b"\x55\x1d\x13";
        const EXTENSIONS: u8 = 0xa3;
        const BOOLEAN: u8 = 0x01;
        const OCTET_STRING: u8 = 0x04;
        let extensions = Elements(self.body.content).find(|part| part.tag == EXTENSIONS);
        let list = extensions.and_then(|part| Elements(part.content).next());
        let mut each = list.into_iter().flat_map(|list| Elements(list.content));
        each.any(|extension| {
            let mut parts = Elements(extension.content);
            let is_sought = parts.next().is_some_and(|name| name.content == BASIC_CONSTRAINTS);
            let value = parts.find(|part| part.tag == OCTET_STRING);
            let says = |value: Element<'_>| {
                let first = Elements(Elements(value.content).next()?.content).next()?;
                Some(first.tag == BOOLEAN && first.content != [0])
            };
            is_sought && value.and_then(says) == Some(true)
        })
    }
}
