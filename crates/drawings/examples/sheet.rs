//! Prints a sheet with one card of each faction, all other cards, all glyphs, pieces and portraits, as in `docs/cards.svg`:
//! `cargo run -p claimant-drawings --example sheet`, and by night `cargo run -p claimant-drawings --example sheet dark`.

use bots::Character;
use claim::{Faction, Hero};
use drawings::{Bearer, Drawing, FAINT, Face, LINE, Piece, Theme, Token};

const ROW: usize = 12;
const STEP: usize = 110;

fn main() {
    let theme = if std::env::args().any(|word| word == "dark") { Theme::Dark } else { Theme::Light };
    let (mut body, mut y) = (String::new(), 10);
    for (height, drawings) in [(150, cards()), (100, glyphs()), (100, others()), (100, portraits())] {
        for row in drawings.chunks(ROW) {
            for (i, drawing) in row.iter().enumerate() {
                let place = format!("<svg x=\"{}\" y=\"{y}\" width=\"100\" height=\"{height}\" ", 10 + i * STEP);
                body += &drawing.svg(theme).replacen("<svg ", &place, 1);
                body.push('\n');
            }
            y += height + 10;
        }
    }
    let width = ROW * STEP + 10;
    let (ground, ink) = (FAINT.in_theme(theme), LINE.in_theme(theme));
    println!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {y}\" color=\"{ink}\">");
    println!("<path d=\"M0 0H{width}V{y}H0Z\" fill=\"{ground}\"/>\n{body}</svg>");
}

/// A card of each faction, in turn a low and a high one, and all other cards.
fn cards() -> Vec<Drawing> {
    let factions = Faction::ALL.into_iter().enumerate().map(|(i, faction)| {
        let values = faction.values();
        let value = values[(3 + 5 * i) % values.len()];
        Face::Faction { faction, value, loot: faction == Faction::Raccoons }
    });
    // The values of 2.5.
    let heroes = Hero::ALL.into_iter().zip([8, 5, 4, 9, 6, 3]).map(|(hero, value)| Face::Hero { hero, value });
    let others = Face::all().filter(|face| matches!(face, Face::Artifact(_) | Face::Potion(_)));
    factions.chain(heroes).chain(others).map(Drawing::Card).collect()
}

/// The glyphs in one colour.
fn glyphs() -> Vec<Drawing> {
    Bearer::all().map(Drawing::Glyph).collect()
}

/// The faces of bots.
fn portraits() -> Vec<Drawing> {
    Character::ALL.map(Drawing::Portrait).to_vec()
}

/// The backs, and what is no card.
fn others() -> Vec<Drawing> {
    let backs = [Face::Back, Face::ArtifactBack, Face::PotionBack].map(Drawing::Card);
    // Of the cups one with a faction's glyph is enough.
    let tokens = Token::all().take(7).map(Drawing::Token);
    backs.into_iter().chain(tokens).chain(Piece::all().map(Drawing::Piece)).collect()
}
