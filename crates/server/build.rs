//! Builds the page to WebAssembly and packs it, so that the server is one file with everything in it.
//!
//! `CLAIMANT_SKIP_WEB=1` leaves the page out, for whoever only checks or lints; a page that says so stands in for it.

use std::{
    env,
    error::Error,
    fmt::Write as _,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

#[path = "build/locales.rs"]
mod locales;

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
    println!("cargo:rerun-if-env-changed=CLAIMANT_SKIP_WEB");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let files = if env::var_os("CLAIMANT_SKIP_WEB").is_some_and(|skip| skip != "0") {
        let page = include_bytes!("src/left_out.html");
        println!("cargo:rerun-if-changed=src/left_out.html");
        vec![File { path: "/".into(), bytes: page.to_vec() }]
    } else {
        page(&out)?
    };
    pack(&out, files)
}

/// All files of the page, each but a few under a name that changes with its contents.
fn page(out: &Path) -> Done<Vec<File>> {
    let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../web").canonicalize()?;
    let (glue, wasm) = bind(out, &compile(out, &web)?)?;
    let fixed = |name: &str| -> Done<Vec<u8>> {
        let path = web.join("static").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        fs::read(&path).map_err(|e| format!("{}: {e}", path.display()).into())
    };
    let mut files = vec![
        File::hashed("claimant.js", glue),
        File::hashed("claimant.wasm", wasm),
        File::hashed("cards.css", drawings::stylesheet().into_bytes()),
        File::hashed("style.css", fixed("style.css")?),
        File::hashed("icon.svg", fixed("icon.svg")?),
        File::hashed("icon-192.png", fixed("icon-192.png")?),
        File::hashed("icon-512.png", fixed("icon-512.png")?),
    ];
    let locales = web.join("../words/locales");
    println!("cargo:rerun-if-changed={}", locales.display());
    // All languages but the one in the module, each fetched by whoever reads it.
    let mut languages: Vec<String> = Vec::new();
    for (language, texts) in locales::fetched(&locales)? {
        let file = File::hashed(&format!("{language}.ftl"), texts.into_bytes());
        languages.push(file.path.clone());
        files.push(file);
    }
    let languages = languages.join(" ");
    // What experts have learned, fetched by the first of them that thinks.
    for name in ["claim.net", "all.net"] {
        let path = web.join("../bots/src/claim").join(name);
        println!("cargo:rerun-if-changed={}", path.display());
        files.push(File::hashed(name, fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?));
    }
    // Each of these names some of those before it.
    let sentences = sentences(&["web-no-wasm", "web-not-loaded", "web-broken"], &locales)?;
    for name in ["worker.js", "start.js", "manifest.webmanifest"] {
        let text = String::from_utf8(fixed(name)?)?.replace("{{sentences}}", &sentences);
        let text = named(text.as_bytes(), &files)?;
        files.push(File::hashed(name, text));
    }
    let index = String::from_utf8(fixed("index.html")?)?.replace("{{languages}}", &languages);
    let index = index.replace("{{web-no-script}}", &paragraphs("web-no-script", &locales)?);
    let index = named(index.as_bytes(), &files)?;
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

/// Puts the full names of files in the place of `{{style.css}}` and the like.
fn named(text: &[u8], files: &[File]) -> Done<Vec<u8>> {
    let mut text = String::from_utf8(text.to_vec())?;
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
    let text = std::str::from_utf8(text)?.replace("{{files}}", &list.join(", "));
    Ok(text.replace("{{version}}", &format!("{:016x}", all.finish())).into_bytes())
}

/// Compiles the page with a cargo of its own. Gives back the module.
fn compile(out: &Path, web: &Path) -> Done<PathBuf> {
    let target = "wasm32-unknown-unknown";
    have_target(target)?;
    let profile = if is_dist(out) { "web-dist" } else { "web" };
    let target_folder = beside(out);
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo.arg("build").args(["--package", "claimant-web", "--target", target, "--profile", profile]);
    cargo.arg("--target-dir").arg(&target_folder).current_dir(web);
    without_ours(&mut cargo);
    tell("    Building the page for browsers with a cargo of its own; this takes a minute or two the first time");
    let begun = Instant::now();
    let status = cargo.status().map_err(|e| format!("cargo can't be started: {e}"))?;
    if !status.success() {
        return Err(format!("`{cargo:?}` failed; what it says stands above").into());
    }
    let module = target_folder.join(target).join(profile).join("web.wasm");
    tell(&format!("       Built the page in {} s", begun.elapsed().as_secs()));
    watch(&module.with_extension("d"), web)?;
    Ok(module)
}

/// Are we part of what is released? Cargo tells build scripts the profile's name only by the folder they write to,
/// `target/dist/build/claimant-server-0123456789abcdef/out`.
fn is_dist(out: &Path) -> bool {
    out.ancestors().nth(3).and_then(Path::file_name).is_some_and(|profile| profile == "dist")
}

/// Tells whoever waits what is going on. Cargo keeps what a build script prints to itself, so this goes to the terminal,
/// where there is one that can be written to; cargo's progress bar is overwritten and drawn again below.
fn tell(text: &str) {
    if let Ok(mut terminal) = fs::OpenOptions::new().write(true).open("/dev/tty") {
        let _ = writeln!(terminal, "\r\x1b[K{text}");
    }
}

/// A folder for the page in the target folder we are built in, so that what was compiled is found again.
fn beside(out: &Path) -> PathBuf {
    let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
    target.unwrap_or(out).join("web")
}

/// Takes away what this build has set for itself.
fn without_ours(cargo: &mut Command) {
    let ours = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_MAKEFLAGS", "MAKEFLAGS", "MFLAGS", "CARGO_TARGET_DIR"];
    let wrappers = ["RUSTC_WRAPPER", "RUSTC_WORKSPACE_WRAPPER", "RUSTC", "RUSTDOC", "CARGO_BUILD_TARGET"];
    for name in ours.into_iter().chain(wrappers) {
        cargo.env_remove(name);
    }
    for (name, _) in env::vars_os() {
        let families = ["CARGO_CFG_", "CARGO_FEATURE_", "CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_PROFILE_", "DEP_"];
        if name.to_str().is_some_and(|name| families.iter().any(|family| name.starts_with(family))) {
            cargo.env_remove(&name);
        }
    }
}

/// Makes sure that rustc can compile for the web.
fn have_target(target: &str) -> Done {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", target]).output()?;
    let libraries = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    if asked.status.success() && libraries.is_dir() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", target]).status();
    if added.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!("rustc can't compile for the web yet. Type `rustup target add {target}` and build again.").into())
}

