//! What a child can be asked to do.
//!
//! A task is its own question: plain data that crosses the pipe. To add one, implement [`ReadingTask`] for it and name it
//! in the list at the end of this file. What it does runs inside of the child, where there are no files, no network, no
//! other threads, no environment and no log.

use std::fmt;
use std::fs::File;
use std::net::{TcpListener, UdpSocket};
use std::process::Command;
use std::time::Duration;

use lending_engine::document::{self, Document, DocumentLimits, RecognisedPage};
use lending_engine::{Case, Reading};
use serde::{Deserialize, Serialize};
use zeroize::Zeroizing;

use super::error::Refusal;
use super::limits::SandboxLimits;
use super::lockdown::Protections;
use super::page_drawing::PageDrawing;
use super::page_painting::{self, PaintedPage};
use super::page_picture::PagePicture;
use super::reading_task::ReadingTask;
use super::reply::Reply;
use super::setup::SUBCOMMAND;

/// Opens a file. It is wiped from memory after use and never shown.
#[derive(Clone, Serialize, Deserialize)]
pub struct Password(Zeroizing<String>);

impl Password {
    pub fn new(text: impl Into<String>) -> Self {
        Self(Zeroizing::new(text.into()))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Password(…)")
    }
}

/// The check of an upload.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct CountPages {
    pub password: Option<Password>,
}

impl ReadingTask for CountPages {
    type Answer = usize;

    fn time_limit(limits: &SandboxLimits) -> Duration {
        limits.page_count
    }

    fn perform(self, pdf: &[u8]) -> Result<usize, Refusal> {
        Ok(document::count_pages(pdf, text(self.password.as_ref()), &DocumentLimits::default())?)
    }
}

/// Reads a statement and examines the document. What follows from that needs no file, and is decided outside.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct ReadStatement {
    /// The words of scanned pages, where something has recognised them.
    pub recognised: Vec<RecognisedPage>,
    pub password: Option<Password>,
}

impl ReadingTask for ReadStatement {
    type Answer = Reading;

    fn perform(self, pdf: &[u8]) -> Result<Reading, Refusal> {
        let password = text(self.password.as_ref()).map(str::to_owned);
        let case = Case { password, recognised: self.recognised, limits: DocumentLimits::default() };
        Ok(lending_engine::read(pdf, &case)?)
    }
}

/// Names the pages that are images without text, from 1.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct ScannedPages {
    pub password: Option<Password>,
}

impl ReadingTask for ScannedPages {
    type Answer = Vec<usize>;

    fn perform(self, pdf: &[u8]) -> Result<Vec<usize>, Refusal> {
        Ok(Document::read(pdf, text(self.password.as_ref()), &DocumentLimits::default())?.scanned_pages())
    }
}

/// Draws the pictures of one page. One, because each is megabytes.
#[derive(Debug, Serialize, Deserialize)]
pub struct PictureOfPage {
    /// From 1.
    pub page: usize,
    pub password: Option<Password>,
}

impl ReadingTask for PictureOfPage {
    type Answer = Option<PagePicture>;

    fn perform(self, pdf: &[u8]) -> Result<Option<PagePicture>, Refusal> {
        let picture = document::picture_of_page(
            pdf,
            text(self.password.as_ref()),
            self.page,
            &DocumentLimits::default(),
        )?;
        Ok(picture.map(PagePicture::from))
    }
}

/// Describes one page, so that it can be drawn.
#[derive(Debug, Serialize, Deserialize)]
pub struct DescribePage {
    /// From 1.
    pub page: usize,
    pub password: Option<Password>,
}

impl ReadingTask for DescribePage {
    type Answer = Option<PageDrawing>;

    fn perform(self, pdf: &[u8]) -> Result<Option<PageDrawing>, Refusal> {
        let document = Document::read(pdf, text(self.password.as_ref()), &DocumentLimits::default())?;
        let page = self.page.checked_sub(1).and_then(|place| document.pages.get(place));
        Ok(page.map(PageDrawing::from))
    }
}

/// Describes every page, so that each can be painted when the password is gone.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct DescribeAllPages {
    pub password: Option<Password>,
}

impl ReadingTask for DescribeAllPages {
    type Answer = Vec<PageDrawing>;

