//! Text that wraps inside a box, with things in it that the cursor and the mouse can find.

use ratatui::{buffer::Buffer, layout::Rect, style::Style, text::Span};

/// A piece of a line; it is not broken unless it is longer than the line.
#[derive(Clone, Debug)]
struct Piece<T> {
    text: String,
    style: Style,
    thing: Option<T>,
}

/// Lines made of pieces.
#[derive(Clone, Debug)]
pub(crate) struct Flow<T> {
    lines: Vec<Vec<Piece<T>>>,
    /// The indent of continued lines.
    hang: u16,
}

/// Where things were drawn on the screen.
pub(crate) type Spots<T> = Vec<(Rect, T)>;

impl<T: Copy> Flow<T> {
    /// No lines yet; continued lines will be indented by `hang`.
    pub(crate) const fn new(hang: u16) -> Flow<T> {
        Flow { lines: Vec::new(), hang }
    }

    /// Begins a new line.
    pub(crate) fn line(&mut self) -> &mut Flow<T> {
        self.lines.push(Vec::new());
        self
    }

    /// Adds words, which may wrap between them.
    pub(crate) fn words(&mut self, text: &str, style: Style) -> &mut Flow<T> {
        for word in text.split_inclusive(' ') {
            self.piece(word.into(), style, None);
        }
        self
    }

    /// Adds a piece that stays whole.
    pub(crate) fn whole(&mut self, text: impl Into<String>, style: Style) -> &mut Flow<T> {
        self.piece(text.into(), style, None);
        self
    }

    /// Adds something the cursor can be on.
    pub(crate) fn thing(&mut self, text: impl Into<String>, style: Style, thing: T) -> &mut Flow<T> {
        self.piece(text.into(), style, Some(thing));
        self
    }

    fn piece(&mut self, text: String, style: Style, thing: Option<T>) {
        if self.lines.is_empty() {
            self.line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(Piece { text, style, thing });
        }
    }

    /// The text alone.
    pub(crate) fn lines_of_text(&self) -> Vec<String> {
        let text = |line: &Vec<Piece<T>>| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
        self.lines.iter().map(|line| text(line).trim_end().to_string()).collect()
    }

    /// How many lines it takes at this width.
    pub(crate) fn height(&self, width: u16) -> u16 {
        self.lines.iter().map(|line| self.broken(line, width).len() as u16).sum()
    }

    /// Draws as much as fits, and notes where things are.
    pub(crate) fn draw(&self, area: Rect, screen: &mut Buffer, spots: &mut Spots<T>) {
        self.draw_from(0, area, screen, spots);
    }

    /// The same from the line `first` on, for text longer than its box.
    pub(crate) fn draw_from(&self, first: u16, area: Rect, screen: &mut Buffer, spots: &mut Spots<T>) {
        let rows = self.lines.iter().flat_map(|line| self.broken(line, area.width)).skip(usize::from(first));
        for (row, y) in rows.zip(area.y..area.bottom()) {
            for (x, piece) in row {
                let left = area.x + x;
                let width = area.right().saturating_sub(left);
                let (end, _) = screen.set_stringn(left, y, &piece.text, usize::from(width), piece.style);
                if let Some(thing) = piece.thing {
                    spots.push((Rect::new(left, y, end.saturating_sub(left).max(1), 1), thing));
                }
            }
        }
    }

    /// A line as rows of pieces, each with the column it begins at.
    fn broken<'a>(&self, line: &'a [Piece<T>], width: u16) -> Vec<Vec<(u16, &'a Piece<T>)>> {
        let mut rows = vec![Vec::new()];
        let mut x = 0;
        for piece in line {
            let needed = Span::raw(piece.text.trim_end()).width() as u16;
            if x + needed > width && x > self.hang {
                rows.push(Vec::new());
                x = self.hang.min(width.saturating_sub(1));
            }
            if let Some(row) = rows.last_mut() {
                row.push((x, piece));
            }
            x += Span::raw(piece.text.as_str()).width() as u16;
        }
        rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(flow: &Flow<u8>, width: u16, height: u16) -> (Vec<String>, Spots<u8>) {
        let area = Rect::new(0, 0, width, height);
        let (mut screen, mut spots) = (Buffer::empty(area), Vec::new());
        flow.draw(area, &mut screen, &mut spots);
        let row = |y| (0..width).map(|x| screen[(x, y)].symbol().to_string()).collect::<String>();
        ((0..height).map(row).collect(), spots)
    }

    #[test]
    fn lines_break_between_pieces_and_hang() {
        let mut flow = Flow::new(2);
        flow.line().words("one two three", Style::new()).thing("[7]", Style::new(), 7);
        let (rows, spots) = drawn(&flow, 9, 3);
        assert_eq!(rows, ["one two  ", "  three  ", "  [7]    "]);
        assert_eq!(spots, [(Rect::new(2, 2, 3, 1), 7)]);
        assert_eq!(flow.height(9), 3);
        assert_eq!(flow.height(80), 1);
    }

    #[test]
    fn nothing_is_drawn_outside_its_box() {
        let mut flow = Flow::new(0);
        flow.line().whole("averylongwordindeed", Style::new()).line().thing("x", Style::new(), 1);
        let (rows, spots) = drawn(&flow, 5, 1);
        assert_eq!(rows, ["avery"]);
        assert!(spots.is_empty());
    }
}
