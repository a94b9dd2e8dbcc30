//! Signatures, made by another implementation (OpenSSL) with keys that were thrown away.

use memchr::memmem;

use super::super::super::{Severity, Status};
use super::super::cms::{self, SignatureCheck};
use super::super::issuers;
use super::making::{STATEMENT, appended, content, drawing, free, root, stream, with_entries};
use super::{assert_found, examined, found};

/// A page that says `Closing balance 1,250.00`, signed by `Specimen Bank` over all of the file.
const SIGNED: &[u8] = include_bytes!("signed.bin");
const BYTES: &[&[u8]] = &[b"signed ", b"bytes"];
const OTHER_BYTES: &[&[u8]] = &[b"signed Bytes"];

/// Without a certificate that is trusted.
fn verify(signature: &[u8], parts: &[&[u8]]) -> SignatureCheck {
    cms::verify(signature, parts, &[])
}

#[test]
fn a_file_as_it_was_signed_passes_and_the_signer_is_named() {
    let checks = examined(SIGNED, None);
    let check = found(&checks, "signature");
    assert_eq!(check.status, Status::Passed, "{}", check.message);
    assert!(check.message.contains("Specimen Bank") && check.message.contains("not known"));
    assert_eq!(found(&checks, "forms").status, Status::Passed);
    assert_eq!(found(&checks, "annotations").status, Status::Passed);
    assert_eq!(found(&checks, "revisions").status, Status::Passed);
}

#[test]
fn a_file_without_a_signature_is_not_checked_for_one() {
    let checks = examined(&STATEMENT.pdf, None);
    let check = found(&checks, "signature");
    assert_eq!((check.status, check.message.as_str()), (Status::NotRun, "The file is not signed."));
}

#[test]
fn one_digit_changed_in_what_was_signed_is_critical() {
    let mut pdf = SIGNED.to_vec();
    let at = memmem::find(&pdf, b"1,250.00").unwrap();
    pdf[at] = b'9';
    assert_found(found(&examined(&pdf, None), "signature"), Status::Failed, Severity::Critical);
}

#[test]
fn a_range_that_leaves_out_more_than_the_signature_is_critical() {
    let range = memmem::find(SIGNED, b"/ByteRange [0 ").unwrap() + 14;
    let mut pdf = SIGNED.to_vec();
    pdf[range..range + 10].copy_from_slice(b"0000000009");
    assert_found(found(&examined(&pdf, None), "signature"), Status::Failed, Severity::Critical);
}

#[test]
fn a_page_changed_after_signing_is_critical() {
    let forged = String::from_utf8(drawing(SIGNED, 1)).unwrap().replace("1,250.00", "9,250.00");
    let pdf = appended(SIGNED, &[(content(SIGNED, 1), stream(forged.as_bytes()))]);
    let checks = examined(&pdf, None);
    let check = found(&checks, "signature");
    assert_found(check, Status::Failed, Severity::Critical);
    assert_eq!(check.evidence[0].page, Some(1));
    let revisions = found(&checks, "revisions");
    assert_found(revisions, Status::Failed, Severity::Critical);
    assert_eq!(revisions.evidence[0].detail, "was `1,250.00`, is `9,250.00`");
}

#[test]
fn certificates_added_after_signing_are_allowed() {
    let catalogue = with_entries(SIGNED, root(SIGNED), "/DSS << /Certs [] >>");
    let checks = examined(&appended(SIGNED, &[(root(SIGNED), catalogue)]), None);
    assert_eq!(found(&checks, "signature").status, Status::Passed, "{}", found(&checks, "signature").message);
    assert_found(found(&checks, "revisions"), Status::Failed, Severity::Info);
}

#[test]
fn anything_else_added_after_signing_is_a_warning_if_no_page_shows_it() {
    let pdf = appended(SIGNED, &[(free(SIGNED), b"<< /Nothing true >>".to_vec())]);
    assert_found(found(&examined(&pdf, None), "signature"), Status::Failed, Severity::Warning);
}

#[test]
fn signatures_of_every_digest_are_checked() {
    let valid = || SignatureCheck::Valid { signer: "Specimen Bank".to_owned(), root: None };
    for signature in [
        include_bytes!("attributes_sha256.der").as_slice(),
        include_bytes!("attributes_sha1.der").as_slice(),
        include_bytes!("bare_sha512.der").as_slice(),
    ] {
        assert_eq!(verify(signature, BYTES), valid());
        assert_eq!(verify(signature, OTHER_BYTES), SignatureCheck::Altered);
        // Zeros fill the place that was kept for it.
        assert_eq!(verify(&[signature, &[0; 64]].concat(), BYTES), valid());
    }
}

#[test]
fn a_signature_of_another_key_is_forged() {
    let mut signature = include_bytes!("attributes_sha256.der").to_vec();
    let last = signature.len() - 1;
    signature[last] ^= 1;
    assert_eq!(verify(&signature, BYTES), SignatureCheck::Forged);
}

#[test]
fn a_changed_file_is_found_even_where_the_kind_of_signature_is_unknown() {
    let signature = include_bytes!("elliptic.der");
    assert!(matches!(verify(signature, BYTES), SignatureCheck::Unsupported(_)));
    assert_eq!(verify(signature, OTHER_BYTES), SignatureCheck::Altered);
}

#[test]
fn no_broken_signature_does_harm() {
    let signature = include_bytes!("attributes_sha256.der");
    for length in 0..signature.len() {
        assert!(matches!(verify(&signature[..length], BYTES), SignatureCheck::Unsupported(_)), "{length}");
    }
    for at in 0..signature.len() {
        for byte in [0, 0x30, 0x80, 0x84, 0xFF] {
            let mut broken = signature.to_vec();
            broken[at] = byte;
            // Any answer will do.
            let _ = verify(&broken, BYTES);
        }
    }
}

/// Over the same bytes, by a bank whose issuer is named by `Specimen Root`.
const CHAINED: &[u8] = include_bytes!("chained.der");
/// By somebody for whom that bank vouches, though it is no authority.
const CHAINED_BY_NO_AUTHORITY: &[u8] = include_bytes!("chained_by_no_authority.der");

#[test]
fn a_signature_leads_to_a_root_over_its_issuers() {
    let root = issuers::from_pem(include_str!("specimen_root.pem"));
    let found = |signature: &[u8], pinned: &[Vec<u8>]| match cms::verify(signature, BYTES, pinned) {
        SignatureCheck::Valid { root, .. } => root,
        other => panic!("{other:?}"),
    };
    assert_eq!(root.len(), 1);
    assert_eq!(found(CHAINED, &root).as_deref(), Some("Specimen Root"));
    assert_eq!(found(CHAINED, &[]), None);
    // One of the same name with another key.
    assert_eq!(found(CHAINED, &issuers::from_pem(include_str!("other_root.pem"))), None);
    assert_eq!(found(CHAINED_BY_NO_AUTHORITY, &root), None);
}

#[test]
fn no_root_is_shipped() {
    assert!(issuers::PINNED.is_empty());
}

#[test]
fn no_broken_chain_does_harm() {
    let root = issuers::from_pem(include_str!("specimen_root.pem"));
    for at in (0..CHAINED.len()).step_by(3) {
        let mut broken = CHAINED.to_vec();
        broken[at] ^= 0x55;
        // Any answer will do.
        let _ = cms::verify(&broken, BYTES, &root);
    }
}
