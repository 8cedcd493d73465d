//! The test that writes `docs/formats/engine.schema.json` from the types, and holds the file to them.

use std::{collections::BTreeMap, env, fs};

use schemars::{JsonSchema, Schema, SchemaGenerator, generate::SchemaSettings, transform::transform_subschemas};
use serde_json::{Map, Value, json};

use crate::{
    choose::{Choice, Choose},
    response::{
        BotAnswer, Bye, Decision, Dropped, Error, EventList, Events, Games, Outcome, Record, Response, State, View,
    },
    served::Served,
    verbs::{self, Greeting},
};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/formats/engine.schema.json");

#[test]
fn the_schema_is_the_one_of_the_types() {
    let schema = format!("{:#}\n", schema());
    if env::var_os("BLESS").is_some() {
        fs::write(FILE, schema).unwrap();
    } else {
        let file = fs::read_to_string(FILE).unwrap();
        assert!(file == schema, "docs/formats/engine.schema.json is not up to date: `cargo xtask bless` rewrites it");
    }
}

/// A type of either game.
#[derive(JsonSchema)]
#[schemars(inline, untagged)]
#[allow(dead_code, reason = "it stands for one of two types and is never made")]
pub(crate) enum Either<A, B> {
    Claim(A),
    ClaimIt(B),
}

/// A view of either game.
pub(crate) type EitherView = Either<<claim::State as Served>::ViewForm, <claim_it::State as Served>::ViewForm>;

/// A definition by its name.
pub(crate) fn refer(name: &str) -> Value {
    json!({"$ref": format!("#/$defs/{name}")})
}

/// A case that an object can be: these properties are like that, these must be there, and these must not.
pub(crate) fn case<'n>(
    properties: impl IntoIterator<Item = (&'n str, Value)>,
    required: impl IntoIterator<Item = &'n str>,
    without: impl IntoIterator<Item = &'n str>,
) -> Value {
    let properties: Map<String, Value> = properties.into_iter().map(|(name, like)| (name.into(), like)).collect();
    let required: Vec<&str> = required.into_iter().collect();
    let without: Vec<Value> = without.into_iter().map(|name| json!({"required": [name]})).collect();
    let mut case = Map::new();
    if !properties.is_empty() {
        case.insert("properties".into(), properties.into());
    }
    if !required.is_empty() {
        case.insert("required".into(), json!(required));
    }
    if !without.is_empty() {
        case.insert("not".into(), json!({"anyOf": without}));
    }
    case.into()
}

fn schema() -> Value {
    let mut defs = Defs::default();
    defs.add("id", json!({"description": "Chosen by the client and echoed as \"re\".", "type": ["string", "number"]}));
    defs.add_requests();
    defs.add_responses();
    let lines = ["request", "response", "choose", "choice"].map(refer);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "engine.schema.json",
        "title": "The engine protocol of Claimant, version 1",
        "description": "One request or one response, or a question of the arena or the answer to one: a line of the \
            protocol that engine.md describes. Use $defs/request or $defs/response for one of them. $defs/choose and \
            $defs/choice are what the arena and a program that plays in it say to each other. It is closed on purpose: \
            it says what this version of the engine takes and writes, and nothing else. A later version may write more, \
            so a client should not hold its responses against this.",
        "oneOf": lines,
        "$defs": defs.0,
    })
}

/// The definitions of the schema.
#[derive(Default)]
struct Defs(BTreeMap<String, Value>);

impl Defs {
    fn add(&mut self, name: &str, schema: Value) {
        if let Some(other) = self.0.insert(name.to_owned(), schema.clone()) {
            assert_eq!(other, schema, "two definitions are called {name}");
        }
    }

    /// The definitions that others refer to, too.
    fn add_all(&mut self, schemas: Vec<(String, Schema)>, mut generator: SchemaGenerator, tidy: fn(&mut Schema)) {
        let referred = generator.take_definitions(true).into_iter();
        let referred = referred.map(|(name, schema)| (name, Schema::try_from(schema).unwrap()));
        for (name, mut schema) in schemas.into_iter().chain(referred) {
            tidy(&mut schema);
            self.add(&name, schema.to_value());
        }
    }

    fn add_requests(&mut self) {
        let mut generator = SchemaSettings::draft2020_12().for_deserialize().into_generator();
        let request = |(verb, mut schema): (&str, Schema)| {
            add_property(&mut schema, "id", refer("id"), false);
            add_property(&mut schema, "do", json!({"const": verb}), true);
            (format!("request-{verb}"), schema)
        };
        let mut all: Vec<_> = verbs::schemas(&mut generator).into_iter().map(request).collect();
        self.add_kinds("request", all.iter().map(|(name, _)| &**name));
        all.push(("choice".into(), Choice::json_schema(&mut generator)));
        self.add_all(all, generator, tidy);
    }

