//! Pages of a list, newest first unless its caller may ask for the oldest: by `offset` for people, by `cursor` for deep
//! traversal.

/// The most rows a total is counted exactly for; beyond it the total is unknown.
pub const COUNTED_ROWS: i64 = 10_000;

/// The most words of a name that a search looks at.
pub(crate) const SEARCHED_WORDS: usize = 4;

/// Where a page starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    Offset(i64),
    /// After the row with this id.
    After(String),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PageRequest {
    pub limit: i64,
    pub start: Start,
}

impl PageRequest {
    pub(crate) fn offset(&self) -> i64 {
        match self.start {
            Start::Offset(offset) => offset,
            Start::After(_) => 0,
        }
    }

    /// Ids descend on a page, so everything is below this when there is no cursor.
    pub(crate) fn below(&self) -> Option<&str> {
        match &self.start {
            Start::Offset(_) => None,
            Start::After(id) => Some(id),
        }
    }

    /// Where the oldest stand first ids ascend, and everything is above the empty text when there is no cursor.
    pub(crate) fn above(&self) -> &str {
        match &self.start {
            Start::Offset(_) => "",
            Start::After(id) => id,
        }
    }

    /// One row more than asked tells whether there is a next page.
    pub(crate) fn fetch(&self) -> i64 {
        self.limit + 1
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    pub items: Vec<T>,
    pub has_more: bool,
    /// Exact up to [`COUNTED_ROWS`], `None` beyond.
    pub total: Option<i64>,
}

impl<T> Page<T> {
    /// From rows fetched with [`PageRequest::fetch`] and a count that stops at one above [`COUNTED_ROWS`].
    pub(crate) fn cut(mut items: Vec<T>, request: &PageRequest, counted: i64) -> Self {
        let limit = usize::try_from(request.limit).unwrap_or_default();
        let has_more = items.len() > limit;
        items.truncate(limit);
        Self { items, has_more, total: (counted <= COUNTED_ROWS).then_some(counted) }
    }
}
