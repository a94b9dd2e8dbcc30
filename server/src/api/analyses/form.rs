//! The form of an upload: what its parts are, and what they mean.

use std::collections::BTreeMap;

use lending_bureau::Mobile;
use lending_engine::application::Inputs;
use lending_engine::money::Rupees;
use lending_engine::names::search_words;
use lending_engine::one_line::{ONE_LINE, is_one_line};
use lending_store::SpooledFile;
use lending_store::analyses::Particulars;
use poem_openapi::registry::{MetaSchema, MetaSchemaRef, Registry};
use poem_openapi::types::{ParseFromJSON, ToJSON, Type};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use zeroize::Zeroizing;

use crate::api::credit_checks::ConsentEvidence;
use crate::contract::Contract;
use crate::errors::{ApiError, Code};
use crate::gate::{Fingerprinted, FormSchema, Received, canonical, parse_json};

const NAME_CHARACTERS: usize = 200;
const PASSWORD_CHARACTERS: usize = 128;
const METADATA_MEMBERS: usize = 20;
const METADATA_KEY_CHARACTERS: usize = 64;
const METADATA_VALUE_CHARACTERS: usize = 500;
const FILE_NAME_CHARACTERS: usize = 255;
/// The part that holds what shows a consent.
pub(super) const EVIDENCE: &str = "bureau_consent_evidence";
/// The longest time that any product covers.
const MOST_MONTHS: u16 = 480;

/// The form as the contract shows it.
pub(crate) struct AnalysisForm;

impl FormSchema for AnalysisForm {
    const NAME: &'static str = "CreateAnalysisRequest";
    const TEXTS: &'static [&'static str] = &[
        "product_id",
        "applicant_name",
        "applicant_mobile",
        "bureau_consent",
        "bureau_consent_evidence",
        "inputs",
        "file_password",
        "metadata",
    ];

    fn register(registry: &mut Registry) {
        Inputs::register(registry);
        ConsentEvidence::register(registry);
        registry.create_schema::<Self, _>(Self::NAME.to_owned(), |_| MetaSchema {
            description: Some(
                "A statement and what is asked about it. The parts may come in any order; an empty text counts as \
                 absent.",
            ),
            title: Some(Self::NAME.to_owned()),
            required: vec!["file"],
            properties: properties(),
            ..MetaSchema::new("object")
        });
    }
}

fn text(description: &'static str, max_length: usize, example: &str) -> MetaSchema {
    MetaSchema {
        description: Some(description),
        max_length: Some(max_length),
        example: Some(example.into()),
        ..MetaSchema::new("string")
    }
}

fn properties() -> Vec<(&'static str, MetaSchemaRef)> {
    let file = MetaSchema {
        description: Some("The statement: a PDF of at most 20 MiB and 500 pages."),
        ..MetaSchema::new_with_format("string", "binary")
    };
    let consent = MetaSchema {
        description: Some(
            "Whether the applicant consents to a pull from the credit bureau; absent: no. A true consent needs \
             `applicant_name`, `applicant_mobile` and the team's entitlement; it pulls the bureau's report, which is \
             billed. Send `true` or `false`; 1, 0, yes, no, on and off are understood too, in any case.",
        ),
        example: Some(false.into()),
        ..MetaSchema::new("boolean")
    };
    let inputs = MetaSchema {
        description: Some(
            "What the application asks for, as JSON text: amounts in rupees, and `tenure_months`.",
        ),
        all_of: vec![Inputs::schema_ref()],
        example: Some(json!({"requested_amount": 200_000, "down_payment": 50_000})),
        ..MetaSchema::ANY
    };
    let evidence = MetaSchema {
        description: Some(
            "What shows that the applicant agreed to the pull, as far as you have it, as JSON text. It goes with a true \
             `bureau_consent`.",
        ),
        all_of: vec![ConsentEvidence::schema_ref()],
        example: Some(json!({"language": "hi", "artefact": {"kind": "otp", "reference": "otp-7f3c"}})),
        ..MetaSchema::ANY
    };
    let value = MetaSchema { max_length: Some(METADATA_VALUE_CHARACTERS), ..MetaSchema::new("string") };
    let metadata = MetaSchema {
        description: Some(
            "Anything to find the analysis by in your own systems, as JSON text: up to 20 texts of up to 500 characters \
             under keys of 1 to 64 characters. It is returned as given.",
        ),
        max_properties: Some(METADATA_MEMBERS),
        additional_properties: Some(Box::new(MetaSchemaRef::Inline(Box::new(value)))),
        example: Some(json!({"branch": "Pune", "case": "4711"})),
        ..MetaSchema::new("object")
    };
    let schemas = [
        ("file", file),
        (
            "product_id",
            // An id that exists nowhere would make every trial from the pages fail.
            text(
                "Id of the active product to score under, such as `prd_01JD3Q4T0C6Z9V2R8N5M7K1XWD`; empty or absent: \
                 the built-in product.",
                64,
                "",
            ),
        ),
        (
            "applicant_name",
            text(
                "The applicant's full name. It is compared with the names on the statement.",
                NAME_CHARACTERS,
                "Ramesh Kumar Sharma",
            ),
        ),
        (
            "applicant_mobile",
            text(
                "The applicant's Indian mobile number: ten digits from 6 to 9 on, with or without +91.",
                64,
                "+91 98765 43200",
            ),
        ),
        ("bureau_consent", consent),
        (EVIDENCE, evidence),
        ("inputs", inputs),
        (
            "file_password",
            text(
                "The password of an encrypted PDF; ignored for one that is not. Not kept after the analysis has ended.",
                PASSWORD_CHARACTERS,
                "rame0107",
            ),
        ),
        ("metadata", metadata),
    ];
    schemas.into_iter().map(|(name, schema)| (name, MetaSchemaRef::Inline(Box::new(schema)))).collect()
}

