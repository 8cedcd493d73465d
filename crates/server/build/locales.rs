//! Single texts in every language, for the files of the page that are read before the program runs.
//!
//! The languages are the folders of `crates/words/locales`.

use std::{fs, path::Path};

/// The language whose folder shows which files a language has; its texts come first.
const REFERENCE: &str = "en";

/// Files that the page fetches with the first of its parts: nothing else says these texts.
const LATER: [&str; 6] = ["form.ftl", "guide.ftl", "keys.ftl", "online.ftl", "review.ftl", "rules.ftl"];

/// Files with texts that the page never says.
const NEVER: [&str; 2] = ["story.ftl", "terminal.ftl"];

/// The text with this key in every language, each with the code of its language. The text must be a plain line: Fluent
/// is parsed by the program, which has not been loaded where these texts are needed.
pub(crate) fn in_every_language(locales: &Path, key: &str) -> Result<Vec<(String, String)>, String> {
    let line = |language: String| {
        let path = locales.join(&language).join("web.ftl");
        let texts = read(&path)?;
        let line = texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
        let line = line.ok_or_else(|| format!("{}: there is no {key} in one line", path.display()))?;
        Ok((language, line.to_string()))
    };
    languages(locales)?.into_iter().map(line).collect()
}

/// Every language: its code, and all its files that the page always needs, one after another.
pub(crate) fn first(locales: &Path) -> Result<Vec<(String, String)>, String> {
    joined(locales, |file| !LATER.contains(&file) && !NEVER.contains(&file))
}

/// The same of the files that it needs with its parts.
pub(crate) fn later(locales: &Path) -> Result<Vec<(String, String)>, String> {
    joined(locales, |file| LATER.contains(&file))
}

fn joined(locales: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<Vec<(String, String)>, String> {
    let whole = |language: String| {
        let folder = locales.join(&language);
        let files = names(&folder)?.into_iter().filter(|file| is_wanted(file));
        let texts = files.map(|file| Ok(bare(&read(&folder.join(file))?))).collect::<Result<Vec<String>, String>>()?;
        Ok((language, texts.concat()))
    };
    languages(locales)?.into_iter().map(whole).collect()
}

/// Texts without the comments.
fn bare(texts: &str) -> String {
    texts.split_inclusive('\n').filter(|line| !line.starts_with('#')).collect()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The codes of all languages, the reference first. A folder that lacks a file of the reference, or has one more, is an
/// error.
pub(crate) fn languages(locales: &Path) -> Result<Vec<String>, String> {
    let mut languages = names(locales)?;
    languages.sort_by_key(|language| (language != REFERENCE, language.clone()));
    let expected = names(&locales.join(REFERENCE))?;
    for language in &languages {
        let folder = locales.join(language);
        let found = names(&folder)?;
        if let Some(missing) = expected.iter().find(|&file| !found.contains(file)) {
            return Err(format!("{}: {missing} is missing, which {REFERENCE} has", folder.display()));
        }
        if let Some(unknown) = found.iter().find(|&file| !expected.contains(file)) {
            return Err(format!("{}: {unknown} is not in {REFERENCE}", folder.display()));
        }
    }
    Ok(languages)
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let why = |e: std::io::Error| format!("{}: {e}", folder.display());
    let entries = fs::read_dir(folder).map_err(why)?;
    let mut names = entries
        .map(|entry| Ok(entry.map_err(why)?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<Vec<String>, String>>()?;
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    Ok(names)
}
