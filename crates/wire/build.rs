//! Names the build: a hash of all sources that have a say in what messages look like.

use std::{
    env, fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    path::{Path, PathBuf},
};

const CRATES: [&str; 4] = ["wire", "game", "claim", "claim-it"];

fn main() -> io::Result<()> {
    let crates = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("..");
    let mut hasher = DefaultHasher::new();
    for name in CRATES {
        let folder = crates.join(name).join("src");
        println!("cargo:rerun-if-changed={}", folder.display());
        hash(&folder, &mut hasher)?;
    }
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-env=CLAIMANT_BUILD={:016x}", hasher.finish());
    Ok(())
}

/// Files in the order of their names, so that every machine comes to the same hash.
fn hash(folder: &Path, hasher: &mut DefaultHasher) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            hash(&path, hasher)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            path.file_name().hash(hasher);
            fs::read_to_string(&path)?.replace("\r\n", "\n").hash(hasher);
        }
    }
    Ok(())
}
