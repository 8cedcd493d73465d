//! What is kept of a game, and how it is written: as Parquet, and line by line while a part is played.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use parquet::{
    basic::Compression,
    errors::ParquetError,
    file::{
        properties::{WriterProperties, WriterVersion},
        reader::{FileReader as _, SerializedFileReader},
        writer::SerializedFileWriter,
    },
    record::RecordWriter as _,
};
use parquet_derive::ParquetRecordWriter;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ParquetRecordWriter)]
pub struct GameRow {
    /// Its number in the experiment, from 0.
    pub game: u64,
    /// Its set-up, by its place in the experiment.
    pub setup: u32,
    /// The factions of the deck, with spaces between them.
    pub factions: String,
    /// How many play.
    pub players: i32,
    /// `A` or `C2`.
    pub edition: String,
    /// With artifacts?
    pub artifacts: bool,
    /// With heroes?
    pub heroes: bool,
    /// The cards of each hand in a study deck.
    pub study: Option<i32>,
    /// The seed of the deal: games with the same set-up and seed have the same deal.
    pub seed: u64,
    /// Which of the games on this deal, by the random seeds of the bots.
    pub repeat: u32,
    /// How far the bots have moved on around the table.
    pub arrangement: u32,
    /// Who sits at seat 0.
    pub bot0: Option<String>,
    /// Who sits at seat 1.
    pub bot1: Option<String>,
    /// Who sits at seat 2.
    pub bot2: Option<String>,
    /// Who sits at seat 3.
    pub bot3: Option<String>,
    /// The seat that leads first.
    pub first: i32,
    /// What seat 0 got: 1 for a win, a part of it for a shared one.
    pub payoff0: Option<f64>,
    /// What seat 1 got.
    pub payoff1: Option<f64>,
    /// What seat 2 got.
    pub payoff2: Option<f64>,
    /// What seat 3 got.
    pub payoff3: Option<f64>,
    /// The votes of seat 0's side.
    pub votes0: Option<i32>,
    /// The votes of seat 1's side.
    pub votes1: Option<i32>,
    /// The votes of seat 2's side.
    pub votes2: Option<i32>,
    /// The votes of seat 3's side.
    pub votes3: Option<i32>,
    /// What decided the game: `votes`, `cards`, `sum` or `shared`.
    pub ending: String,
    /// Answers and outcomes of chance.
    pub moves: u32,
    /// Decisions with more than one legal answer.
    pub decisions: u32,
    /// Tricks that were won with a card.
    pub tricks: u32,
    /// Of these, the ones that the highest printed value of the led faction gives to somebody else.
    pub turned: u32,
}

/// A faction, hero or artifact in a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ParquetRecordWriter)]
pub struct ThingRow {
    /// The number of the game.
    pub game: u64,
    /// `faction`, `hero` or `artifact`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// How many of it seat 0 was dealt.
    pub dealt0: Option<i32>,
    /// How many of it seat 1 was dealt.
    pub dealt1: Option<i32>,
    /// How many of it seat 2 was dealt.
    pub dealt2: Option<i32>,
    /// How many of it seat 3 was dealt.
    pub dealt3: Option<i32>,
    /// The side that got the faction's vote.
    pub vote: Option<i32>,
    /// What decided the vote, such as `most-cards`.
    pub decider: Option<String>,
    /// Cards of it that were played, or whether the artifact was.
    pub played: u32,
    /// Tricks that were won with it.
    pub won: u32,
    /// Tricks that it won, or in which the artifact was played, and that the highest printed value of the led faction gives to
    /// somebody else.
    pub turned: u32,
    /// Cards of it that went elsewhere after a trick than the base rule says, by whatever power.
    pub diverted: u32,
    /// Moves in which its power had a say, as far as events tell.
    pub acted: u32,
    /// Questions that its power asked.
    pub asked: u32,
}

/// All that is kept of one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Rows {
    /// The game.
    pub game: GameRow,
    /// What was in it.
    pub things: Vec<ThingRow>,
}