/// Has the page built again when a source of it changes: cargo has written down which there are.
fn watch(list: &Path, web: &Path) -> Done {
    let list = fs::read_to_string(list)?;
    let sources = list.split_once(": ").map_or("", |(_, sources)| sources.trim());
    for source in sources.replace("\\ ", "\u{0}").split(' ') {
        println!("cargo:rerun-if-changed={}", source.replace('\u{0}', " "));
    }
    for file in ["Cargo.toml", "../../Cargo.toml", "../../Cargo.lock"] {
        println!("cargo:rerun-if-changed={}", web.join(file).display());
    }
    Ok(())
}

/// Writes the script that loads a module, and the module as that script wants it.
fn bind(out: &Path, module: &Path) -> Done<(Vec<u8>, Vec<u8>)> {
    let folder = out.join("bound");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(false).omit_default_module_path(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen.generate(&folder).map_err(|e| format!("{e:#}"))?;
    if folder.join("snippets").exists() {
        return Err("a library brings scripts of its own, which are not served".into());
    }
    Ok((fs::read(folder.join("web.js"))?, fs::read(folder.join("web_bg.wasm"))?))
}

/// Writes the files, each also compressed, and a table of them for the server.
fn pack(out: &Path, files: Vec<File>) -> Done {
    let folder = out.join("files");
    fs::create_dir_all(&folder)?;
    let mut table = String::from("pub(crate) static FILES: &[File] = &[\n");
    for (n, file) in files.iter().enumerate() {
        let variants = [
            ("plain", file.bytes.clone()),
            ("br", brotli(&file.bytes, is_dist(out))?),
            ("gz", gzip(&file.bytes, is_dist(out))?),
        ];
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
