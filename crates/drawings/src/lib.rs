//! The cards, crests and pieces of both games, drawn as SVG, for pages and for paper.
//!
//! A [`Drawing`] is anything that can be drawn: a [`Face`] of a card, a crest of whoever bears one ([`Bearer`]), a
//! [`Token`] of Claim, a [`Piece`] of Claim It!, a portrait of a character that a bot plays as. It can be had in two ways:
//!
//! - [`Drawing::svg`] is a document by itself, light or dark;
//! - [`Drawing::inline`] stands in a page that holds [`stylesheet`] and [`symbols`] once. It is short, and follows the
//!   theme of the page.
//!
//! ```
//! use claim::Faction;
//! use drawings::{Bearer, Drawing, Face, Theme};
//!
//! let knight = Drawing::Card(Face::Faction { faction: Faction::Knights, value: 7, loot: false });
//! assert!(knight.svg(Theme::Dark).starts_with("<svg"));
//!
//! // `stylesheet` is served as cards.css.
//! assert!(drawings::stylesheet().contains("--card-value-kn:"));
//! let symbols = drawings::symbols([Bearer::Faction(Faction::Knights)]);
//! let page = format!("<link rel=\"stylesheet\" href=\"cards.css\">{symbols}{}", knight.inline("Knight 7"));
//! assert!(page.contains("<use href=\"#crest-kn\""));
//! ```
//!
//! Factions are told apart by the emblem, by the outline of the badge under it, by its pattern and by its colour, so
//! that any three of them can be missing. Nothing here has a style, a script or a reference to elsewhere, and numbers
//! are drawn, not written: a page may forbid all of that, and need not have any font.
//!
//! Reading order: [`Shape`] is a stroke, [`Crest`] a badge with an emblem made of them, `factions/` one file for each
//! faction's, `heroes.rs` and `artifacts.rs` the others; `pen.rs` puts them into SVG; `card.rs` is a whole card, `portraits.rs` has the
//! faces of bots.

mod artifacts;
mod bearer;
mod card;
mod colour;
mod crest;
mod drawing;
mod factions;
mod heroes;
mod number;
mod pen;
mod pieces;
mod portraits;
mod potions;
mod shape;
mod stand_in;
mod theme;
mod tokens;

pub use bearer::Bearer;
pub use card::Face;
pub use colour::Colour;
pub use crest::{Crest, INK, LIGHT, Palette, Pattern, Placement};
pub use drawing::{Drawing, symbols};
pub use pieces::{MARKERS, Piece};
pub use shape::{Shape, Tone};
pub use theme::{FAINT, LINE, PAPER, Shade, Theme, stylesheet};
pub use tokens::Token;
