//! Pages of a statement as pictures: painted in a sandboxed child, and kept sealed for whoever looks at them again.

use lending_jobs::sandbox::{PageDrawing, PaintedPage};
use lending_store::analyses::{Analysis, PictureOf};
use lending_store::audit::Action;
use poem::http::{HeaderValue, StatusCode, header};
use poem::{IntoResponse, Response};
use poem_openapi::param::{Header, Path, Query};
use poem_openapi::registry::{MetaMediaType, MetaResponses, MetaSchema, MetaSchemaRef, Registry};
use poem_openapi::{ApiResponse, OpenApi};

use super::read::{found, is_held, parsed};
use super::transactions::statement_erased;
use crate::api::responses::{found_or_unchanged, put_etag};
use crate::api::tags::Tag;
use crate::contract::OperationFacts;
use crate::errors::{ApiError, Code};
use crate::gate::{Access, AnyCaller, Caller, purpose};

#[derive(Debug, Default)]
pub(crate) struct PagesApi;

pub(crate) const OPERATIONS: &[OperationFacts] = &[OperationFacts {
    id: "get_analysis_page",
    refusals: &[Code::AnalysisNotCompleted, Code::PageNotDrawable, Code::StatementErased, Code::StorageFull],
    request: None,
    answer: None,
}];

const CONTENT_TYPE: &str = "image/png";
const ENDING: &str = ".png";
/// A statement has no more pages than an upload may have.
const MOST_PAGES: usize = 500;

/// A page, or that it has not changed.
pub(crate) enum PageAnswer {
    Changed { png: Vec<u8>, file_name: String, etag: String },
    Unchanged { etag: String },
}

impl IntoResponse for PageAnswer {
    fn into_response(self) -> Response {
        let (mut response, etag) = match self {
            Self::Changed { png, file_name, etag } => {
                let mut response = Response::builder().content_type(CONTENT_TYPE).body(png);
                if let Ok(name) = HeaderValue::from_str(&format!("inline; filename=\"{file_name}\"")) {
                    response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
                }
                (response, etag)
            }
            Self::Unchanged { etag } => (StatusCode::NOT_MODIFIED.into_response(), etag),
        };
        // Whoever asked may keep it, and asks each time whether it is still theirs to see.
        let kept = HeaderValue::from_static("private, no-cache");
        response.headers_mut().insert(header::CACHE_CONTROL, kept);
        put_etag(&mut response, &etag);
        response
    }
}

impl ApiResponse for PageAnswer {
    fn meta() -> MetaResponses {
        let schema = MetaSchemaRef::Inline(Box::new(MetaSchema::new_with_format("string", "binary")));
        found_or_unchanged(MetaMediaType { content_type: CONTENT_TYPE, schema })
    }

    fn register(_registry: &mut Registry) {}
}

fn missing() -> ApiError {
    ApiError::not_found("page")
}

/// The number of `3.png`.
fn number(page: &str) -> Option<usize> {
    let digits = page.strip_suffix(ENDING)?;
    let is_plain = !digits.starts_with('0') && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|number| is_plain && (1..=MOST_PAGES).contains(number))
}

fn not_drawable() -> ApiError {
    ApiError::new(
        Code::PageNotDrawable,
        "The page cannot be drawn: it is too large for this scale, or a picture that cannot be read, or its file opens \
         with its password alone.",
    )
}

/// What was kept, or painted now. A team has no more than its share of the processors for it.
async fn painted<A: Access>(
    caller: &Caller<A>,
    analysis: &Analysis,
    page: usize,
    scale: u32,
) -> Result<Vec<u8>, ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let of_team = app.store.analyses(team);
    let of = PictureOf { page: i64::try_from(page).unwrap_or(i64::MAX), scale: i64::from(scale) };
    let _slot = app.computing.slot(team).await?;
    if let Some(png) = of_team.page_picture(&analysis.id, of).await? {
        return Ok(png);
    }
    let pdf = of_team.statement(&analysis.id).await?.ok_or_else(|| ApiError::not_found("analysis"))?;
    let opened = app.page_drawings.paint(team, page, scale, &pdf).await?;
    let painted = if let Some(painted) = opened {
        painted
    } else {
        let drawing = unlocked(caller, analysis, page).await?;
        app.page_drawings.paint_drawing(team, drawing, scale).await?.ok_or_else(not_drawable)?
    };
    match painted {
        PaintedPage::Png(png) => {
            if let Err(error) = of_team.keep_page_picture(&analysis.id, of, png.0.clone()).await {
                tracing::warn!(%error, "a painted page could not be kept");
            }
            Ok(png.0)
        }
        PaintedPage::NoSuchPage => Err(missing()),
        PaintedPage::CannotBePainted => Err(not_drawable()),
    }
}

