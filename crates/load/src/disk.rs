//! A disk that fails: a library that stands between a server and its files.
//!
//! `disk.c` is compiled and loaded before the C library. Of every file it keeps a second copy with what was synced and
//! nothing else: what a disk is sure to have after a power cut.

use std::{
    ffi::OsString,
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

/// What a disk does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiskFault {
    /// There is no room left.
    Full,
    /// Nothing can be written.
    ReadOnly,
    /// What was written cannot be synced.
    NoSync,
}

/// A directory whose disk can fail.
#[derive(Clone, Debug)]
pub struct Disk {
    directory: PathBuf,
    library: PathBuf,
    synced: PathBuf,
    fault: PathBuf,
}

impl Disk {
    /// Stands before the files of a directory; it keeps its own beside it.
    pub fn new(directory: &Path) -> io::Result<Disk> {
        let beside = |ending: &str| {
            let mut name = directory.as_os_str().to_owned();
            name.push(ending);
            PathBuf::from(name)
        };
        let (library, source) = (beside(".so"), beside(".c"));
        let disk = Disk { directory: directory.into(), library, synced: beside(".synced"), fault: beside(".fault") };
        fs::create_dir_all(&disk.synced)?;
        fs::write(&source, include_str!("disk.c"))?;
        let mut command = Command::new("cc");
        command.args(["-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o"]).arg(&disk.library).arg(&source);
        let compiled = command.args(["-ldl", "-lpthread"]).status()?;
        if compiled.success() { Ok(disk) } else { Err(io::Error::other("disk.c cannot be compiled")) }
    }

    /// The environment of a server that uses it.
    pub fn variables(&self) -> Vec<(OsString, OsString)> {
        vec![
            ("LD_PRELOAD".into(), self.library.clone().into()),
            ("DISK_FILES".into(), self.directory.clone().into()),
            ("DISK_SYNCED".into(), self.synced.clone().into()),
            ("DISK_FAULT".into(), self.fault.clone().into()),
        ]
    }

    /// It fails from now on, or works again.
    pub fn fail(&self, fault: Option<DiskFault>) -> io::Result<()> {
        let letter = match fault {
            None if self.fault.exists() => return fs::remove_file(&self.fault),
            None => return Ok(()),
            Some(DiskFault::Full) => "f",
            Some(DiskFault::ReadOnly) => "r",
            Some(DiskFault::NoSync) => "s",
        };
        fs::write(&self.fault, letter)
    }

    /// The power is cut: the server has been killed, and of its files only what was synced is left.
    pub fn cut(&self) -> io::Result<()> {
        fs::remove_dir_all(&self.directory)?;
        fs::create_dir_all(&self.directory)?;
        for file in fs::read_dir(&self.synced)? {
            let file = file?;
            fs::copy(file.path(), self.directory.join(file.file_name()))?;
        }
        Ok(())
    }
}
