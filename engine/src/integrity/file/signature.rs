//! Whether the file is still what was signed.

use hayro_syntax::object::{Array, Dict, Name, Number, Object};

use super::super::{Check, Group, Severity};
use super::check_results::{CheckKind, about_file, counted, on_page};
use super::cms::{self, SignatureCheck};
use super::fields::{Field, FieldKind};
use super::issuers::PINNED;
use super::same_drawing::changes;
use super::{Opened, catalogue_of, fields};
use crate::document::objects::open_objects;

pub(super) const KIND: CheckKind = CheckKind::new("signature", Group::Structure, Severity::Critical);

/// A file may end with a few line breaks that belong to nothing.
const TRAILING_BYTES: usize = 16;
/// Each is a pass over the whole file.
const MOST_SIGNATURES: usize = 8;

/// A signature, and what it says it covers.
struct Signature {
    /// Beginning and length of the part before the signature itself, and of the part behind it.
    range: [usize; 4],
    is_timestamp: bool,
    is_detached: bool,
}

pub(super) fn check(opened: &Opened<'_>) -> Check {
    let dictionaries = signed(&opened.fields);
    if dictionaries.is_empty() {
        return KIND.not_run("The file is not signed.");
    }
    if dictionaries.len() > MOST_SIGNATURES {
        return KIND.not_run(format!("The file has {} signatures, too many to check.", dictionaries.len()));
    }
    let pdf = opened.input.pdf;
    let mut unsupported = None;
    let (mut signers, mut roots) = (Vec::new(), Vec::new());
    let mut first_end = None;
    for dictionary in &dictionaries {
        let Some(signature) = Signature::read(dictionary) else {
            return broken("A signature of the file does not say what it covers.");
        };
        let Some((parts, contents)) = signature.covered(pdf) else {
            return broken(
                "The signature does not cover the file as it is: the file was written anew after it was signed.",
            );
        };
        if signature.is_timestamp {
            continue;
        }
        let end = signature.end();
        first_end = Some(first_end.map_or(end, |first: usize| first.min(end)));
        let outcome = if signature.is_detached {
            cms::verify(&contents, &parts, &PINNED)
        } else {
            SignatureCheck::Unsupported("it is of an old kind".to_owned())
        };
        match outcome {
            SignatureCheck::Valid { signer, root } => {
                signers.push(signer);
                roots.push(root);
            }
            SignatureCheck::Altered => {
                return broken(
                    "What was signed has been changed: the digest of the file is not the signed one.",
                );
            }
            SignatureCheck::Forged => {
                return broken("The signature was not made with the key of the certificate it names.");
            }
            SignatureCheck::Unsupported(reason) => unsupported = Some(reason),
        }
    }
    let Some(end) = first_end else {
        return KIND.not_run("The file has a time stamp, but no one signed it.");
    };
    let later = later_changes(opened, end, dictionaries.len());
    match (later, unsupported) {
        (Later::Shown(check), _) | (Later::Unshown(check), None) => check,
        (_, Some(reason)) => KIND.not_run(format!("The signature could not be checked: {reason}.")),
        (Later::Allowed, None) => KIND.passed(in_favour(&signers, &roots).unwrap_or_else(|| format!(
            "The file is signed by {} and was not changed since. The issuer of the certificate is not known here, and anyone can make one: it says nothing of who made the file.",
            signers.join(" and ")
        ))),
    }
}

/// What a signature says that leads to a trusted certificate, where each of them does.
fn in_favour(signers: &[String], roots: &[Option<String>]) -> Option<String> {
    let roots: Vec<&str> = roots.iter().map(Option::as_deref).collect::<Option<_>>()?;
    let (signers, roots) = (signers.join(" and "), roots.join(" and "));
    Some(format!(
        "The file is signed by {signers}, for whom {roots} vouches, and was not changed since: that speaks in its favour."
    ))
}

fn broken(message: &str) -> Check {
    KIND.failed(Severity::Critical, message, vec![about_file("signature is not valid")])
}

/// The signatures that were made; a field can also wait for one.
fn signed<'a>(fields: &[Field<'a>]) -> Vec<Dict<'a>> {
    let mut seen = Vec::new();
    let of_signature = fields.iter().filter(|field| field.kind == FieldKind::Signature);
    for dictionary in of_signature.filter_map(|field| field.value.clone().and_then(Object::into_dict)) {
        // A field and the places where it is shown have the same one.
        if !seen.iter().any(|other: &Dict<'_>| other.data() == dictionary.data()) {
            seen.push(dictionary);
        }
    }
    seen
}

