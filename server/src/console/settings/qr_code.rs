//! A QR code as a drawing: black on white in every theme, for cameras.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// What the standard asks for around a code.
const MARGIN: usize = 4;

/// `None` for a text that no code can hold.
pub(super) fn drawn(text: &str, label: &str) -> Option<Markup> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    let width = code.width();
    let size = width + 2 * MARGIN;
    let mut path = String::new();
    for (place, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", place % width + MARGIN, place / width + MARGIN);
        }
    }
    Some(html! {
        svg.qr viewBox={ "0 0 " (size) " " (size) } width="232" height="232" role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) {}
            path d=(path) {}
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_three_corners_and_grows_with_its_text() {
        // Version 1 is 21 modules wide, and each corner begins with a dark one; four of margin on every side.
        let small = drawn("a", "code").unwrap().into_string();
        assert!(small.contains("viewBox=\"0 0 29 29\""), "{small}");
        for corner in ["M4 4h1v1h-1z", "M24 4h1v1h-1z", "M4 24h1v1h-1z"] {
            assert!(small.contains(corner), "{corner}");
        }
        assert!(!small.contains("M3 ") && !small.contains("M25 "), "nothing stands in the margin");
        let uri = "otpauth://totp/Acme%20Finance:asha%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Acme";
        assert!(drawn(uri, "code").unwrap().into_string().len() > small.len());
        assert!(drawn(&"x".repeat(4000), "code").is_none());
    }
}
