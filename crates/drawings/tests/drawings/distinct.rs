//! Whoever confuses two crests confuses two factions: they differ in form, colour and pattern, and without colour too.

use std::collections::HashSet;

use bots::Character;
use claim::Faction;
use drawings::{Bearer, Colour, Drawing, MARKERS, Piece, Theme};
use resvg::{tiny_skia, usvg};

use crate::every_drawing;

/// The pixels of a drawing at this width, as darkness from 0 to 1 on white.
fn grey(svg: &str, width: u32) -> Vec<f32> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).unwrap();
    let scale = width as f32 / tree.size().width();
    let mut pixels = tiny_skia::Pixmap::new(width, (tree.size().height() * scale).round() as u32).unwrap();
    pixels.fill(tiny_skia::Color::WHITE);
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    let dark = |p: &tiny_skia::PremultipliedColorU8| {
        1.0 - (0.299 * f32::from(p.red()) + 0.587 * f32::from(p.green()) + 0.114 * f32::from(p.blue())) / 255.0
    };
    pixels.pixels().iter().map(dark).collect()
}

/// How much two pictures differ, in pixels.
fn difference(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum()
}

/// The two pictures that are most alike, and how much they differ.
fn most_alike<T: Copy>(pictures: &[(T, Vec<f32>)]) -> (T, T, f32) {
    let pairs = pictures.iter().enumerate().flat_map(|(i, a)| pictures[i + 1..].iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| (a.0, b.0, difference(&a.1, &b.1))).min_by(|a, b| a.2.total_cmp(&b.2)).unwrap()
}

fn alone(path: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\"><path d=\"{path}\"/></svg>")
}

/// Factions and others with a crest of their own; stand-ins differ by their code alone.
fn drawn() -> impl Iterator<Item = Bearer> {
    Bearer::all().filter(|bearer| bearer.has_own_crest())
}

fn drawn_factions() -> Vec<Faction> {
    Faction::ALL.into_iter().filter(|&faction| Bearer::Faction(faction).has_own_crest()).collect()
}

#[test]
fn badges_patterns_emblems_and_colours_are_all_different() {
    let crests = || drawn_factions().into_iter().map(|faction| Bearer::Faction(faction).crest());
    let all = drawn_factions().len();
    assert_eq!(crests().map(|crest| crest.badge).collect::<HashSet<_>>().len(), all);
    assert_eq!(crests().map(|crest| crest.palette.field).collect::<HashSet<_>>().len(), all);
    assert_eq!(crests().map(|crest| (crest.pattern.path, crest.pattern.turn)).collect::<HashSet<_>>().len(), all);
    let emblems: HashSet<_> = Bearer::all().map(|bearer| bearer.crest().emblem).collect();
    assert_eq!(emblems.len(), Bearer::all().count());
}

#[test]
fn glyphs_are_told_apart_in_black_at_24_pixels() {
    let glyphs: Vec<_> = drawn().map(|bearer| (bearer, grey(&Drawing::Glyph(bearer).svg(Theme::Light), 24))).collect();
    for (bearer, glyph) in &glyphs {
        let black: f32 = glyph.iter().sum();
        assert!((70.0..430.0).contains(&black), "{bearer:?} is {black} of 576 pixels black");
    }
    let (a, b, pixels) = most_alike(&glyphs);
    assert!(pixels > 90.0, "{a:?} and {b:?} differ by {pixels} of 576 pixels");
}

#[test]
fn badges_are_told_apart_in_black_at_24_pixels() {
    let badge = |faction| grey(&alone(Bearer::Faction(faction).crest().badge), 24);
    let badges: Vec<_> = drawn_factions().into_iter().map(|faction| (faction, badge(faction))).collect();
    let (a, b, pixels) = most_alike(&badges);
    assert!(pixels > 25.0, "{a} and {b} differ by {pixels} of 576 pixels");
}

#[test]
fn crests_are_told_apart_in_grey_at_32_pixels() {
    for theme in [Theme::Light, Theme::Dark] {
        let mut crests: Vec<_> = drawn().map(|bearer| (bearer, grey(&Drawing::Crest(bearer).svg(theme), 32))).collect();
        let (a, b, pixels) = most_alike(&crests);
        assert!(pixels > 45.0, "{theme:?}: {a:?} and {b:?} differ by {pixels} of 1024 pixels");
        // Factions have badges of their own, so they differ more.
        crests.truncate(drawn_factions().len());
        let (a, b, pixels) = most_alike(&crests);
        assert!(pixels > 100.0, "{theme:?}: {a:?} and {b:?} differ by {pixels} of 1024 pixels");
    }
}

