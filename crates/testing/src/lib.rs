//! What tests of several crates share: a folder of their own, and the examples of the documentation.

use std::{
    env,
    ffi::OsStr,
    fs,
    ops::Deref,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder of a test's own, which is gone when the test is.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder. No other has its name, whatever test or process asks for one.
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("claimant-test-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("there is room for a folder");
        Folder(path)
    }
}

impl Default for Folder {
    fn default() -> Folder {
        Folder::new()
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<OsStr> for Folder {
    fn as_ref(&self) -> &OsStr {
        self.0.as_os_str()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The examples of a page, which stand behind ` ``` ` and the name of their kind: their lines, with the numbers that these
/// have on the page.
pub fn examples<'a>(page: &'a str, kind: &str) -> Vec<Vec<(usize, &'a str)>> {
    let mut examples: Vec<Vec<(usize, &str)>> = Vec::new();
    let mut is_inside = false;
    for (number, line) in (1..).zip(page.lines()) {
        match line.strip_prefix("```") {
            Some(name) => {
                is_inside = name == kind;
                if is_inside {
                    examples.push(Vec::new());
                }
            }
            None if is_inside => examples.last_mut().into_iter().for_each(|lines| lines.push((number, line))),
            None => {}
        }
    }
    examples
}

/// Is this text what the pattern says? `…` stands for anything.
pub fn is_like(text: &str, pattern: &str) -> bool {
    let mut parts = pattern.split('…');
    let Some(mut rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut last = None;
    for part in parts {
        if let Some(part) = last.replace(part) {
            match rest.find(part) {
                Some(at) => rest = &rest[at + part.len()..],
                None => return false,
            }
        }
    }
    last.map_or(rest.is_empty(), |last| rest.ends_with(last))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ellipsis_stands_for_anything_and_nothing_else_does() {
        for (text, pattern, like) in [
            ("abc", "abc", true),
            ("abc", "ab", false),
            ("abc", "…", true),
            ("abc", "a…c", true),
            ("abc", "a…b…", true),
            ("abc", "…b", false),
            ("aXbXc", "a…X…c", true),
            ("ab", "ab…", true),
            ("ab", "a…ab", false),
        ] {
            assert_eq!(is_like(text, pattern), like, "{text} {pattern}");
        }
    }

    #[test]
    fn examples_are_those_of_one_kind_with_their_lines() {
        let page = "text\n```a\n1\n2\n```\n```b\n3\n```\n```a\n4\n```\n";
        assert_eq!(examples(page, "a"), [vec![(3, "1"), (4, "2")], vec![(10, "4")]]);
    }

    #[test]
    fn a_folder_is_gone_with_its_test() {
        let (one, other) = (Folder::new(), Folder::new());
        assert!(one.is_dir() && *one != *other);
        let path = one.to_path_buf();
        fs::write(path.join("file"), "").unwrap();
        drop(one);
        assert!(!path.exists());
    }
}
