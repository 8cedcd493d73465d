//! Cuts the page's module into parts: what a function is reached by alone that is called when it is needed first
//! (`crates/web/src/part.rs`) becomes a file of its own.

use std::{error::Error, fs, path::Path};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A module that was cut: what is loaded first lies at its path, to be bound.
pub(crate) struct Cut {
    /// The script that fetches the parts, by the names of [`Cut::parts`] in double braces.
    loader: String,
    /// The parts by their names.
    pub(crate) parts: Vec<(String, Vec<u8>)>,
}

/// What a bound module calls the script that fetches its parts.
const LOADER: &str = "./__wasm_split.js";
/// What that script calls the script of the bound module.
const MAIN: &str = "./main.js";

/// Cuts a module, and writes what is left to `main`.
pub(crate) fn cut(module: &Path, folder: &Path, main: &Path) -> Done<Cut> {
    let input = fs::read(module)?;
    let mut options = wasm_split_cli_support::Options::new(&input);
    (options.output_dir, options.main_out_path) = (folder, main);
    (options.link_name, options.main_module) = (LOADER, MAIN);
    let cut = wasm_split_cli_support::transform(options).map_err(|e| format!("{e:#}"))?;
    let mut loader = fs::read_to_string(folder.join(LOADER))?;
    let mut parts = Vec::new();
    for path in cut.split_modules {
        let file = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let stem = file.trim_end_matches(".wasm");
        let name = format!("part-{}.wasm", stem.trim_start_matches("split_").replace('_', "-"));
        loader = loader.replace(&format!("./{file}"), &format!("{{{{{name}}}}}"));
        parts.push((name, without_names(&fs::read(&path)?)?));
    }
    parts.sort();
    Ok(Cut { loader, parts })
}

impl Cut {
    /// One script from that of the bound module and that which fetches its parts: they call each other, and the name of a file
    /// changes with its contents.
    pub(crate) fn join(&self, glue: &str) -> Done<String> {
        let is_import = |line: &&str| line.starts_with("import ") && line.contains(LOADER);
        let imported: Vec<&str> = glue.lines().filter(is_import).collect();
        let rest: Vec<&str> = glue.lines().filter(|line| !is_import(line)).collect();
        let mut script = rest.join("\n");
        for line in &imported {
            let name = line.split_whitespace().nth(3).ok_or("the glue imports parts in an unknown way")?;
            script = script.replace(&format!("\"{LOADER}\": {name},"), &format!("\"{LOADER}\": parts,"));
        }
        let exported = |line: &&str| line.starts_with("export const ");
        let names: Vec<&str> =
            self.loader.lines().filter(exported).filter_map(|line| line.split_whitespace().nth(2)).collect();
        if imported.is_empty() || names.is_empty() {
            return Err("the page has no parts".into());
        }
        let loader: Vec<&str> = self.loader.lines().filter(|line| !line.starts_with("import ")).collect();
        let loader = loader.join("\n").replace("export const ", "const ");
        Ok(format!("{script}\n{loader}\nconst parts = {{ {} }};\n", names.join(", ")))
    }
}

/// A module without what only those read who look for faults in it.
fn without_names(module: &[u8]) -> Done<Vec<u8>> {
    const HEADER: usize = 8;
    let mut kept = module.get(..HEADER).ok_or("a part is no module")?.to_vec();
    let mut at = HEADER;
    while at < module.len() {
        let (length, begin) = number(module, at + 1)?;
        let end = begin + length;
        let section = module.get(at..end).ok_or("a part ends in the middle")?;
        // Sections without a number are comments.
        if module[at] != 0 {
            kept.extend_from_slice(section);
        }
        at = end;
    }
    Ok(kept)
}

/// A number as modules write it (LEB128), and where what follows it begins.
fn number(module: &[u8], mut at: usize) -> Done<(usize, usize)> {
    let (mut number, mut shift) = (0, 0);
    loop {
        let byte = *module.get(at).ok_or("a part ends in the middle")?;
        number |= usize::from(byte & 0x7f) << shift;
        (at, shift) = (at + 1, shift + 7);
        if byte < 0x80 {
            return Ok((number, at));
        }
    }
}