#[test]
fn nothing_is_cut_off_at_the_edge() {
    for drawing in every_drawing() {
        let tree = usvg::Tree::from_str(&drawing.svg(Theme::Light), &usvg::Options::default()).unwrap();
        let (size, drawn) = (tree.size(), tree.root().abs_stroke_bounding_box());
        let over = [-drawn.x(), -drawn.y(), drawn.right() - size.width(), drawn.bottom() - size.height()];
        assert!(over.iter().all(|&over| over <= 0.5), "{drawing:?}: {over:?}");
    }
}

#[test]
fn every_face_is_told_from_every_other_at_56_pixels() {
    for theme in [Theme::Light, Theme::Dark] {
        let faces = every_drawing().filter(|drawing| matches!(drawing, Drawing::Card(_)));
        let faces: Vec<_> = faces.map(|face| (face, grey(&face.svg(theme), 56))).collect();
        let (a, b, pixels) = most_alike(&faces);
        assert!(pixels > 25.0, "{theme:?}: {a:?} and {b:?} differ by {pixels} of 4704 pixels");
    }
}

#[test]
fn fields_that_meet_in_a_deck_are_told_apart_without_an_eye_for_green() {
    // Of two pairs only one is in a deck (2.1).
    let meet = |a: Faction, b: Faction| a.pair().is_none() || b.pair().is_none() || a.pair() == b.pair();
    let factions = drawn_factions();
    for (i, &a) in factions.iter().enumerate() {
        for b in factions[i + 1..].iter().copied().filter(|&b| meet(a, b)) {
            let seen = [a, b].map(|faction| seen_without_green(Bearer::Faction(faction).crest().palette.field));
            let distance = (seen[0][0] - seen[1][0]).hypot(seen[0][1] - seen[1][1]);
            assert!(distance > 8.0, "{a} and {b}: {distance:.1}");
        }
    }
}

/// A colour as somebody sees it who has no cones for green (Viénot, Brettel and Mollon, 1999), in the end roughly as
/// far from others as it looks: its lightness of 100, and how much more yellow than blue it is.
fn seen_without_green(colour: Colour) -> [f64; 2] {
    let channel = |i: usize| {
        let part = f64::from(u8::from_str_radix(&colour.0[i..i + 2], 16).unwrap()) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let (r, g, b) = (channel(1), channel(3), channel(5));
    let yellow = 0.292_75 * r + 0.707_25 * g;
    let blue = -0.022_34 * r + 0.022_34 * g + b;
    let (yellow, blue) = (yellow.max(0.0).cbrt(), blue.max(0.0).cbrt());
    [116.0 * yellow - 16.0, 200.0 * (yellow - blue)]
}

#[test]
fn players_are_told_apart_by_form_alone() {
    let forms: Vec<_> = MARKERS.iter().map(|(form, colour)| (colour.0, grey(&alone(form), 24))).collect();
    let (a, b, pixels) = most_alike(&forms);
    assert!(pixels > 50.0, "{a} and {b} differ by {pixels} of 576 pixels");
}

#[test]
fn bots_are_told_apart_by_their_faces_at_24_pixels_without_colour() {
    for theme in [Theme::Light, Theme::Dark] {
        let portraits = Character::ALL.map(|character| (character, grey(&Drawing::Portrait(character).svg(theme), 24)));
        let (a, b, pixels) = most_alike(&portraits);
        assert!(pixels > 45.0, "{theme:?}: {a} and {b} differ by {pixels} of 576 pixels");
    }
}

#[test]
fn a_die_shows_as_many_pips_as_it_says() {
    let dark = |shows| grey(&Drawing::Piece(Piece::Die(shows)).svg(Theme::Light), 100).iter().sum::<f32>();
    let one = dark(2) - dark(1);
    for shows in 1..6 {
        assert!((dark(shows + 1) - dark(shows) - one).abs() < 1.0);
    }
}
