//! Colours, as far as black, white and red must be told apart. No colour management.

use hayro_syntax::object::{Array, Name, Object, Stream};
use hayro_syntax::page::Resources;

/// A colour as a screen shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rgb {
    pub red: u8,
    pub green: u8,
    pub blue: u8,
}

impl Rgb {
    pub const BLACK: Self = Self { red: 0, green: 0, blue: 0 };
    pub const WHITE: Self = Self { red: 255, green: 255, blue: 255 };

    /// How bright it looks.
    pub(super) fn luminance(self) -> u8 {
        let sum = u32::from(self.red) * 299 + u32::from(self.green) * 587 + u32::from(self.blue) * 114;
        u8::try_from((sum + 500) / 1000).unwrap_or(u8::MAX)
    }

    fn from_fractions(red: f64, green: f64, blue: f64) -> Self {
        Self { red: level(red), green: level(green), blue: level(blue) }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to a byte before the cast"
)]
pub(super) fn level(share: f64) -> u8 {
    (share.clamp(0.0, 1.0) * 255.0).round() as u8
}

/// What the operands of a colour operator mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourSpace {
    Gray,
    Rgb,
    Cmyk,
    /// One ink that prints black: `0` is paper, `1` is black.
    BlackInk,
    /// Patterns, palettes, spot colours: what they look like is not worked out.
    Other,
}

impl ColourSpace {
    pub(super) fn named(name: &Name<'_>, resources: &Resources<'_>) -> Self {
        match Self::device(name.as_ref()) {
            Self::Other => {
                resources.get_color_space(name).map_or(Self::Other, |object| Self::from_object(&object))
            }
            device => device,
        }
    }

    fn device(name: &[u8]) -> Self {
        match name {
            b"DeviceGray" | b"CalGray" | b"G" => Self::Gray,
            b"DeviceRGB" | b"CalRGB" | b"RGB" => Self::Rgb,
            b"DeviceCMYK" | b"CMYK" => Self::Cmyk,
            _ => Self::Other,
        }
    }

    fn from_object(object: &Object<'_>) -> Self {
        match object {
            Object::Name(name) => Self::device(name.as_ref()),
            Object::Array(array) => Self::from_array(array),
            _ => Self::Other,
        }
    }

    pub(super) fn from_array(array: &Array<'_>) -> Self {
        let mut items = array.flex_iter();
        let Some(family) = items.next::<Name<'_>>() else { return Self::Other };
        match family.as_ref() {
            b"ICCBased" => {
                match items.next::<Stream<'_>>().and_then(|profile| profile.dict().get::<i32>(b"N")) {
                    Some(1) => Self::Gray,
                    Some(3) => Self::Rgb,
                    Some(4) => Self::Cmyk,
                    _ => Self::Other,
                }
            }
            b"Separation" => match items.next::<Name<'_>>() {
                Some(ink) if matches!(ink.as_ref(), b"Black" | b"All") => Self::BlackInk,
                _ => Self::Other,
            },
            family => Self::device(family),
        }
    }

    /// The colour before any is chosen.
    pub(super) const fn initial(self) -> Option<Rgb> {
        match self {
            Self::Other => None,
            _ => Some(Rgb::BLACK),
        }
    }

    pub(super) fn colour(self, operands: &[f64]) -> Option<Rgb> {
        match (self, operands) {
            (Self::Gray, [gray]) => Some(Rgb::from_fractions(*gray, *gray, *gray)),
            (Self::Rgb, [red, green, blue]) => Some(Rgb::from_fractions(*red, *green, *blue)),
            (Self::Cmyk, [cyan, magenta, yellow, black]) => {
                let shade = |ink: &f64| (1.0 - ink) * (1.0 - black);
                Some(Rgb::from_fractions(shade(cyan), shade(magenta), shade(yellow)))
            }
            (Self::BlackInk, [tint]) => Some(Rgb::from_fractions(1.0 - tint, 1.0 - tint, 1.0 - tint)),
            _ => None,
        }
    }
}