/// What was asked, understood as far as no database is needed for it.
#[derive(Debug)]
pub(super) struct UploadForm {
    pub(super) file: SpooledFile,
    pub(super) product_id: Option<String>,
    pub(super) particulars: Particulars,
    pub(super) bureau_consent: bool,
    pub(super) consent_evidence: Option<ConsentEvidence>,
    pub(super) inputs: Inputs,
    pub(super) password: Option<Zeroizing<String>>,
}

impl UploadForm {
    pub(super) fn understand(contract: &Contract, mut form: Received) -> Result<Self, ApiError> {
        let Some((file, file_name)) = form.take_file() else {
            return Err(ApiError::refused_field(Code::FileMissing, "file", "is missing"));
        };
        let mobile = form.take_text("applicant_mobile").filter(|text| !text.trim().is_empty());
        let mobile = mobile.map(|text| text.parse::<Mobile>()).transpose().map_err(|error| {
            ApiError::refused_field(Code::InvalidMobile, "applicant_mobile", &error.to_string())
        })?;
        let applicant_name = form.take_text("applicant_name").map(|text| name(&text)).transpose()?.flatten();
        let consent = form.take_text("bureau_consent").map(|text| flag(&text)).transpose()?;
        let asked = Self {
            product_id: form.take_text("product_id").map(|text| text.trim().to_owned()),
            bureau_consent: consent.unwrap_or(false),
            consent_evidence: form.take_text(EVIDENCE).map(|text| evidence(contract, &text)).transpose()?,
            inputs: form.take_text("inputs").map(|text| inputs(&text)).transpose()?.unwrap_or_default(),
            password: form.take_text("file_password").map(password).transpose()?,
            particulars: Particulars {
                applicant_name,
                applicant_mobile: mobile.map(|mobile| mobile.expose().to_owned()),
                file_name: file_name.as_deref().and_then(plain_file_name),
                metadata: form
                    .take_text("metadata")
                    .map(|text| metadata(&text))
                    .transpose()?
                    .unwrap_or_default(),
            },
            file,
        };
        asked.check_applicant()?;
        Ok(asked)
    }

    fn check_applicant(&self) -> Result<(), ApiError> {
        let missing = match &self.particulars {
            _ if !self.bureau_consent && self.consent_evidence.is_some() => {
                return Err(ApiError::invalid_field(EVIDENCE, "goes with a true bureau_consent"));
            }
            _ if !self.bureau_consent => return Ok(()),
            Particulars { applicant_name: None, .. } => "applicant_name",
            Particulars { applicant_mobile: None, .. } => "applicant_mobile",
            Particulars { applicant_name: Some(name), .. } if search_words(name).is_empty() => {
                return Err(ApiError::invalid_field("applicant_name", "must be the name of a person"));
            }
            _ => return Ok(()),
        };
        Err(ApiError::refused_field(
            Code::ApplicantIncomplete,
            missing,
            "is needed where the bureau is to be asked",
        ))
    }
}