impl Signature {
    fn read(dictionary: &Dict<'_>) -> Option<Self> {
        let numbers = dictionary.get::<Array<'_>>(b"ByteRange")?;
        let numbers: Vec<usize> = numbers
            .iter::<Number>()
            .take(5)
            .map(|number| usize::try_from(number.as_i64()).ok())
            .collect::<Option<_>>()?;
        let kind = dictionary.get::<Name<'_>>(b"SubFilter");
        let kind = kind.as_deref().unwrap_or_default();
        Some(Self {
            range: numbers.try_into().ok()?,
            is_timestamp: kind == b"ETSI.RFC3161",
            is_detached: matches!(kind, b"adbe.pkcs7.detached" | b"ETSI.CAdES.detached"),
        })
    }

    const fn end(&self) -> usize {
        self.range[2].saturating_add(self.range[3])
    }

    /// The bytes it covers, and the signature itself, which must be all that stands between them.
    fn covered<'p>(&self, pdf: &'p [u8]) -> Option<([&'p [u8]; 2], Vec<u8>)> {
        let [begin, length, resume, _] = self.range;
        let (before, after) = (pdf.get(..length)?, pdf.get(resume..self.end())?);
        let between = pdf.get(length..resume)?;
        if begin != 0 || after.is_empty() {
            return None;
        }
        let digits = between.strip_prefix(b"<")?.strip_suffix(b">")?;
        Some(([before, after], from_hex(digits)?))
    }
}

fn from_hex(digits: &[u8]) -> Option<Vec<u8>> {
    let digits: Vec<u8> = digits
        .iter()
        .filter(|digit| !digit.is_ascii_whitespace())
        .map(|digit| char::from(*digit).to_digit(16).and_then(|value| u8::try_from(value).ok()))
        .collect::<Option<_>>()?;
    Some(digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect())
}

enum Later {
    /// Nothing, or what keeps a signature valid for longer: time stamps, certificates, further signatures.
    Allowed,
    /// Something else that no page shows.
    Unshown(Check),
    /// Something that a page shows.
    Shown(Check),
}

/// What was added behind the signed bytes.
fn later_changes(opened: &Opened<'_>, end: usize, signatures: usize) -> Later {
    let input = opened.input;
    let added = input.pdf.get(end..).unwrap_or_default();
    if added.trim_ascii().is_empty() && added.len() <= TRAILING_BYTES {
        return Later::Allowed;
    }
    let critical = |message: &str, evidence| Later::Shown(KIND.failed(Severity::Critical, message, evidence));
    let older = input.pdf.get(..end);
    let Some(older) = older.and_then(|pdf| open_objects(pdf, input.password, input.limits).ok()) else {
        return critical(
            "The signature covers only a part of the file.",
            vec![about_file("signature covers a part")],
        );
    };
    let changes = changes(&older, opened.pdf, input.limits);
    let mut pages: Vec<usize> = changes.pages.iter().chain(&changes.overlays).copied().collect();
    pages.sort_unstable();
    pages.dedup();
    if changes.touch_pages() || !pages.is_empty() {
        let (before, after) = changes.page_counts;
        let mut evidence: Vec<_> = pages.iter().map(|page| on_page(*page, "not as it was signed")).collect();
        if before != after {
            evidence.push(about_file(format!(
                "{} were signed, {after} are shown",
                counted(before, "page", "pages")
            )));
        }
        return critical("Pages were changed after the file was signed.", evidence);
    }
    let catalogue = catalogue_of(&older);
    let has_more_signatures = signed(&fields::list(&catalogue, older.xref())).len() < signatures;
    let has_new_certificates = opened.catalogue.contains_key(b"DSS");
    if has_more_signatures || has_new_certificates {
        return Later::Allowed;
    }
    Later::Unshown(KIND.failed(
        Severity::Warning,
        "Something was added to the file after it was signed. What its pages show is as it was signed.",
        vec![about_file(format!("{} after the signed part", counted(added.len(), "byte", "bytes")))],
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_speaks_in_favour_only_where_each_signer_is_vouched_for() {
        let told = |roots: &[Option<&str>]| {
            let roots: Vec<Option<String>> = roots.iter().map(|root| root.map(str::to_owned)).collect();
            in_favour(&["Specimen Bank".to_owned(), "Its Branch".to_owned()], &roots)
        };
        let both = told(&[Some("Specimen Root"), Some("Specimen Root")]).unwrap();
        assert!(
            both.starts_with("The file is signed by Specimen Bank and Its Branch, for whom Specimen Root")
        );
        assert_eq!(told(&[Some("Specimen Root"), None]), None);
    }
}