/// A page of a file that only its password opens, as it was described while the password was at hand.
async fn unlocked<A: Access>(
    caller: &Caller<A>,
    analysis: &Analysis,
    page: usize,
) -> Result<PageDrawing, ApiError> {
    let (app, team) = (caller.app(), &caller.facts().team);
    let pages = app.store.analyses(team).unlocked_pages(&analysis.id).await?.ok_or_else(not_drawable)?;
    let read = app.store.compute(team, move || serde_json::from_slice::<Vec<PageDrawing>>(&pages)).await?;
    // Written by a version that describes pages otherwise.
    let pages = read.map_err(|_| not_drawable())?;
    page.checked_sub(1).and_then(|place| pages.into_iter().nth(place)).ok_or_else(missing)
}

fn usual_scale() -> u32 {
    2
}

#[OpenApi]
impl PagesApi {
    /// Read a page as a picture
    ///
    /// A page of the statement as a PNG, once the analysis has ended. It is `scale` times as large as the page is in points,
    /// so that a `box` of the report, times `scale`, is its place in the picture. What stands on the page is painted anew
    /// in one font, word by word where it was read; a scanned page is its scan, set straight. With the `ETag` of an
    /// earlier answer as `If-None-Match` an unchanged page is 304. Who takes it is recorded as for the statement.
    #[oai(
        path = "/analyses/:id/pages/:page",
        method = "get",
        operation_id = "get_analysis_page",
        tag = "Tag::Analyses"
    )]
    async fn get_analysis_page(
        &self,
        caller: AnyCaller<purpose::AnalysesRead>,
        /// Id of the analysis.
        id: Path<String>,
        /// The number of the page, from 1, and `.png`: `1.png`.
        page: Path<String>,
        /// Dots of the picture for each point of the page: 1 to 3. Left out: 2, which is 144 dots an inch.
        #[oai(default = "usual_scale", validator(minimum(value = "1"), maximum(value = "3")))]
        scale: Query<u32>,
        /// The `ETag` of what the caller holds already.
        #[oai(name = "If-None-Match", validator(max_length = 1000))]
        if_none_match: Header<Option<String>>,
    ) -> Result<PageAnswer, ApiError> {
        let analysis = found(&caller, &parsed(&id.0)?).await?;
        let page = number(&page.0).ok_or_else(missing)?;
        if analysis.statement_erased_at.is_some() {
            return Err(statement_erased());
        }
        if !analysis.has_ended() {
            return Err(ApiError::new(
                Code::AnalysisNotCompleted,
                "The statement has not been read yet: the analysis has not ended.",
            ));
        }
        let counted = analysis.file_pages.and_then(|pages| usize::try_from(pages).ok());
        if counted.is_some_and(|pages| pages > 0 && page > pages) {
            return Err(missing());
        }
        let etag = format!("W/\"{}.page.{page}.{}\"", analysis.id, scale.0);
        if if_none_match.0.is_some_and(|held| is_held(&held, &etag)) {
            return Ok(PageAnswer::Unchanged { etag });
        }
        let png = painted(&caller, &analysis, page, scale.0).await?;
        caller.note_read(Action::StatementRead, &analysis.id).await?;
        // The name of the uploaded file often names its holder, so it is not used.
        let file_name = format!("{}-page-{page}{ENDING}", analysis.reference);
        Ok(PageAnswer::Changed { png, file_name, etag })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_named_in_one_way() {
        assert_eq!((number("1.png"), number("500.png")), (Some(1), Some(500)));
        for other in [
            "1",
            "0.png",
            "01.png",
            "+1.png",
            "501.png",
            "1.PNG",
            ".png",
            "1.5.png",
            "99999999999999999999.png",
        ] {
            assert_eq!(number(other), None, "{other}");
        }
    }
}