/// Rows cannot be written or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RowError {
    /// It is no Parquet.
    #[error("results can't be written or read as Parquet: {0}")]
    Parquet(#[from] ParquetError),
    /// It is Parquet with something else in it.
    #[error("a row is not as docs/lab.md has it: {0}")]
    Row(#[from] serde_json::Error),
    /// It is Parquet of another experiment, or nobody's.
    #[error("the tables of part {part} are not those of this experiment: game {game} {what}")]
    Foreign {
        /// Which part.
        part: u64,
        /// Which game.
        game: u64,
        /// What is wrong with it.
        what: String,
    },
}

fn read<R: DeserializeOwned>(bytes: Vec<u8>) -> Result<Vec<R>, RowError> {
    let read = || {
        let reader = SerializedFileReader::new(bytes::Bytes::from(bytes))?;
        let rows = reader.get_row_iter(None)?;
        rows.map(|row| Ok(serde_json::from_value(row?.to_json_value())?)).collect()
    };
    // The reader panics on some files that are damaged. Nothing is shared with it, so nothing is left half done.
    let damaged = |_| Err(ParquetError::General("the file is damaged".into()).into());
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(damaged)
}

macro_rules! tables {
    ($($row:ty: $to:ident, $from:ident;)*) => {$(
        #[doc = concat!("A table of [`", stringify!($row), "`]s as a Parquet file; the same rows are the same bytes.")]
        pub fn $to(rows: &[$row]) -> Result<Vec<u8>, RowError> {
            let schema = rows.schema()?;
            let properties = WriterProperties::builder()
                .set_writer_version(WriterVersion::PARQUET_1_0)
                .set_compression(Compression::SNAPPY)
                .set_created_by("claimant".into());
            let mut writer = SerializedFileWriter::new(Vec::new(), schema, Arc::new(properties.build()))?;
            let mut group = writer.next_row_group()?;
            rows.write_to_row_group(&mut group)?;
            group.close()?;
            Ok(writer.into_inner()?)
        }

        #[doc = concat!("Reads what [`", stringify!($to), "`] writes.")]
        pub fn $from(bytes: Vec<u8>) -> Result<Vec<$row>, RowError> {
            read(bytes)
        }
    )*};
}

tables! {
    GameRow: games_to_parquet, games_from_parquet;
    ThingRow: things_to_parquet, things_from_parquet;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read_as_they_were_written_and_the_same_bytes_again() {
        let game = |game| GameRow {
            game,
            factions: "Knights Goblins".into(),
            study: (game % 2 == 0).then_some(3),
            bot0: Some("greedy".into()),
            payoff0: Some(0.5),
            artifacts: game % 3 == 0,
            seed: u64::MAX - game,
            ..GameRow::default()
        };
        let games: Vec<GameRow> = (0..100).map(game).collect();
        let bytes = games_to_parquet(&games).unwrap();
        assert_eq!(bytes, games_to_parquet(&games).unwrap());
        assert_eq!(games_from_parquet(bytes).unwrap(), games);
        let things: Vec<ThingRow> =
            (0..10).map(|game| ThingRow { game, vote: (game > 4).then_some(1), ..ThingRow::default() }).collect();
        assert_eq!(things_from_parquet(things_to_parquet(&things).unwrap()).unwrap(), things);
        assert!(games_from_parquet(b"PAR1 nonsense".to_vec()).is_err());
    }

    #[test]
    fn a_damaged_file_is_refused_wherever_the_damage_is() {
        let games: Vec<GameRow> =
            (0..20).map(|game| GameRow { game, ending: "votes".into(), ..GameRow::default() }).collect();
        let whole = games_to_parquet(&games).unwrap();
        let mut refused = 0;
        for at in (0..whole.len()).step_by(7) {
            for flip in [0x01, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= flip;
                refused += u32::from(games_from_parquet(bytes).is_err());
            }
        }
        assert!(refused > 100, "{refused}");
    }
}