impl Fingerprinted for UploadForm {
    /// Neither the boundary nor the name of the file: a client that tries again may choose others.
    fn canonical(&self) -> Vec<u8> {
        let Particulars { applicant_name, applicant_mobile, file_name: _, metadata } = &self.particulars;
        canonical(&json!({
            "file": self.file.sha256(),
            "product_id": self.product_id,
            "applicant_name": applicant_name,
            "applicant_mobile": applicant_mobile,
            "bureau_consent": self.bureau_consent,
            EVIDENCE: self.consent_evidence.to_json(),
            "inputs": self.inputs,
            "file_password": self.password.as_ref().map(|password| password.as_str()),
            "metadata": metadata,
        }))
    }
}

fn name(text: &str) -> Result<Option<String>, ApiError> {
    let text = text.trim();
    let refuse = |message: &str| Err(ApiError::invalid_field("applicant_name", message));
    match text {
        "" => Ok(None),
        _ if text.chars().count() > NAME_CHARACTERS => refuse("must have at most 200 characters"),
        _ if !is_one_line(text) => refuse(ONE_LINE),
        _ if !text.chars().any(char::is_alphabetic) => refuse("must be the name of a person or a firm"),
        _ => Ok(Some(text.to_owned())),
    }
}

fn flag(text: &str) -> Result<bool, ApiError> {
    match text.trim().to_ascii_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Ok(true),
        "false" | "0" | "no" | "off" | "" => Ok(false),
        _ => Err(ApiError::invalid_field(
            "bureau_consent",
            "must be one of true, false, 1, 0, yes, no, on, off",
        )),
    }
}

fn password(text: Zeroizing<String>) -> Result<Zeroizing<String>, ApiError> {
    if text.chars().count() > PASSWORD_CHARACTERS {
        return Err(ApiError::invalid_field("file_password", "must have at most 128 characters"));
    }
    Ok(text)
}

fn object(field: &str, text: &str) -> Result<Map<String, Value>, ApiError> {
    match parse_json(text.as_bytes()) {
        Ok(Value::Object(members)) => Ok(members),
        Ok(_) => Err(ApiError::invalid_field(field, "must be a JSON object")),
        Err(error) => Err(ApiError::invalid_field(field, format!("is not valid JSON: {error}"))),
    }
}

fn evidence(contract: &Contract, text: &str) -> Result<ConsentEvidence, ApiError> {
    let sent = Value::Object(object(EVIDENCE, text)?);
    let mut errors = contract.violations(&ConsentEvidence::name(), &sent);
    if errors.is_empty() {
        return ConsentEvidence::parse_from_json(Some(sent))
            .map_err(|error| ApiError::invalid_field(EVIDENCE, error.into_message()));
    }
    for error in &mut errors {
        error.field = member_of(EVIDENCE, &error.field);
    }
    Err(ApiError::invalid(errors))
}

fn inputs(text: &str) -> Result<Inputs, ApiError> {
    let mut inputs = Inputs::default();
    for (member, value) in object("inputs", text)? {
        if member == "tenure_months" {
            inputs.tenure_months = tenure_months(&value)?;
            continue;
        }
        let amount = match member.as_str() {
            "requested_amount" => &mut inputs.requested_amount,
            "collateral_value" => &mut inputs.collateral_value,
            "gst_turnover" => &mut inputs.gst_turnover,
            "down_payment" => &mut inputs.down_payment,
            _ => return Err(ApiError::invalid_field(member_of("inputs", &member), "is not a known member")),
        };
        if value.is_null() {
            continue;
        }
        if !value.is_number() {
            return Err(ApiError::invalid_field(member_of("inputs", &member), "must be a number"));
        }
        let read = Rupees::deserialize(value);
        *amount = Some(
            read.map_err(|error| ApiError::invalid_field(member_of("inputs", &member), error.to_string()))?,
        );
    }
    Ok(inputs)
}

fn tenure_months(value: &Value) -> Result<Option<u16>, ApiError> {
    if value.is_null() {
        return Ok(None);
    }
    let months = value.as_u64().and_then(|months| u16::try_from(months).ok());
    match months.filter(|months| (1..=MOST_MONTHS).contains(months)) {
        Some(months) => Ok(Some(months)),
        None => Err(ApiError::invalid_field(
            member_of("inputs", "tenure_months"),
            format!("must be a whole number from 1 to {MOST_MONTHS}"),
        )),
    }
}

