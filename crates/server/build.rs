//! Packs the page, so that the server is one file with everything in it.
//!
//! Its modules are compiled by `crates/page`. If that was told to leave it out, a page that says so stands in for it.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
};

#[path = "build/locales.rs"]
mod locales;
#[path = "build/parts.rs"]
mod parts;

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// A file of the page.
struct File {
    /// Where it is asked for: `/style-0123456789abcdef.css`.
    path: String,
    bytes: Vec<u8>,
}

fn main() {
    if let Err(why) = build() {
        eprintln!("\nThe page could not be built: {why}\n");
        std::process::exit(1);
    }
}

fn build() -> Done {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let module = |name: &str| env::var_os(name).map(PathBuf::from);
    let modules = module("DEP_CLAIMANT_PAGE_MODULE").zip(module("DEP_CLAIMANT_PAGE_WORKER"));
    let files = if let Some((module, worker)) = modules {
        page(&out, &module, &worker)?
    } else {
        let page = include_bytes!("src/left_out.html");
        println!("cargo:rerun-if-changed=src/left_out.html");
        vec![File { path: "/".into(), bytes: page.to_vec() }]
    };
    pack(&out, files)
}

/// All files of the page, each but a few under a name that changes with its contents.
fn page(out: &Path, module: &Path, worker: &Path) -> Done<Vec<File>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../web").canonicalize()?;
    println!("cargo:rerun-if-changed={}", module.display());
    println!("cargo:rerun-if-changed={}", worker.display());
    let folder = empty(out.join("cut"))?;
    let main = folder.join("web.wasm");
    let cut = parts::cut(module, &folder, &main)?;
    let (glue, wasm) = bind(out, &main)?;
    let glue = cut.join(std::str::from_utf8(&glue)?)?;
    let (bots_glue, bots) = bind(out, worker)?;
    let fixed = |name: &str| -> Done<Vec<u8>> {
        let path = web.join("static").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        fs::read(&path).map_err(|e| format!("{}: {e}", path.display()).into())
    };
    let mut files: Vec<File> = cut.parts.into_iter().map(|(name, part)| File::hashed(&name, part)).collect();
    files.push(File::hashed("claimant.js", named(&terse(&glue), &files)?));
    files.extend([
        File::hashed("claimant.wasm", wasm),
        File::hashed("bots.js", terse(std::str::from_utf8(&bots_glue)?).into_bytes()),
        File::hashed("bots.wasm", bots),
        File::hashed("cards.css", drawings::stylesheet().into_bytes()),
        File::hashed("style.css", bare(&String::from_utf8(fixed("style.css")?)?).into_bytes()),
        File::hashed("icon.svg", fixed("icon.svg")?),
        File::hashed("icon-192.png", fixed("icon-192.png")?),
        File::hashed("icon-512.png", fixed("icon-512.png")?),
    ]);
    let locales = web.join("../words/locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    // All languages, each fetched by whoever reads it; what is said by the parts of the page in all of them, and how they look.
    let first = locales::first(&locales)?.into_iter().map(|(language, text)| (format!("{language}.ftl"), text));
    let later = locales::later(&locales)?.into_iter().map(|(language, text)| (format!("later-{language}.ftl"), text));
    let mut texts: Vec<File> = first.chain(later).map(|(name, text)| File::hashed(&name, text.into_bytes())).collect();
    texts.push(File::hashed("later.css", bare(&String::from_utf8(fixed("later.css")?)?).into_bytes()));
    let named_texts = texts.iter().map(|file| file.path.as_str()).collect::<Vec<_>>().join(" ");
    files.extend(texts);
    // What experts have learned, fetched by the first of them that thinks.
    for name in ["claim.net", "all.net"] {
        let path = web.join("../bots/src/claim").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        files.push(File::hashed(name, fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?));
    }
    // Each of these names some of those before it.
    let sentences = sentences(&["web-no-wasm", "web-not-loaded", "web-broken"], &locales)?;
    let languages = format!("{:?}", locales::languages(&locales)?);
    for name in ["first.js", "thinking.js", "worker.js", "start.js", "manifest.webmanifest"] {
        let text = String::from_utf8(fixed(name)?)?.replace("{{sentences}}", &sentences);
        let text = text.replace("{{languages}}", &languages);
        let text = named(&terse(&text), &files)?;
        files.push(File::hashed(name, text));
    }
    let index = String::from_utf8(fixed("index.html")?)?.replace("{{texts}}", &named_texts);
    let texts = ["web-no-script", "web-welcome", "web-loading"];
    let index = texts.iter().try_fold(index, |index, key| {
        Done::Ok(index.replace(&format!("{{{{{key}}}}}"), &paragraphs(key, &locales)?))
    })?;
    let index = named(&index, &files)?;
    files.push(File { path: "/".into(), bytes: index });
    let worker = service_worker(&fixed("service-worker.js")?, &files)?;
    files.push(File { path: "/service-worker.js".into(), bytes: worker });
    Ok(files)
}

impl File {
    fn hashed(name: &str, bytes: Vec<u8>) -> File {
        let (stem, kind) = name.split_once('.').unwrap_or((name, ""));
        File { path: format!("/{stem}-{}.{kind}", hash(&bytes)), bytes }
    }
}

