//! Pages of statements, drawn for those who look at them: a child describes a page, and here it becomes an SVG.
//!
//! What was drawn is kept for whoever looks at the same page again, never more of it than a bound in bytes.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lending_base::TeamId;
use lending_jobs::sandbox::{
    ABOVE_BASELINE, DescribePage, PageDrawing, PaintDrawing, PaintPage, PaintedPage, ReadingTask, Request,
    Sandbox, SandboxError, Shape, ShapeKind,
};
use lending_store::Store;
use lending_store::processor_time::Work;
use tokio::sync::Semaphore;

use crate::errors::ApiError;
use crate::pages::escape;

/// How long somebody waits for their turn.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most bytes that are kept. A page has some tens of thousands.
const MOST_BYTES: usize = 16 << 20;
/// What one page may come to: a file must not have us send megabytes.
const PAGE_BYTES: usize = 2 << 20;

/// A page that was drawn.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct DrawnPage {
    /// In points.
    pub(crate) width: f32,
    pub(crate) height: f32,
    /// What stands on it, as the inside of an SVG in points.
    pub(crate) inside: String,
}

/// The analysis and the page, from 1.
type Key = (String, usize);

#[derive(Debug)]
pub(crate) struct PageDrawings {
    sandbox: Sandbox,
    store: Store,
    /// Each holds a whole file in memory and keeps one processor busy.
    places: Semaphore,
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    pages: HashMap<Key, (Arc<DrawnPage>, u64)>,
    bytes: usize,
    looks: u64,
}

impl Kept {
    fn find(&mut self, key: &Key) -> Option<Arc<DrawnPage>> {
        self.looks += 1;
        let (page, looked_at) = self.pages.get_mut(key)?;
        *looked_at = self.looks;
        Some(page.clone())
    }

    fn keep(&mut self, key: Key, page: Arc<DrawnPage>, most_bytes: usize) {
        self.forget(|each| *each == key);
        self.looks += 1;
        self.bytes += page.inside.len();
        self.pages.insert(key, (page, self.looks));
        while self.bytes > most_bytes {
            let oldest =
                self.pages.iter().min_by_key(|(_, (_, looked_at))| *looked_at).map(|(key, _)| key.clone());
            let Some(oldest) = oldest else { break };
            self.forget(|each| *each == oldest);
        }
    }

    fn forget(&mut self, is_gone: impl Fn(&Key) -> bool) {
        self.pages.retain(|key, _| !is_gone(key));
        self.bytes = self.pages.values().map(|(page, _)| page.inside.len()).sum();
    }
}

