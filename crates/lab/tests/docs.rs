//! The examples, and what the documentation says about files, are as the program has it.

use std::{fs, path::Path};

use lab::{Experiment, GameRow, Plan, ThingRow, games_to_parquet, things_to_parquet};
use parquet::{
    basic::{ConvertedType, Type},
    file::reader::{FileReader as _, SerializedFileReader},
};
use testing::examples;

const DOC: &str = include_str!("../../../docs/lab.md");

fn plan(text: &str) -> Plan {
    Plan::new(Experiment::read(text).unwrap()).unwrap()
}

#[test]
fn the_examples_of_the_documentation_can_be_run() {
    let examples = examples(DOC, "toml");
    let [example, question] = &examples[..] else { panic!("{} examples", examples.len()) };
    let plan_of =
        |example: &[(usize, &str)]| plan(&example.iter().map(|(_, line)| *line).collect::<Vec<_>>().join("\n"));
    let (example, question) = (plan_of(example), plan_of(question));
    // Two editions, with and without artifacts, are four set-ups of each of the three named sets with Giants.
    assert_eq!(example.setups().len(), 4 * 3);
    assert_eq!(example.games_of_deal(), 2);
    assert_eq!((question.setups().len(), question.games()), (48, 5_760));
    assert!(DOC.contains("plays its 5,760 games"));
}

#[test]
fn every_example_file_can_be_run() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lab");
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let plan = plan(&fs::read_to_string(&path).unwrap());
        assert!(plan.games() > 1_000 && !plan.experiment().title.is_empty(), "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 4);
}

/// The columns of a table of the documentation, such as `dealt0` to `dealt3`, with their types.
fn documented(table: &str) -> Vec<(String, String)> {
    let rows = DOC.split(table).nth(1).unwrap().lines().skip_while(|line| !line.starts_with("| ---")).skip(1);
    let mut columns = Vec::new();
    for row in rows.take_while(|row| row.starts_with('|')) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let names: Vec<&str> = cells[1].split('`').skip(1).step_by(2).collect();
        let types: Vec<&str> = cells[2].split(", ").collect();
        let names: Vec<String> = if cells[1].contains(" to ") {
            let stem = names[0].trim_end_matches('0');
            (0..4).map(|seat| format!("{stem}{seat}")).collect()
        } else {
            names.into_iter().map(Into::into).collect()
        };
        for (i, name) in names.into_iter().enumerate() {
            columns.push((name, types[i.min(types.len() - 1)].to_string()));
        }
    }
    columns
}

/// The columns of a file.
fn written(file: Vec<u8>) -> Vec<(String, String)> {
    let reader = SerializedFileReader::new(bytes::Bytes::from(file)).unwrap();
    let fields = reader.metadata().file_metadata().schema().get_fields().to_vec();
    let column = |field: &parquet::schema::types::TypePtr| {
        let kind = match (field.get_physical_type(), field.get_basic_info().converted_type()) {
            (Type::INT64, ConvertedType::UINT_64) => "UINT64",
            (Type::INT32, ConvertedType::UINT_32) => "UINT32",
            (Type::INT32, _) => "INT32",
            (Type::BYTE_ARRAY, ConvertedType::UTF8) => "string",
            (Type::BOOLEAN, _) => "bool",
            (Type::DOUBLE, _) => "DOUBLE",
            _ => "?",
        };
        (field.name().into(), format!("{kind}{}", if field.is_optional() { " or null" } else { "" }))
    };
    fields.iter().map(column).collect()
}

#[test]
fn files_have_the_columns_of_the_documentation() {
    assert_eq!(documented("**games**"), written(games_to_parquet(&[GameRow::default()]).unwrap()));
    assert_eq!(documented("**things**"), written(things_to_parquet(&[ThingRow::default()]).unwrap()));
}
