//! The page and its worker as WebAssembly modules. There is nothing here but a build script, which compiles `crates/web` and
//! `crates/worker` and tells the build script of the server where the modules are.
