//! A command line into words.

use crate::EntrantError;

/// Splits at spaces; what stands in single or double quotes stays together. No shell is involved, so nothing else has a
/// meaning.
pub(crate) fn words(line: &str) -> Result<Vec<String>, EntrantError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in line.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    match quote {
        None if words.is_empty() => Err(EntrantError::NoCommand),
        None => Ok(words),
        Some(quote) => Err(EntrantError::OpenQuote { quote, command: line.into() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_keep_words_together() {
        assert_eq!(words("python3  bot.py --seed 7").unwrap(), ["python3", "bot.py", "--seed", "7"]);
        assert_eq!(words(r#"'my bot' -c "a 'b' c" """#).unwrap(), ["my bot", "-c", "a 'b' c", ""]);
        assert_eq!(words("  "), Err(EntrantError::NoCommand));
        assert_eq!(words("'a b"), Err(EntrantError::OpenQuote { quote: '\'', command: "'a b".into() }));
    }
}