/// A style sheet without comments, and with no space that only people need: a fifth less to fetch.
fn bare(sheet: &str) -> String {
    let (first, others) = sheet.split_once("/*").unwrap_or((sheet, ""));
    let others = others.split("/*").filter_map(|other| Some(other.split_once("*/")?.1));
    let text: String = std::iter::once(first).chain(others).collect();
    let text = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ");
    let shorter = |text: String, mark: &str| text.replace(&format!("{mark} "), mark).replace(&format!(" {mark}"), mark);
    // Neither a colon nor a bracket: before these a space means something.
    let text = ["{", "}", ";", ",", ">"].into_iter().fold(text, shorter);
    text.replace(": ", ":").replace(";}", "}")
}

/// A script without the lines that are comments.
fn terse(script: &str) -> String {
    let is_said = |line: &&str| !line.is_empty() && !["//", "/*", "* ", "*/"].iter().any(|mark| line.starts_with(mark));
    script.lines().map(str::trim_start).filter(is_said).collect::<Vec<_>>().join("\n")
}

/// Puts the full names of files in the place of `{{style.css}}` and the like.
fn named(text: &str, files: &[File]) -> Done<Vec<u8>> {
    let mut text = text.to_string();
    for file in files {
        let (stem, rest) = file.path[1..].rsplit_once('-').unwrap_or(("", ""));
        let kind = rest.split_once('.').map_or("", |(_, kind)| kind);
        text = text.replace(&format!("{{{{{stem}.{kind}}}}}"), &file.path);
    }
    match text.split_once("{{") {
        Some((_, rest)) => Err(format!("there is no file {}", rest.split("}}").next().unwrap_or(rest)).into()),
        None => Ok(text.into_bytes()),
    }
}

/// What has to be said when there is no program to say it, by key and language, as a script writes it.
fn sentences(keys: &[&str], locales: &Path) -> Done<String> {
    let mut all = Vec::new();
    for key in keys {
        let said = locales::in_every_language(locales, key)?;
        let said: Vec<String> = said.iter().map(|(language, text)| format!("{language:?}: {text:?}")).collect();
        all.push(format!("{key:?}: {{ {} }}", said.join(", ")));
    }
    Ok(format!("{{ {} }}", all.join(", ")))
}

/// One of them in all languages, as the page writes it.
fn paragraphs(key: &str, locales: &Path) -> Done<String> {
    let said = locales::in_every_language(locales, key)?;
    let said: Vec<String> = said.iter().map(|(language, text)| format!("<p lang=\"{language}\">{text}</p>")).collect();
    Ok(said.concat())
}

/// The service worker, which knows all files and changes whenever one of them does.
fn service_worker(text: &[u8], files: &[File]) -> Done<Vec<u8>> {
    let list: Vec<String> = files.iter().map(|file| format!("{:?}", file.path)).collect();
    let mut all = DefaultHasher::new();
    for file in files {
        file.bytes.hash(&mut all);
    }
    let text = terse(std::str::from_utf8(text)?).replace("{{files}}", &list.join(", "));
    Ok(text.replace("{{version}}", &format!("{:016x}", all.finish())).into_bytes())
}

/// Writes the script that loads a module, and the module as that script wants it.
fn bind(out: &Path, module: &Path) -> Done<(Vec<u8>, Vec<u8>)> {
    let name = module.file_stem().unwrap_or_default().display();
    let folder = empty(out.join("bound"))?;
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false).omit_default_module_path(true);
    // Parts have memory, stack and functions in common with what is loaded first.
    bindgen.keep_lld_exports(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(&folder).map_err(|e| format!("{e:#}"))?;
    if folder.join("snippets").exists() {
        return Err("a library brings scripts of its own, which are not served".into());
    }
    Ok((fs::read(folder.join(format!("{name}.js")))?, fs::read(folder.join(format!("{name}_bg.wasm")))?))
}

/// A folder with nothing in it.
fn empty(folder: PathBuf) -> Done<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// Writes the files, each also compressed, and a table of them for the server.
fn pack(out: &Path, files: Vec<File>) -> Done {
    let small = env::var("DEP_CLAIMANT_PAGE_RELEASED").is_ok_and(|released| released == "true");
    let folder = out.join("files");
    fs::create_dir_all(&folder)?;
    let mut table = String::from("pub(crate) static FILES: &[File] = &[\n");
    for (n, file) in files.iter().enumerate() {
        let variants =
            [("plain", file.bytes.clone()), ("br", brotli(&file.bytes, small)?), ("gz", gzip(&file.bytes, small)?)];
        for (kind, bytes) in &variants {
            fs::write(folder.join(format!("{n}.{kind}")), bytes)?;
        }
        let include = |kind: &str| {
            let path = folder.join(format!("{n}.{kind}"));
            format!("include_bytes!({:?})", path.display().to_string())
        };
        writeln!(
            table,
            "File {{ path: {:?}, tag: {:?}, plain: {}, brotli: {}, gzip: {} }},",
            file.path,
            hash(&file.bytes),
            include("plain"),
            include("br"),
            include("gz"),
        )?;
    }
    table.push_str("];\n");
    fs::write(out.join("files.rs"), table)?;
    Ok(())
}

fn brotli(bytes: &[u8], small: bool) -> Done<Vec<u8>> {
    let quality = if small { 11 } else { 1 };
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 1 << 16, quality, 22);
    writer.write_all(bytes)?;
    drop(writer);
    Ok(packed)
}

fn gzip(bytes: &[u8], small: bool) -> Done<Vec<u8>> {
    let level = if small { 9 } else { 1 };
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

/// Sixteen digits that change with the contents.
fn hash(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
