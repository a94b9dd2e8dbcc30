//! What an analysis or a credit check holds of a person: statement, reading, reports. Each has keys of its own for them, and
//! only those keys are sealed under the team's: rotation need not touch the contents, and whoever destroys a key destroys
//! every copy of what it sealed.
//!
//! Contents are encrypted in pieces (the STREAM construction over XChaCha20-Poly1305), so that a file is never whole in
//! memory: `version (1) · nonce (19) · pieces`. Pieces that are reordered, cut off or moved to another owner do not
//! open.

use std::io::{Read, Write};

use aead_stream::{DecryptorBE32, EncryptorBE32};
use chacha20poly1305::XChaCha20Poly1305;
use chacha20poly1305::aead::{KeyInit, Payload};
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use zeroize::Zeroizing;

use super::Key;
use crate::StoreError;
use lending_base::entropy;

const VERSION: u8 = 1;
const NONCE_BYTES: usize = 19;
const TAG_BYTES: usize = 16;
/// Of one piece before it is encrypted.
const PIECE_BYTES: usize = 64 * 1024;
const SEALED_PIECE_BYTES: usize = PIECE_BYTES + TAG_BYTES;
/// A report of the largest statement is far below this; only a row that somebody tampered with goes beyond.
const LARGEST_UNPACKED_BYTES: u64 = 256 << 20;

/// How many bytes a content of a size has once it is sealed, without being compressed first.
pub(crate) const fn sealed_size(bytes: u64) -> u64 {
    let pieces = bytes.div_ceil(PIECE_BYTES as u64);
    let pieces = if pieces == 0 { 1 } else { pieces };
    (1 + NONCE_BYTES) as u64 + bytes + pieces * TAG_BYTES as u64
}

/// What a content is: part of what it is bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    Statement,
    Reading,
    Report,
    /// Why a report was made anew, and what came of it.
    Revision,
    BureauReport,
    BureauAnswer,
    /// Of the applicant and the file.
    Particulars,
    /// What was asked, and the hash of the file.
    Submission,
    /// Why a person has to look.
    ReviewReasons,
    ReviewNote,
    ReviewTerms,
    /// A page that was painted.
    PagePicture,
    /// What stands on the pages of a file that only its password opens.
    UnlockedPages,
    /// That opens the statement.
    Password,
    /// Score and derogatory marks.
    Findings,
    /// Whom a consent is about.
    Subject,
    /// What shows that a consent was given.
    ConsentEvidence,
}

impl Content {
    fn bound_to(self, owner: &str) -> Vec<u8> {
        let name = match self {
            Self::Statement => "statement",
            Self::Reading => "reading",
            Self::Report => "report",
            Self::Revision => "revision",
            Self::BureauReport => "bureau report",
            Self::BureauAnswer => "bureau answer",
            Self::Particulars => "particulars",
            Self::Submission => "submission",
            Self::ReviewReasons => "review reasons",
            Self::ReviewNote => "review note",
            Self::ReviewTerms => "review terms",
            Self::PagePicture => "page picture",
            Self::UnlockedPages => "unlocked pages",
            Self::Password => "password",
            Self::Findings => "findings",
            Self::Subject => "subject",
            Self::ConsentEvidence => "consent evidence",
        };
        format!("content\n{name}\n{owner}").into_bytes()
    }
}

/// The key of one analysis or credit check.
#[derive(Clone)]
pub(crate) struct ContentKey(Key);

impl std::fmt::Debug for ContentKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ContentKey")
    }
}

