//! A picture of another number, pasted over the one that is there.

use anyhow::Result;

use super::scan;
use crate::choices::Writer;
use crate::dice::Dice;
use crate::fault::case::Case;
use crate::fault::tamper::{note, plan};
use crate::font::text_width;
use crate::typeset::{Item, Page};

/// A picture of the larger number, with the white around it, laid over the old one.
pub(super) fn paste_picture(case: &mut Case<'_>, dice: &mut Dice) -> Result<()> {
    case.writer = Writer::Standard;
    let forgery = plan(case.spec, &case.pages, &case.truth, dice)?;
    let page = &mut case.pages[forgery.page];
    if let Some(Item::Text(old)) = page.items.get(forgery.item).cloned() {
        let right = old.x + text_width(old.face, old.size, &old.content);
        let width = text_width(old.face, old.size, &forgery.text) + 2.0;
        let height = old.size * 1.05;
        let mut cutting = Page::new((width, height));
        cutting.text((1.0, old.size * 0.8), old.size, old.face, (0, 0, 0), &forgery.text);
        if let Item::Picture { columns, rows, grey } = scan::photograph(&cutting)? {
            let at = (right - width + 1.0, old.baseline - old.size * 0.8);
            page.items.push(Item::Patch { at, size: (width, height), columns, rows, grey });
        }
    }
    note(&mut case.truth, &forgery);
    Ok(())
}
