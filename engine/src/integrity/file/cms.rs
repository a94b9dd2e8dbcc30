//! Signatures in the Cryptographic Message Syntax (CMS), as PDF files hold them.
//!
//! Checked are the digest of what was signed, and the signature over it with the key of the certificate that comes
//! along. Whether that certificate can be trusted, `issuers` tells.

use super::hash::Hash;
use super::issuers;
use super::properties::text;
use super::rsa::PublicKey;

/// What came of checking one signature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SignatureCheck {
    /// By the name in its certificate, and by the trusted one that this leads to, if any.
    Valid { signer: String, root: Option<String> },
    /// The bytes are not the ones that were signed.
    Altered,
    /// The signature was not made with the key of its certificate.
    Forged,
    /// Why it cannot be checked.
    Unsupported(String),
}

/// Names of algorithms and attributes, encoded.
mod oid {
    pub(super) const SIGNED_DATA: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02";
    pub(super) const MESSAGE_DIGEST: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x09\x04";
    pub(super) const RSA: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x01\x01";
    pub(super) const RSA_SHA1: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x01\x05";
    pub(super) const RSA_SHA256: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0b";
    pub(super) const RSA_SHA384: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0c";
    pub(super) const RSA_SHA512: &[u8] = b"\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0d";
    pub(super) const SHA1: &[u8] = b"\x2b\x0e\x03\x02\x1a";
    pub(super) const SHA256: &[u8] = b"\x60\x86\x48\x01\x65\x03\x04\x02\x01";
    pub(super) const SHA384: &[u8] = b"\x60\x86\x48\x01\x65\x03\x04\x02\x02";
    pub(super) const SHA512: &[u8] = b"\x60\x86\x48\x01\x65\x03\x04\x02\x03";
    pub(super) const COMMON_NAME: &[u8] = b"\x55\x04\x03";
}

/// Types of elements.
mod tag {
    pub(super) const INTEGER: u8 = 0x02;
    pub(super) const BIT_STRING: u8 = 0x03;
    pub(super) const OCTET_STRING: u8 = 0x04;
    pub(super) const OID: u8 = 0x06;
    pub(super) const UTF16_STRING: u8 = 0x1e;
    pub(super) const SEQUENCE: u8 = 0x30;
    pub(super) const SET: u8 = 0x31;
    pub(super) const FIRST: u8 = 0xa0;
}

/// Checks a signature over bytes that stand apart from it. `pinned` are the certificates that are trusted.
pub(super) fn verify(signature: &[u8], parts: &[&[u8]], pinned: &[Vec<u8>]) -> SignatureCheck {
    let unreadable =
        || SignatureCheck::Unsupported("it is not written in a form that can be read".to_owned());
    let Some(signed) = Signed::read(signature) else { return unreadable() };
    let Some(hash) = hash_of_digest(signed.digest_algorithm) else {
        return SignatureCheck::Unsupported("its digest is of an unknown kind".to_owned());
    };
    let digest = hash.digest(parts);
    // With attributes, the digest of the file is one of them, and they are what is signed.
    let (signed_hash, signed_digest) = match signed.attributes {
        Some(attributes) => {
            let Some(expected) = message_digest(attributes) else { return unreadable() };
            if expected != digest {
                return SignatureCheck::Altered;
            }
            let Some(hash) = hash_of_signature(signed.signature_algorithm, hash) else {
                return SignatureCheck::Unsupported("it is of a kind other than RSA".to_owned());
            };
            (hash, hash.digest(&[&[tag::SET], attributes.whole.get(1..).unwrap_or_default()]))
        }
        None => match hash_of_signature(signed.signature_algorithm, hash) {
            Some(hash) => (hash, hash.digest(parts)),
            None => return SignatureCheck::Unsupported("it is of a kind other than RSA".to_owned()),
        },
    };
    let Some(certificate) = signed.certificate() else {
        return SignatureCheck::Unsupported("the certificate of its signer is not in the file".to_owned());
    };
    let Some(key) = certificate.key() else {
        return SignatureCheck::Unsupported(
            "the key of its certificate is of a kind other than RSA".to_owned(),
        );
    };
    match key.verifies(signed_hash, &signed_digest, signed.signature) {
        Some(true) => SignatureCheck::Valid {
            signer: certificate.name(),
            root: issuers::root_of(certificate, &signed.certificates(), pinned),
        },
        // Without attributes a changed file and a false signature look the same.
        Some(false) if signed.attributes.is_none() => SignatureCheck::Altered,
        Some(false) => SignatureCheck::Forged,
        None => SignatureCheck::Unsupported("its key is of an unusual length".to_owned()),
    }
}