    fn add_responses(&mut self) {
        let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
        let mut kinds = Kinds { generator: &mut generator, all: Vec::new() };
        kinds.add::<Greeting>();
        kinds.add_for::<claim::State>();
        kinds.add_for::<claim_it::State>();
        kinds.add::<Record<'_>>();
        kinds.add::<BotAnswer<'_>>();
        kinds.add::<Games<'_>>();
        kinds.add::<Dropped<'_>>();
        kinds.add::<Bye>();
        let mut all: Vec<(String, Schema)> = Vec::new();
        for (kind, schema) in kinds.all {
            let name = format!("response-{kind}");
            // One for each game.
            match all.iter_mut().find(|(other, _)| *other == name) {
                Some((_, first)) => *first = schemars::json_schema!({"anyOf": [first, schema]}),
                None => all.push((name, schema)),
            }
        }
        let mut error = Error::json_schema(&mut generator);
        add_property(&mut error, "re", refer("id"), false);
        all.push(("response-error".into(), error));
        self.add_kinds("response", all.iter().map(|(name, _)| &**name));
        all.push(("choose".into(), Choose::json_schema(&mut generator)));
        self.add_all(all, generator, |schema| {
            never_null_if_it_may_be_missing(schema);
            tidy(schema);
        });
    }

    fn add_kinds<'n>(&mut self, name: &str, kinds: impl Iterator<Item = &'n str>) {
        let kinds: Vec<Value> = kinds.map(refer).collect();
        self.add(name, json!({"oneOf": kinds}));
    }
}

/// Responses that are not errors.
struct Kinds<'g> {
    generator: &'g mut SchemaGenerator,
    all: Vec<(&'static str, Schema)>,
}

impl Kinds<'_> {
    fn add<R: Response + JsonSchema>(&mut self) {
        let mut schema = R::json_schema(self.generator);
        add_property(&mut schema, "re", refer("id"), false);
        add_property(&mut schema, "ok", json!({"const": R::OK}), true);
        self.all.push((R::OK, schema));
    }

    /// Those that show something of a game.
    fn add_for<G: Served>(&mut self) {
        self.add::<Decision<'_, G>>();
        self.add::<State<'_, G::StateForm>>();
        self.add::<View<'_, G::ViewForm>>();
        self.add::<Events<'_, EventList<'_, G>>>();
        self.add::<Outcome<'_, G::ResultForm>>();
    }
}

/// Adds a property that is no field of the type.
pub(crate) fn add_property(schema: &mut Schema, name: &str, property: Value, required: bool) {
    let properties = schema.ensure_object().entry("properties").or_insert_with(|| json!({}));
    properties[name] = property;
    if required {
        let all = schema.ensure_object().entry("required").or_insert_with(|| json!([]));
        all.as_array_mut().unwrap().insert(0, name.into());
    }
}

/// Objects are closed, and what says nothing to those who check JSON is left out.
fn tidy(schema: &mut Schema) {
    transform_subschemas(&mut tidy, schema);
    let Some(object) = schema.as_object_mut() else { return };
    object.remove("format");
    if object.get("type") == Some(&json!("object")) && object.contains_key("properties") {
        object.entry("additionalProperties").or_insert(false.into());
    }
    // The words of an enum, each with a description, are listed without them.
    let words = object.get("oneOf").and_then(Value::as_array).and_then(|cases| {
        cases.iter().map(|case| case.get("const").filter(|word| word.is_string()).cloned()).collect::<Option<Vec<_>>>()
    });
    if let Some(words) = words {
        object.remove("oneOf");
        object.insert("type".into(), "string".into());
        object.insert("enum".into(), words.into());
    }
}

/// In responses nothing is null that can be left out.
fn never_null_if_it_may_be_missing(schema: &mut Schema) {
    transform_subschemas(&mut never_null_if_it_may_be_missing, schema);
    let required = schema.get("required").cloned().unwrap_or_else(|| json!([]));
    let Some(properties) = schema.get_mut("properties").and_then(Value::as_object_mut) else { return };
    for (name, property) in properties {
        if required.as_array().is_some_and(|required| required.contains(&json!(name))) {
            continue;
        }
        if let Some(types) = property.get_mut("type").and_then(Value::as_array_mut) {
            types.retain(|kind| kind != "null");
            if let [only] = &types[..] {
                property["type"] = only.clone();
            }
        }
        if let Some(kinds) = property.get_mut("anyOf").and_then(Value::as_array_mut) {
            kinds.retain(|kind| *kind != json!({"type": "null"}));
        }
    }
}
