//! Which passwords are taken: long enough, and none that is guessed early on. Asked wherever somebody sets one.

use zxcvbn::{Score, zxcvbn};

use crate::errors::{ApiError, Code};

/// The shortest password.
const CHARS: usize = 12;

/// What is guessed first for this person: their address, their name, their team.
#[derive(Debug, Clone, Default)]
pub(crate) struct Guesses(Vec<String>);

impl Guesses {
    pub(crate) fn new(texts: &[&str]) -> Self {
        let parts = |text: &&str| -> Vec<String> {
            let words = text.split(|letter: char| !letter.is_alphanumeric());
            // Run together as well: two words of one name are no better than one.
            let joined: String = text.chars().filter(|letter| letter.is_alphanumeric()).collect();
            [(*text).to_owned(), joined]
                .into_iter()
                .chain(words.filter(|word| word.chars().count() > 2).map(str::to_owned))
                .collect()
        };
        Self(texts.iter().flat_map(parts).collect())
    }
}

/// What is wrong with a password, in words; `None` where nothing is.
pub(crate) fn weakness(password: &str, guesses: &Guesses) -> Option<String> {
    if password.chars().count() < CHARS {
        return Some(format!("must have at least {CHARS} characters"));
    }
    let guesses: Vec<&str> = guesses.0.iter().map(String::as_str).collect();
    let strength = zxcvbn(password, &guesses);
    if strength.score() >= Score::Three {
        return None;
    }
    let why = strength.feedback().and_then(zxcvbn::feedback::Feedback::warning);
    Some(match why {
        Some(why) => {
            format!("is too easy to guess: {}", why.to_string().trim_end_matches('.').to_lowercase())
        }
        None => "is too easy to guess: several unusual words are better".to_owned(),
    })
}

/// Refuses a weak password under the name of its member.
pub(crate) async fn check(field: &'static str, password: &str, guesses: Guesses) -> Result<(), ApiError> {
    let password = zeroize::Zeroizing::new(password.to_owned());
    // It takes milliseconds: not on a thread that answers requests.
    let weak = tokio::task::spawn_blocking(move || weakness(&password, &guesses));
    match weak.await.map_err(|_| ApiError::internal())? {
        Some(why) => Err(ApiError::refused_field(Code::PasswordTooWeak, field, &why)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_first_is_refused() {
        let guesses = Guesses::new(&["asha.rao@example.com", "Asha Rao", "Acme Finance"]);
        for weak in [
            "short",
            "password1234",
            "Password@12345",
            "qwertyuiop123",
            "aaaaaaaaaaaaaaaa",
            "123456789012",
            "asha.rao@example.com",
            "AcmeFinance2026",
            "asharao12345",
        ] {
            assert!(weakness(weak, &guesses).is_some(), "{weak}");
        }
        for strong in ["correct horse battery staple", "tq7#Vw!m2Kz9", "blue tractor sings loudly"] {
            assert_eq!(weakness(strong, &guesses), None, "{strong}");
        }
    }
}
