//! Which analyses stand first in a list, and cursors that say of which order they are.

use lending_base::AnalysisId;
use lending_store::page::{PageRequest, Start};
use poem_openapi::Enum;

use crate::api::lists::page_request;
use crate::errors::ApiError;

/// Opens the cursors of the order that began later: those of the usual one are bare ids, as they always were.
const OF_THE_OLDEST: &str = "oldest.";

/// Which analyses stand first: `newest`, those created last, or `oldest`, those created first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub(crate) enum AnalysisOrder {
    /// Those created last.
    Newest,
    /// Those created first, as a queue is worked off.
    Oldest,
}

/// The order where none is asked for.
pub(super) fn newest_first() -> AnalysisOrder {
    AnalysisOrder::Newest
}

impl AnalysisOrder {
    /// Where a list goes on after this analysis. In the other order it would go on elsewhere, so it says which it is of.
    pub(super) fn cursor(self, id: &AnalysisId) -> String {
        match self {
            Self::Newest => id.to_string(),
            Self::Oldest => format!("{OF_THE_OLDEST}{id}"),
        }
    }

    /// The analysis that a cursor of this order names.
    fn id_in(self, cursor: &str) -> Option<AnalysisId> {
        let id = match self {
            Self::Newest => cursor,
            Self::Oldest => cursor.strip_prefix(OF_THE_OLDEST)?,
        };
        AnalysisId::parse(id)
    }

    pub(super) fn page(
        self,
        limit: u32,
        offset: Option<u32>,
        cursor: Option<String>,
    ) -> Result<PageRequest, ApiError> {
        let PageRequest { limit, start } =
            page_request(limit, offset, cursor, |text| self.id_in(text).is_some())?;
        let start = match start {
            Start::After(cursor) => Start::After(self.id_in(&cursor).map_or(cursor, |id| id.to_string())),
            Start::Offset(offset) => Start::Offset(offset),
        };
        Ok(PageRequest { limit, start })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_good_for_its_own_order_alone() {
        let id = AnalysisId::parse("an_01JD3Q4T0C6Z9V2R8N5M7K1XWC").unwrap();
        let after = |order: AnalysisOrder, cursor: &str| {
            order.page(20, None, Some(cursor.to_owned())).map(|page| page.start)
        };
        let orders = [AnalysisOrder::Newest, AnalysisOrder::Oldest];
        for (order, other) in orders.into_iter().zip(orders.into_iter().rev()) {
            let cursor = order.cursor(&id);
            assert_eq!(after(order, &cursor).unwrap(), Start::After(id.to_string()));
            assert!(after(other, &cursor).is_err(), "{cursor}");
        }
        assert!(after(AnalysisOrder::Oldest, "oldest.").is_err());
        assert!(after(AnalysisOrder::Newest, "newest.an_01JD3Q4T0C6Z9V2R8N5M7K1XWC").is_err());
    }
}
