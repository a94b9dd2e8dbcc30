//! The words and marks of a text that holds a name.

use super::data::LETTERS;

/// Marks that join or divide names; all other marks only end a word.
const MARKS: [char; 11] = ['/', '\\', '&', ',', '@', '+', ';', '|', '(', ')', '%'];

/// Capital words and marks, in order, each on its own.
pub(super) fn split(text: &str) -> Vec<String> {
    let mut lexemes = Vec::new();
    let mut word = String::new();
    for letter in text.chars() {
        if MARKS.contains(&letter) {
            finish(&mut word, &mut lexemes);
            lexemes.push(letter.to_string());
        } else if is_unwritten(letter) {
            // It changes nothing and ends nothing: D'SOUZA is DSOUZA.
        } else if let Some(plain) = plain(letter) {
            word.push(plain);
        } else if is_letter(letter) {
            word.extend(letter.to_uppercase());
        } else {
            finish(&mut word, &mut lexemes);
        }
    }
    finish(&mut word, &mut lexemes);
    lexemes
}

pub(super) fn is_mark(lexeme: &str) -> bool {
    lexeme.starts_with(MARKS)
}

fn finish(word: &mut String, lexemes: &mut Vec<String>) {
    if !word.is_empty() {
        lexemes.push(std::mem::take(word));
    }
}

fn plain(letter: char) -> Option<char> {
    if letter.is_ascii_alphanumeric() {
        return Some(letter.to_ascii_uppercase());
    }
    if letter.is_ascii() {
        return None;
    }
    LETTERS.get(&letter).copied()
}

/// Apostrophes, accents that follow their letter, and joiners without width.
fn is_unwritten(letter: char) -> bool {
    matches!(letter, '\'' | '`' | '´' | '‘' | '’' | 'ʼ' | '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200d}')
}

/// The vowel signs of Indian scripts are no letters by themselves.
fn is_letter(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '\u{900}'..='\u{dff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_marks_stand_alone_in_capitals() {
        assert_eq!(split("Ramesh  s/o R.K. Sharma"), ["RAMESH", "S", "/", "O", "R", "K", "SHARMA"]);
    }

    #[test]
    fn letters_lose_their_marks_and_apostrophes_vanish() {
        assert_eq!(split("José D’Souza, Kṛṣṇa"), ["JOSE", "DSOUZA", ",", "KRSNA"]);
        assert_eq!(split("Jose\u{301}"), ["JOSE"]);
    }

    #[test]
    fn another_script_keeps_its_words() {
        assert_eq!(split("रमेश कुमार"), ["रमेश", "कुमार"]);
    }
}
