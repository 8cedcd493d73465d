//! The page as a WebAssembly module. There is nothing here but a build script, which compiles `crates/web` and tells the build
//! script of the server where the module is.