impl PageDrawings {
    pub(crate) fn new(sandbox: Sandbox, store: Store) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { sandbox, store, places: Semaphore::new(cores), kept: Mutex::default() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A page that was drawn before.
    pub(crate) fn find(&self, analysis: &str, page: usize) -> Option<Arc<DrawnPage>> {
        self.kept().find(&(analysis.to_owned(), page))
    }

    /// Paints a page of a file. `None` where the file does not open without its password.
    pub(crate) async fn paint(
        &self,
        team: &TeamId,
        page: usize,
        scale: u32,
        pdf: &[u8],
    ) -> Result<Option<PaintedPage>, ApiError> {
        self.painted(team, PaintPage { page, scale }, pdf).await
    }

    /// Paints a page that was described while the password was at hand.
    pub(crate) async fn paint_drawing(
        &self,
        team: &TeamId,
        drawing: PageDrawing,
        scale: u32,
    ) -> Result<Option<PaintedPage>, ApiError> {
        self.painted(team, PaintDrawing { drawing, scale }, &[]).await
    }

    /// What it takes is the team's, whatever comes of it. Whoever calls it has one of the team's slots for computing.
    async fn painted<T>(&self, team: &TeamId, task: T, pdf: &[u8]) -> Result<Option<PaintedPage>, ApiError>
    where
        T: ReadingTask<Answer = PaintedPage> + Into<Request>,
    {
        let (sandbox, painting) = self.sandbox.metered();
        let painted = sandbox.run(task, pdf).await;
        self.store.count_processor_time(team, Work::Reading, painting.time());
        match painted {
            Ok(painted) => Ok(Some(painted)),
            Err(SandboxError::Refused(_)) => Ok(None),
            Err(SandboxError::NoAnswerInTime) => {
                Err(ApiError::unavailable("Too much is being read at the moment."))
            }
            Err(error) => {
                tracing::warn!(%error, "a page could not be painted");
                Ok(Some(PaintedPage::CannotBePainted))
            }
        }
    }

    /// Draws a page; `None` where the file does not open without its password, or the page is a picture.
    pub(crate) async fn draw(
        &self,
        team: Option<&TeamId>,
        analysis: &str,
        page: usize,
        pdf: &[u8],
    ) -> Result<Option<Arc<DrawnPage>>, ApiError> {
        let waiting = tokio::time::timeout(PATIENCE, self.places.acquire());
        let Ok(Ok(_place)) = waiting.await else {
            return Err(ApiError::unavailable("Too many pages are being drawn at the moment."));
        };
        let (sandbox, reading) = self.sandbox.metered();
        let described = sandbox.run(DescribePage { page, password: None }, pdf).await;
        if let Some(team) = team {
            self.store.count_processor_time(team, Work::Reading, reading.time());
        }
        let described = match described {
            Ok(described) => described,
            Err(SandboxError::Refused(_)) => return Ok(None),
            Err(error) => {
                tracing::warn!(%error, "a page could not be drawn");
                return Ok(None);
            }
        };
        let drawn =
            described.filter(|drawing| !drawing.is_scan).and_then(|drawing| drawn(&drawing)).map(Arc::new);
        if let Some(drawn) = &drawn {
            self.kept().keep((analysis.to_owned(), page), drawn.clone(), MOST_BYTES);
        }
        Ok(drawn)
    }

    /// Forgets an analysis that was erased.
    pub(crate) fn forget(&self, analysis: &str) {
        self.kept().forget(|(each, _)| each == analysis);
    }
}

fn drawn(drawing: &PageDrawing) -> Option<DrawnPage> {
    let is_size = |side: f32| side.is_finite() && side > 0.0;
    let mut inside = String::new();
    for shape in &drawing.shapes {
        draw(&mut inside, shape);
        if inside.len() > PAGE_BYTES {
            return None;
        }
    }
    let (width, height) = (drawing.width, drawing.height);
    (is_size(width) && is_size(height)).then_some(DrawnPage { width, height, inside })
}

/// Numbers and escaped text alone are written: nothing of the file can become markup.
fn draw(inside: &mut String, Shape { bounds, colour, what }: &Shape) {
    let (x, y) = (bounds.x0, bounds.y0);
    let (width, height) = ((bounds.x1 - x).max(0.0), (bounds.y1 - y).max(0.0));
    if ![x, y, width, height].into_iter().all(f32::is_finite) {
        return;
    }
    let colour = |other: u32| colour.unwrap_or(other) & 0x00ff_ffff;
    // Writing to a text cannot fail.
    let _ = match what {
        ShapeKind::Rectangle => {
            write!(
                inside,
                r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="#{:06x}"/>"##,
                colour(0x00ee_eeee)
            )
        }
        ShapeKind::Image => {
            write!(
                inside,
                r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="#e8e8e8"/>"##
            )
        }
        ShapeKind::Word { text, size, is_bold, is_upright } => {
            let weight = if *is_bold { r#" font-weight="700""# } else { "" };
            let size = if size.is_finite() { size.clamp(1.0, 200.0) } else { 8.0 };
            let (text, colour) = (escape(text), colour(0));
            if *is_upright {
                // As long as on the page, whatever font the browser has.
                write!(
                    inside,
                    r##"<text x="{x:.1}" y="{:.1}" font-size="{size:.1}" textLength="{width:.1}" lengthAdjust="spacingAndGlyphs" fill="#{colour:06x}"{weight}>{text}</text>"##,
                    y + height * ABOVE_BASELINE,
                )
            } else {
                write!(
                    inside,
                    r##"<text transform="translate({:.1} {:.1}) rotate(-90)" font-size="{size:.1}" fill="#{colour:06x}"{weight}>{text}</text>"##,
                    bounds.x1, bounds.y1,
                )
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use lending_engine::document::TextBox;

    use super::*;

    fn word(text: &str) -> Shape {
        Shape {
            bounds: TextBox { x0: 10.0, y0: 20.0, x1: 60.0, y1: 30.0 },
            colour: Some(0x00ff_0000),
            what: ShapeKind::Word { text: text.to_owned(), size: 10.0, is_bold: true, is_upright: true },
        }
    }

    #[test]
    fn a_word_stands_where_it_stood_and_is_never_markup() {
        let drawing =
            PageDrawing { width: 595.0, height: 842.0, is_scan: false, shapes: vec![word("<script>&amp;")] };
        let page = drawn(&drawing).unwrap();
        assert_eq!(
            page.inside,
            "<text x=\"10.0\" y=\"28.0\" font-size=\"10.0\" textLength=\"50.0\" lengthAdjust=\"spacingAndGlyphs\" \
             fill=\"#ff0000\" font-weight=\"700\">&lt;script&gt;&amp;amp;</text>"
        );
        assert_eq!(drawn(&PageDrawing { width: f32::NAN, ..drawing }), None);
    }

    #[test]
    fn pages_are_kept_up_to_a_bound_and_forgotten_with_their_analysis() {
        let page = || Arc::new(DrawnPage { width: 1.0, height: 1.0, inside: "x".repeat(40) });
        let mut kept = Kept::default();
        for number in 1..=2 {
            kept.keep(("an_1".to_owned(), number), page(), 100);
        }
        assert!(kept.find(&("an_1".to_owned(), 1)).is_some());
        kept.keep(("an_2".to_owned(), 1), page(), 100);
        assert!(kept.find(&("an_1".to_owned(), 2)).is_none(), "the one nobody looked at went");
        kept.forget(|(analysis, _)| analysis == "an_1");
        assert_eq!((kept.pages.len(), kept.bytes), (1, 40));
    }
}
