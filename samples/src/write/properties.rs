//! What stands in a file's properties.

use chrono::NaiveDate;

#[derive(Clone, Debug)]
pub(crate) struct Properties {
    pub(crate) title: String,
    pub(crate) creator: String,
    pub(crate) producer: String,
    pub(crate) created: NaiveDate,
    pub(crate) file_id: u64,
}