fn hash_of_digest(algorithm: &[u8]) -> Option<Hash> {
    match algorithm {
        oid::SHA1 => Some(Hash::Sha1),
        oid::SHA256 => Some(Hash::Sha256),
        oid::SHA384 => Some(Hash::Sha384),
        oid::SHA512 => Some(Hash::Sha512),
        _ => None,
    }
}

fn hash_of_signature(algorithm: &[u8], digest: Hash) -> Option<Hash> {
    match algorithm {
        oid::RSA => Some(digest),
        oid::RSA_SHA1 => Some(Hash::Sha1),
        oid::RSA_SHA256 => Some(Hash::Sha256),
        oid::RSA_SHA384 => Some(Hash::Sha384),
        oid::RSA_SHA512 => Some(Hash::Sha512),
        _ => None,
    }
}

/// Of the signature of a certificate. Two files of one SHA-1 digest can be made.
pub(super) fn hash_of_chain(algorithm: &[u8]) -> Option<Hash> {
    match algorithm {
        oid::RSA_SHA256 => Some(Hash::Sha256),
        oid::RSA_SHA384 => Some(Hash::Sha384),
        oid::RSA_SHA512 => Some(Hash::Sha512),
        _ => None,
    }
}

fn message_digest(attributes: Element<'_>) -> Option<&[u8]> {
    Elements(attributes.content).find_map(|attribute| {
        let mut parts = Elements(attribute.content);
        (parts.next()?.content == oid::MESSAGE_DIGEST).then_some(())?;
        let value = Elements(parts.next()?.content).next()?;
        (value.tag == tag::OCTET_STRING).then_some(value.content)
    })
}

struct Signed<'a> {
    certificates: &'a [u8],
    /// Issuer and number of the certificate, or `None` where it is named in another way.
    signer: Option<(&'a [u8], &'a [u8])>,
    digest_algorithm: &'a [u8],
    attributes: Option<Element<'a>>,
    signature_algorithm: &'a [u8],
    signature: &'a [u8],
}

impl<'a> Signed<'a> {
    fn read(cms: &'a [u8]) -> Option<Self> {
        // Zeros follow: the place for the signature is reserved before its length is known.
        let message = Elements(cms).next().filter(|message| message.tag == tag::SEQUENCE)?;
        let mut message = Elements(message.content);
        message.next().filter(|kind| kind.content == oid::SIGNED_DATA)?;
        let data = Elements(message.next().filter(|data| data.tag == tag::FIRST)?.content).next()?;
        let mut certificates: &[u8] = &[];
        let mut signers = None;
        // The version, the digests in use and the content come before.
        for element in Elements(data.content).skip(3) {
            match element.tag {
                tag::FIRST => certificates = element.content,
                tag::SET => signers = Some(element.content),
                _ => {}
            }
        }
        let mut signer = Elements(Elements(signers?).next()?.content);
        signer.next().filter(|version| version.tag == tag::INTEGER)?;
        let named = signer.next()?;
        let digest_algorithm = algorithm(signer.next()?)?;
        let mut next = signer.next()?;
        let attributes = (next.tag == tag::FIRST).then_some(next);
        if attributes.is_some() {
            next = signer.next()?;
        }
        let signature_algorithm = algorithm(next)?;
        let signature = signer.next().filter(|signature| signature.tag == tag::OCTET_STRING)?.content;
        let mut name = Elements(named.content);
        let signer =
            (named.tag == tag::SEQUENCE).then(|| Some((name.next()?.whole, name.next()?.content))).flatten();
        Some(Self { certificates, signer, digest_algorithm, attributes, signature_algorithm, signature })
    }

