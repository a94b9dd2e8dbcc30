//! Texts compared by their letters alone.

/// Letters and strokes in lower case, without spaces, marks and accents: `Solde précédent :` is `soldeprecedent`.
pub(crate) fn plain_letters(text: &str) -> String {
    text.chars()
        .filter(|c| c.is_alphabetic() || *c == '/')
        .flat_map(char::to_lowercase)
        .map(without_accent)
        .collect()
}

const fn without_accent(c: char) -> char {
    match c {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_letters_of_a_text_are_left() {
        assert_eq!(plain_letters("Solde précédent :"), "soldeprecedent");
        assert_eq!(plain_letters("B/F 12.50"), "b/f");
        assert_eq!(plain_letters("ÜBERTRAG"), "ubertrag");
    }
}