fn metadata(text: &str) -> Result<BTreeMap<String, String>, ApiError> {
    let members = object("metadata", text)?;
    if members.len() > METADATA_MEMBERS {
        return Err(ApiError::invalid_field("metadata", "must have at most 20 members"));
    }
    let mut metadata = BTreeMap::new();
    for (key, value) in members {
        let refuse = |message: &str| Err(ApiError::invalid_field(member_of("metadata", &key), message));
        if !(1..=METADATA_KEY_CHARACTERS).contains(&key.chars().count()) {
            return refuse("must have a key of 1 to 64 characters");
        }
        let Value::String(value) = value else { return refuse("must be a string") };
        if value.chars().count() > METADATA_VALUE_CHARACTERS {
            return refuse("must have at most 500 characters");
        }
        if key.contains('\0') || value.contains('\0') {
            return refuse("must not contain the character U+0000");
        }
        metadata.insert(key, value);
    }
    Ok(metadata)
}

/// As it is told back to whoever sent it, a name need not be longer than one may be.
fn member_of(parent: &str, name: &str) -> String {
    let name: String = name.chars().take(METADATA_KEY_CHARACTERS).collect();
    format!("{parent}.{name}")
}

/// The last part of whatever path a client sends, without what cannot be shown.
fn plain_file_name(sent: &str) -> Option<String> {
    let last = sent.rsplit(['/', '\\']).next().unwrap_or_default();
    let shown = last.chars().filter(|character| !character.is_control()).take(FILE_NAME_CHARACTERS);
    let name: String = shown.collect::<String>().trim().to_owned();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(refused: ApiError) -> String {
        refused.errors.into_iter().map(|error| error.field).collect()
    }

    #[test]
    fn consent_is_understood_in_every_usual_spelling() {
        for yes in ["true", "TRUE", "1", "Yes", " on "] {
            assert!(flag(yes).unwrap(), "{yes}");
        }
        for no in ["false", "0", "NO", "off"] {
            assert!(!flag(no).unwrap(), "{no}");
        }
        for neither in ["ja", "2", "y", "truefalse"] {
            assert_eq!(field(flag(neither).unwrap_err()), "bureau_consent", "{neither}");
        }
    }

    #[test]
    fn inputs_are_refused_by_the_member_that_is_wrong() {
        let read =
            inputs(r#"{"requested_amount": 200000.5, "down_payment": 0, "gst_turnover": null}"#).unwrap();
        assert_eq!(read.requested_amount.map(|amount| amount.paise().get()), Some(20_000_050));
        assert_eq!((read.down_payment, read.gst_turnover), (Some(Rupees::default()), None));
        for (text, place) in [
            ("[]", "inputs"),
            ("{", "inputs"),
            (r#"{"requested_amount": -1}"#, "inputs.requested_amount"),
            (r#"{"collateral_value": "5"}"#, "inputs.collateral_value"),
            (r#"{"gst_turnover": 0.001}"#, "inputs.gst_turnover"),
            (r#"{"down_payment": 1e13}"#, "inputs.down_payment"),
            (r#"{"salary": 1}"#, "inputs.salary"),
            (r#"{"tenure_months": 0}"#, "inputs.tenure_months"),
            (r#"{"tenure_months": 12.5}"#, "inputs.tenure_months"),
            (r#"{"tenure_months": 481}"#, "inputs.tenure_months"),
            (r#"{"tenure_months": "12"}"#, "inputs.tenure_months"),
        ] {
            assert_eq!(field(inputs(text).unwrap_err()), place, "{text}");
        }
    }

    #[test]
    fn metadata_is_a_small_object_of_texts() {
        let many: Map<String, Value> = (0..21).map(|number| (number.to_string(), "x".into())).collect();
        assert_eq!(metadata(r#"{"branch": "Pune"}"#).unwrap()["branch"], "Pune");
        for (text, place) in [
            ("7".to_owned(), "metadata"),
            (Value::Object(many).to_string(), "metadata"),
            (r#"{"n": 1}"#.to_owned(), "metadata.n"),
            (r#"{"": "x"}"#.to_owned(), "metadata."),
            (format!(r#"{{"long": "{}"}}"#, "x".repeat(501)), "metadata.long"),
        ] {
            assert_eq!(field(metadata(&text).unwrap_err()), place, "{text}");
        }
    }

    #[test]
    fn only_the_last_part_of_a_path_is_the_name_of_a_file() {
        assert_eq!(plain_file_name("C:\\Users\\a\\state\u{7}ment.pdf").as_deref(), Some("statement.pdf"));
        assert_eq!(plain_file_name("../../etc/passwd").as_deref(), Some("passwd"));
        assert_eq!(plain_file_name("a/ "), None);
    }
}
