//! The tools that chores need, installed where they are missing.

use crate::shell::{Done, cargo, rustup};

const CARGO_DENY: &str = "0.20.2";
const CARGO_FUZZ: &str = "0.13.2";

/// What `cargo xtask ci` needs.
///
/// `rust-toolchain.toml` names most of it, but rustup may be told not to install by itself, so it is asked here.
pub(crate) fn for_ci() -> Done {
    match rustup("component list --installed").output() {
        Some(installed) => complete_toolchain(&installed)?,
        None => println!("rustup does not answer: the toolchain is taken as it is"),
    }
    cargo_tool("deny", CARGO_DENY)
}

/// What `cargo xtask fuzz` needs.
pub(crate) fn for_fuzz() -> Done {
    if rustup("run nightly rustc --version").output().is_none() {
        rustup("toolchain install nightly --profile minimal --no-self-update").run()?;
    }
    cargo_tool("fuzz", CARGO_FUZZ)
}

fn complete_toolchain(installed: &str) -> Done {
    for (part, request) in [
        ("rustfmt", "component add rustfmt"),
        ("clippy", "component add clippy"),
        ("rust-std-wasm32-unknown-unknown", "target add wasm32-unknown-unknown"),
    ] {
        if !installed.lines().any(|line| line.starts_with(part)) {
            rustup(request).run()?;
        }
    }
    Ok(())
}

fn cargo_tool(name: &str, version: &str) -> Done {
    if cargo(&format!("{name} --version")).output().is_some() {
        return Ok(());
    }
    cargo(&format!("install --locked cargo-{name} --version {version}")).run()
}