impl ContentKey {
    pub(crate) fn random() -> Result<Self, StoreError> {
        Ok(Self(Key::random()?))
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, StoreError> {
        Ok(Self(Key::from_bytes(bytes)?))
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.0.as_slice()
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new(&(*self.0.0).into())
    }

    pub(crate) fn sealer(&self, content: Content, owner: &str) -> Result<ContentSealer, StoreError> {
        let nonce: [u8; NONCE_BYTES] = entropy::bytes()?;
        Ok(ContentSealer {
            cipher: EncryptorBE32::from_aead(self.cipher(), &nonce.into()),
            bound_to: content.bound_to(owner),
            pending: Zeroizing::new(Vec::with_capacity(PIECE_BYTES)),
            head: Some([&[VERSION][..], &nonce].concat()),
        })
    }

    pub(crate) fn opener(&self, content: Content, owner: &str) -> ContentOpener {
        ContentOpener {
            key: self.clone(),
            bound_to: content.bound_to(owner),
            cipher: None,
            pending: Vec::new(),
        }
    }

    pub(crate) fn seal(&self, content: Content, owner: &str, bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut pieces = self.sealer(content, owner)?;
        let mut sealed = pieces.push(bytes)?;
        sealed.extend(pieces.finish()?);
        Ok(sealed)
    }

    pub(crate) fn open(&self, content: Content, owner: &str, sealed: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut opener = self.opener(content, owner);
        let mut bytes = opener.push(sealed)?;
        bytes.extend(opener.finish()?);
        Ok(bytes)
    }

    /// As [`ContentKey::seal`], compressed first.
    pub(crate) fn seal_packed(
        &self,
        content: Content,
        owner: &str,
        bytes: &[u8],
    ) -> Result<Vec<u8>, StoreError> {
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(bytes)?;
        self.seal(content, owner, &encoder.finish()?)
    }

    /// Opens what [`ContentKey::seal_packed`] sealed.
    pub(crate) fn open_packed(
        &self,
        content: Content,
        owner: &str,
        sealed: &[u8],
    ) -> Result<Vec<u8>, StoreError> {
        let packed = self.open(content, owner, sealed)?;
        let mut bytes = Vec::new();
        ZlibDecoder::new(packed.as_slice()).take(LARGEST_UNPACKED_BYTES).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

/// Encrypts a content as it arrives.
pub(crate) struct ContentSealer {
    cipher: EncryptorBE32<XChaCha20Poly1305>,
    bound_to: Vec<u8>,
    /// Never empty once anything came: the last piece is only known at the end.
    pending: Zeroizing<Vec<u8>>,
    head: Option<Vec<u8>>,
}

impl ContentSealer {
    /// What can be written already.
    pub(crate) fn push(&mut self, mut bytes: &[u8]) -> Result<Vec<u8>, StoreError> {
        let mut sealed = self.head.take().unwrap_or_default();
        while self.pending.len() + bytes.len() > PIECE_BYTES {
            let (now, later) = bytes.split_at(PIECE_BYTES - self.pending.len());
            self.pending.extend_from_slice(now);
            bytes = later;
            let piece = self
                .cipher
                .encrypt_next(Payload { msg: &self.pending, aad: &self.bound_to })
                .map_err(|_| StoreError::Sealing("the content is too long to seal"))?;
            sealed.extend(piece);
            self.pending.clear();
        }
        self.pending.extend_from_slice(bytes);
        Ok(sealed)
    }

    pub(crate) fn finish(mut self) -> Result<Vec<u8>, StoreError> {
        let mut sealed = self.head.take().unwrap_or_default();
        let piece = self
            .cipher
            .encrypt_last(Payload { msg: &self.pending, aad: &self.bound_to })
            .map_err(|_| StoreError::Sealing("the content is too long to seal"))?;
        sealed.extend(piece);
        Ok(sealed)
    }
}

/// Decrypts a content as it arrives. What it gave out is genuine, but only [`ContentOpener::finish`] says that nothing
/// was cut off.
pub(crate) struct ContentOpener {
    key: ContentKey,
    bound_to: Vec<u8>,
    cipher: Option<DecryptorBE32<XChaCha20Poly1305>>,
    pending: Vec<u8>,
}

const DAMAGED: StoreError =
    StoreError::Sealing("the key does not fit, or the content was moved, cut or changed");

impl ContentOpener {
    pub(crate) fn push(&mut self, sealed: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.pending.extend_from_slice(sealed);
        if self.cipher.is_none() {
            let Some((head, rest)) = self.pending.split_first_chunk::<{ 1 + NONCE_BYTES }>() else {
                return Ok(Vec::new());
            };
            let Some((&VERSION, nonce)) = head.split_first() else {
                return Err(StoreError::Sealing("its version is unknown"));
            };
            let nonce: [u8; NONCE_BYTES] = nonce.try_into().map_err(|_| DAMAGED)?;
            self.cipher = Some(DecryptorBE32::from_aead(self.key.cipher(), &nonce.into()));
            self.pending = rest.to_vec();
        }
        let Some(cipher) = &mut self.cipher else { return Ok(Vec::new()) };
        let mut opened = Vec::new();
        let mut from = 0;
        // A whole piece with nothing behind it may be the last one.
        while let Some(piece) = self.pending.get(from..from + SEALED_PIECE_BYTES)
            && self.pending.len() > from + SEALED_PIECE_BYTES
        {
            opened.extend(
                cipher.decrypt_next(Payload { msg: piece, aad: &self.bound_to }).map_err(|_| DAMAGED)?,
            );
            from += SEALED_PIECE_BYTES;
        }
        self.pending.drain(..from);
        Ok(opened)
    }

    pub(crate) fn finish(self) -> Result<Vec<u8>, StoreError> {
        let cipher = self.cipher.ok_or(DAMAGED)?;
        cipher.decrypt_last(Payload { msg: &self.pending, aad: &self.bound_to }).map_err(|_| DAMAGED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contents_of_every_length_come_back_however_they_arrive() {
        let key = ContentKey::random().unwrap();
        for length in [0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES, 200_003] {
            let bytes: Vec<u8> = (0..=250).cycle().take(length).collect();
            let sealed = key.seal(Content::Statement, "an_1", &bytes).unwrap();
            assert_eq!(key.open(Content::Statement, "an_1", &sealed).unwrap(), bytes);
            assert_eq!(sealed_size(length as u64), sealed.len() as u64, "{length}");
            let mut pieces = key.opener(Content::Statement, "an_1");
            let mut opened = Vec::new();
            for part in sealed.chunks(10_007) {
                opened.extend(pieces.push(part).unwrap());
            }
            opened.extend(pieces.finish().unwrap());
            assert_eq!(opened, bytes, "{length}");
        }
    }

    #[test]
    fn a_content_that_was_cut_moved_or_changed_does_not_open() {
        let key = ContentKey::random().unwrap();
        let sealed = key.seal(Content::Report, "an_1", &vec![7; 2 * PIECE_BYTES + 5]).unwrap();
        let refused = |content, analysis, sealed: &[u8]| key.open(content, analysis, sealed).is_err();
        assert!(refused(Content::Report, "an_2", &sealed));
        assert!(refused(Content::Reading, "an_1", &sealed));
        assert!(refused(Content::Report, "an_1", &sealed[..sealed.len() - 1]));
        // Cut exactly between two pieces: each is genuine, and the last is missing.
        assert!(refused(Content::Report, "an_1", &sealed[..1 + NONCE_BYTES + SEALED_PIECE_BYTES]));
        assert!(refused(Content::Report, "an_1", &[]));
        let mut changed = sealed.clone();
        changed[100] ^= 1;
        assert!(refused(Content::Report, "an_1", &changed));
        assert!(ContentKey::random().unwrap().open(Content::Report, "an_1", &sealed).is_err());
    }
}