    fn perform(self, pdf: &[u8]) -> Result<Vec<PageDrawing>, Refusal> {
        let document = Document::read(pdf, text(self.password.as_ref()), &DocumentLimits::default())?;
        Ok(document.pages.iter().map(PageDrawing::from).collect())
    }
}

/// Paints one page of a file.
#[derive(Debug, Serialize, Deserialize)]
pub struct PaintPage {
    /// From 1.
    pub page: usize,
    /// Dots of the picture for each point of the page.
    pub scale: u32,
}

impl ReadingTask for PaintPage {
    type Answer = PaintedPage;

    fn perform(self, pdf: &[u8]) -> Result<PaintedPage, Refusal> {
        let limits = DocumentLimits::default();
        let document = Document::read(pdf, None, &limits)?;
        let Some(page) = self.page.checked_sub(1).and_then(|place| document.pages.get(place)) else {
            return Ok(PaintedPage::NoSuchPage);
        };
        let drawing = PageDrawing::from(page);
        if !drawing.is_scan {
            return Ok(page_painting::paint(&drawing, self.scale).into());
        }
        let image = document::picture_of_page(pdf, None, self.page, &limits)?;
        Ok(image.and_then(|image| page_painting::scanned(&image, self.scale)).into())
    }
}

/// Paints a page that was described before. It needs no file.
#[derive(Debug, Serialize, Deserialize)]
pub struct PaintDrawing {
    pub drawing: PageDrawing,
    pub scale: u32,
}

impl ReadingTask for PaintDrawing {
    type Answer = PaintedPage;

    fn perform(self, _: &[u8]) -> Result<PaintedPage, Refusal> {
        let Self { drawing, scale } = self;
        // Of a picture nothing but its place was described.
        Ok(if drawing.is_scan { None } else { page_painting::paint(&drawing, scale) }.into())
    }
}

fn text(password: Option<&Password>) -> Option<&str> {
    password.map(|password| password.0.as_str())
}

/// Tries what a child must not be able to do. Harmless where it is not refused.
#[derive(Debug, Serialize, Deserialize)]
pub struct Check;

/// What was tried and refused.
#[expect(clippy::struct_excessive_bools, reason = "a row of answers, not a state")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    pub files: bool,
    pub tcp: bool,
    pub other_sockets: bool,
    pub programs: bool,
}

impl ReadingTask for Check {
    type Answer = Refused;

    fn perform(self, _: &[u8]) -> Result<Refused, Refusal> {
        // Without its argument the subcommand ends at once, should it start after all.
        let program = Command::new("/proc/self/exe").arg(SUBCOMMAND).spawn();
        let programs = program.map(|mut started| started.wait()).is_err();
        Ok(Refused {
            // Every other process may look at this one.
            files: File::open("/").is_err(),
            tcp: TcpListener::bind("127.0.0.1:0").is_err(),
            other_sockets: UdpSocket::bind("127.0.0.1:0").is_err(),
            programs,
        })
    }
}

macro_rules! tasks {
    ($($(#[$condition:meta])* $name:ident = $task:ty,)+) => {
        /// Any task, as it crosses the pipe.
        #[derive(Debug, Serialize, Deserialize)]
        pub enum Request {
            $($(#[$condition])* $name($task),)+
        }

        $($(#[$condition])*
        impl From<$task> for Request {
            fn from(task: $task) -> Self {
                Self::$name(task)
            }
        })+

        impl Request {
            /// Does the task, and gives the reply as JSON.
            pub(super) fn perform(self, protections: Protections, pdf: &[u8]) -> serde_json::Result<Vec<u8>> {
                match self {
                    $($(#[$condition])*
                    Self::$name(task) => serde_json::to_vec(&Reply { protections, outcome: task.perform(pdf) }),)+
                }
            }
        }
    };
}

tasks! {
    ReadStatement = ReadStatement,
    Check = Check,
    CountPages = CountPages,
    ScannedPages = ScannedPages,
    PictureOfPage = PictureOfPage,
    DescribePage = DescribePage,
    DescribeAllPages = DescribeAllPages,
    PaintPage = PaintPage,
    PaintDrawing = PaintDrawing,
    #[cfg(debug_assertions)]
    Probe = super::probe::Probe,
}
