//! How the screen looks: styles, and what becomes of it on a terminal that can do less.

use ratatui::{
    buffer::Buffer,
    style::{Color, Modifier, Style},
    text::Span,
    widgets::Block,
};

/// What the terminal can show. Nothing is said by colour or by a special sign alone, so both can be taken away from a
/// screen that was drawn with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// May there be colours?
    pub colour: bool,
    /// May there be signs beyond ASCII?
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

    /// Takes away from a finished screen what the terminal cannot show.
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

/// The nearest sign of ASCII.
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

/// What is said loudest.
pub(crate) fn strong() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// What is said by the way.
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

/// As much of a text as fits.
pub(crate) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

#[cfg(test)]
mod tests {
    use ratatui::{buffer::Cell, layout::Rect};

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
