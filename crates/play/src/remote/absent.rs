//! Who is not at a table, as far as the others may decide about it.

use wire::{Person, Presence, Stage, Table, Who};

/// Is the player of this seat away, before or in a game, and nobody plays for them?
pub fn is_absent(table: &Table, seat: u8) -> bool {
    let who = table.seats.get(usize::from(seat)).map(|seat| &seat.who);
    let is_away = matches!(who, Some(Who::Person(Person { presence: Presence::Away, bot: None, .. })));
    is_away && table.stage != Stage::Over
}

/// Can a bot be proposed for this seat, because nobody sits there or the player is away?
pub fn needs_bot(table: &Table, seat: u8) -> bool {
    let who = table.seats.get(usize::from(seat)).map(|seat| &seat.who);
    let is_free = matches!(who, Some(Who::Open));
    is_absent(table, seat) || (is_free && table.stage == Stage::Lobby)
}

/// Is nobody else there who could be asked?
pub fn is_alone(table: &Table) -> bool {
    let is_there = |seat: &wire::Seat| match &seat.who {
        Who::Person(person) => person.presence != Presence::Away && person.bot.is_none(),
        Who::Open | Who::Bot(_) => false,
    };
    (0..).zip(&table.seats).all(|(seat, at)| table.you == Some(seat) || !is_there(at))
}
