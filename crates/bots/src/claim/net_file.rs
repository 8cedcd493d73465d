//! The file of a network: a line that names its factions, and its weights.
//!
//! The first line is `net 1: Kn 8, Go 14, ..., heroes 6`: the codes of the factions with how many faces each has, in the
//! order of their rows. Behind it the weights follow, each as a whole number of steps of 1/1024 in two bytes, the lower
//! first, so that the page stays small. A faction that is not in the file gets the mean of the others; one that is only in
//! the file is left out. So a new faction needs no new networks.

use claim::{Faction, Hero};

use crate::claim::net::{FACES, FIRST, WEIGHTS, ZONES};

/// The step to which weights are rounded.
const STEP: f32 = 1.0 / 1024.0;
/// What the first line begins with.
const PREFIX: &str = "net 1: ";
/// The name of the heroes' faces in the first line.
const HEROES: &str = "heroes";

/// Why a file is no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NetError {
    /// The first line does not name factions.
    #[error("the first line of a network names its factions, as in {PREFIX}Kn 8, Go 14, {HEROES} 6")]
    Header,
    /// There are more or fewer weights than the first line says.
    #[error("a network with these factions has {expected} bytes of weights, not {found}")]
    Length {
        /// How many bytes follow from the first line.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

/// The weights in a file, laid out for the factions of this build.
pub fn read(file: &[u8]) -> Result<Vec<f32>, NetError> {
    let end = file.iter().position(|&byte| byte == b'\n').ok_or(NetError::Header)?;
    let header = Header::parse(&file[..end]).ok_or(NetError::Header)?;
    let body = &file[end + 1..];
    let card_rows = ZONES * header.faces() * FIRST;
    // What follows the rows of cards is the same for all factions.
    let expected = 2 * (card_rows + WEIGHTS - ZONES * FACES * FIRST);
    if body.len() != expected {
        return Err(NetError::Length { expected, found: body.len() });
    }
    let stored: Vec<f32> =
        body.as_chunks().0.iter().map(|&steps| f32::from(i16::from_le_bytes(steps)) * STEP).collect();
    let (cards, rest) = stored.split_at(card_rows);
    let sources = header.sources();
    let mut weights = Vec::with_capacity(WEIGHTS);
    for zone in 0..ZONES {
        let (rows, _) = cards[zone * header.faces() * FIRST..][..header.faces() * FIRST].as_chunks::<FIRST>();
        for faces in &sources {
            weights.extend(mean(faces.iter().map(|&face| &rows[face])));
        }
    }
    weights.extend(rest);
    Ok(weights)
}

/// A file with these weights, each rounded to a whole step.
pub fn write(weights: &[f32]) -> Vec<u8> {
    let factions = Faction::ALL.map(|faction| format!("{} {}", faction.code(), faction.values().len())).join(", ");
    let header = format!("{PREFIX}{factions}, {HEROES} {}\n", Hero::ALL.len());
    let steps = weights.iter().flat_map(|weight| ((weight / STEP).round() as i16).to_le_bytes());
    header.into_bytes().into_iter().chain(steps).collect()
}

/// The factions of a file and how many faces each has, in order.
struct Header<'a>(Vec<(&'a str, usize)>);

impl Header<'_> {
    fn parse(line: &[u8]) -> Option<Header<'_>> {
        fn part(text: &str) -> Option<(&str, usize)> {
            let (code, faces) = text.split_once(' ')?;
            Some((code, usize::from(faces.parse::<u8>().ok()?)))
        }
        let parts = str::from_utf8(line).ok()?.strip_prefix(PREFIX)?.split(", ");
        parts.map(part).collect::<Option<_>>().map(Header)
    }

    fn faces(&self) -> usize {
        self.0.iter().map(|(_, faces)| faces).sum()
    }

    /// Where the faces of a code begin and how many there are.
    fn find(&self, code: &str) -> Option<(usize, usize)> {
        let at = self.0.iter().position(|&(other, _)| other == code)?;
        Some((self.0[..at].iter().map(|(_, faces)| faces).sum(), self.0[at].1))
    }

    /// For each face of this build, the faces of the file whose mean it gets: its own, if the file has it.
    fn sources(&self) -> Vec<Vec<usize>> {
        let own = |faction: Faction, at: usize| {
            let (first, faces) = self.find(faction.code())?;
            (at < faces).then_some(first + at)
        };
        let like = |value: u8| {
            let at = |faction: Faction| faction.values().iter().position(|&other| other == value);
            Faction::ALL.into_iter().filter_map(|faction| own(faction, at(faction)?)).collect()
        };
        let mut sources = Vec::new();
        for faction in Faction::ALL {
            for (at, &value) in faction.values().iter().enumerate() {
                sources.push(own(faction, at).map_or_else(|| like(value), |face| vec![face]));
            }
        }
        let (first, heroes) = self.find(HEROES).unwrap_or((0, 0));
        for hero in 0..Hero::ALL.len() {
            sources.push(if hero < heroes { vec![first + hero] } else { (first..first + heroes).collect() });
        }
        debug_assert_eq!(sources.len(), FACES);
        sources
    }
}

