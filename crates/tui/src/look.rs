//! Styles, and how a screen is reduced for terminals that can show less.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
    text::Span,
    widgets::Block,
};

/// What the terminal can show. Nothing is shown by colour or by a special character alone, so a finished screen can do
/// without both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// May there be colours?
    pub colour: bool,
    /// May there be characters beyond ASCII?
    pub unicode: bool,
}

impl Look {
    /// What the environment says: `NO_COLOR`, `TERM`, and the character set of the locale.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Look {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        let term = set("TERM").unwrap_or_default();
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let locale = locale.to_ascii_lowercase();
        Look {
            colour: set("NO_COLOR").is_none() && !["dumb", "vt100", "vt102", "vt220"].contains(&term.as_str()),
            unicode: cfg!(windows) || locale.contains("utf-8") || locale.contains("utf8"),
        }
    }

    /// Removes from a finished screen what the terminal cannot show.
    pub(crate) fn apply(self, screen: &mut Buffer) {
        for cell in &mut screen.content {
            if !self.colour {
                cell.fg = Color::Reset;
                cell.bg = Color::Reset;
            }
            if !self.unicode && !cell.symbol().is_ascii() {
                let sign = cell.symbol().chars().next().map_or(' ', plain);
                cell.set_char(sign);
            }
        }
    }
}

/// The nearest ASCII character.
pub(crate) const fn plain(sign: char) -> char {
    match sign {
        '│' | '┃' | '║' => '|',
        '─' | '━' | '═' | '–' | '—' | '−' => '-',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' | '╭' | '╮' | '╰' | '╯' => '+',
        'à' | 'á' | 'â' | 'ä' => 'a',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ò' | 'ó' | 'ô' | 'ö' | '●' | '○' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'Á' | 'Ä' => 'A',
        'É' | 'Ë' => 'E',
        'Í' | 'Ï' => 'I',
        'Ó' | 'Ö' => 'O',
        'Ú' | 'Ü' => 'U',
        'ñ' => 'n',
        'Ñ' => 'N',
        'ß' => 's',
        '×' => 'x',
        '\u{a0}' => ' ',
        '¡' => '!',
        '¿' => '?',
        '“' | '”' | '„' | '«' | '»' => '"',
        '‘' | '’' | '‚' => '\'',
        '·' | '•' | '…' => '.',
        '↑' => '^',
        '↓' => 'v',
        '←' | '◄' => '<',
        '→' | '►' | '▶' => '>',
        '█' | '▓' => '#',
        '░' | '▒' => ':',
        '★' | '✓' => '*',
        sign if sign.is_ascii() => sign,
        _ => '?',
    }
}

/// What matters most.
pub(crate) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What matters least.
pub(crate) fn quiet() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Where the cursor is.
pub(crate) fn under_cursor() -> Style {
    Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
}

/// What can be chosen now.
pub(crate) fn open_to_choice() -> Style {
    strong().fg(Color::Green)
}

/// What went wrong, or cannot be.
pub(crate) fn warning() -> Style {
    Style::new().fg(Color::Yellow)
}

/// Titles and headings.
pub(crate) fn heading() -> Style {
    strong().fg(Color::Cyan)
}

/// A colour for each suit of the deck or seat at the table, by its number; names and letters say the same.
pub(crate) fn suit(number: usize) -> Style {
    const SUITS: [Color; 8] = [
        Color::LightBlue,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightMagenta,
        Color::LightCyan,
        Color::LightRed,
        Color::White,
        Color::Gray,
    ];
    Style::new().fg(SUITS[number % SUITS.len()])
}

/// A box with a title.
pub(crate) fn boxed(title: &str) -> Block<'static> {
    Block::bordered().border_style(quiet()).title(Span::styled(format!(" {title} "), heading()))
}

/// Draws the line of keys at the bottom of an area.
pub(crate) fn draw_keys(line: &str, area: Rect, screen: &mut Buffer) {
    screen.set_stringn(area.x, area.bottom() - 1, line, usize::from(area.width), quiet());
}

/// As much of a text as fits.
pub(crate) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;

    use super::*;

    fn look(pairs: &[(&str, &str)]) -> (bool, bool) {
        let find = |name: &str| pairs.iter().find(|(n, _)| *n == name).map(|(_, value)| value.to_string());
        let Look { colour, unicode } = Look::of_environment(find);
        (colour, unicode)
    }

    #[test]
    fn the_environment_says_what_the_terminal_can_show() {
        assert_eq!(look(&[("LANG", "de_DE.UTF-8"), ("TERM", "xterm-256color")]), (true, true));
        assert_eq!(look(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), (true, false));
        assert_eq!(look(&[("LANG", "C.utf8"), ("NO_COLOR", "1")]), (false, true));
        assert_eq!(look(&[("TERM", "vt100"), ("NO_COLOR", "")]), (false, false));
    }

    #[test]
    fn a_poor_terminal_gets_the_same_words_without_colours_and_signs() {
        let mut screen = Buffer::empty(Rect::new(0, 0, 12, 1));
        screen.set_string(0, 0, "│Könige ▶7", Style::new().fg(Color::Red).add_modifier(Modifier::BOLD));
        Look { colour: false, unicode: false }.apply(&mut screen);
        let text: String = screen.content.iter().map(Cell::symbol).collect();
        assert_eq!(text, "|Konige >7  ");
        assert_eq!((screen.content[1].fg, screen.content[1].modifier), (Color::Reset, Modifier::BOLD));
    }
}
