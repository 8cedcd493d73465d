//! The drawings are part of what a browser has to load.

use drawings::{Bearer, Drawing, Theme, symbols};

use crate::every_drawing;

#[test]
fn all_paths_of_all_crests_stay_below_60_kilobytes() {
    let paths = Bearer::all().flat_map(|bearer| {
        let crest = bearer.crest();
        crest.emblem.iter().map(|shape| shape.path).chain([crest.badge, crest.pattern.path])
    });
    let bytes: usize = paths.map(str::len).sum();
    assert!(bytes < 60_000, "{bytes}");
}

#[test]
fn a_page_of_drawings_stays_small() {
    let shared = symbols(Bearer::all()).len();
    assert!(shared < 130_000, "{shared}");
    for drawing in every_drawing() {
        let (alone, inline) = (drawing.svg(Theme::Light).len(), drawing.inline("").len());
        assert!(alone < 12_000, "{drawing:?}: {alone}");
        assert!(inline < 3_000, "{drawing:?}: {inline}");
    }
    assert!(Drawing::all().count() > 300);
}
