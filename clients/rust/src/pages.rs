//! Whole lists as streams, page by page behind the scenes.

use futures_util::stream::{self, Stream, StreamExt, TryStreamExt};

use crate::builder::{
    ListAnalyses, ListAnalysisTransactions, ListApiKeys, ListAssignees, ListCreditChecks, ListProducts,
};
use crate::{Error, types};

/// The largest page: fewer requests.
const PAGE: u32 = 100;

/// Where reading goes on.
enum Next {
    First,
    After(String),
    Nowhere,
}

macro_rules! streams {
    ($($(#[$doc:meta])* $builder:ident of $item:ty;)*) => {$(
        impl<'a> $builder<'a> {
            $(#[$doc])*
            ///
            /// Pages are fetched as the stream is read, the newest items first. What the builder was given as `limit`,
            /// `offset` or `cursor` is not used.
            pub fn stream(self) -> impl Stream<Item = Result<$item, Error<types::ErrorResponse>>> + 'a {
                let pages = stream::try_unfold((self, Next::First), |(request, next)| async move {
                    let page = match next {
                        Next::First => request.clone().limit(PAGE).send().await?,
                        Next::After(cursor) => request.clone().limit(PAGE).cursor(cursor).send().await?,
                        Next::Nowhere => return Ok::<_, Error<types::ErrorResponse>>(None),
                    };
                    let page = page.into_inner();
                    let next = page.next_cursor.map_or(Next::Nowhere, Next::After);
                    Ok(Some((page.data, (request, next))))
                });
                pages.map_ok(|items| stream::iter(items).map(Ok)).try_flatten()
            }
        }
    )*};
}

streams! {
    /// Every analysis that the filters let through.
    ListAnalyses of types::Analysis;
    /// Every credit check that the filters let through.
    ListCreditChecks of types::CreditCheckSummary;
    /// Every product of the status that was asked for.
    ListProducts of types::Product;
    /// Every API key.
    ListApiKeys of types::ApiKey;
    /// Everybody who can be given a case.
    ListAssignees of types::Assignee;
    /// Every transaction of the analysis.
    ListAnalysisTransactions of types::Transaction;
}