/// The mean of some rows; nothing but zeros, if there are none.
fn mean<'a>(rows: impl ExactSizeIterator<Item = &'a [f32; FIRST]>) -> [f32; FIRST] {
    let count = rows.len().max(1) as f32;
    let mut sums = [0.0; FIRST];
    for row in rows {
        sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
    }
    sums.map(|sum| sum / count)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &[u8] = include_bytes!("all.net");

    /// The same file with another first line.
    fn renamed(from: &str, to: &str) -> Vec<u8> {
        let end = ALL.iter().position(|&byte| byte == b'\n').unwrap();
        let header = str::from_utf8(&ALL[..end]).unwrap();
        assert!(header.contains(from), "{header}");
        [header.replace(from, to).as_bytes(), &ALL[end..]].concat()
    }

    /// Is a faction named in the first line of a file?
    fn names(file: &[u8], faction: Faction) -> bool {
        let end = file.iter().position(|&byte| byte == b'\n').unwrap();
        Header::parse(&file[..end]).unwrap().find(faction.code()).is_some()
    }

    /// The faces of a faction.
    fn faces(faction: Faction) -> impl Iterator<Item = (u8, usize)> {
        let before = Faction::ALL.into_iter().take_while(move |&other| other != faction);
        let first: usize = before.map(|faction| faction.values().len()).sum();
        faction.values().iter().copied().zip(first..)
    }

    #[test]
    fn what_was_read_is_written_as_it_was() {
        for file in [include_bytes!("claim.net").as_slice(), ALL] {
            let weights = read(file).unwrap();
            let written = write(&weights);
            // A faction that the file does not name has a mean, which need not be a whole number of steps.
            let rounded: Vec<f32> = weights.iter().map(|weight| (weight / STEP).round() * STEP).collect();
            assert!(read(&written).unwrap() == rounded);
            assert!(written == file || !Faction::ALL.into_iter().all(|faction| names(file, faction)));
        }
    }

    #[test]
    fn a_file_keeps_weights_to_half_a_step() {
        let mut weights = vec![0.0; WEIGHTS];
        weights[..6].copy_from_slice(&[0.4, -0.4, 0.0004, -31.9, 31.9, 1.0 + STEP]);
        let file = write(&weights);
        let begin = file.len() - 2 * WEIGHTS;
        assert_eq!(file[begin..][..12], [154, 1, 102, 254, 0, 0, 102, 128, 154, 127, 1, 4]);
        let read = read(&file).unwrap();
        let is_near = |(weight, read): (&f32, &f32)| (weight - read).abs() <= STEP / 2.0;
        assert!(weights.iter().zip(&read).all(is_near), "{:?}", &read[..6]);
    }

    #[test]
    fn a_faction_without_rows_in_the_file_gets_the_mean_of_those_with_the_same_value() {
        let known = read(ALL).unwrap();
        let without = read(&renamed("Wi 10", "Zz 10")).unwrap();
        assert_eq!(without.len(), WEIGHTS);
        let wizards: Vec<(u8, usize)> = faces(Faction::Wizards).collect();
        let others = || Faction::ALL.into_iter().filter(|&f| f != Faction::Wizards && names(ALL, f));
        let row = |weights: &[f32], zone: usize, face: usize| -> [f32; FIRST] {
            weights[(zone * FACES + face) * FIRST..][..FIRST].try_into().unwrap()
        };
        for zone in 0..ZONES {
            for (_, face) in others().flat_map(faces) {
                assert!(row(&known, zone, face).eq(&row(&without, zone, face)), "face {face} in zone {zone}");
            }
            for &(value, face) in &wizards {
                let alike = others().filter_map(|faction| faces(faction).find(|&(other, _)| other == value));
                let alike: Vec<[f32; FIRST]> = alike.map(|(_, face)| row(&known, zone, face)).collect();
                let found = row(&without, zone, face);
                assert!(alike.len() > 10 && found.eq(&mean(alike.iter())), "{value} in zone {zone}");
                assert!(found.ne(&row(&known, zone, face)), "{value} in zone {zone}");
            }
        }
        assert_eq!(without[ZONES * FACES * FIRST..], known[ZONES * FACES * FIRST..]);
    }

    #[test]
    fn what_is_no_network_is_refused_with_a_sentence() {
        for file in ["", "net 1: Kn 8", "net 2: Kn 8, heroes 6\n", "net 1: Kn\n", "net 1: Kn 999\n"] {
            assert_eq!(read(file.as_bytes()), Err(NetError::Header), "{file:?}");
        }
        let expected = ALL.len() - renamed("Kn 8", "Kn 8").iter().position(|&byte| byte == b'\n').unwrap() - 1;
        assert_eq!(read(&ALL[..ALL.len() - 1]), Err(NetError::Length { expected, found: expected - 1 }));
        let more = expected + 2 * ZONES * FIRST;
        assert_eq!(read(&renamed("Kn 8", "Kn 9")), Err(NetError::Length { expected: more, found: expected }));
    }
}
