//! The programs that a file says it came from.

use crate::dice::Dice;
use crate::write::Properties;

/// Programs with which people change a statement.
pub(super) fn edited(properties: &mut Properties, dice: &mut Dice) {
    let (creator, producer) = *dice.pick(&[
        ("Adobe Photoshop 24.1 (Windows)", "Adobe Photoshop for Windows -- Image Conversion Plug-in"),
        ("PDFescape Desktop", "PDFescape Desktop"),
        ("Wondershare PDFelement 10", "Wondershare PDFelement 10"),
        ("Microsoft Word for Microsoft 365", "Microsoft Word for Microsoft 365"),
        ("Canva", "Canva"),
    ]);
    creator.clone_into(&mut properties.creator);
    producer.clone_into(&mut properties.producer);
}

/// Programs with which people print a statement they were sent, or take its password off.
pub(super) fn printed(properties: &mut Properties, dice: &mut Dice) {
    let (creator, producer) = *dice.pick(&[
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36", "Skia/PDF m126"),
        ("Preview", "macOS Version 14.5 (Build 23F79) Quartz PDFContext"),
        ("", "qpdf 11.9.0"),
        ("", "Microsoft: Print To PDF"),
    ]);
    creator.clone_into(&mut properties.creator);
    producer.clone_into(&mut properties.producer);
    let later = chrono::Days::new(dice.between(1, 20).unsigned_abs());
    properties.created = properties.created.checked_add_days(later).unwrap_or(properties.created);
}
