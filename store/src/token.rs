//! The shape of bearer tokens: a prefix a scanner can find, 30 random characters, 6 of checksum.

use std::fmt;

use subtle::ConstantTimeEq;
use zeroize::Zeroizing;

use crate::StoreError;
use lending_base::entropy;

const RANDOM_CHARS: usize = 30;
const CHECKSUM_CHARS: usize = 6;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    ApiKey,
    Login,
    /// Of a one-time link that makes a member.
    Invitation,
    /// Of a one-time link that sets a new password.
    Reset,
    /// Of a device that somebody has signed in on. It opens nothing.
    Device,
}

impl TokenKind {
    const ALL: [Self; 5] = [Self::ApiKey, Self::Login, Self::Invitation, Self::Reset, Self::Device];

    pub fn prefix(self) -> &'static str {
        match self {
            Self::ApiKey => "las_live_",
            Self::Login => "las_login_",
            Self::Invitation => "las_invite_",
            Self::Reset => "las_reset_",
            Self::Device => "las_device_",
        }
    }
}

/// A token as its holder presents it. Never stored, never printed.
#[derive(Clone)]
pub struct Token {
    kind: TokenKind,
    text: Zeroizing<String>,
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[redacted]", self.kind.prefix())
    }
}

impl Token {
    pub fn generate(kind: TokenKind) -> Result<Self, StoreError> {
        let mut text = format!("{}{}", kind.prefix(), entropy::base62(RANDOM_CHARS)?);
        let checksum = checksum(&text);
        text.push_str(&checksum);
        Ok(Self { kind, text: Zeroizing::new(text) })
    }

    /// `None` for anything that was never a token of ours: a typo is refused without a query.
    pub fn parse(text: &str) -> Option<Self> {
        let kind = TokenKind::ALL.into_iter().find(|kind| text.starts_with(kind.prefix()))?;
        let body = &text[kind.prefix().len()..];
        if body.len() != RANDOM_CHARS + CHECKSUM_CHARS
            || !body.bytes().all(|byte| byte.is_ascii_alphanumeric())
        {
            return None;
        }
        let (payload, claimed) = text.split_at(text.len() - CHECKSUM_CHARS);
        let fits: bool = checksum(payload).as_bytes().ct_eq(claimed.as_bytes()).into();
        fits.then(|| Self { kind, text: Zeroizing::new(text.to_owned()) })
    }

    pub fn kind(&self) -> TokenKind {
        self.kind
    }

    pub fn expose(&self) -> &str {
        &self.text
    }

    pub(crate) fn last_four(&self) -> &str {
        &self.text[self.text.len() - 4..]
    }
}

fn checksum(payload: &str) -> String {
    entropy::number_in_base62(crc32fast::hash(payload.as_bytes()), CHECKSUM_CHARS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_parses_back_and_has_the_documented_shape() {
        for kind in TokenKind::ALL {
            let token = Token::generate(kind).unwrap();
            assert_eq!(token.expose().len(), kind.prefix().len() + 36);
            assert_eq!(Token::parse(token.expose()).unwrap().kind(), kind);
        }
    }

    #[test]
    fn every_single_character_typo_is_refused() {
        let token = Token::generate(TokenKind::ApiKey).unwrap();
        for place in 0..token.expose().len() {
            let mut typo = token.expose().as_bytes().to_vec();
            typo[place] = if typo[place] == b'x' { b'y' } else { b'x' };
            assert!(Token::parse(std::str::from_utf8(&typo).unwrap()).is_none(), "position {place}");
        }
    }

    #[test]
    fn the_checksum_is_crc32_in_six_base62_digits() {
        // CRC-32 of "123456789" is the check value 0xCBF43926 = 3421780262. Divided out:
        // 3421780262 / 62⁵ (916132832) = 3, rest 673381766; / 62⁴ (14776336) = 45, rest 8446646;
        // / 62³ (238328) = 35, rest 105166; / 62² (3844) = 27, rest 1378; / 62 = 22, rest 14.
        // Digits 3 45 35 27 22 14 in 0-9A-Za-z: '3', 'j', 'Z', 'R', 'M', 'E'.
        assert_eq!(checksum("123456789"), "3jZRME");
    }

    #[test]
    fn a_token_is_never_printed() {
        let token = Token::generate(TokenKind::Login).unwrap();
        assert_eq!(format!("{token:?}"), "las_login_[redacted]");
    }
}