    fn certificates(&self) -> Vec<Certificate<'a>> {
        const MOST: usize = 16;
        Elements(self.certificates).take(MOST).filter_map(Certificate::read).collect()
    }

    fn certificate(&self) -> Option<Certificate<'a>> {
        let all = self.certificates();
        match (self.signer, all.as_slice()) {
            (Some((issuer, number)), _) => {
                all.into_iter().find(|one| one.issuer == issuer && one.number == number)
            }
            (None, [only]) => Some(*only),
            (None, _) => None,
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Certificate<'a> {
    pub(super) whole: &'a [u8],
    /// What its issuer signed.
    pub(super) body: Element<'a>,
    pub(super) signature_algorithm: &'a [u8],
    pub(super) signature: &'a [u8],
    number: &'a [u8],
    pub(super) issuer: &'a [u8],
    pub(super) subject: Element<'a>,
    key: &'a [u8],
}

impl<'a> Certificate<'a> {
    pub(super) fn read(certificate: Element<'a>) -> Option<Self> {
        let mut outer = Elements(certificate.content);
        let body = outer.next()?;
        let signature_algorithm = algorithm(outer.next()?)?;
        // The first byte counts the bits that are left over at the end: none.
        let signature = outer.next().filter(|bits| bits.tag == tag::BIT_STRING)?.content.get(1..)?;
        // The version, where it is written, comes before the number.
        let mut parts = Elements(body.content).skip_while(|part| part.tag == tag::FIRST);
        let number = parts.next().filter(|number| number.tag == tag::INTEGER)?.content;
        let _algorithm = parts.next()?;
        let issuer = parts.next()?.whole;
        let _validity = parts.next()?;
        let subject = parts.next()?;
        let key = parts.next()?.content;
        let whole = certificate.whole;
        Some(Self { whole, body, signature_algorithm, signature, number, issuer, subject, key })
    }

    pub(super) fn key(&self) -> Option<PublicKey<'a>> {
        let mut parts = Elements(self.key);
        (algorithm(parts.next()?)? == oid::RSA).then_some(())?;
        let bits = parts.next().filter(|bits| bits.tag == tag::BIT_STRING)?;
        // The first byte counts the bits that are left over at the end: none.
        let numbers = Elements(bits.content.get(1..)?).next()?;
        let mut numbers = Elements(numbers.content).filter(|number| number.tag == tag::INTEGER);
        Some(PublicKey { modulus: numbers.next()?.content, exponent: numbers.next()?.content })
    }

    pub(super) fn name(&self) -> String {
        const MOST_LETTERS: usize = 80;
        let name = Elements(self.subject.content).flat_map(|set| Elements(set.content)).find_map(|pair| {
            let mut pair = Elements(pair.content);
            (pair.next()?.content == oid::COMMON_NAME).then_some(())?;
            pair.next()
        });
        let name = match name {
            Some(name) if name.tag == tag::UTF16_STRING => text(&[b"\xFE\xFF", name.content].concat()),
            Some(name) => String::from_utf8_lossy(name.content).into_owned(),
            None => "an unnamed signer".to_owned(),
        };
        name.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect()
    }
}

fn algorithm(element: Element<'_>) -> Option<&[u8]> {
    let name = Elements(element.content).next()?;
    (element.tag == tag::SEQUENCE && name.tag == tag::OID).then_some(name.content)
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Element<'a> {
    pub(super) tag: u8,
    pub(super) content: &'a [u8],
    /// With its type and length.
    pub(super) whole: &'a [u8],
}

/// Elements one after another, as the distinguished encoding rules (DER) write them. What is written otherwise ends it.
pub(super) struct Elements<'a>(pub(super) &'a [u8]);

impl<'a> Iterator for Elements<'a> {
    type Item = Element<'a>;

    fn next(&mut self) -> Option<Element<'a>> {
        let (tag, rest) = self.0.split_first()?;
        // A type of more than one byte is not among those that are needed.
        if tag & 0x1f == 0x1f {
            return None;
        }
        let (first, rest) = rest.split_first()?;
        let (length, rest) = match first {
            0..=0x7f => (usize::from(*first), rest),
            0x81..=0x84 => {
                let (digits, rest) = rest.split_at_checked(usize::from(first & 0x7f))?;
                (digits.iter().fold(0, |length, digit| length << 8 | usize::from(*digit)), rest)
            }
            _ => return None,
        };
        let (content, after) = rest.split_at_checked(length)?;
        let whole = self.0.get(..self.0.len().checked_sub(after.len())?)?;
        self.0 = after;
        Some(Element { tag: *tag, content, whole })
    }
}
