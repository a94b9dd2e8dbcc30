//! The envelope and the parameters that all lists share.

use chrono::{DateTime, Datelike, Utc};
use lending_store::page::{PageRequest, Start};

use crate::errors::ApiError;

/// The largest page.
pub(crate) const MAX_LIMIT: u32 = 100;

/// The page size where none is asked for.
pub(crate) fn default_limit() -> u32 {
    20
}

/// Databases know fewer years than RFC 3339.
pub(crate) fn sane_time(field: &str, at: Option<DateTime<Utc>>) -> Result<Option<DateTime<Utc>>, ApiError> {
    match at {
        Some(at) if !(1970..=9999).contains(&at.year()) => {
            Err(ApiError::invalid_field(field, "must lie in the years from 1970 to 9999"))
        }
        at => Ok(at),
    }
}

/// From the query parameters of a list. `is_cursor` says whether a text can be one of the list's ids.
pub(crate) fn page_request(
    limit: u32,
    offset: Option<u32>,
    cursor: Option<String>,
    is_cursor: impl FnOnce(&str) -> bool,
) -> Result<PageRequest, ApiError> {
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid_field("limit", format!("must lie from 1 to {MAX_LIMIT}")));
    }
    let start = match (offset, cursor) {
        (Some(_), Some(_)) => {
            return Err(ApiError::invalid_field("cursor", "cannot be combined with `offset`"));
        }
        (offset, None) => Start::Offset(i64::from(offset.unwrap_or(0))),
        (None, Some(cursor)) if is_cursor(&cursor) => Start::After(cursor),
        (None, Some(_)) => {
            return Err(ApiError::invalid_field("cursor", "is not a `next_cursor` of this list"));
        }
    };
    Ok(PageRequest { limit: i64::from(limit), start })
}

/// Declares the list type of a resource: the same envelope everywhere. Where callers choose the order, `in` says so.
macro_rules! list_of {
    ($(#[$doc:meta])* $list:ident of $item:ident) => {
        $crate::api::lists::list_of! {
            $(#[$doc])*
            $list of $item in
            /// The items of this page, newest first.
        }
    };
    ($(#[$doc:meta])* $list:ident of $item:ident in $(#[$order:meta])+) => {
        $(#[$doc])*
        #[derive(poem_openapi::Object)]
        pub(crate) struct $list {
            $(#[$order])+
            data: Vec<$item>,
            /// How many there are in all, over all pages: exact up to 10,000, null beyond.
            total: Option<i64>,
            /// The page size that applied, from 1 to 100.
            limit: i64,
            /// How many were skipped; null when a cursor was given.
            offset: Option<i64>,
            /// Whether there are more after this page.
            has_more: bool,
            /// Give this as `cursor` to read on; null on the last page.
            next_cursor: Option<String>,
        }

        impl $list {
            fn new<T>(
                page: lending_store::page::Page<T>,
                request: &lending_store::page::PageRequest,
                id_of: impl Fn(&T) -> &str,
                view: impl FnMut(T) -> $item,
            ) -> Self {
                let last = page.items.last().filter(|_| page.has_more);
                Self {
                    next_cursor: last.map(|item| id_of(item).to_owned()),
                    total: page.total,
                    limit: request.limit,
                    offset: match request.start {
                        lending_store::page::Start::Offset(offset) => Some(offset),
                        lending_store::page::Start::After(_) => None,
                    },
                    has_more: page.has_more,
                    data: page.items.into_iter().map(view).collect(),
                }
            }
        }
    };
}
pub(crate) use list_of;
