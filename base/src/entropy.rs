//! The only room that draws randomness.

/// The operating system gave no randomness.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the operating system gave no randomness")]
pub struct NoEntropy;

/// Fresh bytes from the operating system.
#[expect(clippy::disallowed_methods, reason = "this is the room where ambient randomness enters")]
pub fn bytes<const N: usize>() -> Result<[u8; N], NoEntropy> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(bytes)
}

const BASE62: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// `count` characters of base62, each equally likely: bytes of 248 and above are drawn again, as 248 = 4 × 62.
pub fn base62(count: usize) -> Result<String, NoEntropy> {
    let mut text = String::with_capacity(count);
    while text.len() < count {
        for byte in bytes::<64>()? {
            if byte < 248 && text.len() < count {
                text.push(char::from(BASE62[usize::from(byte % 62)]));
            }
        }
    }
    Ok(text)
}

/// A number in base62, left-padded with zeros to `width`.
pub fn number_in_base62(mut number: u32, width: usize) -> String {
    let mut digits = vec![b'0'; width];
    for digit in digits.iter_mut().rev() {
        *digit = BASE62[(number % 62) as usize];
        number /= 62;
    }
    String::from_utf8_lossy(&digits).into_owned()
}
