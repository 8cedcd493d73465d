//! Compiles the page and its worker with a cargo of their own.
//!
//! It is a crate by itself, without dependencies, so that this longest part of a build begins at once and not when the
//! libraries are there that pack the module. `CLAIMANT_SKIP_WEB=1` leaves the page out, for whoever only checks or lints.

use std::{
    env,
    error::Error,
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

type Done<T = ()> = Result<T, Box<dyn Error>>;

fn main() {
    if let Err(why) = build() {
        eprintln!("\nThe page could not be built: {why}\n");
        std::process::exit(1);
    }
}

/// Whoever depends on this crate is told where the modules are, and whether they are those that are released.
fn build() -> Done {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=CLAIMANT_SKIP_WEB");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    println!("cargo:released={}", is_dist(&out));
    if env::var_os("CLAIMANT_SKIP_WEB").is_none_or(|skip| skip == "0") {
        tell("    Building the page for browsers with a cargo of its own; this takes a minute or two the first time");
        let begun = Instant::now();
        let web = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../web").canonicalize()?;
        let folder = beside(&out);
        have_target()?;
        let modules = if is_dist(&out) {
            // By themselves, so that neither brings along what only the other asks of a library.
            compile(&["claimant-web"], "web-dist", &folder, &web)?;
            compile(&["claimant-worker"], "worker-dist", &folder, &web)?;
            [module("web", "web-dist", &folder), module("worker", "worker-dist", &folder)]
        } else {
            // Together, so that each library is compiled once for both.
            compile(&["claimant-web", "claimant-worker"], "web", &folder, &web)?;
            [module("web", "web", &folder), module("worker", "web", &folder)]
        };
        for (name, module) in ["module", "worker"].into_iter().zip(modules) {
            watch(&module.with_extension("d"), &web)?;
            println!("cargo:{name}={}", module.display());
        }
        tell(&format!("       Built the page in {} s", begun.elapsed().as_secs()));
    }
    Ok(())
}

/// What browsers run.
const TARGET: &str = "wasm32-unknown-unknown";

/// Compiles modules with a cargo of their own.
fn compile(packages: &[&str], profile: &str, target_folder: &Path, web: &Path) -> Done {
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo.args(["build", "--target", TARGET, "--profile", profile]);
    cargo.args(packages.iter().flat_map(|package| ["--package", package]));
    cargo.arg("--target-dir").arg(target_folder).current_dir(web);
    without_ours(&mut cargo);
    let status = cargo.status().map_err(|e| format!("cargo can't be started: {e}"))?;
    if !status.success() {
        return Err(format!("`{cargo:?}` failed; what it says stands above").into());
    }
    Ok(())
}

/// Where cargo puts a module.
fn module(name: &str, profile: &str, target_folder: &Path) -> PathBuf {
    target_folder.join(TARGET).join(profile).join(name).with_extension("wasm")
}

/// Are we part of what is released? Cargo tells build scripts the profile's name only by the folder they write to,
/// `target/dist/build/claimant-page-0123456789abcdef/out`.
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
fn have_target() -> Done {
    let rustc = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()?;
    let libraries = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    if asked.status.success() && libraries.is_dir() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    if added.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    Err(format!("rustc can't compile for the web yet. Type `rustup target add {TARGET}` and build again.").into())
}

/// Has the page built again when a source of a module changes: cargo has written down which there are.
fn watch(list: &Path, web: &Path) -> Done {
    let list = fs::read_to_string(list)?;
    let sources = list.split_once(": ").map_or("", |(_, sources)| sources.trim());
    for source in sources.replace("\\ ", "\u{0}").split(' ') {
        println!("cargo:rerun-if-changed={}", source.replace('\u{0}', " "));
    }
    for file in ["Cargo.toml", "build.rs", "../worker/Cargo.toml", "../../Cargo.toml", "../../Cargo.lock"] {
        println!("cargo:rerun-if-changed={}", web.join(file).display());
    }
    Ok(())
}
