//! RSA signatures with the padding of PKCS #1 version 1.5, checked with a public key.
//!
//! Nothing here is secret, so nothing has to take the same time.

use crypto_bigint::modular::{BoxedMontyForm, BoxedMontyParams};
use crypto_bigint::{BoxedUint, Odd};

use super::hash::Hash;

/// Longer keys are not in use, and would take long.
const MOST_KEY_BYTES: usize = 1_024;
const LEAST_KEY_BYTES: usize = 64;

#[derive(Debug, Clone, Copy)]
pub(super) struct PublicKey<'a> {
    /// Both most significant byte first.
    pub(super) modulus: &'a [u8],
    pub(super) exponent: &'a [u8],
}

impl PublicKey<'_> {
    /// `None` where the key is not of a kind that can be used.
    pub(super) fn verifies(self, hash: Hash, digest: &[u8], signature: &[u8]) -> Option<bool> {
        let modulus = without_zeros(self.modulus);
        let exponent = without_zeros(self.exponent);
        let is_usable =
            (LEAST_KEY_BYTES..=MOST_KEY_BYTES).contains(&modulus.len()) && (1..=8).contains(&exponent.len());
        if !is_usable {
            return None;
        }
        if signature.len() != modulus.len() || signature >= modulus {
            return Some(false);
        }
        let opened = power(signature, exponent, modulus)?;
        Some(opened == padded(hash, digest, modulus.len())?)
    }
}

fn without_zeros(number: &[u8]) -> &[u8] {
    let zeros = number.iter().take_while(|byte| **byte == 0).count();
    number.get(zeros..).unwrap_or_default()
}

/// `None` for an even modulus.
pub(super) fn power(base: &[u8], exponent: &[u8], modulus: &[u8]) -> Option<Vec<u8>> {
    let number = BoxedUint::from_be_slice_vartime(modulus);
    let precision = number.bits_precision();
    let modulus_length = modulus.len();
    let base = BoxedUint::from_be_slice(base, precision).ok()?;
    let odd = Option::<Odd<BoxedUint>>::from(Odd::new(number))?;
    let parameters = BoxedMontyParams::new(odd);
    let exponent = BoxedUint::from_be_slice_vartime(exponent);
    let power = BoxedMontyForm::new(base, &parameters).pow(&exponent).retrieve();
    let bytes = power.to_be_bytes();
    bytes.get(bytes.len().checked_sub(modulus_length)?..).map(<[u8]>::to_vec)
}

/// What a signer raises to its secret power: the digest, its name, and ones up to the length of the key.
pub(super) fn padded(hash: Hash, digest: &[u8], length: usize) -> Option<Vec<u8>> {
    let named: Vec<u8> = hash.digest_info().iter().chain(digest).copied().collect();
    let ones = length.checked_sub(named.len() + 3).filter(|ones| *ones >= 8)?;
    let mut bytes = vec![0, 1];
    bytes.resize(2 + ones, u8::MAX);
    bytes.push(0);
    bytes.extend(named);
    Some(bytes)
}
