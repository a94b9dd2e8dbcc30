//! The faults that live in the file rather than on its pages: revisions, signatures, annotations, locks, scans. Only tests
//! draw them, with crates that the demo does without.

mod lock;
mod objects;
mod patch;
mod scan;
mod sign;

use anyhow::Result;

use self::lock::Cipher;
use super::case::Case;
use super::{forge, revision, tamper};
use crate::choices::Writer;
use crate::dice::Dice;
use crate::spec::Fault;
use crate::truth::Truth;
use crate::write;

/// The faults that live in how the file is put together: revisions and signatures.
pub(super) fn whole_file(case: &mut Case<'_>, dice: &mut Dice) -> Result<Option<Vec<u8>>> {
    Ok(Some(match case.spec.fault {
        Fault::EditedRevision => tamper::edited_revision(case, dice)?,
        Fault::ForgedRow => forge::row(case, dice)?,
        Fault::SignedByBank => sign::honest(case)?,
        Fault::SignedThenChanged => sign::then_changed(case, dice)?,
        Fault::InvalidSignature => sign::over_other_bytes(case, dice)?,
        Fault::TwoRevisions => {
            let pdf = write::write(Writer::Standard, &case.pages, &case.properties)?;
            revision::touch(pdf, &case.properties, case.pages.len())?
        }
        _ => return Ok(None),
    }))
}

pub(super) fn change_pages(case: &mut Case<'_>, dice: &mut Dice) -> Result<()> {
    match case.spec.fault {
        Fault::Scan | Fault::MixedScan => {
            case.writer = Writer::Standard;
            let every_second = case.spec.fault == Fault::MixedScan;
            scan::scan(&mut case.pages, &mut case.truth, every_second)?;
        }
        Fault::ImagePatch => patch::paste_picture(case, dice)?,
        _ => {}
    }
    Ok(())
}

pub(super) fn change_bytes(mut pdf: Vec<u8>, case: &mut Case<'_>, dice: &mut Dice) -> Result<Vec<u8>> {
    let fault = case.spec.fault;
    match fault {
        Fault::Truncated => pdf.truncate(pdf.len() * 2 / 3),
        Fault::FreeTextOverAmount => pdf = objects::free_text(&pdf, case, dice)?,
        Fault::StampAnnotation => pdf = objects::stamp(&pdf, case, dice)?,
        Fault::PieceInfoIllustrator => pdf = objects::piece_info(&pdf, case)?,
        Fault::JavaScript => pdf = objects::script(&pdf)?,
        Fault::LinkAnnotation => pdf = objects::links(&pdf)?,
        Fault::MetadataResaved => pdf = objects::resaved(&pdf, &case.properties)?,
        _ => {}
    }
    let cipher = match fault {
        Fault::EncryptedRc4 => Cipher::Rc4,
        Fault::EncryptedAes128 => Cipher::Aes128,
        Fault::EncryptedAes256 => Cipher::Aes256,
        _ => return Ok(pdf),
    };
    let password = password(&case.truth);
    pdf = lock::lock(&pdf, cipher, &password, dice)?;
    case.truth.password = Some(password);
    Ok(pdf)
}

/// As banks make them up: four letters of the name and a day.
fn password(truth: &Truth) -> String {
    let account = &truth.accounts[0];
    let letters: String = account.holders[0].chars().filter(char::is_ascii_alphabetic).take(4).collect();
    format!("{letters}{}", account.from.format("%d%m"))
}
