//! The schema of all messages, which a test writes to `docs/formats/online.schema.json` or holds to it.

use schemars::{Schema, SchemaGenerator, generate::SchemaSettings};
use serde_json::json;

use crate::{Down, NewTable, Opened, ServerInfo, Up};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats/online.schema.json");

fn schema() -> Schema {
    let mut generator: SchemaGenerator = SchemaSettings::draft2020_12().into_generator();
    let kinds = json!({
        "up": generator.subschema_for::<Up>(),
        "down": generator.subschema_for::<Down>(),
        "new-table": generator.subschema_for::<NewTable>(),
        "opened": generator.subschema_for::<Opened>(),
        "server-info": generator.subschema_for::<ServerInfo>(),
    });
    let mut schema = Schema::default();
    schema.insert("$schema".into(), json!("https://json-schema.org/draft/2020-12/schema"));
    schema.insert("title".into(), json!("Messages of a table of Claimant on the network"));
    schema.insert(
        "anyOf".into(),
        json!([kinds["up"], kinds["down"], kinds["new-table"], kinds["opened"], kinds["server-info"]]),
    );
    schema.insert("$defs".into(), json!(generator.take_definitions(true)));
    schema
}

#[test]
fn the_schema_is_the_one_of_the_types() {
    let text = serde_json::to_string_pretty(&schema()).unwrap() + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == text, "docs/formats/online.schema.json is not what the types say: cargo xtask bless");
}
