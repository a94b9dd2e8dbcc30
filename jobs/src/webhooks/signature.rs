//! Signatures as Standard Webhooks has them: HMAC-SHA-256 over id, time and body, by a secret that both sides know.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use lending_base::{NoEntropy, Secret, entropy};
use sha2::Sha256;

/// What a secret begins with; the rest is its key in base64.
const PREFIX: &str = "whsec_";

/// A fresh secret of an endpoint.
pub fn new_secret() -> Result<Secret, NoEntropy> {
    Ok(Secret::new(format!("{PREFIX}{}", STANDARD.encode(entropy::bytes::<32>()?))))
}

/// The header `webhook-signature`: one signature for each secret, so that a receiver may know either.
pub(super) fn signature_header(secrets: &[Secret], id: &str, timestamp: i64, body: &str) -> String {
    let signatures: Vec<String> =
        secrets.iter().filter_map(|secret| signature(secret, id, timestamp, body)).collect();
    signatures.join(" ")
}

fn signature(secret: &Secret, id: &str, timestamp: i64, body: &str) -> Option<String> {
    let key = STANDARD.decode(secret.expose().strip_prefix(PREFIX)?).ok()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(&key).ok()?;
    mac.update(format!("{id}.{timestamp}.{body}").as_bytes());
    Some(format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published with the standard.
    #[test]
    fn the_published_vector_is_signed_as_published() {
        let secret = Secret::new("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw");
        let header = signature_header(
            &[secret],
            "msg_p5jXN8AQM9LWM0D4loKWxJek",
            1_614_265_330,
            r#"{"test": 2432232314}"#,
        );
        assert_eq!(header, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
    }

    #[test]
    fn two_secrets_give_two_signatures_the_new_one_first() {
        let (new, old) = (new_secret().unwrap(), new_secret().unwrap());
        assert_ne!(new.expose(), old.expose());
        let both = signature_header(&[new.clone(), old.clone()], "evt_1", 1, "{}");
        let alone = |secret: &Secret| signature_header(std::slice::from_ref(secret), "evt_1", 1, "{}");
        assert_eq!(both, format!("{} {}", alone(&new), alone(&old)));
    }
}
