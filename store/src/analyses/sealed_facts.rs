//! What an analysis was asked with, the hash of its file, and why a person has to look: sealed under its own key. What the
//! version before took in stands in the plain columns beside them, and is read there.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sqlx::types::Json;

use crate::sealing::{Content, ContentKey};
use crate::{Store, StoreError};
use lending_base::TeamId;

/// Stands in plain columns for what is sealed. A process of the version before takes it for a word and an input of a newer one:
/// it shows them and decides nothing by them.
const SEALED: &str = "sealed";

#[derive(Serialize, Deserialize)]
pub(crate) struct Submission {
    pub(crate) inputs: Value,
    pub(crate) file_sha256: String,
}

impl Submission {
    pub(crate) fn seal(&self, key: &ContentKey, id: &str) -> Result<Vec<u8>, StoreError> {
        let json =
            serde_json::to_vec(self).map_err(|_| StoreError::Corrupt("the inputs of a new analysis"))?;
        key.seal(Content::Submission, id, &json)
    }

    /// `None` where it is not sealed.
    pub(crate) fn open(
        key: &ContentKey,
        id: &str,
        sealed: Option<&[u8]>,
    ) -> Result<Option<Self>, StoreError> {
        let Some(sealed) = sealed else { return Ok(None) };
        let json = key.open(Content::Submission, id, sealed)?;
        serde_json::from_slice(&json).map(Some).map_err(|_| StoreError::Corrupt("the inputs of an analysis"))
    }

    /// For the plain column.
    pub(crate) fn plain_inputs() -> Json<Value> {
        Json(json!({SEALED: true}))
    }
}

/// For the plain column.
pub(crate) fn plain_reasons() -> Json<[&'static str; 1]> {
    Json([SEALED])
}

pub(crate) fn seal_reasons(key: &ContentKey, id: &str, reasons: &[String]) -> Result<Vec<u8>, StoreError> {
    let json = serde_json::to_vec(reasons).map_err(|_| StoreError::Corrupt("the reasons of a review"))?;
    key.seal(Content::ReviewReasons, id, &json)
}

/// Whatever the plain column says beyond that they are sealed was written last, by the version before.
pub(crate) fn open_reasons(
    key: &ContentKey,
    id: &str,
    plain: Vec<String>,
    sealed: Option<&[u8]>,
) -> Result<Vec<String>, StoreError> {
    match sealed {
        Some(sealed) if plain == [SEALED] => {
            let json = key.open(Content::ReviewReasons, id, sealed)?;
            serde_json::from_slice(&json).map_err(|_| StoreError::Corrupt("the reasons of a review"))
        }
        _ => Ok(plain),
    }
}

impl Store {
    /// By which a file that came before is found, in its own team alone.
    pub(crate) fn file_index(&self, team: &TeamId, sha256: &str) -> Vec<u8> {
        self.keyring.blind_index("file", &format!("{team}\n{sha256}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_version_before_has_written_last_is_what_counts() {
        let key = ContentKey::random().unwrap();
        let reasons = vec!["name_mismatch".to_owned()];
        let sealed = seal_reasons(&key, "an_1", &reasons).unwrap();
        let read = |plain: &[&str], sealed| {
            let plain = plain.iter().map(|word| (*word).to_owned()).collect();
            open_reasons(&key, "an_1", plain, sealed).unwrap()
        };
        assert_eq!(read(&[SEALED], Some(sealed.as_slice())), reasons);
        assert_eq!(read(&["mule_pattern"], Some(sealed.as_slice())), ["mule_pattern"]);
        assert!(read(&[], Some(sealed.as_slice())).is_empty());
        assert_eq!(read(&["mule_pattern"], None), ["mule_pattern"]);
        assert!(
            open_reasons(&key, "an_2", vec![SEALED.to_owned()], Some(&sealed)).is_err(),
            "of another analysis"
        );
    }
}
