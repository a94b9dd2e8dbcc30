//! Codes of authenticator apps: six digits of a secret and the time (RFC 6238).

use chrono::{DateTime, Utc};
use lending_store::second_factor::{Proof, SecondFactor};
use totp_rs::{Builder, Secret, Totp};
use zeroize::Zeroizing;

fn totp(secret: &[u8]) -> Option<Totp> {
    Builder::new().with_secret(Secret::from(secret.to_vec())).build().ok()
}

/// The address that an app reads from a QR code.
pub(crate) fn uri(secret: &[u8], team: &str, email: &str) -> Option<String> {
    // The one character that parts the two in the address.
    let plain = |text: &str| text.replace(':', " ");
    let builder = Builder::new().with_secret(Secret::from(secret.to_vec()));
    let built = builder.with_issuer(Some(plain(team))).with_account_name(plain(email)).build().ok()?;
    built.to_url().ok()
}

/// The time step that a code is of: this one, or a neighbour, for clocks differ.
pub(crate) fn step_of(secret: &[u8], code: &str, now: DateTime<Utc>) -> Option<i64> {
    let seconds = u64::try_from(now.timestamp()).ok()?;
    i64::try_from(totp(secret)?.check(code, seconds)?).ok()
}

/// What a text that was typed in place of a code may prove; `None` for a code that does not fit.
pub(crate) fn proof_of(factor: &SecondFactor, typed: &str, now: DateTime<Utc>) -> Option<Proof> {
    let plain: String = typed.chars().filter(|letter| !letter.is_whitespace() && *letter != '-').collect();
    if plain.len() == 6 && plain.bytes().all(|byte| byte.is_ascii_digit()) {
        return step_of(&factor.secret, &plain, now).map(Proof::Step);
    }
    Some(Proof::Recovery(Zeroizing::new(plain)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, SHA-1: 94287082 at 59 s and 07081804 at 1111111109 s, of which apps show six digits.
        let secret = b"12345678901234567890";
        let at = |seconds| DateTime::from_timestamp(seconds, 0).unwrap();
        assert_eq!(step_of(secret, "287082", at(59)), Some(1));
        assert_eq!(step_of(secret, "081804", at(1_111_111_109)), Some(37_037_036));
        assert_eq!(
            step_of(secret, "081804", at(1_111_111_109 + 30)),
            Some(37_037_036),
            "a clock that is late"
        );
        assert_eq!(step_of(secret, "081804", at(1_111_111_109 + 90)), None);
        assert_eq!(step_of(secret, "28708", at(59)), None);
    }

    #[test]
    fn an_app_reads_the_secret_from_the_address() {
        let uri = uri(b"12345678901234567890", "Acme: Finance", "asha@example.com").unwrap();
        assert!(uri.starts_with("otpauth://totp/"), "{uri}");
        assert!(uri.contains("secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ") && uri.contains("issuer="), "{uri}");
    }
}
