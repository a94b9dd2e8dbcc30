//! Why a file is not read. The lender acts on it: sends the password, or another file.

/// A file that is refused. Faults of the service are not among these.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Rejection {
    #[error("the file is empty")]
    Empty,
    #[error("the file is not a PDF")]
    NotPdf,
    #[error("the file is damaged and cannot be opened")]
    Corrupt,
    #[error("the file is encrypted in a way that is not supported")]
    EncryptionUnsupported,
    #[error("the file is encrypted: its password is needed")]
    PasswordRequired,
    #[error("the password does not open the file")]
    PasswordIncorrect,
    #[error("the file has {pages} pages; at most {limit} are read")]
    TooManyPages { pages: usize, limit: usize },
    #[error("the file has more than {limit} objects")]
    TooManyObjects { limit: usize },
    #[error("the file nests dictionaries more than {limit} deep")]
    NestingTooDeep { limit: usize },
    #[error("a stream of the file decompresses to more than {limit_bytes} bytes")]
    StreamTooLarge { limit_bytes: usize },
    #[error("the streams of the file decompress to more than {limit_bytes} bytes in total")]
    StreamsTooLargeInTotal { limit_bytes: usize },
    #[error("a stream of the file has more than {limit} filters")]
    TooManyFilters { limit: usize },
    #[error("a character map of the file has more than {limit_bytes} bytes")]
    ToUnicodeTooLarge { limit_bytes: usize },
    #[error("the widths of a font reach beyond character {limit}")]
    FontWidthsTooLarge { limit: u32 },
    #[error("the file uses more than {limit} fonts")]
    TooManyFonts { limit: usize },
    #[error("page {page} has more than {limit} operators")]
    TooManyOperators { page: usize, limit: usize },
    #[error("the pages have more than {limit} operators in total")]
    TooManyOperatorsInTotal { limit: usize },
    #[error("page {page} has more than {limit} glyphs")]
    TooManyGlyphs { page: usize, limit: usize },
    #[error("the pages have more than {limit} glyphs in total")]
    TooManyGlyphsInTotal { limit: usize },
    #[error("page {page} saves its graphics state more than {limit} deep")]
    GraphicsStateTooDeep { page: usize, limit: usize },
    #[error("page {page} nests forms more than {limit} deep")]
    FormsTooDeep { page: usize, limit: usize },
    #[error("the pages are images without text: a scan, of which {pages} pages would have to be recognised")]
    Scanned { pages: usize },
    #[error("the pages are blank")]
    Blank,
    #[error("the text of the file cannot be read: its fonts do not say which characters they show")]
    TextUnreadable,
    #[error(
        "no table of transactions was found: no header names a date, an amount and a balance or a description"
    )]
    NoTable,
    #[error("the table of transactions has no rows")]
    NoTransactions,
    #[error("the dates have no year, and nothing in the statement tells which year it is of")]
    YearUnknown,
}

impl Rejection {
    /// The stable code of the contract. It has none for each bound: a file that asks too much is unreadable, and the
    /// message says of what.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "file_empty",
            Self::NotPdf => "file_not_pdf",
            Self::Corrupt | Self::EncryptionUnsupported => "file_corrupt",
            Self::PasswordRequired => "file_password_required",
            Self::PasswordIncorrect => "file_password_incorrect",
            Self::TooManyPages { .. } => "file_too_many_pages",
            Self::TooManyObjects { .. }
            | Self::NestingTooDeep { .. }
            | Self::StreamTooLarge { .. }
            | Self::StreamsTooLargeInTotal { .. }
            | Self::TooManyFilters { .. }
            | Self::ToUnicodeTooLarge { .. }
            | Self::FontWidthsTooLarge { .. }
            | Self::TooManyFonts { .. }
            | Self::TooManyOperators { .. }
            | Self::TooManyOperatorsInTotal { .. }
            | Self::TooManyGlyphs { .. }
            | Self::TooManyGlyphsInTotal { .. }
            | Self::GraphicsStateTooDeep { .. }
            | Self::FormsTooDeep { .. }
            | Self::TextUnreadable => "statement_unreadable",
            Self::Scanned { .. } => "scanned_document",
            Self::Blank | Self::NoTransactions => "no_transactions_found",
            Self::NoTable | Self::YearUnknown => "unsupported_layout",
        }
    }
}
