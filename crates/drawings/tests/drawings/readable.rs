//! What is written can be read: contrasts as WCAG 2 wants them for text.

use claim::{Faction, Potion};
use drawings::{Bearer, FAINT, INK, LIGHT, LINE, MARKERS, PAPER, Theme};

const TEXT: f64 = 4.5;
const THINGS: f64 = 3.0;

#[test]
fn values_are_readable_on_their_card_by_day_and_by_night() {
    for bearer in Bearer::all() {
        for theme in [Theme::Light, Theme::Dark] {
            let contrast = bearer.crest().palette.value.in_theme(theme).contrast(PAPER.in_theme(theme));
            assert!(contrast >= TEXT, "{bearer:?}, {theme:?}: {contrast:.2}");
        }
    }
}

#[test]
fn lines_are_readable_on_paper_and_on_a_board() {
    for theme in [Theme::Light, Theme::Dark] {
        assert!(LINE.in_theme(theme).contrast(PAPER.in_theme(theme)) >= TEXT);
        assert!(LINE.in_theme(theme).contrast(FAINT.in_theme(theme)) >= TEXT);
    }
    assert!(INK.contrast(LIGHT) >= TEXT, "numbers on potions and squatters, pips on dice");
    assert_eq!(Potion::ALL.len(), 10);
}

/// An emblem stands out from its badge by its own colour, or by the outline round it.
#[test]
fn emblems_stand_out_from_their_badge() {
    for faction in Faction::ALL {
        let palette = Bearer::Faction(faction).crest().palette;
        let own = palette.charge.contrast(palette.field);
        let outline = INK.contrast(palette.field).min(INK.contrast(palette.charge));
        assert!(own.max(outline) >= THINGS, "{faction}: {own:.2}, {outline:.2}");
    }
}

#[test]
fn patterns_can_be_seen_and_do_not_shout() {
    for bearer in Bearer::all() {
        let palette = bearer.crest().palette;
        let contrast = palette.shade.contrast(palette.field);
        assert!((1.25..2.2).contains(&contrast), "{bearer:?}: {contrast:.2}");
    }
}

#[test]
fn markers_stand_out_from_the_claim_marker_beneath() {
    for (form, colour) in MARKERS {
        assert!(colour.contrast(INK) >= THINGS, "{form}: {:.2}", colour.contrast(INK));
    }
}
