//! The picture of a page on its way from the child to tesseract.

use std::fmt;

use lending_engine::document::PageImage;
use serde::{Deserialize, Serialize};

/// A page as gray dots. It comes from a child, and is no more to be trusted than the file.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PagePicture {
    /// From 1.
    pub page: usize,
    pub width_px: usize,
    pub height_px: usize,
    pub dpi: u32,
    pub is_complete: bool,
    /// Row by row from the top; 0 is black.
    #[serde(with = "base_64")]
    pub gray: Vec<u8>,
}

impl fmt::Debug for PagePicture {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { page, width_px, height_px, dpi, .. } = self;
        write!(formatter, "PagePicture(page {page}, {width_px}×{height_px} dots, {dpi} dpi)")
    }
}

impl From<PageImage> for PagePicture {
    fn from(image: PageImage) -> Self {
        let PageImage { page, width_px, height_px, dpi, is_complete, gray } = image;
        Self { page, width_px, height_px, dpi, is_complete, gray }
    }
}

impl PagePicture {
    /// As a portable graymap, the plainest format there is. `None` where the size and the dots do not agree.
    pub(crate) fn graymap(&self) -> Option<Vec<u8>> {
        let Self { width_px, height_px, gray, .. } = self;
        if gray.is_empty() || width_px.checked_mul(*height_px) != Some(gray.len()) {
            return None;
        }
        let mut bytes = format!("P5\n{width_px} {height_px}\n255\n").into_bytes();
        bytes.extend_from_slice(gray);
        Some(bytes)
    }
}

/// As an array of numbers a picture would be three times as long.
pub(super) mod base_64 {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(in crate::sandbox) fn serialize<S: Serializer>(
        bytes: &[u8],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(bytes))
    }

    pub(in crate::sandbox) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<u8>, D::Error> {
        STANDARD.decode(String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
