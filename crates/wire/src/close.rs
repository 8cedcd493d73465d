//! Why a server closes a connection.

/// Why a server closes a connection, as the code of a WebSocket's close frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u16)]
pub enum Close {
    /// The server restarts: connect again.
    Restart = 1012,
    /// The client was built from other sources: reload it.
    OtherBuild = 4001,
    /// The key fits no seat of the table.
    NoSuchSeat = 4003,
    /// There is no such table.
    NoSuchTable = 4004,
    /// The client does not read what it is sent: connect again.
    TooSlow = 4008,
    /// Somebody has connected with the same key: the newest connection has the seat.
    Elsewhere = 4009,
    /// The client sends too much.
    TooMuch = 4029,
}

impl Close {
    const ALL: [Close; 7] = [
        Close::Restart,
        Close::OtherBuild,
        Close::NoSuchSeat,
        Close::NoSuchTable,
        Close::TooSlow,
        Close::Elsewhere,
        Close::TooMuch,
    ];

    /// The code on the wire.
    pub const fn code(self) -> u16 {
        self as u16
    }

    /// What a code on the wire means.
    pub fn from_code(code: u16) -> Option<Close> {
        Close::ALL.into_iter().find(|close| close.code() == code)
    }

    /// Does it help to connect again?
    pub const fn is_temporary(self) -> bool {
        matches!(self, Close::Restart | Close::TooSlow | Close::TooMuch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_again() {
        for close in Close::ALL {
            assert_eq!(Close::from_code(close.code()), Some(close));
        }
        assert_eq!(Close::from_code(1000), None);
    }
}
