//! Commands that need the page in a browser: `browser/` holds the scripts.

use std::env;

use crate::{
    shell::{Done, cargo, line},
    tools,
};

/// Tests of the page.
pub(crate) fn test() -> Done {
    for_tests("test")
}

/// Pictures of every screen.
pub(crate) fn screenshots() -> Done {
    for_tests("screenshots")
}

/// What the page costs, as it is released.
pub(crate) fn bench() -> Done {
    cargo("build --profile dist -p claimant").run()?;
    script("bench", "dist")
}

/// How Lighthouse judges the page, as it is released.
pub(crate) fn lighthouse() -> Done {
    cargo("build --profile dist -p claimant").run()?;
    script("lighthouse", "dist")
}

/// A script with the program that the other tests run: after them nothing has to be compiled.
fn for_tests(name: &str) -> Done {
    cargo("test --no-run --workspace --exclude claimant-web --all-features --test commands").run()?;
    script(name, "debug")
}

/// A script of `browser/` with the program of that build, which lies in a folder beside our own.
fn script(name: &str, build: &str) -> Done {
    tools::for_browser()?;
    let here = env::current_exe().map_err(|e| format!("this program does not know where it is: {e}"))?;
    let target = here.ancestors().nth(2).ok_or("this program lies in no target folder")?;
    let program = target.join(build).join("claimant").display().to_string();
    line("npm", &format!("run --silent {name}")).within("browser").env("CLAIMANT", &program).run()
}
