//! How much of a file is read before it is refused.
//!
//! Each bound is meant to stand well above what a bank prints: 500 pages of 6,000 glyphs are three million. And below
//! what hurts: two million words of one glyph took 210 MB, so four million, the most there can be, take about twice
//! that.

const KIB: usize = 1024;
const MIB: usize = 1024 * KIB;

/// What a file may ask of its reader. Every bound but those of marks is a [`Rejection`](super::Rejection) of its own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DocumentLimits {
    pub pages: usize,
    /// Entries of the cross-reference table.
    pub objects: usize,
    /// Dictionaries inside dictionaries. hayro reads no more than 512.
    pub dictionary_depth: usize,
    /// What one stream may decompress to, at any stage of its filters.
    pub decompressed_bytes_per_stream: usize,
    /// What all streams together may decompress to. A stream that is used twice counts twice.
    pub decompressed_bytes_in_total: usize,
    /// The same for one picture of a scanned page, which is drawn alone and takes no part in the reading of text.
    pub decompressed_bytes_per_picture: usize,
    /// Of one picture in the file. A sheet of A4 at 600 dots per inch has 35 million.
    pub picture_dots: usize,
    /// Of the sheet on which a scanned page is drawn. A3 at 300 dots per inch has 17 million.
    pub sheet_dots: usize,
    pub filters_per_stream: usize,
    /// A character map is small, and each of its lines becomes many times its size in memory.
    pub to_unicode_bytes: usize,
    /// Merged files bring the fonts of each part, and some writers embed a subset for every page.
    pub fonts: usize,
    pub operators_per_page: usize,
    /// Pages may share one content stream, so a small file can repeat a costly page.
    pub operators_in_total: usize,
    pub glyphs_per_page: usize,
    pub glyphs_in_total: usize,
    /// Rectangles and images that are kept beside the words. The rest is left out: no row is read from them.
    pub painted_areas_per_page: usize,
    pub painted_areas_in_total: usize,
    /// Open `q` operators of one content stream. Careless writers leave a few open on every line.
    pub graphics_state_depth: usize,
    /// Forms that draw forms.
    pub form_depth: usize,
}

impl Default for DocumentLimits {
    fn default() -> Self {
        Self {
            pages: 500,
            objects: 500_000,
            dictionary_depth: 512,
            decompressed_bytes_per_stream: 32 * MIB,
            decompressed_bytes_in_total: 256 * MIB,
            decompressed_bytes_per_picture: 128 * MIB,
            picture_dots: 40_000_000,
            sheet_dots: 24_000_000,
            filters_per_stream: 4,
            to_unicode_bytes: 2 * MIB,
            fonts: 2_000,
            operators_per_page: 1_000_000,
            operators_in_total: 20_000_000,
            glyphs_per_page: 200_000,
            glyphs_in_total: 4_000_000,
            painted_areas_per_page: 20_000,
            painted_areas_in_total: 200_000,
            graphics_state_depth: 4_096,
            form_depth: 16,
        }
    }
}
